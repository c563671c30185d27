// SPDX-License-Identifier: Apache-2.0
#include "core/ir/verifier.h"

#include "core/ir/builtin_attributes.h"
#include "core/ir/builtin_ops.h"
#include "core/ir/region_kind.h"
#include "core/ir/symbol_table.h"
#include "core/ir/test_dialect.h"
#include "core/ir/traits.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

LogicalResult fail(Operation *op, llvm::StringRef text) {
  return op->emitError(text);
}

/// Of the dialect `test`: refuses discardable attributes `test.bad`.
LogicalResult verifyTestAttribute(Dialect &, Operation *op,
                                  NamedAttribute attribute) {
  if (attribute.getName().getValue() == "test.bad")
    return op->emitError("bad attribute");
  return success();
}

constexpr DialectDescriptor testDialect = {
    .name = "test", .id = {}, .verifyOperationAttribute = verifyTestAttribute};

class VerifierBase {
protected:
  explicit VerifierBase(MLIRContext::Threading threading)
      : test(threading, testDialect) {
    // A function: isolated, of blocks with terminators.
    test.define("test.func", {{&OpTrait::IsolatedFromAbove::descriptor}});
    test.define("test.br", {{&OpTrait::IsTerminator::descriptor}});
    test.define("test.graph", {{&OpTrait::NoTerminator::descriptor}},
                {{TypeID::get<RegionKindInterface>(), &onlyGraphRegions}});
    test.define("test.plain");
    test.define("test.bad", {}, {},
                {.verify = [](Operation *op) { return fail(op, "bad op"); }});
    module = ModuleOp::create(test.builder.getUnknownLoc());
    test.builder.setInsertionPointToEnd(module.get().getBody());
  }

  std::string check() { return check(module.get()); }
  std::string check(Operation *op, bool recursively = true) {
    const bool isRight = succeeded(verify(op, recursively));
    std::string messages = test.takeMessages();
    EXPECT_EQ(isRight, messages.empty());
    return messages;
  }
  /// An operation with a region that has a block, where building goes on.
  Operation *open(llvm::StringRef name) {
    Operation *op = test.create(name, {.numRegions = 1});
    test.addBlock(op);
    return op;
  }
  /// Ends the block, and goes on behind its operation.
  void close(llvm::ArrayRef<Block *> successors = {}) {
    test.create("test.br", {.successors = successors});
    leave();
  }
  void leave() {
    test.builder.setInsertionPointAfter(test.builder.getBlock()->getParentOp());
  }
  Value value(llvm::StringRef name = "unknown.value") {
    return test.create(name, {.results = {test.builder.getI32Type()}})
        ->getResult(0);
  }
  Operation *use(Value used, llvm::StringRef name = "unknown.use") {
    return test.create(name, {.operands = {used}});
  }

  TestDialect test;
  OwningOpRef<ModuleOp> module;
};

class Verifier : public testing::Test, protected VerifierBase {
protected:
  Verifier() : VerifierBase(MLIRContext::Threading::Disabled) {}
};

TEST_F(Verifier, AnEmptyModule) { EXPECT_EQ(check(), ""); }

TEST_F(Verifier, RunsTheOperationsOwnCheck) {
  test.create("test.bad");
  EXPECT_EQ(check(), "bad op");
}

TEST_F(Verifier, StopsAtTheFirstError) {
  test.create("test.bad");
  test.create("test.bad");
  EXPECT_EQ(check(), "bad op");
}

TEST_F(Verifier, ChecksTraitsInOrderThenTheOwnCheck) {
  auto hook = [](Operation *op) { return fail(op, "own"); };
  test.define(
      "test.both",
      {{&OpTrait::OneResult::descriptor}, {&OpTrait::OneOperand::descriptor}},
      {}, {.verify = hook});
  test.create("test.both");
  EXPECT_EQ(check(), "'test.both' op requires one result");
  module.get().getBody()->clear();
  test.builder.setInsertionPointToEnd(module.get().getBody());
  Operation *op =
      test.create("test.both", {.results = {test.builder.getI32Type()}});
  EXPECT_EQ(check(), "'test.both' op requires a single operand");
  op->insertOperands(0, value());
  EXPECT_EQ(check(), "own");
}

TEST_F(Verifier, ChecksRegionsLast) {
  auto hook = [](Operation *op) { return fail(op, "with regions"); };
  test.define("test.outer", {}, {}, {.verifyRegions = hook});
  open("test.outer");
  test.create("test.bad");
  test.create("test.br");
  EXPECT_EQ(check(), "bad op");
  test.builder.getBlock()->front().erase();
  EXPECT_EQ(check(), "with regions");
}

TEST_F(Verifier, OneOperationOnly) {
  open("unknown.op");
  test.create("test.bad");
  EXPECT_EQ(check(module.get().getBody()->getParentOp(), false), "");
}

TEST_F(Verifier, OneOperationOnlyWithTheOrderOfItsValues) {
  Operation *function = open("test.func");
  Value late = value();
  use(late)->moveBefore(late.getDefiningOp());
  close();
  EXPECT_EQ(check(function, false),
            "operand #0 does not dominate this use; note: operand defined here "
            "(op in the same block)");
}

TEST_F(Verifier, NullOperands) {
  use(value())->setOperand(0, Value());
  EXPECT_EQ(check(), "null operand found");
}

TEST_F(Verifier, NullOperandsOfIsolatedOperations) {
  Operation *op =
      test.create("test.func", {.operands = {value()}, .numRegions = 1});
  op->setOperand(0, Value());
  EXPECT_EQ(check(), "null operand found");
}

TEST_F(Verifier, NullOperandsOfTheTopOperation) {
  Operation *op = use(value());
  op->setOperand(0, Value());
  EXPECT_EQ(check(op), "null operand found");
}

// Attributes and names.

TEST_F(Verifier, AsksDialectsAboutDiscardableAttributes) {
  test.create("unknown.op",
              {.attributes = {test.getNamed("test.good"), test.getNamed("bad"),
                              test.getNamed("other.bad")}});
  EXPECT_EQ(check(), "");
  test.create("unknown.op", {.attributes = {test.getNamed("test.bad")}});
  EXPECT_EQ(check(), "bad attribute");
}

TEST_F(Verifier, AttributesComeBeforeTraits) {
  test.create("test.bad", {.attributes = {test.getNamed("test.bad")}});
  EXPECT_EQ(check(), "bad attribute");
}

TEST_F(Verifier, UnregisteredDialects) {
  test.create("unknown.op");
  EXPECT_EQ(check(), "");
  test.context.allowUnregisteredDialects(false);
  EXPECT_EQ(check(),
            "'unknown.op' op created with unregistered dialect. If this is "
            "intended, please call allowUnregisteredDialects() on the "
            "MLIRContext, or use -allow-unregistered-dialect with the MLIR opt "
            "tool used");
}

TEST_F(Verifier, UnregisteredOperationsOfADialect) {
  test.create("test.unknown");
  EXPECT_EQ(check(), "unregistered operation 'test.unknown' found in dialect "
                     "('test') that does not allow unknown operations");
  test.dialect->allowUnknownOperations();
  EXPECT_EQ(check(), "");
}

TEST_F(Verifier, UnregisteredOperationsComeBehindWhatIsInThem) {
  open("test.unknown");
  test.create("test.unknown.inner");
  EXPECT_EQ(check(), "unregistered operation 'test.unknown.inner' found in "
                     "dialect ('test') that does not allow unknown operations");
}

// Blocks.

TEST_F(Verifier, EmptyBlocks) {
  Operation *function = open("test.func");
  EXPECT_EQ(check(), "empty block: expect at least a terminator");
  test.create("test.br");
  EXPECT_EQ(check(), "");
  test.addBlock(function);
  EXPECT_EQ(check(), "empty block: expect at least a terminator");
}

TEST_F(Verifier, EmptyBlocksWithoutTerminator) {
  open("test.graph");
  EXPECT_EQ(check(), "");
  leave();
  Operation *unknown = open("unknown.op");
  EXPECT_EQ(check(), "");
  test.addBlock(unknown);
  EXPECT_EQ(check(), "empty block: expect at least a terminator");
}

TEST_F(Verifier, BlocksEndWithATerminator) {
  open("test.func");
  test.create("test.plain");
  EXPECT_EQ(check().substr(0, 32), "block with no terminator, has \"t");
}

TEST_F(Verifier, UnregisteredOperationsMayEndABlock) {
  open("test.func");
  test.create("unknown.end");
  EXPECT_EQ(check(), "");
}

TEST_F(Verifier, BranchesEndABlock) {
  Operation *function = open("test.func");
  Block *first = test.builder.getBlock();
  Block *next = test.addBlock(function);
  test.create("test.br");
  test.builder.setInsertionPointToEnd(first);
  // It is reported before what is wrong with an operation in front of it.
  test.create("test.bad");
  test.create("unknown.br", {.successors = {next}});
  test.create("test.br");
  EXPECT_EQ(check(), "operation with block successors must terminate its "
                     "parent block");
}

TEST_F(Verifier, BranchesStayInTheRegion) {
  Operation *function = open("test.func");
  Block *inner = test.builder.getBlock();
  Operation *nest = test.create("test.plain", {.numRegions = 1});
  test.create("test.br");
  test.addBlock(nest);
  test.create("test.br", {.successors = {inner}});
  Block *second = test.addBlock(function);
  test.create("test.br");
  nest->getRegion(0).front().back().setSuccessor(second, 0);
  EXPECT_EQ(check(), "'test.br' op branching to block of a different region");
}

TEST_F(Verifier, NothingGoesToTheEntry) {
  Operation *function = open("test.func");
  test.create("test.br", {.successors = {&function->getRegion(0).front()}});
  EXPECT_EQ(check(), "entry block of region may not have predecessors");
}

TEST_F(Verifier, GraphsHaveOneBlock) {
  Operation *graph = open("test.graph");
  test.create("unknown.op");
  test.addBlock(graph);
  test.create("unknown.op");
  EXPECT_EQ(check(),
            "'test.graph' op expects graph region #0 to have 0 or 1 blocks");
}

// Dominance.

TEST_F(Verifier, UsesComeBehindDefinitions) {
  open("test.func");
  Value late = value();
  use(late)->moveBefore(late.getDefiningOp());
  test.create("test.br");
  EXPECT_EQ(check(),
            "operand #0 does not dominate this use; note: operand defined here "
            "(op in the same block)");
}

TEST_F(Verifier, OperationsDoNotUseThemselves) {
  open("test.func");
  Value used = value();
  used.getDefiningOp()->insertOperands(0, used);
  test.create("test.br");
  EXPECT_EQ(check(),
            "operand #0 does not dominate this use; note: operand defined here "
            "(op in the same block)");
}

TEST_F(Verifier, AnyOrderInGraphs) {
  Value late = value();
  use(late)->moveBefore(late.getDefiningOp());
  late.getDefiningOp()->insertOperands(0, late);
  EXPECT_EQ(check(), "");
}

TEST_F(Verifier, AnyOrderInOneBlockOfAnUnregisteredOperation) {
  open("test.func");
  Operation *unknown = open("unknown.op");
  Value late = value();
  use(late)->moveBefore(late.getDefiningOp());
  leave();
  test.create("test.br");
  EXPECT_EQ(check(), "");
  test.addBlock(unknown);
  test.create("unknown.end");
  EXPECT_EQ(check(),
            "operand #0 does not dominate this use; note: operand defined here "
            "(op in the same block)");
}

TEST_F(Verifier, NestedUsesComeBehindDefinitions) {
  open("test.func");
  Operation *nest = open("unknown.op");
  leave();
  Value late = value();
  test.create("test.br");
  test.builder.setInsertionPointToEnd(&nest->getRegion(0).front());
  use(late);
  EXPECT_EQ(check(),
            "operand #0 does not dominate this use; note: operand defined here "
            "(op in a parent region)");
}

TEST_F(Verifier, ResultsAreNotSeenInTheirOwnRegions) {
  open("test.func");
  Operation *nest = test.create(
      "unknown.op", {.results = {test.builder.getI32Type()}, .numRegions = 1});
  test.create("test.br");
  test.addBlock(nest);
  use(nest->getResult(0));
  EXPECT_EQ(check(),
            "operand #0 does not dominate this use; note: operand defined here "
            "(op in a parent region)");
}

TEST_F(Verifier, ValuesOfARegionAreNotSeenOutside) {
  open("test.func");
  open("unknown.op");
  Value inner = value();
  leave();
  use(inner);
  test.create("test.br");
  EXPECT_EQ(check(),
            "operand #0 does not dominate this use; note: operand defined here "
            "(op in a child region)");
}

TEST_F(Verifier, ValuesOfARegionAreNotSeenInAnother) {
  open("test.func");
  open("unknown.op");
  Value inner = value();
  leave();
  open("unknown.op");
  use(inner);
  leave();
  test.create("test.br");
  EXPECT_EQ(check(),
            "operand #0 does not dominate this use; note: operand defined here "
            "(op is neither in a parent nor in a child region)");
}

TEST_F(Verifier, ValuesOfAnIsolatedRegionAreNotSeenOutside) {
  open("test.func");
  Value inner = value();
  close();
  use(inner);
  EXPECT_EQ(check(),
            "operand #0 does not dominate this use; note: operand defined here "
            "(op in a child region)");
}

TEST_F(Verifier, ValuesFromOutsideAreNotSeenInIsolatedRegions) {
  Value outer = value();
  open("test.func");
  use(outer);
  test.create("test.br");
  EXPECT_EQ(check(),
            "'unknown.use' op using value defined outside the region; note: "
            "required by region isolation constraints");
}

TEST_F(Verifier, IsolationIsReportedBeforeDominance) {
  Value outer = value();
  open("test.func");
  Value late = value();
  use(late)->moveBefore(late.getDefiningOp());
  use(outer);
  test.create("test.br");
  EXPECT_EQ(check(),
            "'unknown.use' op using value defined outside the region; note: "
            "required by region isolation constraints");
}

/// A function whose first block goes to two, which go to the last one.
class VerifierOfDiamonds : public Verifier {
protected:
  VerifierOfDiamonds() {
    Operation *function = open("test.func");
    blocks.push_back(test.builder.getBlock());
    for (unsigned i = 1; i < 4; ++i)
      blocks.push_back(test.addBlock(function));
    branch(0, {blocks[1], blocks[2]});
    branch(1, {blocks[3]});
    branch(2, {blocks[3]});
    branch(3, {});
  }
  void branch(unsigned from, std::vector<Block *> targets) {
    test.builder.setInsertionPointToEnd(blocks[from]);
    test.create("test.br", {.successors = targets});
  }
  /// Goes on in front of the terminator of a block.
  void goTo(unsigned block) {
    test.builder.setInsertionPoint(&blocks[block]->back());
  }
  std::vector<Block *> blocks;
};

TEST_F(VerifierOfDiamonds, TheFirstBlockDominatesAll) {
  goTo(0);
  Value first = value();
  for (unsigned i = 0; i < 4; ++i) {
    goTo(i);
    use(first);
  }
  EXPECT_EQ(check(), "");
}

TEST_F(VerifierOfDiamonds, ABranchDominatesNotWhatComesBehind) {
  goTo(1);
  Value first = value();
  goTo(3);
  use(first);
  EXPECT_EQ(check(),
            "operand #0 does not dominate this use; note: operand defined here "
            "(op in the same region)");
}

TEST_F(VerifierOfDiamonds, ArgumentsDominateAsTheirBlockDoes) {
  BlockArgument argument = blocks[2]->addArgument(test.builder.getI32Type(),
                                                  test.builder.getUnknownLoc());
  goTo(2);
  use(argument);
  EXPECT_EQ(check(), "");
  goTo(3);
  use(argument);
  EXPECT_EQ(check(), "operand #0 does not dominate this use; note: operand "
                     "defined as a block argument (block #2 in the same "
                     "region)");
}

TEST_F(VerifierOfDiamonds, ArgumentsOfAParentRegion) {
  BlockArgument argument = blocks[2]->addArgument(test.builder.getI32Type(),
                                                  test.builder.getUnknownLoc());
  goTo(1);
  open("unknown.op");
  use(argument);
  EXPECT_EQ(check(), "operand #0 does not dominate this use; note: operand "
                     "defined as a block argument (block #2 in a parent "
                     "region)");
}

TEST_F(VerifierOfDiamonds, ArgumentsOfAChildRegion) {
  goTo(1);
  open("unknown.op");
  BlockArgument argument = test.builder.getBlock()->addArgument(
      test.builder.getI32Type(), test.builder.getUnknownLoc());
  leave();
  use(argument);
  EXPECT_EQ(check(), "operand #0 does not dominate this use; note: operand "
                     "defined as a block argument (block #0 in a child "
                     "region)");
}

TEST_F(VerifierOfDiamonds, AnythingIsSeenInBlocksThatAreNotReached) {
  blocks[0]->back().setSuccessor(blocks[1], 1);
  goTo(1);
  Value first = value();
  goTo(2);
  Value late = value();
  use(first)->moveBefore(late.getDefiningOp());
  use(late)->moveBefore(late.getDefiningOp());
  EXPECT_EQ(check(), "");
}

TEST_F(VerifierOfDiamonds, BlocksThatAreNotReachedDominateNothing) {
  blocks[0]->back().setSuccessor(blocks[1], 1);
  goTo(2);
  Value first = value();
  goTo(3);
  use(first);
  EXPECT_EQ(check(),
            "operand #0 does not dominate this use; note: operand defined here "
            "(op in the same region)");
}

TEST_F(VerifierOfDiamonds, UsesNestedInABlockThatIsDominated) {
  goTo(0);
  Value first = value();
  goTo(3);
  open("unknown.op");
  use(first);
  EXPECT_EQ(check(), "");
}

TEST_F(Verifier, OfOperationsWithRegionsTheLaterIsReportedFirst) {
  open("test.func");
  Value early = value();
  open("unknown.op");
  Operation *first = use(early);
  leave();
  open("unknown.op");
  Operation *second = use(early);
  leave();
  Value late = value();
  test.create("test.br");
  first->setOperand(0, late);
  second->insertOperands(1, late);
  EXPECT_EQ(check(),
            "operand #1 does not dominate this use; note: operand defined here "
            "(op in a parent region)");
}

// Isolated operations.

TEST_F(Verifier, IsolatedOperationsAreVerifiedAfterTheOthers) {
  open("test.func");
  test.create("test.br");
  test.create("test.br");
  leave();
  test.create("test.bad");
  EXPECT_EQ(check(), "bad op");
}

TEST_F(Verifier, EachIsolatedOperationReportsItsFirstError) {
  auto hook = [](Operation *op) { return fail(op, "with functions"); };
  test.define("test.program", {{&OpTrait::NoTerminator::descriptor}}, {},
              {.verifyRegions = hook});
  open("test.program");
  for (unsigned i = 0; i < 3; ++i) {
    open("test.func");
    test.create("test.bad");
    test.create("test.bad");
    close();
  }
  EXPECT_EQ(check(), "bad op; bad op; bad op");
}

TEST_F(Verifier, IsolatedOperationsDoNotStopEachOther) {
  open("test.func");
  close();
  open("test.func");
  test.create("test.bad");
  close();
  open("test.func");
  close();
  EXPECT_EQ(check(), "bad op");
}

TEST_F(Verifier, IsolatedOperationsInIsolatedOperations) {
  open("test.func");
  open("test.func");
  Value late = value();
  use(late)->moveBefore(late.getDefiningOp());
  close();
  close();
  open("test.func");
  test.create("test.bad");
  EXPECT_EQ(check(),
            "operand #0 does not dominate this use; note: operand defined here "
            "(op in the same block); bad op");
}

TEST_F(Verifier, SymbolsAreUniqueInModules) {
  auto name = test.getNamed("sym_name", test.builder.getStringAttr("a"));
  test.create("unknown.op", {.attributes = {name}});
  EXPECT_EQ(check(), "");
  test.create("unknown.op", {.attributes = {name}});
  EXPECT_EQ(check(), "redefinition of symbol named 'a'; note: see existing "
                     "symbol definition here");
}

// Sizes.

TEST_F(Verifier, ManyNestedRegions) {
  Value outer;
  for (unsigned i = 0; i < 10000; ++i) {
    open("unknown.op");
    if (i == 0)
      outer = value();
  }
  use(outer);
  EXPECT_EQ(check(), "");
}

TEST_F(Verifier, ManyNestedIsolatedRegions) {
  for (unsigned i = 0; i < 10000; ++i)
    open("builtin.module");
  test.create("test.bad");
  EXPECT_EQ(check(), "bad op");
}

class VerifierWithThreads : public testing::Test, protected VerifierBase {
protected:
  VerifierWithThreads() : VerifierBase(MLIRContext::Threading::Enabled) {}
};

TEST_F(VerifierWithThreads, ReportsInTheOrderOfTheIR) {
  std::string expected;
  for (unsigned i = 0; i < 500; ++i) {
    open("test.func");
    value();
    if (i % 3 == 0) {
      std::string name = "test.bad" + std::to_string(i);
      test.create(name);
      expected += (expected.empty() ? "" : "; ") +
                  ("unregistered operation '" + name +
                   "' found in dialect ('test') that does not allow unknown "
                   "operations");
    }
    close();
  }
  EXPECT_EQ(check(), expected);
}

TEST_F(VerifierWithThreads, ReportsInTheOrderOfTheIRInNestedModules) {
  std::string expected;
  for (unsigned i = 0; i < 100; ++i) {
    open("builtin.module");
    for (unsigned j = 0; j < 10; ++j) {
      open("builtin.module");
      test.create("test.bad");
      leave();
      expected += expected.empty() ? "bad op" : "; bad op";
    }
    leave();
  }
  EXPECT_EQ(check(), expected);
}

} // namespace
} // namespace mlir
