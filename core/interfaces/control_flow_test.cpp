// SPDX-License-Identifier: Apache-2.0
#include "core/interfaces/control_flow.h"

#include "core/interfaces/interface_test_base.h"

namespace mlir {
namespace {

/// Each successor receives `made` produced values, then all operands.
template <unsigned made>
struct Branches : BranchOpInterface::ExternalModel<Branches<made>, AnyOp> {
  SuccessorOperands getSuccessorOperands(Operation *op, unsigned) const {
    return SuccessorOperands(made, MutableOperandRange(op));
  }
  std::optional<BlockArgument> getSuccessorBlockArgument(Operation *,
                                                         unsigned) const {
    return std::nullopt;
  }
};

/// A loop. It and its terminator forward all operands to the arguments of the
/// first region; the terminator also exits.
struct Loop : RegionBranchOpInterface::ExternalModel<Loop, AnyOp> {
  OperandRange getEntrySuccessorOperands(Operation *op, RegionSuccessor) const {
    return op->getOperands();
  }
  void
  getEntrySuccessorRegions(Operation *, llvm::ArrayRef<Attribute>,
                           llvm::SmallVectorImpl<RegionSuccessor> &) const {}
  void
  getSuccessorRegions(Operation *op, RegionBranchPoint,
                      llvm::SmallVectorImpl<RegionSuccessor> &regions) const {
    regions.emplace_back(&op->getRegion(0), op->getRegion(0).getArguments());
    regions.emplace_back(op, op->getResults());
  }
  void getSuccessorRegions(Operation *, Region &,
                           llvm::SmallVectorImpl<RegionSuccessor> &) const {}
};

struct Yields
    : RegionBranchTerminatorOpInterface::ExternalModel<Yields, AnyOp> {
  MutableOperandRange getMutableSuccessorOperands(Operation *op,
                                                  RegionSuccessor) const {
    return MutableOperandRange(op);
  }
};

class ControlFlowTest : public InterfaceTest {
protected:
  ControlFlowTest() {
    const TraitUse terminator = {&OpTrait::IsTerminator::descriptor};
    test.define("test.br", {terminator}, {implement<Branches<0>>()});
    test.define("test.try", {terminator}, {implement<Branches<1>>()});
    test.define("test.loop", {}, {implement<Loop>()});
    test.define("test.yield", {terminator}, {implement<Yields>()});
  }
  /// Creates a branch with these operands to a block with these arguments.
  Operation *branch(llvm::StringRef name, std::vector<Value> operands,
                    std::vector<Type> arguments) {
    Block *target = test.addBlock(top.get());
    for (Type argument : arguments)
      target->addArgument(argument, test.builder.getUnknownLoc());
    goHome();
    return test.create(name, {.operands = operands, .successors = {target}});
  }
  /// Creates a loop that carries and yields these values.
  Operation *loop(std::vector<Value> inits, std::vector<Type> arguments,
                  std::vector<Value> yielded, std::vector<Type> results) {
    Operation *op = test.create(
        "test.loop", {.operands = inits, .results = results, .numRegions = 1});
    Block *block = test.addBlock(op);
    for (Type argument : arguments)
      block->addArgument(argument, test.builder.getUnknownLoc());
    test.create("test.yield", {.operands = yielded});
    goHome();
    return op;
  }
};

TEST_F(ControlFlowTest, VerifiesBranches) {
  using detail::verifyBranchOpInterface;
  Value a = value(i32);
  EXPECT_EQ(check(branch("test.br", {a}, {i32}), verifyBranchOpInterface), "");
  EXPECT_EQ(check(branch("test.br", {a}, {}), verifyBranchOpInterface),
            "branch has 1 operands for successor #0, but target block has 0");
  EXPECT_EQ(check(branch("test.br", {a}, {i64}), verifyBranchOpInterface),
            "type mismatch for bb argument #0 of successor #0");
  EXPECT_EQ(check(branch("test.try", {a}, {i64, i32}), verifyBranchOpInterface),
            "");
  EXPECT_EQ(check(branch("test.try", {a}, {i32, i64}), verifyBranchOpInterface),
            "type mismatch for bb argument #1 of successor #0");
}

TEST_F(ControlFlowTest, ArgumentsOfOperands) {
  Operation *op = branch("test.try", {value(i32)}, {i64, i32});
  SuccessorOperands operands = BranchOpInterface(op).getSuccessorOperands(0);
  EXPECT_EQ(operands.size(), 2u);
  EXPECT_FALSE(operands[0]);
  EXPECT_EQ(operands[1], op->getOperand(0));
  EXPECT_EQ(operands.getOperandIndex(1), 0u);
  Block *target = op->getSuccessor(0);
  EXPECT_EQ(detail::getBranchSuccessorArgument(operands, 0, target),
            target->getArgument(1));
  EXPECT_FALSE(detail::getBranchSuccessorArgument(operands, 1, target));
}

TEST_F(ControlFlowTest, VerifiesRegions) {
  using detail::verifyRegionBranchOpInterface;
  Value a = value(i32), b = value(i64);
  EXPECT_EQ(check(loop({a}, {i32}, {a}, {i32}), verifyRegionBranchOpInterface),
            "");
  EXPECT_EQ(check(loop({a}, {i64}, {a}, {i32}), verifyRegionBranchOpInterface),
            "'test.loop' op along control flow edge from parent to Region #0: "
            "successor operand type #0 'i32' should match successor input type "
            "#0 'i64'; note: region branch point");
  EXPECT_EQ(check(loop({a}, {i32}, {}, {i32}), verifyRegionBranchOpInterface),
            "'test.loop' op along control flow edge from Operation test.yield "
            "to Region #0: region branch point has 0 operands, but region "
            "successor needs 1 inputs; note: region branch point");
  EXPECT_EQ(check(loop({a}, {i32}, {a}, {i64}), verifyRegionBranchOpInterface),
            "'test.loop' op along control flow edge from parent to parent: "
            "successor operand type #0 'i32' should match successor input type "
            "#0 'i64'; note: region branch point");
  EXPECT_EQ(check(loop({b}, {i64}, {b}, {i64}), verifyRegionBranchOpInterface),
            "");
}

TEST_F(ControlFlowTest, Paths) {
  Value a = value(i32);
  Operation *op = loop({a}, {i32}, {a}, {i32});
  RegionBranchOpInterface interface(op);
  EXPECT_TRUE(interface.isRepetitiveRegion(0));
  EXPECT_TRUE(interface.hasLoop());
  Region &body = op->getRegion(0);
  Operation *yield = &body.front().back();
  EXPECT_EQ(getEnclosingRepetitiveRegion(yield), &body);
  EXPECT_EQ(getEnclosingRepetitiveRegion(body.getArgument(0)), &body);
  EXPECT_FALSE(insideMutuallyExclusiveRegions(yield, yield));

  RegionBranchSuccessorMapping inputs;
  interface.getSuccessorOperandInputMapping(inputs);
  EXPECT_EQ(inputs[&op->getOpOperand(0)],
            (llvm::SmallVector<Value>{body.getArgument(0), op->getResult(0)}));
  RegionBranchInverseSuccessorMapping operands;
  interface.getSuccessorInputOperandMapping(operands);
  EXPECT_EQ(operands[op->getResult(0)],
            (llvm::SmallVector<OpOperand *>{&op->getOpOperand(0),
                                            &yield->getOpOperand(0)}));
  llvm::SmallVector<Value> values;
  interface.getPredecessorValues({op, op->getResults()}, 0, values);
  EXPECT_EQ(values, (llvm::SmallVector<Value>{a, a}));
}

} // namespace
} // namespace mlir
