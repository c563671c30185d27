// SPDX-License-Identifier: Apache-2.0
//
// The classes and interfaces that expressions can test.
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/builtin/elements.h"
#include "core/ir/descriptor/expression_impl.h"

namespace mlir {
namespace {

using ods::EntityClass;

bool isVector(Type type, bool isScalable) {
  auto vector = llvm::dyn_cast<VectorType>(type);
  return vector && vector.isScalable() == isScalable;
}

bool hasClass(EntityClass entityClass, Type entity) {
  switch (entityClass) {
#define MLIR_IS(CLASS)                                                         \
  case EntityClass::CLASS:                                                     \
    return llvm::isa<CLASS>(entity);
    MLIR_IS(BaseMemRefType)
    MLIR_IS(BFloat16Type)
    MLIR_IS(ComplexType)
    MLIR_IS(Float4E2M1FNType)
    MLIR_IS(Float6E2M3FNType)
    MLIR_IS(Float6E3M2FNType)
    MLIR_IS(Float8E3M4Type)
    MLIR_IS(Float8E4M3B11FNUZType)
    MLIR_IS(Float8E4M3FNType)
    MLIR_IS(Float8E4M3FNUZType)
    MLIR_IS(Float8E4M3Type)
    MLIR_IS(Float8E5M2FNUZType)
    MLIR_IS(Float8E5M2Type)
    MLIR_IS(Float8E8M0FNUType)
    MLIR_IS(Float16Type)
    MLIR_IS(Float32Type)
    MLIR_IS(Float64Type)
    MLIR_IS(Float80Type)
    MLIR_IS(Float128Type)
    MLIR_IS(FloatTF32Type)
    MLIR_IS(FloatType)
    MLIR_IS(FunctionType)
    MLIR_IS(GraphType)
    MLIR_IS(IndexType)
    MLIR_IS(IntegerType)
    MLIR_IS(MemRefType)
    MLIR_IS(NoneType)
    MLIR_IS(OpaqueType)
    MLIR_IS(RankedTensorType)
    MLIR_IS(ShapedType)
    MLIR_IS(TensorType)
    MLIR_IS(TupleType)
    MLIR_IS(UnrankedMemRefType)
    MLIR_IS(UnrankedTensorType)
    MLIR_IS(VectorElementTypeInterface)
    MLIR_IS(VectorType)
  case EntityClass::FixedVectorType:
    return isVector(entity, /*isScalable=*/false);
  case EntityClass::ScalableVectorType:
    return isVector(entity, /*isScalable=*/true);
  default:
    return false;
  }
}

bool hasClass(EntityClass entityClass, Attribute entity) {
  switch (entityClass) {
    MLIR_IS(AffineMapAttr)
    MLIR_IS(ArrayAttr)
    MLIR_IS(BoolAttr)
    MLIR_IS(DenseArrayAttr)
    MLIR_IS(DenseBoolArrayAttr)
    MLIR_IS(DenseElementsAttr)
    MLIR_IS(DenseF32ArrayAttr)
    MLIR_IS(DenseF64ArrayAttr)
    MLIR_IS(DenseFPElementsAttr)
    MLIR_IS(DenseI8ArrayAttr)
    MLIR_IS(DenseI16ArrayAttr)
    MLIR_IS(DenseI32ArrayAttr)
    MLIR_IS(DenseI64ArrayAttr)
    MLIR_IS(DenseIntElementsAttr)
    MLIR_IS(DenseResourceElementsAttr)
    MLIR_IS(DenseStringElementsAttr)
    MLIR_IS(DictionaryAttr)
    MLIR_IS(DistinctAttr)
    MLIR_IS(ElementsAttr)
    MLIR_IS(FlatSymbolRefAttr)
    MLIR_IS(FloatAttr)
    MLIR_IS(IntegerAttr)
    MLIR_IS(IntegerSetAttr)
    MLIR_IS(LocationAttr)
    MLIR_IS(MemRefLayoutAttrInterface)
    MLIR_IS(OpaqueAttr)
    MLIR_IS(SparseElementsAttr)
    MLIR_IS(SplatElementsAttr)
    MLIR_IS(StridedLayoutAttr)
    MLIR_IS(StringAttr)
    MLIR_IS(SymbolRefAttr)
    MLIR_IS(TypeAttr)
    MLIR_IS(TypedAttr)
    MLIR_IS(UnitAttr)
#undef MLIR_IS
  case EntityClass::DenseIntOrFPElementsAttr:
    return llvm::isa<DenseTypedElementsAttr>(entity);
  default:
    return false;
  }
}

} // namespace

llvm::StringRef detail::getKindName(EntityClass entityClass) {
  switch (entityClass) {
#define MLIR_NAME(CLASS)                                                       \
  case EntityClass::CLASS:                                                     \
    return CLASS::descriptor.name;
    MLIR_NAME(BFloat16Type)
    MLIR_NAME(ComplexType)
    MLIR_NAME(Float4E2M1FNType)
    MLIR_NAME(Float6E2M3FNType)
    MLIR_NAME(Float6E3M2FNType)
    MLIR_NAME(Float8E3M4Type)
    MLIR_NAME(Float8E4M3B11FNUZType)
    MLIR_NAME(Float8E4M3FNType)
    MLIR_NAME(Float8E4M3FNUZType)
    MLIR_NAME(Float8E4M3Type)
    MLIR_NAME(Float8E5M2FNUZType)
    MLIR_NAME(Float8E5M2Type)
    MLIR_NAME(Float8E8M0FNUType)
    MLIR_NAME(Float16Type)
    MLIR_NAME(Float32Type)
    MLIR_NAME(Float64Type)
    MLIR_NAME(Float80Type)
    MLIR_NAME(Float128Type)
    MLIR_NAME(FloatTF32Type)
    MLIR_NAME(FunctionType)
    MLIR_NAME(GraphType)
    MLIR_NAME(IndexType)
    MLIR_NAME(IntegerType)
    MLIR_NAME(MemRefType)
    MLIR_NAME(NoneType)
    MLIR_NAME(OpaqueType)
    MLIR_NAME(RankedTensorType)
    MLIR_NAME(TupleType)
    MLIR_NAME(UnrankedMemRefType)
    MLIR_NAME(UnrankedTensorType)
    MLIR_NAME(VectorType)
#undef MLIR_NAME
  case EntityClass::FixedVectorType:
  case EntityClass::ScalableVectorType:
    return VectorType::descriptor.name;
  default:
    return "";
  }
}

bool detail::isOfClass(EntityClass entityClass, const ExprValue &value) {
  if (Type type = value.getType())
    return hasClass(entityClass, type);
  if (Attribute attribute = value.getAttribute())
    return hasClass(entityClass, attribute);
  return false;
}

} // namespace mlir
