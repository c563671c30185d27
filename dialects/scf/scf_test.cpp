// SPDX-License-Identifier: Apache-2.0
#include "dialects/scf/scf.h"

#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/context/context.h"
#include "core/ir/verify/verifier.h"
#include "gtest/gtest.h"

namespace mlir::scf {
namespace {

/// Has a builder at the end of a module, and creates values of any type.
class ScfTest : public testing::Test {
protected:
  ScfTest() {
    DialectRegistry registry;
    registry.insert<SCFDialect>();
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
    module = ModuleOp::create(builder, loc);
    builder.setInsertionPointToEnd(module.get().getBody());
  }
  Value value(Type type) {
    return UnrealizedConversionCastOp::create(builder, loc, TypeRange(type),
                                              ValueRange())
        ->getResult(0);
  }
  bool isValid() { return succeeded(verify(module.get().getOperation())); }

  MLIRContext context;
  OpBuilder builder{&context};
  Location loc = builder.getUnknownLoc();
  OwningOpRef<ModuleOp> module;
  Type f32 = builder.getF32Type();
  Type index = builder.getIndexType();
};

TEST_F(ScfTest, ForWithoutBody) {
  Value i = value(index);
  auto loop = ForOp::create(builder, loc, i, i, i);
  EXPECT_TRUE(isValid());
  EXPECT_EQ(getForInductionVarOwner(loop.getInductionVar()), loop);
  EXPECT_EQ(loop.getStaticTripCount()->getZExtValue(), 0u);
  EXPECT_FALSE(getForInductionVarOwner(i));
}

TEST_F(ScfTest, ForUnsignedWithArguments) {
  Value i = value(index), x = value(f32);
  auto loop = ForOp::create(
      builder, loc, i, i, i, ValueRange(x),
      [](OpBuilder &body, Location bodyLoc, Value, ValueRange arguments) {
        YieldOp::create(body, bodyLoc, arguments);
      },
      /*unsignedCmp=*/true);
  EXPECT_TRUE(isValid());
  EXPECT_TRUE(loop.getUnsignedCmp());
  LoopLikeOpInterface interface(loop);
  EXPECT_EQ(interface.getInits().front(), x);
  EXPECT_EQ(interface.getTiedLoopResult(loop.getRegionIterArg(0)),
            loop->getResult(0));
}

TEST_F(ScfTest, LoopNest) {
  Value i = value(index), j = value(index), x = value(f32);
  SmallVector<Value> bounds = {i, j};
  LoopNest nest = buildLoopNest(
      builder, loc, bounds, bounds, bounds, ValueRange(x),
      [](OpBuilder &, Location, ValueRange variables, ValueRange arguments) {
        EXPECT_EQ(variables.size(), 2u);
        return ValueVector(arguments.begin(), arguments.end());
      });
  EXPECT_TRUE(isValid());
  ASSERT_EQ(nest.loops.size(), 2u);
  EXPECT_EQ(nest.loops[1]->getParentOp(), nest.loops[0].getOperation());
  EXPECT_EQ(nest.results.front(), Value(nest.loops[0]->getResult(0)));
}

TEST_F(ScfTest, LoopNestWithoutLoops) {
  Value x = value(f32);
  LoopNest nest = buildLoopNest(
      builder, loc, {}, {}, {}, ValueRange(x),
      [](OpBuilder &, Location, ValueRange, ValueRange arguments) {
        return ValueVector(arguments.begin(), arguments.end());
      });
  EXPECT_TRUE(nest.loops.empty());
  EXPECT_EQ(nest.results.front(), x);
}

TEST_F(ScfTest, If) {
  Value c = value(builder.getI1Type()), x = value(f32);
  auto yield = [&](OpBuilder &body, Location bodyLoc) {
    YieldOp::create(body, bodyLoc, ValueRange(x));
  };
  auto inferred = IfOp::create(builder, loc, c, yield, yield);
  EXPECT_EQ(inferred->getResult(0).getType(), f32);
  auto plain = IfOp::create(builder, loc, c, /*withElseRegion=*/true);
  EXPECT_TRUE(isValid());
  EXPECT_TRUE(
      insideMutuallyExclusiveBranches(plain.thenYield(), plain.elseYield()));
  EXPECT_FALSE(
      insideMutuallyExclusiveBranches(plain.thenYield(), inferred.thenYield()));

  SmallVector<RegionSuccessor> successors;
  plain.getEntrySuccessorRegions(Attribute(builder.getBoolAttr(false)),
                                 successors);
  ASSERT_EQ(successors.size(), 1u);
  EXPECT_EQ(successors.front().getSuccessor(), &plain.getElseRegion());
}

TEST_F(ScfTest, While) {
  Value c = value(builder.getI1Type()), x = value(f32);
  auto loop = WhileOp::create(
      builder, loc, TypeRange(f32), ValueRange(x),
      [&](OpBuilder &body, Location bodyLoc, ValueRange arguments) {
        ConditionOp::create(body, bodyLoc, c, arguments);
      },
      [](OpBuilder &body, Location bodyLoc, ValueRange arguments) {
        YieldOp::create(body, bodyLoc, arguments);
      });
  EXPECT_TRUE(isValid());
  EXPECT_TRUE(RegionBranchOpInterface(loop).hasLoop());
  EXPECT_EQ(loop.getConditionOp().getArgs().front(),
            Value(loop.getBeforeArguments()[0]));
}

TEST_F(ScfTest, Parallel) {
  Value i = value(index), x = value(f32);
  ParallelOp::create(builder, loc, ValueRange(i), ValueRange(i), ValueRange(i));
  EXPECT_TRUE(isValid());
  auto loop = ParallelOp::create(
      builder, loc, ValueRange(i), ValueRange(i), ValueRange(i), ValueRange(x),
      [&](OpBuilder &body, Location bodyLoc, ValueRange, ValueRange) {
        auto reduce = ReduceOp::create(body, bodyLoc, ValueRange(x));
        Block &region = reduce.getReductions().front().front();
        OpBuilder inner = OpBuilder::atBlockEnd(&region);
        ReduceReturnOp::create(inner, bodyLoc, Value(region.getArgument(1)));
      });
  EXPECT_TRUE(isValid());
  EXPECT_EQ(getParallelForInductionVarOwner(loop.getInductionVars().front()),
            loop);
}

TEST_F(ScfTest, Forall) {
  Value i = value(index);
  Value tensor = value(Type(RankedTensorType::get({4}, f32)));
  auto loop = ForallOp::create(
      builder, loc,
      SmallVector<OpFoldResult>{
          OpFoldResult(i), OpFoldResult(Attribute(builder.getIndexAttr(4)))},
      ValueRange(tensor), std::nullopt);
  EXPECT_TRUE(isValid());
  EXPECT_TRUE(loop.isNormalized());
  EXPECT_EQ(loop.getRank(), 2);
  EXPECT_EQ(loop.getStaticUpperBound()[1], 4);
  EXPECT_EQ(loop.getTiedBlockArgument(&loop->getOpOperand(1)),
            loop.getRegionOutArgs()[0]);
  EXPECT_FALSE(loop.usesLinearMapping());
  EXPECT_TRUE(succeeded(loop.getDeviceMaskingAttr()));
  EXPECT_EQ(getForallOpThreadIndexOwner(loop.getInductionVar(0)), loop);
}

} // namespace
} // namespace mlir::scf
