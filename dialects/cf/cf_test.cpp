// SPDX-License-Identifier: Apache-2.0
#include "dialects/cf/cf.h"

#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/context/context.h"
#include "gtest/gtest.h"

namespace mlir::cf {
namespace {

/// Provides a builder at the end of the first of two blocks.
class CfTest : public testing::Test {
protected:
  CfTest() {
    DialectRegistry registry;
    registry.insert<ControlFlowDialect>();
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
    from = &region.emplaceBlock();
    to = &region.emplaceBlock();
    flag = from->addArgument(builder.getI8Type(), loc);
    condition = from->addArgument(builder.getI1Type(), loc);
    builder.setInsertionPointToEnd(from);
  }

  MLIRContext context;
  OpBuilder builder{&context};
  Location loc = builder.getUnknownLoc();
  Region region;
  Block *from, *to;
  Value flag, condition;
};

TEST_F(CfTest, Branch) {
  auto branch = BranchOp::create(builder, loc, to, ValueRange{flag, condition});
  branch.eraseOperand(0);
  ASSERT_EQ(branch->getNumOperands(), 1u);
  branch.setDest(from);
  EXPECT_EQ(branch.getSuccessorForOperands({}), from);
  EXPECT_EQ(branch.getSuccessorOperands(0)[0], condition);
}

TEST_F(CfTest, CondBranch) {
  auto branch =
      CondBranchOp::create(builder, loc, condition, to, ValueRange(flag), from,
                           ValueRange(), ArrayRef<int32_t>{1, 2});
  EXPECT_EQ(branch.getWeights()[1], 2);
  EXPECT_EQ(branch.getNumTrueOperands(), 1u);
  EXPECT_EQ(
      branch.getSuccessorForOperands(Attribute(builder.getBoolAttr(false))),
      from);
  EXPECT_EQ(
      branch.getSuccessorForOperands(Attribute(builder.getBoolAttr(true))), to);
  EXPECT_EQ(branch.getSuccessorForOperands(Attribute()), nullptr);
  branch.eraseTrueOperand(0);
  EXPECT_EQ(branch.getNumTrueOperands(), 0u);
}

TEST_F(CfTest, Switch) {
  SmallVector<Block *> cases = {to, from};
  SmallVector<ValueRange> operands = {ValueRange(flag), ValueRange()};
  auto op = SwitchOp::create(builder, loc, flag, from, ValueRange(),
                             ArrayRef<APInt>{APInt(8, 3), APInt(8, 255)},
                             BlockRange(cases), operands);
  EXPECT_TRUE(succeeded(op.verify()));
  auto lookup = [&](int64_t value) {
    return op.getSuccessorForOperands(
        Attribute(builder.getIntegerAttr(builder.getI8Type(), value)));
  };
  EXPECT_EQ(lookup(3), to);
  EXPECT_EQ(lookup(4), from);
  EXPECT_EQ(op.getSuccessorOperands(1).size(), 1u);
  EXPECT_EQ(op.getSuccessorOperands(2).size(), 0u);
}

} // namespace
} // namespace mlir::cf
