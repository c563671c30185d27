// SPDX-License-Identifier: Apache-2.0
//
// Each test verifies an operation with one trait.
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/descriptor/traits.h"
#include "core/ir/test_dialect.h"
#include "core/ir/verify/verifier.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

constexpr llvm::StringRef parentName[] = {"test.parent"};
constexpr llvm::StringRef endName[] = {"test.end"};

class TraitsOfStructure : public testing::Test {
protected:
  TraitsOfStructure() {
    body = test.create("unknown.body", {.numRegions = 1});
    block = test.addBlock(body.get());
    value =
        test.create("unknown.value", {.results = {test.builder.getI1Type()}})
            ->getResult(0);
  }

  void define(TraitUse use) { test.define("test.op", {use}); }
  /// Returns the diagnostics for an operation with the trait.
  std::string check(const TestOp &parts) {
    test.builder.setInsertionPointToEnd(block);
    Operation *op = test.create("test.op", parts);
    return check(op);
  }
  std::string check(Operation *op) {
    const bool isRight = succeeded(verify(op));
    std::string messages = test.takeMessages();
    EXPECT_EQ(isRight, messages.empty());
    return messages;
  }
  std::string checkOperands(unsigned count) {
    return check({.operands = std::vector<Value>(count, value)});
  }
  std::string checkResults(unsigned count) {
    return check({.results = std::vector<Type>(count, value.getType())});
  }
  std::string checkRegions(unsigned count) {
    return check({.numRegions = count});
  }
  std::string checkSuccessors(unsigned count) {
    Block *next = &body.get()->getRegion(0).emplaceBlock();
    std::string messages =
        check({.successors = std::vector<Block *>(count, next)});
    body.get()->getRegion(0).front().back().erase();
    next->erase();
    return messages;
  }

  TestDialect test;
  OwningOpRef<Operation *> body;
  Block *block;
  Value value;
};

TEST_F(TraitsOfStructure, ZeroOperands) {
  define({&OpTrait::ZeroOperands::descriptor});
  EXPECT_EQ(checkOperands(0), "");
  EXPECT_EQ(checkOperands(1), "'test.op' op requires zero operands");
}

TEST_F(TraitsOfStructure, OneOperand) {
  define({&OpTrait::OneOperand::descriptor});
  EXPECT_EQ(checkOperands(1), "");
  EXPECT_EQ(checkOperands(0), "'test.op' op requires a single operand");
  EXPECT_EQ(checkOperands(2), "'test.op' op requires a single operand");
}

TEST_F(TraitsOfStructure, NOperands) {
  define({&OpTrait::NOperands::descriptor, 2});
  EXPECT_EQ(checkOperands(2), "");
  EXPECT_EQ(checkOperands(3), "'test.op' op expected 2 operands, but found 3");
}

TEST_F(TraitsOfStructure, AtLeastNOperands) {
  define({&OpTrait::AtLeastNOperands::descriptor, 2});
  EXPECT_EQ(checkOperands(2), "");
  EXPECT_EQ(checkOperands(3), "");
  EXPECT_EQ(checkOperands(1),
            "'test.op' op expected 2 or more operands, but found 1");
}

TEST_F(TraitsOfStructure, ZeroResults) {
  define({&OpTrait::ZeroResults::descriptor});
  EXPECT_EQ(checkResults(0), "");
  EXPECT_EQ(checkResults(1), "'test.op' op requires zero results");
}

TEST_F(TraitsOfStructure, OneResult) {
  define({&OpTrait::OneResult::descriptor});
  EXPECT_EQ(checkResults(1), "");
  EXPECT_EQ(checkResults(0), "'test.op' op requires one result");
}

TEST_F(TraitsOfStructure, NResults) {
  define({&OpTrait::NResults::descriptor, 2});
  EXPECT_EQ(checkResults(2), "");
  EXPECT_EQ(checkResults(1), "'test.op' op expected 2 results");
}

TEST_F(TraitsOfStructure, AtLeastNResults) {
  define({&OpTrait::AtLeastNResults::descriptor, 2});
  EXPECT_EQ(checkResults(2), "");
  EXPECT_EQ(checkResults(1), "'test.op' op expected 2 or more results");
}

TEST_F(TraitsOfStructure, ZeroRegions) {
  define({&OpTrait::ZeroRegions::descriptor});
  EXPECT_EQ(checkRegions(0), "");
  EXPECT_EQ(checkRegions(1), "'test.op' op requires zero regions");
}

TEST_F(TraitsOfStructure, OneRegion) {
  define({&OpTrait::OneRegion::descriptor});
  EXPECT_EQ(checkRegions(1), "");
  EXPECT_EQ(checkRegions(2), "'test.op' op requires one region");
}

TEST_F(TraitsOfStructure, NRegions) {
  define({&OpTrait::NRegions::descriptor, 2});
  EXPECT_EQ(checkRegions(2), "");
  EXPECT_EQ(checkRegions(1), "'test.op' op expected 2 regions");
}

TEST_F(TraitsOfStructure, AtLeastNRegions) {
  define({&OpTrait::AtLeastNRegions::descriptor, 2});
  EXPECT_EQ(checkRegions(3), "");
  EXPECT_EQ(checkRegions(1), "'test.op' op expected 2 or more regions");
}

TEST_F(TraitsOfStructure, ZeroSuccessors) {
  define({&OpTrait::ZeroSuccessors::descriptor});
  EXPECT_EQ(checkSuccessors(0), "");
  EXPECT_EQ(checkSuccessors(1),
            "'test.op' op requires 0 successors but found 1");
}

TEST_F(TraitsOfStructure, OneSuccessor) {
  define({&OpTrait::OneSuccessor::descriptor});
  EXPECT_EQ(checkSuccessors(1), "");
  EXPECT_EQ(checkSuccessors(2),
            "'test.op' op requires 1 successor but found 2");
}

TEST_F(TraitsOfStructure, NSuccessors) {
  define({&OpTrait::NSuccessors::descriptor, 2});
  EXPECT_EQ(checkSuccessors(2), "");
  EXPECT_EQ(checkSuccessors(1),
            "'test.op' op requires 2 successors but found 1");
}

TEST_F(TraitsOfStructure, AtLeastNSuccessors) {
  define({&OpTrait::AtLeastNSuccessors::descriptor, 2});
  EXPECT_EQ(checkSuccessors(3), "");
  EXPECT_EQ(checkSuccessors(1),
            "'test.op' op requires at least 2 successors but found 1");
}

TEST_F(TraitsOfStructure, SuccessorsAreInTheRegion) {
  define({&OpTrait::OneSuccessor::descriptor});
  Operation *other = test.create("unknown.other", {.numRegions = 1});
  Block *elsewhere = test.addBlock(other);
  EXPECT_EQ(check({.successors = {elsewhere}}),
            "reference to block defined in another region");
}

TEST_F(TraitsOfStructure, IsTerminator) {
  define({&OpTrait::IsTerminator::descriptor});
  EXPECT_EQ(check(TestOp()), "");
  Operation *first = &block->back();
  EXPECT_EQ(check(TestOp()), "");
  EXPECT_EQ(check(first),
            "'test.op' op must be the last operation in the parent block");
}

TEST_F(TraitsOfStructure, TerminatorsAreInABlock) {
  define({&OpTrait::IsTerminator::descriptor});
  test.builder.clearInsertionPoint();
  OwningOpRef<Operation *> op = test.create("test.op");
  EXPECT_EQ(check(op.get()),
            "'test.op' op must be the last operation in the parent block");
}

TEST_F(TraitsOfStructure, HasParent) {
  define({&OpTrait::HasParent::descriptor, 0, parentName});
  EXPECT_EQ(check(TestOp()), "'test.op' op expects parent op 'test.parent'");
}

TEST_F(TraitsOfStructure, HasOneOfSeveralParents) {
  static constexpr llvm::StringRef names[] = {"test.parent", "test.other"};
  define({&OpTrait::HasParent::descriptor, 0, names});
  EXPECT_EQ(
      check(TestOp()),
      "'test.op' op expects parent op to be one of 'test.parent, test.other'");
  test.define("test.other");
  Operation *parent = test.create("test.other", {.numRegions = 1});
  block = test.addBlock(parent);
  EXPECT_EQ(check(TestOp()), "");
}

TEST_F(TraitsOfStructure, HasParentWithoutAny) {
  define({&OpTrait::HasParent::descriptor, 0, parentName});
  test.builder.clearInsertionPoint();
  OwningOpRef<Operation *> op = test.create("test.op");
  EXPECT_EQ(check(op.get()), "'test.op' op expects parent op 'test.parent'");
}

TEST_F(TraitsOfStructure, SingleBlock) {
  define({&OpTrait::SingleBlock::descriptor});
  Operation *op = test.create("test.op", {.numRegions = 2});
  EXPECT_EQ(check(op), "");
  test.addBlock(op, 1);
  EXPECT_EQ(check(op), "'test.op' op expects a non-empty block");
  test.create("unknown.end");
  EXPECT_EQ(check(op), "");
  test.addBlock(op, 1);
  EXPECT_EQ(check(op), "'test.op' op expects region #1 to have 0 or 1 blocks");
}

TEST_F(TraitsOfStructure, SingleBlockWithoutTerminatorMayBeEmpty) {
  test.define("test.op", {{&OpTrait::NoTerminator::descriptor},
                          {&OpTrait::SingleBlock::descriptor}});
  Operation *op = test.create("test.op", {.numRegions = 1});
  test.addBlock(op);
  EXPECT_EQ(check(op), "");
}

TEST_F(TraitsOfStructure, SingleBlockImplicitTerminator) {
  define({&OpTrait::SingleBlockImplicitTerminator::descriptor, 0, endName});
  test.define("test.end", {{&OpTrait::IsTerminator::descriptor}});
  Operation *op = test.create("test.op", {.numRegions = 2});
  test.addBlock(op, 1);
  test.create("test.end");
  EXPECT_EQ(check(op), "");
  op->getRegion(1).front().back().erase();
  test.create("unknown.end");
  EXPECT_EQ(check(op),
            "'test.op' op expects regions to end with 'test.end', found "
            "'unknown.end'; note: in custom textual format, the absence of "
            "terminator implies 'test.end'");
}

TEST_F(TraitsOfStructure, NoRegionArguments) {
  define({&OpTrait::NoRegionArguments::descriptor});
  Operation *op = test.create("test.op", {.numRegions = 1});
  test.addBlock(op);
  test.create("unknown.end");
  EXPECT_EQ(check(op), "");
  op->getRegion(0).addArgument(value.getType(), op->getLoc());
  EXPECT_EQ(check(op), "'test.op' op region should have no arguments");
}

TEST_F(TraitsOfStructure, NoRegionArgumentsInOneOfSeveral) {
  define({&OpTrait::NoRegionArguments::descriptor});
  Operation *op = test.create("test.op", {.numRegions = 2});
  test.addBlock(op, 1)->addArgument(value.getType(), op->getLoc());
  EXPECT_EQ(check(op), "'test.op' op region #1 should have no arguments");
}

TEST_F(TraitsOfStructure, IsIsolatedFromAbove) {
  define({&OpTrait::IsIsolatedFromAbove::descriptor});
  Operation *op = test.create("test.op", {.numRegions = 1});
  test.addBlock(op);
  Operation *nest = test.create("unknown.nest", {.numRegions = 1});
  test.create("unknown.end");
  test.addBlock(nest);
  Operation *inner = test.create("unknown.use", {.operands = {value}});
  EXPECT_EQ(check(op),
            "'unknown.use' op using value defined outside the "
            "region; note: required by region isolation constraints");
  inner->erase();
  EXPECT_EQ(check(op), "");
}

TEST_F(TraitsOfStructure, IsolatedFromAboveLeavesItsOperandsAlone) {
  define({&OpTrait::IsIsolatedFromAbove::descriptor});
  EXPECT_EQ(check({.operands = {value}, .numRegions = 1}), "");
}

TEST_F(TraitsOfStructure, IsolatedOperationsInsideAreNotLookedInto) {
  define({&OpTrait::IsIsolatedFromAbove::descriptor});
  Operation *outer = test.create("test.op", {.numRegions = 1});
  test.addBlock(outer);
  Operation *inner = test.create("test.op", {.numRegions = 1});
  test.addBlock(inner);
  test.create("unknown.use", {.operands = {value}});
  const TraitUse use = {&OpTrait::IsIsolatedFromAbove::descriptor};
  EXPECT_TRUE(succeeded(use.trait->verifyRegions(outer, use)));
  EXPECT_TRUE(failed(use.trait->verifyRegions(inner, use)));
}

TEST_F(TraitsOfStructure, IsolationOfEachRegionFromTheOthers) {
  define({&OpTrait::IsIsolatedFromAbove::descriptor});
  Operation *op = test.create("test.op", {.numRegions = 2});
  BlockArgument argument =
      test.addBlock(op, 0)->addArgument(value.getType(), op->getLoc());
  test.create("unknown.end");
  test.addBlock(op, 1);
  test.create("unknown.use", {.operands = {argument}});
  EXPECT_EQ(check(op),
            "'unknown.use' op using value defined outside the "
            "region; note: required by region isolation constraints");
}

struct Segments {
  int32_t operandSegmentSizes[2] = {};
  int32_t resultSegmentSizes[3] = {};
};
constexpr FieldDescriptor segmentFields[] = {
    {.name = "operandSegmentSizes",
     .kind = FieldKind::Int32Inline,
     .offset = offsetof(Segments, operandSegmentSizes),
     .count = 2},
    {.name = "resultSegmentSizes",
     .kind = FieldKind::Int32Inline,
     .offset = offsetof(Segments, resultSegmentSizes),
     .count = 3}};

class TraitsOfSegments : public TraitsOfStructure {
protected:
  /// Verifies an operation with three operands and results.
  std::string check(Segments segments) {
    Operation *op = test.create(
        "test.op", {.operands = std::vector<Value>(3, value),
                    .results = std::vector<Type>(3, value.getType())});
    op->getProperties<Segments>() = segments;
    return TraitsOfStructure::check(op);
  }
  void define(TraitUse use) {
    test.define("test.op", {use}, {}, {}, {segmentFields, sizeof(Segments)});
  }
};

TEST_F(TraitsOfSegments, OfOperands) {
  define({&OpTrait::AttrSizedOperandSegments::descriptor});
  EXPECT_EQ(check({.operandSegmentSizes = {1, 2}}), "");
  EXPECT_EQ(check({.operandSegmentSizes = {4, -1}}),
            "'test.op' op 'operandSegmentSizes' attribute cannot have negative "
            "elements");
  EXPECT_EQ(check({.operandSegmentSizes = {INT32_MAX, INT32_MAX}}),
            "'test.op' op operand count (3) does not match with the total size "
            "(4294967294) specified in attribute 'operandSegmentSizes'");
}

TEST_F(TraitsOfSegments, OfResults) {
  define({&OpTrait::AttrSizedResultSegments::descriptor});
  EXPECT_EQ(check({.resultSegmentSizes = {1, 0, 2}}), "");
  EXPECT_EQ(check({.resultSegmentSizes = {1, 0, 1}}),
            "'test.op' op result count (3) does not match with the total size "
            "(2) specified in attribute 'resultSegmentSizes'");
}

TEST_F(TraitsOfStructure, SegmentsInAnAttribute) {
  define({&OpTrait::AttrSizedOperandSegments::descriptor});
  EXPECT_EQ(checkOperands(2), "'test.op' op requires dense i32 array attribute "
                              "'operandSegmentSizes'");
  Attribute sizes = test.builder.getDenseI32ArrayAttr({1, 1});
  EXPECT_EQ(
      check({.operands = {value, value},
             .attributes = {test.getNamed("operandSegmentSizes", sizes)}}),
      "");
}

} // namespace
} // namespace mlir
