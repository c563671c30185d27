// SPDX-License-Identifier: Apache-2.0
#include "dialects/index/index.h"

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/context/context.h"
#include "core/ir/structure/builders.h"
#include "gtest/gtest.h"

namespace mlir::index {
namespace {

class IndexTest : public testing::Test {
protected:
  IndexTest() {
    DialectRegistry registry;
    registry.insert<IndexDialect>();
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
  }
  OwningOpRef<Operation *> materialize(Attribute value, Type type) {
    return context.getLoadedDialect<IndexDialect>()->materializeConstant(
        builder, value, type, loc);
  }

  MLIRContext context;
  OpBuilder builder{&context};
  Location loc = builder.getUnknownLoc();
};

TEST_F(IndexTest, Materialize) {
  const Type index = builder.getIndexType(), i1 = builder.getI1Type();
  EXPECT_TRUE(isa<ConstantOp>(
      materialize(builder.getIndexAttr(int64_t(1) << 40), index).get()));
  EXPECT_TRUE(
      isa<BoolConstantOp>(materialize(builder.getBoolAttr(true), i1).get()));
  EXPECT_FALSE(materialize(builder.getBoolAttr(true), index));
  EXPECT_FALSE(materialize(builder.getIndexAttr(1), i1));
  EXPECT_FALSE(materialize(builder.getI32IntegerAttr(1), index));
  EXPECT_FALSE(materialize(builder.getUnitAttr(), index));
}

TEST_F(IndexTest, BuildOfNumber) {
  OwningOpRef<ConstantOp> constant = ConstantOp::create(builder, loc, -3);
  EXPECT_EQ(constant.get().getValue().getSExtValue(), -3);
  EXPECT_TRUE(constant.get().getResult().getType().isIndex());
}

// Exactly one of the types is index.
TEST_F(IndexTest, Casts) {
  const Type index = builder.getIndexType(), i8 = builder.getI8Type();
  EXPECT_TRUE(CastSOp::areCastCompatible(index, i8));
  EXPECT_TRUE(CastUOp::areCastCompatible(i8, index));
  EXPECT_FALSE(CastUOp::areCastCompatible(index, index));
  EXPECT_FALSE(CastSOp::areCastCompatible(i8, i8));
}

} // namespace
} // namespace mlir::index
