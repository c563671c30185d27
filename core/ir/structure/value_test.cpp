// SPDX-License-Identifier: Apache-2.0
#include "core/ir/structure/value.h"

#include "core/ir/ir_fixture.h"
#include "llvm/ADT/DenseSet.h"

namespace mlir {
namespace {

class ValueTest : public IRTest {
protected:
  ValueTest() : def(make("t.def", {}, {i32(), i32()})) {
    argument = block.addArgument(i32(), location);
  }
  ~ValueTest() override { block.clear(); }

  /// Returns the operands of an operation.
  llvm::SmallVector<Value> operands(Operation *op) {
    return llvm::to_vector(op->getOperands());
  }

  OwningOpRef<Operation *> def;
  Block block;
  Value argument;
};

TEST_F(ValueTest, AResultKnowsItsOperation) {
  Value value = def->getResult(1);
  EXPECT_EQ(value.getDefiningOp(), *def);
  EXPECT_EQ(llvm::cast<OpResult>(value).getResultNumber(), 1u);
  EXPECT_EQ(value.getParentBlock(), nullptr);
}

TEST_F(ValueTest, AnArgumentKnowsItsBlock) {
  EXPECT_EQ(argument.getDefiningOp(), nullptr);
  EXPECT_EQ(argument.getParentBlock(), &block);
  EXPECT_EQ(llvm::cast<BlockArgument>(argument).getArgNumber(), 0u);
  EXPECT_EQ(argument.getParentRegion(), nullptr);
}

TEST_F(ValueTest, TypesCanBeChanged) {
  argument.setType(builder.getF32Type());
  EXPECT_EQ(argument.getType(), builder.getF32Type());
  def->getResult(1).setType(builder.getF32Type());
  EXPECT_EQ(def->getResult(1).getType(), builder.getF32Type());
  EXPECT_EQ(def->getResult(0).getType(), i32());
}

TEST_F(ValueTest, LocationsAreThoseOfTheOperationOrTheArgument) {
  Location file = FileLineColLoc::get(&context, "f", 1, 2);
  Value(def->getResult(0)).setLoc(file);
  EXPECT_EQ(def->getLoc(), file);
  EXPECT_EQ(Value(def->getResult(1)).getLoc(), file);
  EXPECT_EQ(argument.getLoc(), location);
  argument.setLoc(file);
  EXPECT_EQ(llvm::cast<BlockArgument>(argument).getLoc(), file);
}

TEST_F(ValueTest, UsesAreCounted) {
  Value value = def->getResult(0);
  EXPECT_TRUE(value.use_empty());
  EXPECT_FALSE(value.hasOneUse());
  EXPECT_TRUE(value.hasNUses(0));
  append(&block, "t.use", {value});
  EXPECT_TRUE(value.hasOneUse());
  append(&block, "t.use", {value, value});
  EXPECT_FALSE(value.hasOneUse());
  EXPECT_TRUE(value.hasNUses(3));
  EXPECT_TRUE(value.hasNUsesOrMore(2));
  EXPECT_FALSE(value.hasNUsesOrMore(4));
}

TEST_F(ValueTest, UsesKnowTheirOwnerAndNumber) {
  Operation *use = append(&block, "t.use", {argument, def->getResult(0)});
  OpOperand &operand = *def->getResult(0).getUses().begin();
  EXPECT_EQ(operand.getOwner(), use);
  EXPECT_EQ(operand.getOperandNumber(), 1u);
  EXPECT_TRUE(operand.is(def->getResult(0)));
}

TEST_F(ValueTest, AUserWithTwoUsesIsSeenTwice) {
  Operation *use = append(&block, "t.use", {argument, argument});
  EXPECT_EQ(llvm::to_vector(argument.getUsers()),
            (llvm::SmallVector<Operation *>{use, use}));
}

TEST_F(ValueTest, ReplaceAllUsesExceptSparesAnOperation) {
  Operation *one = append(&block, "t.one", {argument});
  Operation *two = append(&block, "t.two", {argument, argument});
  Value other = def->getResult(0);
  argument.replaceAllUsesExcept(other, one);
  EXPECT_EQ(operands(one), (llvm::SmallVector<Value>{argument}));
  EXPECT_EQ(operands(two), (llvm::SmallVector<Value>{other, other}));
}

TEST_F(ValueTest, ReplaceUsesMayMoveUsesToTheSameList) {
  Operation *use = append(&block, "t.use", {argument, argument, argument});
  unsigned asked = 0;
  argument.replaceUsesWithIf(def->getResult(0),
                             [&](OpOperand &) { return ++asked == 2; });
  EXPECT_EQ(asked, 3u);
  EXPECT_EQ(operands(use),
            (llvm::SmallVector<Value>{argument, def->getResult(0), argument}));
}

TEST_F(ValueTest, DropAllUsesLeavesNull) {
  Operation *use = append(&block, "t.use", {argument});
  argument.dropAllUses();
  EXPECT_EQ(use->getOperand(0), Value());
  EXPECT_TRUE(argument.use_empty());
}

TEST_F(ValueTest, UsesOutsideOfABlock) {
  append(&block, "t.use", {argument});
  EXPECT_FALSE(argument.isUsedOutsideOfBlock(&block));
  Block other;
  append(&other, "t.use", {argument});
  EXPECT_TRUE(argument.isUsedOutsideOfBlock(&block));
}

TEST_F(ValueTest, IsAKeyOfTables) {
  llvm::DenseSet<Value> set{argument, def->getResult(0)};
  EXPECT_TRUE(set.contains(argument));
  EXPECT_FALSE(set.contains(def->getResult(1)));
}

TEST_F(ValueTest, GoesThroughAnOpaquePointer) {
  EXPECT_EQ(Value::getFromOpaquePointer(argument.getAsOpaquePointer()),
            argument);
}

} // namespace
} // namespace mlir
