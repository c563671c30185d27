// SPDX-License-Identifier: Apache-2.0
#include <string>

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/context/context.h"
#include "core/ir/context/diagnostics.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

constexpr int64_t dynamic = ShapedType::kDynamic;

class MemRefLayoutTest : public testing::Test {
protected:
  InFlightDiagnostic emitHere() { return emitError(UnknownLoc::get(&context)); }

  MLIRContext context{MLIRContext::Threading::Disabled};
  std::string message;
  ScopedDiagnosticHandler handler{
      &context, [this](Diagnostic &diagnostic) { message = diagnostic.str(); }};
  AffineExpr d0 = getAffineDimExpr(0, &context);
  AffineExpr d1 = getAffineDimExpr(1, &context);
  AffineMap transposed = AffineMap::get(2, 0, {d1, d0}, &context);
  StridedLayoutAttr strided = StridedLayoutAttr::get(&context, 4, {dynamic, 1});
};

TEST_F(MemRefLayoutTest, MapIsKept) {
  EXPECT_EQ(AffineMapAttr::get(transposed).getValue(), transposed);
}

TEST_F(MemRefLayoutTest, MapIsItsLayout) {
  EXPECT_EQ(
      MemRefLayoutAttrInterface(AffineMapAttr::get(transposed)).getAffineMap(),
      transposed);
}

TEST_F(MemRefLayoutTest, IdentityMapIsTheIdentity) {
  const auto map = AffineMap::getMultiDimIdentityMap(2, &context);
  EXPECT_TRUE(MemRefLayoutAttrInterface(AffineMapAttr::get(map)).isIdentity());
}

TEST_F(MemRefLayoutTest, TransposingMapIsNotTheIdentity) {
  EXPECT_FALSE(
      MemRefLayoutAttrInterface(AffineMapAttr::get(transposed)).isIdentity());
}

TEST_F(MemRefLayoutTest, MapOfAnotherRankIsRefused) {
  MemRefLayoutAttrInterface layout = AffineMapAttr::get(transposed);
  EXPECT_TRUE(failed(layout.verifyLayout({4}, [&] { return emitHere(); })));
  EXPECT_EQ(message, "memref layout mismatch between rank and affine map: 1 "
                     "!= 2");
}

TEST_F(MemRefLayoutTest, MapHasStrides) {
  llvm::SmallVector<int64_t> strides;
  int64_t offset = -1;
  auto map = AffineMap::get(2, 0, d0 * 8 + d1 + 3);
  ASSERT_TRUE(succeeded(MemRefLayoutAttrInterface(AffineMapAttr::get(map))
                            .getStridesAndOffset({4, 8}, strides, offset)));
  EXPECT_EQ(strides, (llvm::SmallVector<int64_t>{8, 1}));
}

TEST_F(MemRefLayoutTest, StridesAreKept) {
  EXPECT_EQ(strided.getStrides(), llvm::ArrayRef<int64_t>({dynamic, 1}));
}

TEST_F(MemRefLayoutTest, OffsetIsKept) { EXPECT_EQ(strided.getOffset(), 4); }

TEST_F(MemRefLayoutTest, EqualStridedLayoutsAreOneObject) {
  EXPECT_EQ(StridedLayoutAttr::get(&context, 4, {dynamic, 1}), strided);
}

TEST_F(MemRefLayoutTest, DynamicStrideIsNoStaticLayout) {
  EXPECT_FALSE(strided.hasStaticLayout());
}

TEST_F(MemRefLayoutTest, KnownStridesAreAStaticLayout) {
  EXPECT_TRUE(StridedLayoutAttr::get(&context, 4, {2, 1}).hasStaticLayout());
}

TEST_F(MemRefLayoutTest, DynamicOffsetIsNoStaticLayout) {
  EXPECT_FALSE(
      StridedLayoutAttr::get(&context, dynamic, {2, 1}).hasStaticLayout());
}

TEST_F(MemRefLayoutTest, StridesHaveAMap) {
  EXPECT_EQ(StridedLayoutAttr::get(&context, 3, {8, 1}).getAffineMap(),
            AffineMap::get(2, 0, d0 * 8 + d1 + 3));
}

TEST_F(MemRefLayoutTest, UnitStrideIsTheIdentity) {
  EXPECT_TRUE(
      MemRefLayoutAttrInterface(StridedLayoutAttr::get(&context, 0, {1}))
          .isIdentity());
}

TEST_F(MemRefLayoutTest, StridesOfAnotherRankAreRefused) {
  MemRefLayoutAttrInterface layout = strided;
  EXPECT_TRUE(failed(layout.verifyLayout({4}, [&] { return emitHere(); })));
  EXPECT_EQ(message, "expected the number of strides to match the rank");
}

TEST_F(MemRefLayoutTest, StridesAreGivenAsTheyAre) {
  llvm::SmallVector<int64_t> strides;
  int64_t offset = -1;
  ASSERT_TRUE(succeeded(MemRefLayoutAttrInterface(strided).getStridesAndOffset(
      {4, 8}, strides, offset)));
  EXPECT_EQ(strides, (llvm::SmallVector<int64_t>{dynamic, 1}));
}

} // namespace
} // namespace mlir
