// SPDX-License-Identifier: Apache-2.0
#include <string>

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/context/context.h"
#include "core/ir/context/diagnostics.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

constexpr int64_t kDynamic = ShapedType::kDynamic;
using Shape = llvm::ArrayRef<int64_t>;

class MemRefTypeTest : public testing::Test {
protected:
  template <typename Function> std::string getError(Function make) {
    std::string message;
    ScopedDiagnosticHandler handler(
        &context, [&](Diagnostic &diagnostic) { message += diagnostic.str(); });
    const Location place = UnknownLoc::get(&context);
    EXPECT_FALSE(make([&] { return emitError(place); }));
    return message;
  }
  std::string getError(Shape shape, Type elementType, Attribute layout = {},
                       Attribute memorySpace = {}) {
    return getError([&](EmitErrorFn emitError) {
      return MemRefType::getChecked(emitError, shape, elementType, layout,
                                    memorySpace);
    });
  }

  AffineExpr dim(unsigned i) { return getAffineDimExpr(i, &context); }
  AffineExpr symbol(unsigned i) { return getAffineSymbolExpr(i, &context); }
  AffineExpr constant(int64_t value) {
    return getAffineConstantExpr(value, &context);
  }
  Attribute strided(int64_t offset, llvm::ArrayRef<int64_t> strides) {
    return StridedLayoutAttr::get(&context, offset, strides);
  }
  Attribute number(int64_t value) {
    return IntegerAttr::get(IntegerType::get(&context, 64), value);
  }

  struct Strides {
    bool isStrided;
    llvm::SmallVector<int64_t> strides;
    int64_t offset = 0;
    friend bool operator==(const Strides &, const Strides &) = default;
  };
  Strides getStrides(MemRefType type) {
    Strides result;
    result.isStrided =
        succeeded(type.getStridesAndOffset(result.strides, result.offset));
    return result;
  }
  /// Returns the strides of a memref with a layout over two dimensions and two
  /// symbols.
  Strides getStrides(AffineExpr layout) {
    return getStrides(
        MemRefType::get({4, 4}, f32, AffineMap::get(2, 2, layout)));
  }

  MLIRContext context{MLIRContext::Threading::Disabled};
  const Type f32 = Float32Type::get(&context);
  const Type f64 = Float64Type::get(&context);
  const Type none = NoneType::get(&context);
  const AffineMap identity = AffineMap::getMultiDimIdentityMap(2, &context);
  const AffineMap transposed = AffineMap::get(
      2, 0, {getAffineDimExpr(1, &context), getAffineDimExpr(0, &context)},
      &context);
};

TEST_F(MemRefTypeTest, HasShapeAndElementType) {
  const MemRefType type = MemRefType::get({2, kDynamic}, f32);
  EXPECT_EQ(type.getShape(), Shape({2, kDynamic}));
  EXPECT_EQ(type.getElementType(), f32);
  EXPECT_EQ(type.getNumDynamicDims(), 1);
  EXPECT_FALSE(type.hasStaticShape());
}

TEST_F(MemRefTypeTest, LayoutIsTheIdentityUnlessTold) {
  const MemRefType type = MemRefType::get({2, 3}, f32);
  EXPECT_TRUE(type.getLayout().isIdentity());
  EXPECT_EQ(type.getLayout().getAffineMap(), identity);
}

TEST_F(MemRefTypeTest, IdentityLayoutsAreOne) {
  const MemRefType type = MemRefType::get({2, 3}, f32);
  EXPECT_EQ(MemRefType::get({2, 3}, f32, identity), type);
  EXPECT_EQ(MemRefType::get({2, 3}, f32, AffineMapAttr::get(identity)), type);
  EXPECT_EQ(MemRefType::get({2, 3}, f32, AffineMap()), type);
}

TEST_F(MemRefTypeTest, OtherLayoutsStay) {
  const MemRefType mapped = MemRefType::get({2, 3}, f32, transposed);
  EXPECT_EQ(mapped.getLayout().getAffineMap(), transposed);
  const MemRefType stridedType =
      MemRefType::get({2, 3}, f32, strided(0, {3, 1}));
  EXPECT_EQ(Attribute(stridedType.getLayout()), strided(0, {3, 1}));
}

TEST_F(MemRefTypeTest, ZeroIsTheDefaultMemorySpace) {
  EXPECT_EQ(MemRefType::get({2}, f32, Attribute(), number(0)),
            MemRefType::get({2}, f32));
  EXPECT_EQ(UnrankedMemRefType::get(f32, number(0)),
            UnrankedMemRefType::get(f32));
}

TEST_F(MemRefTypeTest, HasAMemorySpace) {
  const BaseMemRefType ranked =
      MemRefType::get({2}, f32, Attribute(), number(3));
  const BaseMemRefType unranked = UnrankedMemRefType::get(f32, number(4));
  EXPECT_EQ(ranked.getMemorySpace(), number(3));
  EXPECT_EQ(ranked.getMemorySpaceAsInt(), 3u);
  EXPECT_EQ(unranked.getMemorySpaceAsInt(), 4u);
  EXPECT_EQ(BaseMemRefType(MemRefType::get({2}, f32)).getMemorySpaceAsInt(),
            0u);
}

TEST_F(MemRefTypeTest, BaseClassHasBothKinds) {
  EXPECT_TRUE(BaseMemRefType(MemRefType::get({2}, f32)).hasRank());
  EXPECT_FALSE(BaseMemRefType(UnrankedMemRefType::get(f32)).hasRank());
  EXPECT_FALSE(isa<BaseMemRefType>(Type(VectorType::get({2}, f32))));
}

TEST_F(MemRefTypeTest, ClonesKeepLayoutAndMemorySpace) {
  const MemRefType type =
      MemRefType::get({2, 3}, f32, strided(1, {3, 1}), number(3));
  EXPECT_EQ(type.clone({4, 5}),
            MemRefType::get({4, 5}, f32, strided(1, {3, 1}), number(3)));
  EXPECT_EQ(type.clone(f64),
            MemRefType::get({2, 3}, f64, strided(1, {3, 1}), number(3)));
}

TEST_F(MemRefTypeTest, ClonesMayHaveAnotherRank) {
  EXPECT_EQ(MemRefType::get({2, 3}, f32).clone({6}), MemRefType::get({6}, f32));
}

TEST_F(MemRefTypeTest, ElementsMayBeMemRefsAndVectors) {
  EXPECT_TRUE(BaseMemRefType::isValidElementType(UnrankedMemRefType::get(f32)));
  EXPECT_TRUE(BaseMemRefType::isValidElementType(VectorType::get({2}, f32)));
  EXPECT_TRUE(BaseMemRefType::isValidElementType(ComplexType::get(f32)));
  EXPECT_FALSE(
      BaseMemRefType::isValidElementType(RankedTensorType::get({2}, f32)));
}

TEST_F(MemRefTypeTest, RefusesElements) {
  EXPECT_EQ(getError({2}, none), "invalid memref element type");
  EXPECT_EQ(getError([&](EmitErrorFn emitError) {
              return UnrankedMemRefType::getChecked(emitError, none);
            }),
            "invalid memref element type");
}

TEST_F(MemRefTypeTest, RefusesNegativeSizes) {
  EXPECT_EQ(getError({-1}, f32), "invalid memref size");
}

TEST_F(MemRefTypeTest, RefusesMapsOfAnotherRank) {
  EXPECT_EQ(getError({2}, f32, AffineMapAttr::get(identity)),
            "memref layout mismatch between rank and affine map: 1 != 2");
}

TEST_F(MemRefTypeTest, RefusesStridesOfAnotherRank) {
  EXPECT_EQ(getError({2}, f32, strided(0, {3, 1})),
            "expected the number of strides to match the rank");
}

TEST_F(MemRefTypeTest, RefusesWhatIsNoLayout) {
  EXPECT_EQ(getError({2}, f32, number(1)),
            "unsupported memref layout Attribute");
}

TEST_F(MemRefTypeTest, RefusesMemorySpaces) {
  EXPECT_EQ(getError({2}, f32, Attribute(), TypeAttr::get(f32)),
            "unsupported memory space Attribute");
  EXPECT_EQ(getError([&](EmitErrorFn emitError) {
              return UnrankedMemRefType::getChecked(emitError, f32,
                                                    UnitAttr::get(&context));
            }),
            "unsupported memory space Attribute");
}

TEST_F(MemRefTypeTest, TakesNumbersStringsAndDictionariesAsMemorySpace) {
  for (Attribute space :
       {number(-1), Attribute(StringAttr::get(&context, "local")),
        Attribute(DictionaryAttr::get(&context))})
    EXPECT_EQ(MemRefType::get({2}, f32, Attribute(), space).getMemorySpace(),
              space);
}

TEST_F(MemRefTypeTest, StridesOfTheIdentityAreRowMajor) {
  EXPECT_EQ(getStrides(MemRefType::get({4, 2, 3}, f32)),
            (Strides{true, {6, 3, 1}}));
  EXPECT_EQ(getStrides(MemRefType::get({}, f32)), (Strides{true, {}}));
}

TEST_F(MemRefTypeTest, StridesToTheLeftOfDynamicSizesAreDynamic) {
  EXPECT_EQ(getStrides(MemRefType::get({4, kDynamic, 3}, f32)),
            (Strides{true, {kDynamic, 3, 1}}));
}

TEST_F(MemRefTypeTest, StridesToTheLeftOfNothingAreDynamic) {
  EXPECT_EQ(getStrides(MemRefType::get({4, 4, 0, 3}, f32)),
            (Strides{true, {kDynamic, kDynamic, 3, 1}}));
}

TEST_F(MemRefTypeTest, StridesThatDoNotFitAreDynamic) {
  const int64_t large = int64_t(1) << 40;
  EXPECT_EQ(getStrides(MemRefType::get({2, large, large, large}, f32)),
            (Strides{true, {kDynamic, kDynamic, large, 1}}));
}

TEST_F(MemRefTypeTest, StridedLayoutSaysItsStrides) {
  EXPECT_EQ(getStrides(
                MemRefType::get({4, 4}, f32, strided(kDynamic, {7, kDynamic}))),
            (Strides{true, {7, kDynamic}, kDynamic}));
}

TEST_F(MemRefTypeTest, StridesOfLinearMaps) {
  EXPECT_EQ(getStrides(dim(0) * 4 + dim(1) + 3), (Strides{true, {4, 1}, 3}));
  EXPECT_EQ(getStrides(dim(1)), (Strides{true, {0, 1}}));
  EXPECT_EQ(getStrides((dim(0) + dim(1)) * 4 + dim(1) * 2),
            (Strides{true, {4, 6}}));
  EXPECT_EQ(getStrides(dim(0) * -2 - dim(1) - 5),
            (Strides{true, {-2, -1}, -5}));
}

TEST_F(MemRefTypeTest, StridesOfMapsWithSymbols) {
  EXPECT_EQ(getStrides(dim(0) * symbol(0) + dim(1) * 2 + 3),
            (Strides{true, {kDynamic, 2}, 3}));
  EXPECT_EQ(getStrides((dim(0) + dim(1)) * symbol(0) + symbol(1)),
            (Strides{true, {kDynamic, kDynamic}, kDynamic}));
  EXPECT_EQ(getStrides(dim(0) * (symbol(0).floorDiv(2)) + dim(1)),
            (Strides{true, {kDynamic, 1}}));
}

TEST_F(MemRefTypeTest, StridesOfSymbolsThatCancelAreConstant) {
  EXPECT_EQ(getStrides(dim(0) * symbol(0) - dim(0) * symbol(0) + dim(1)),
            (Strides{true, {0, 1}}));
}

TEST_F(MemRefTypeTest, SomeMapsAreNotStrided) {
  EXPECT_FALSE(getStrides(dim(0).floorDiv(2)).isStrided);
  EXPECT_FALSE(getStrides(dim(0) * 4 + dim(1) % 2).isStrided);
  EXPECT_FALSE(getStrides(dim(0) + symbol(0).floorDiv(2)).isStrided);
  EXPECT_FALSE(MemRefType::get({4, 4}, f32, transposed).isStrided());
}

TEST_F(MemRefTypeTest, DeepSumsAreStrided) {
  AffineExpr expr = dim(1);
  for (int i = 0; i != 5000; ++i)
    expr = getAffineBinaryOpExpr(AffineExprKind::Add, expr, symbol(i % 2));
  EXPECT_EQ(getStrides(expr + dim(0)), (Strides{true, {1, 1}, kDynamic}));
}

TEST_F(MemRefTypeTest, ContiguousDimensions) {
  const MemRefType whole = MemRefType::get({5, kDynamic, 3}, f32);
  EXPECT_TRUE(whole.areTrailingDimsContiguous(3));
  const MemRefType rows =
      MemRefType::get({5, 4, 3}, f32, strided(0, {24, 3, 1}));
  EXPECT_TRUE(rows.areTrailingDimsContiguous(2));
  EXPECT_FALSE(rows.areTrailingDimsContiguous(3));
}

TEST_F(MemRefTypeTest, DimensionsOfSizeOneAreContiguous) {
  EXPECT_TRUE(MemRefType::get({5, 1, 3}, f32, strided(0, {3, 99, 1}))
                  .areTrailingDimsContiguous(3));
}

TEST_F(MemRefTypeTest, DynamicStridesAreNotKnownToBeContiguous) {
  const MemRefType type =
      MemRefType::get({5, kDynamic, 3}, f32, strided(0, {kDynamic, 3, 1}));
  EXPECT_TRUE(type.areTrailingDimsContiguous(2));
  EXPECT_FALSE(type.areTrailingDimsContiguous(3));
}

TEST_F(MemRefTypeTest, LastDimensionMayHaveUnitStride) {
  EXPECT_TRUE(
      MemRefType::get({5, 3}, f32, strided(0, {9, 1})).isLastDimUnitStride());
  EXPECT_FALSE(
      MemRefType::get({5, 3}, f32, strided(0, {6, 2})).isLastDimUnitStride());
}

TEST_F(MemRefTypeTest, CollapsableDimensionsMayHaveGaps) {
  EXPECT_EQ(MemRefType::get({5, 4, 3}, f32, strided(0, {99, 6, 2}))
                .getMaxCollapsableTrailingDims(),
            2);
  EXPECT_EQ(MemRefType::get({5, 4, 3}, f32).getMaxCollapsableTrailingDims(), 3);
}

TEST_F(MemRefTypeTest, NoDimensionsOfOtherLayoutsAreContiguous) {
  const MemRefType type = MemRefType::get({4, 4}, f32, transposed);
  EXPECT_EQ(type.getMaxCollapsableTrailingDims(), 0);
  EXPECT_FALSE(type.areTrailingDimsContiguous(1));
}

TEST_F(MemRefTypeTest, CanonicalLayoutIsTheIdentity) {
  EXPECT_EQ(MemRefType::get({4, 3}, f32, strided(0, {3, 1}))
                .canonicalizeStridedLayout(),
            MemRefType::get({4, 3}, f32));
  EXPECT_EQ(MemRefType::get({}, f32, AffineMap::get(0, 0, constant(0)))
                .canonicalizeStridedLayout(),
            MemRefType::get({}, f32));
}

TEST_F(MemRefTypeTest, OtherLayoutsAreCanonical) {
  for (MemRefType type :
       {MemRefType::get({4, 4}, f32, transposed),
        MemRefType::get({}, f32, AffineMap::get(0, 1, symbol(0))),
        MemRefType::get({4, 3}, f32)})
    EXPECT_EQ(type.canonicalizeStridedLayout(), type);
}

TEST_F(MemRefTypeTest, CanonicalLayoutIsAMap) {
  EXPECT_EQ(
      MemRefType::get({4, 3}, f32, strided(0, {4, 1}))
          .canonicalizeStridedLayout(),
      MemRefType::get({4, 3}, f32, AffineMap::get(2, 0, dim(0) * 4 + dim(1))));
}

TEST_F(MemRefTypeTest, CanonicalExpressionOfAShape) {
  EXPECT_EQ(makeCanonicalStridedLayoutExpr({4, 3}, &context),
            dim(0) * 3 + dim(1));
  EXPECT_EQ(makeCanonicalStridedLayoutExpr({}, &context), constant(0));
  EXPECT_EQ(makeCanonicalStridedLayoutExpr({4, kDynamic, 3}, &context),
            simplifyAffineExpr(dim(0) * symbol(0) + dim(1) * 3 + dim(2), 3, 1));
}

TEST_F(MemRefTypeTest, MapOfStrides) {
  EXPECT_EQ(makeStridedLinearLayoutMap({2, 1}, 5, &context),
            AffineMap::get(2, 0, dim(0) * 2 + dim(1) + 5));
  EXPECT_EQ(makeStridedLinearLayoutMap({kDynamic, 1}, kDynamic, &context),
            AffineMap::get(2, 2, symbol(0) + dim(0) * symbol(1) + dim(1)));
}

TEST_F(MemRefTypeTest, MapOfStridesLeadsBack) {
  llvm::SmallVector<int64_t> strides;
  int64_t offset;
  ASSERT_TRUE(succeeded(getStridesAndOffset(
      makeStridedLinearLayoutMap({6, kDynamic, 1}, 7, &context), {2, 2, 2},
      strides, offset)));
  EXPECT_EQ(strides, (llvm::SmallVector<int64_t>{6, kDynamic, 1}));
  EXPECT_EQ(offset, 7);
}

} // namespace
} // namespace mlir
