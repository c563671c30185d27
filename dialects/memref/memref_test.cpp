// SPDX-License-Identifier: Apache-2.0

#include "core/interfaces/static_values.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/verify/verifier.h"
#include "dialects/arith/arith.h"
#include "dialects/memref/memref.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

class MemRef : public testing::Test {
protected:
  MemRef() : builder(&context), location(builder.getUnknownLoc()) {
    DialectRegistry registry;
    registry.insert<memref::MemRefDialect>();
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
    module = ModuleOp::create(location);
    builder.setInsertionPointToEnd(module->getBody());
  }

  MemRefType getType(llvm::ArrayRef<int64_t> shape) {
    return MemRefType::get(shape, builder.getF32Type());
  }
  Value makeMemRef(llvm::ArrayRef<int64_t> shape) {
    MemRefType type = getType(shape);
    llvm::SmallVector<Value> sizes(type.getNumDynamicDims(), makeIndex(5));
    return memref::AllocOp::create(builder, location, type, ValueRange(sizes))
        ->getResult(0);
  }
  Value makeIndex(int64_t value) {
    return arith::ConstantOp::create(builder, location,
                                     TypedAttr(builder.getIndexAttr(value)))
        ->getResult(0);
  }
  static std::string toText(Type type) {
    std::string text;
    llvm::raw_string_ostream(text) << type;
    return text;
  }
  std::string getResultText(Operation *op) {
    EXPECT_TRUE(succeeded(verify(*module)));
    return toText(op->getResult(0).getType());
  }

  MLIRContext context;
  OpBuilder builder;
  Location location;
  OwningOpRef<ModuleOp> module;
};

constexpr int64_t kDynamic = ShapedType::kDynamic;

TEST_F(MemRef, SubviewInfersItsType) {
  Value source = makeMemRef({8, 16});
  Value index = memref::RankOp::create(builder, location, source)->getResult(0);
  llvm::SmallVector<OpFoldResult> offsets = {builder.getIndexAttr(1), index};
  llvm::SmallVector<OpFoldResult> sizes = {builder.getIndexAttr(2),
                                           builder.getIndexAttr(1)};
  llvm::SmallVector<OpFoldResult> strides = {builder.getIndexAttr(2),
                                             builder.getIndexAttr(1)};
  EXPECT_EQ("memref<2x1xf32, strided<[32, 1], offset: ?>>",
            getResultText(memref::SubViewOp::create(builder, location, source,
                                                    offsets, sizes, strides)));
  EXPECT_EQ("memref<2x2xf32, strided<[16, 1], offset: 17>>",
            getResultText(memref::SubViewOp::create(
                builder, location, source, llvm::ArrayRef<int64_t>{1, 1},
                llvm::ArrayRef<int64_t>{2, 2}, llvm::ArrayRef<int64_t>{1, 1})));
}

TEST_F(MemRef, SubviewLeavesOutSizesOfOne) {
  Value source = makeMemRef({1, 4, 1});
  FailureOr<Value> reduced =
      memref::SubViewOp::rankReduceIfNeeded(builder, location, source, {4});
  ASSERT_TRUE(succeeded(reduced));
  auto op = llvm::cast<memref::SubViewOp>(reduced->getDefiningOp());
  EXPECT_EQ("memref<4xf32, strided<[1]>>", getResultText(op));
  EXPECT_TRUE(op.getDroppedDims().test(0));
  EXPECT_FALSE(op.getDroppedDims().test(1));
  EXPECT_TRUE(op.getDroppedDims().test(2));
  EXPECT_TRUE(failed(
      memref::SubViewOp::rankReduceIfNeeded(builder, location, source, {5})));
  EXPECT_EQ(source, *memref::SubViewOp::rankReduceIfNeeded(builder, location,
                                                           source, {1, 4, 1}));
}

TEST_F(MemRef, ExpandShapeInfersItsShape) {
  Value source = makeMemRef({kDynamic, 6});
  llvm::SmallVector<ReassociationIndices> groups = {{0, 1}, {2, 3}};
  auto op = memref::ExpandShapeOp::create(
      builder, location, llvm::ArrayRef<int64_t>{kDynamic, 4, 2, 3}, source,
      groups);
  EXPECT_EQ("memref<?x4x2x3xf32>", getResultText(op));
  EXPECT_EQ("arith.divsi", op.getMixedOutputShape()
                               .front()
                               .get<Value>()
                               .getDefiningOp()
                               ->getName()
                               .getStringRef());
  EXPECT_EQ(2u, op.getReassociationMaps().size());
}

TEST_F(MemRef, CollapseShapeInfersItsType) {
  llvm::SmallVector<ReassociationIndices> groups = {{0, 1}};
  EXPECT_EQ("memref<?xf32>",
            getResultText(memref::CollapseShapeOp::create(
                builder, location, makeMemRef({kDynamic, 6}), groups)));
}

TEST_F(MemRef, TransposeInfersItsType) {
  auto map = AffineMapAttr::get(
      AffineMap::getPermutationMap(llvm::ArrayRef<int64_t>{1, 0}, &context));
  EXPECT_EQ("memref<3x2xf32, strided<[1, 3]>>",
            getResultText(memref::TransposeOp::create(
                builder, location, makeMemRef({2, 3}), map)));
}

TEST_F(MemRef, ReinterpretCastInfersItsType) {
  auto op = memref::ReinterpretCastOp::create(
      builder, location, makeMemRef({6}), OpFoldResult(builder.getIndexAttr(1)),
      llvm::ArrayRef<OpFoldResult>{builder.getIndexAttr(2)},
      llvm::ArrayRef<OpFoldResult>{builder.getIndexAttr(3)});
  EXPECT_EQ("memref<2xf32, strided<[3], offset: 1>>", getResultText(op));
  EXPECT_EQ(1, getConstantIntValue(op.getConstifiedMixedOffset()));
  EXPECT_EQ(3, getConstantIntValue(op.getConstifiedMixedStrides().front()));
}

TEST_F(MemRef, GenericAtomicHasItsArgument) {
  auto op = memref::GenericAtomicRMWOp::create(
      builder, location, makeMemRef({4}), ValueRange(makeIndex(0)));
  EXPECT_TRUE(op.getCurrentValue().getType().isF32());
}

TEST_F(MemRef, DimOfAnUnknownIndexIsNotSpeculatable) {
  Value source = makeMemRef({kDynamic});
  Value index = memref::RankOp::create(builder, location, source)->getResult(0);
  auto dim = memref::DimOp::create(builder, location, source, index);
  EXPECT_FALSE(dim.getConstantIndex().has_value());
  EXPECT_EQ(Speculation::NotSpeculatable, dim.getSpeculatability());
}

TEST_F(MemRef, DeallocIsFound) {
  Value source = makeMemRef({2});
  EXPECT_EQ(nullptr, *memref::findDealloc(source));
  Operation *first = memref::DeallocOp::create(builder, location, source);
  EXPECT_EQ(first, *memref::findDealloc(source));
  memref::DeallocOp::create(builder, location, source);
  EXPECT_FALSE(memref::findDealloc(source).has_value());
}

TEST_F(MemRef, RankReductionTakesTheFirstPartner) {
  auto mask = computeRankReductionMask({1, 1, 4}, {1, 4});
  ASSERT_TRUE(mask.has_value());
  EXPECT_FALSE(mask->contains(0));
  EXPECT_TRUE(mask->contains(1));
  EXPECT_FALSE(computeRankReductionMask({2, 4}, {4}).has_value());
  EXPECT_TRUE(computeRankReductionMask({kDynamic, 4}, {2, 4}, true));
}

} // namespace
} // namespace mlir
