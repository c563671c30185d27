// SPDX-License-Identifier: Apache-2.0
#include "core/ir/builtin/builtin_types.h"

#include <string>

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_dialect.h"
#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/context/context.h"
#include "core/ir/context/diagnostics.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

constexpr int64_t Dynamic = ShapedType::kDynamic;
using Shape = llvm::ArrayRef<int64_t>;

class BuiltinTypesTest : public testing::Test {
protected:
  /// Returns the error that `make` reports; `make` must return null.
  template <typename Function> std::string getError(Function make) {
    std::string message;
    ScopedDiagnosticHandler handler(
        &context, [&](Diagnostic &diagnostic) { message += diagnostic.str(); });
    const Location place = UnknownLoc::get(&context);
    EXPECT_FALSE(make([&] { return emitError(place); }));
    return message;
  }

  MLIRContext context{MLIRContext::Threading::Disabled};
  const Type i32 = IntegerType::get(&context, 32);
  const Type f16 = Float16Type::get(&context);
  const Type f32 = Float32Type::get(&context);
  const Type f64 = Float64Type::get(&context);
  const Type none = NoneType::get(&context);
};

TEST_F(BuiltinTypesTest, AllAreRegistered) {
  EXPECT_EQ(getBuiltinTypes().size(), 31u);
  for (const TypeDescriptor *type : getBuiltinTypes())
    EXPECT_EQ(&context.lookupStorage(type->id)->getDescriptor(), type)
        << type->name.str();
}

TEST_F(BuiltinTypesTest, NamesHaveTheDialect) {
  for (const TypeDescriptor *type : getBuiltinTypes())
    EXPECT_TRUE(type->name.starts_with("builtin.")) << type->name.str();
}

TEST_F(BuiltinTypesTest, IntegerHasWidthAndSignedness) {
  const IntegerType type = IntegerType::get(&context, 7, IntegerType::Unsigned);
  EXPECT_EQ(type.getWidth(), 7u);
  EXPECT_EQ(type.getSignedness(), IntegerType::Unsigned);
  EXPECT_TRUE(type.isUnsigned());
  EXPECT_FALSE(type.isSignless() || type.isSigned());
}

TEST_F(BuiltinTypesTest, IntegerHasALargestWidth) {
  EXPECT_EQ(IntegerType::get(&context, 16777215).getWidth(), 16777215u);
  EXPECT_EQ(getError([&](EmitErrorFn emitError) {
              return IntegerType::getChecked(emitError, &context, 16777216);
            }),
            "integer bitwidth is limited to 16777215 bits");
}

TEST_F(BuiltinTypesTest, IntegerScales) {
  const IntegerType type = IntegerType::get(&context, 8, IntegerType::Signed);
  EXPECT_EQ(type.scaleElementBitwidth(4),
            IntegerType::get(&context, 32, IntegerType::Signed));
  EXPECT_FALSE(type.scaleElementBitwidth(0));
  EXPECT_FALSE(type.scaleElementBitwidth(UINT32_MAX));
}

TEST_F(BuiltinTypesTest, ComplexHasAnElementType) {
  EXPECT_EQ(ComplexType::get(f32).getElementType(), f32);
}

TEST_F(BuiltinTypesTest, ComplexIsOfNumbers) {
  EXPECT_EQ(getError([&](EmitErrorFn emitError) {
              return ComplexType::getChecked(emitError,
                                             IndexType::get(&context));
            }),
            "invalid element type for complex");
}

TEST_F(BuiltinTypesTest, VectorHasFlagsForAllDimensions) {
  const VectorType fixed = VectorType::get({2, 3}, f32);
  EXPECT_EQ(fixed.getScalableDims(), llvm::ArrayRef<bool>({false, false}));
  EXPECT_FALSE(fixed.isScalable());
  EXPECT_EQ(fixed, VectorType::get({2, 3}, f32, {false, false}));
}

TEST_F(BuiltinTypesTest, VectorMayBeScalable) {
  const VectorType type = VectorType::get({2, 4}, f32, {false, true});
  EXPECT_TRUE(type.isScalable());
  EXPECT_FALSE(type.allDimsScalable());
  EXPECT_EQ(type.getNumScalableDims(), 1u);
  EXPECT_FALSE(type == VectorType::get({2, 4}, f32));
}

TEST_F(BuiltinTypesTest, VectorMayHaveNoDimensions) {
  const VectorType type = VectorType::get({}, f32);
  EXPECT_EQ(type.getRank(), 0);
  EXPECT_EQ(type.getNumElements(), 1);
}

TEST_F(BuiltinTypesTest, VectorSizesArePositive) {
  auto getMessage = [&](Shape shape) {
    return getError([&](EmitErrorFn emitError) {
      return VectorType::getChecked(emitError, shape, f32);
    });
  };
  EXPECT_EQ(getMessage({2, 0, 3}),
            "vector types must have positive constant sizes but got 2, 0, 3");
  EXPECT_EQ(getMessage({-1}),
            "vector types must have positive constant sizes but got -1");
}

TEST_F(BuiltinTypesTest, VectorElementsAreScalars) {
  EXPECT_EQ(getError([&](EmitErrorFn emitError) {
              return VectorType::getChecked(emitError, {0}, none);
            }),
            "failed to verify 'elementType': VectorElementTypeInterface "
            "instance");
}

TEST_F(BuiltinTypesTest, VectorHasAFlagPerDimension) {
  EXPECT_EQ(getError([&](EmitErrorFn emitError) {
              return VectorType::getChecked(emitError, {2, 3}, f32, {true});
            }),
            "number of dims must match, got 1 and 2");
}

TEST_F(BuiltinTypesTest, VectorClonesKeepTheFlags) {
  const VectorType type = VectorType::get({2, 4}, f32, {false, true});
  EXPECT_EQ(type.clone(f64), VectorType::get({2, 4}, f64, {false, true}));
  EXPECT_EQ(type.clone({3, 8}), VectorType::get({3, 8}, f32, {false, true}));
}

TEST_F(BuiltinTypesTest, VectorClonesMayHaveAnotherRank) {
  EXPECT_EQ(VectorType::get({2, 4}, f32).clone({8}), VectorType::get({8}, f32));
}

TEST_F(BuiltinTypesTest, VectorScalesItsElements) {
  auto scale = [](Type elementType, unsigned scale) {
    return VectorType::get({2}, elementType, {true})
        .scaleElementBitwidth(scale);
  };
  EXPECT_EQ(scale(i32, 2),
            VectorType::get({2}, IntegerType::get(&context, 64), {true}));
  EXPECT_EQ(scale(f16, 2), VectorType::get({2}, f32, {true}));
  EXPECT_EQ(scale(BFloat16Type::get(&context), 4),
            VectorType::get({2}, f64, {true}));
  EXPECT_EQ(scale(f32, 2), VectorType::get({2}, f64, {true}));
  EXPECT_FALSE(scale(f64, 2));
  EXPECT_FALSE(scale(i32, 0));
}

TEST_F(BuiltinTypesTest, TensorHasShapeElementTypeAndEncoding) {
  const Attribute encoding = StringAttr::get(&context, "sparse");
  const auto type = RankedTensorType::get({2, Dynamic}, f32, encoding);
  EXPECT_EQ(type.getShape(), Shape({2, Dynamic}));
  EXPECT_EQ(type.getElementType(), f32);
  EXPECT_EQ(type.getEncoding(), encoding);
  EXPECT_EQ(type.getNumDynamicDims(), 1);
  EXPECT_FALSE(type == RankedTensorType::get({2, Dynamic}, f32));
}

TEST_F(BuiltinTypesTest, TensorMayBeEmpty) {
  EXPECT_EQ(RankedTensorType::get({0, 4}, f32).getNumElements(), 0);
}

TEST_F(BuiltinTypesTest, TensorClones) {
  const Attribute encoding = StringAttr::get(&context, "sparse");
  const auto type = RankedTensorType::get({2}, f32, encoding);
  EXPECT_EQ(type.clone({3}), RankedTensorType::get({3}, f32, encoding));
  EXPECT_EQ(type.clone(f64), RankedTensorType::get({2}, f64, encoding));
  EXPECT_EQ(type.dropEncoding(), RankedTensorType::get({2}, f32));
  EXPECT_EQ(type.dropEncoding().cloneWithEncoding(encoding), type);
}

TEST_F(BuiltinTypesTest, TensorClassHasBothKinds) {
  const TensorType ranked = RankedTensorType::get({2}, f32);
  const TensorType unranked = UnrankedTensorType::get(f32);
  EXPECT_TRUE(ranked.hasRank());
  EXPECT_FALSE(unranked.hasRank());
  EXPECT_FALSE(isa<TensorType>(Type(VectorType::get({2}, f32))));
}

TEST_F(BuiltinTypesTest, TensorSizesAreNotNegative) {
  EXPECT_EQ(getError([&](EmitErrorFn emitError) {
              return RankedTensorType::getChecked(emitError, {2, -1}, f32);
            }),
            "invalid tensor dimension size");
}

TEST_F(BuiltinTypesTest, TensorElementsAreNeitherTensorsNorNone) {
  EXPECT_EQ(getError([&](EmitErrorFn emitError) {
              return RankedTensorType::getChecked(emitError, {2}, none);
            }),
            "invalid tensor element type: 'none'");
  EXPECT_EQ(getError([&](EmitErrorFn emitError) {
              return UnrankedTensorType::getChecked(
                  emitError, UnrankedTensorType::get(f32));
            }),
            "invalid tensor element type: 'tensor<*xf32>'");
}

TEST_F(BuiltinTypesTest, TensorElementsMayBeVectorsAndComplexNumbers) {
  EXPECT_TRUE(TensorType::isValidElementType(VectorType::get({2}, f32)));
  EXPECT_TRUE(TensorType::isValidElementType(ComplexType::get(f32)));
  EXPECT_TRUE(TensorType::isValidElementType(IndexType::get(&context)));
}

TEST_F(BuiltinTypesTest, TupleHasTypes) {
  const TupleType type = TupleType::get(&context, {i32, f32});
  EXPECT_EQ(type.size(), 2u);
  EXPECT_EQ(type.getType(1), f32);
  EXPECT_EQ(TupleType::get(&context).size(), 0u);
}

TEST_F(BuiltinTypesTest, TupleOpensTuples) {
  const TupleType inner = TupleType::get(&context, {f32, f64});
  const TupleType type =
      TupleType::get(&context, {i32, inner, TupleType::get(&context), f16});
  EXPECT_EQ(getFlattenedTypes(type),
            (llvm::SmallVector<Type, 10>{i32, f32, f64, f16}));
}

TEST_F(BuiltinTypesTest, TupleOpensDeepTuples) {
  Type type = f32;
  for (int i = 0; i != 100000; ++i)
    type = TupleType::get(&context, {type});
  EXPECT_EQ(getFlattenedTypes(cast<TupleType>(type)),
            (llvm::SmallVector<Type, 10>{f32}));
}

TEST_F(BuiltinTypesTest, FunctionHasInputsAndResults) {
  const FunctionType type = FunctionType::get(&context, {i32, f32}, {f64});
  EXPECT_EQ(type.getInputs(), llvm::ArrayRef<Type>({i32, f32}));
  EXPECT_EQ(type.getResults(), llvm::ArrayRef<Type>({f64}));
  EXPECT_EQ(type.getNumInputs(), 2u);
  EXPECT_EQ(type.getNumResults(), 1u);
  EXPECT_EQ(type.getInput(1), f32);
  EXPECT_EQ(type.getResult(0), f64);
}

TEST_F(BuiltinTypesTest, FunctionTellsInputsFromResults) {
  EXPECT_FALSE(FunctionType::get(&context, {i32}, {}) ==
               FunctionType::get(&context, {}, {i32}));
}

TEST_F(BuiltinTypesTest, FunctionClones) {
  const FunctionType type = FunctionType::get(&context, {i32}, {f32});
  EXPECT_EQ(type.clone({f64}, {}), FunctionType::get(&context, {f64}, {}));
}

TEST_F(BuiltinTypesTest, GraphsAreNoFunctions) {
  const GraphType type = GraphType::get(&context, {i32}, {f32});
  EXPECT_FALSE(isa<FunctionType>(type));
  EXPECT_EQ(type.getInput(0), i32);
  EXPECT_EQ(type.clone({}, {f64}), GraphType::get(&context, {}, {f64}));
}

TEST_F(BuiltinTypesTest, OpaqueHasNamespaceAndText) {
  context.allowUnregisteredDialects();
  const OpaqueType type =
      OpaqueType::get(StringAttr::get(&context, "foo"), "bar<1>");
  EXPECT_EQ(type.getDialectNamespace().getValue(), "foo");
  EXPECT_EQ(type.getTypeData(), "bar<1>");
}

TEST_F(BuiltinTypesTest, OpaqueNeedsAnAllowedDialect) {
  EXPECT_EQ(getError([&](EmitErrorFn emitError) {
              return OpaqueType::getChecked(
                  emitError, StringAttr::get(&context, "foo"), "bar<\"a\">");
            }),
            "`!\"foo\"<\"bar<\"a\">\">` type created with unregistered "
            "dialect. If this is intended, please call "
            "allowUnregisteredDialects() on the MLIRContext, or use "
            "-allow-unregistered-dialect with the MLIR opt tool used");
}

TEST_F(BuiltinTypesTest, OpaqueOfALoadedDialectIsAllowed) {
  EXPECT_TRUE(OpaqueType::getChecked([] { return InFlightDiagnostic(); },
                                     StringAttr::get(&context, "builtin"),
                                     "x"));
}

TEST_F(BuiltinTypesTest, OpaqueNeedsANamespace) {
  context.allowUnregisteredDialects();
  EXPECT_EQ(getError([&](EmitErrorFn emitError) {
              return OpaqueType::getChecked(
                  emitError, StringAttr::get(&context, "0a"), "x");
            }),
            "invalid dialect namespace '\"0a\"'");
}

TEST_F(BuiltinTypesTest, ElementTypeOfWhatHasNoneIsItself) {
  EXPECT_EQ(getElementTypeOrSelf(f32), f32);
  EXPECT_EQ(getElementTypeOrSelf(VectorType::get({2}, f32)), f32);
}

} // namespace
} // namespace mlir
