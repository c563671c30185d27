// SPDX-License-Identifier: Apache-2.0
//
// The builtin types. Source: the MLIR documentation, "Builtin Dialect".
// `get` makes what must be right (a wrong parameter is a program error);
// `getChecked` says what is wrong and returns null.
#ifndef CORE_IR_BUILTIN_TYPES_H
#define CORE_IR_BUILTIN_TYPES_H

#include <cstdint>
#include <optional>

#include "core/ir/affine_map.h"
#include "core/ir/builtin_type_interfaces.h"
#include "core/ir/ranges.h"
#include "core/ir/type.h"

namespace mlir {

class MemRefLayoutAttrInterface;
class StringAttr;

namespace detail {
struct IntegerTypeParameters {
  uint32_t width;
  uint32_t signedness;
};
struct ComplexTypeParameters {
  Type elementType;
};
struct VectorTypeParameters {
  llvm::ArrayRef<int64_t> shape;
  Type elementType;
  llvm::ArrayRef<bool> scalableDims;
};
struct RankedTensorTypeParameters {
  llvm::ArrayRef<int64_t> shape;
  Type elementType;
  Attribute encoding;
};
struct UnrankedTensorTypeParameters {
  Type elementType;
};
struct MemRefTypeParameters {
  llvm::ArrayRef<int64_t> shape;
  Type elementType;
  Attribute layout; // null: the identity
  Attribute memorySpace;
};
struct UnrankedMemRefTypeParameters {
  Type elementType;
  Attribute memorySpace;
};
struct TupleTypeParameters {
  llvm::ArrayRef<Type> types;
};
struct FunctionTypeParameters {
  llvm::ArrayRef<Type> inputs;
  llvm::ArrayRef<Type> results;
};
struct OpaqueTypeParameters {
  Attribute dialectNamespace; // StringAttr
  llvm::StringRef typeData;
};

/// Whether the descriptor's check accepts the parameters: for assertions.
bool areValidParameters(const StorageDescriptor &descriptor,
                        const void *parameters);
} // namespace detail

/// i32, si8, ui1.
class IntegerType
    : public TypeBase<IntegerType, detail::IntegerTypeParameters> {
public:
  using TypeBase::TypeBase;
  enum SignednessSemantics : uint32_t { Signless, Signed, Unsigned };
  static constexpr unsigned kMaxWidth = (1 << 24) - 1;
  static const TypeDescriptor descriptor;
  template <typename I>
  static constexpr bool implements =
      std::is_same_v<I, VectorElementTypeInterface> ||
      std::is_same_v<I, MemRefElementTypeInterface>;

  static IntegerType get(MLIRContext *context, unsigned width,
                         SignednessSemantics signedness = Signless);
  /// Errors: the width is above kMaxWidth.
  static IntegerType getChecked(EmitErrorFn emitError, MLIRContext *context,
                                unsigned width,
                                SignednessSemantics signedness = Signless);
  unsigned getWidth() const { return getParameters().width; }
  SignednessSemantics getSignedness() const {
    return static_cast<SignednessSemantics>(getParameters().signedness);
  }
  bool isSignless() const { return getSignedness() == Signless; }
  bool isSigned() const { return getSignedness() == Signed; }
  bool isUnsigned() const { return getSignedness() == Unsigned; }
  /// With so many times the bits; null if there is no such type.
  IntegerType scaleElementBitwidth(unsigned scale) const;
};

class IndexType : public SingletonTypeBase<IndexType> {
public:
  using SingletonTypeBase::SingletonTypeBase;
  /// Bits in which constants of the type are held.
  static constexpr unsigned kInternalStorageBitWidth = 64;
  static const TypeDescriptor descriptor;
  template <typename I>
  static constexpr bool implements =
      std::is_same_v<I, VectorElementTypeInterface> ||
      std::is_same_v<I, MemRefElementTypeInterface>;
};

class NoneType : public SingletonTypeBase<NoneType> {
public:
  using SingletonTypeBase::SingletonTypeBase;
  static const TypeDescriptor descriptor;
};

/// Float types: one class each, all with the interface FloatType.
#define MLIR_FLOAT_TYPE(CLASS)                                                 \
  class CLASS : public SingletonTypeBase<CLASS> {                              \
  public:                                                                      \
    using SingletonTypeBase::SingletonTypeBase;                                \
    static const TypeDescriptor descriptor;                                    \
    template <typename I>                                                      \
    static constexpr bool implements =                                         \
        std::is_same_v<I, FloatType> ||                                        \
        std::is_same_v<I, VectorElementTypeInterface> ||                       \
        std::is_same_v<I, MemRefElementTypeInterface>;                         \
  };
MLIR_FLOAT_TYPE(Float4E2M1FNType)
MLIR_FLOAT_TYPE(Float6E2M3FNType)
MLIR_FLOAT_TYPE(Float6E3M2FNType)
MLIR_FLOAT_TYPE(Float8E5M2Type)
MLIR_FLOAT_TYPE(Float8E4M3Type)
MLIR_FLOAT_TYPE(Float8E4M3FNType)
MLIR_FLOAT_TYPE(Float8E5M2FNUZType)
MLIR_FLOAT_TYPE(Float8E4M3FNUZType)
MLIR_FLOAT_TYPE(Float8E4M3B11FNUZType)
MLIR_FLOAT_TYPE(Float8E3M4Type)
MLIR_FLOAT_TYPE(Float8E8M0FNUType)
MLIR_FLOAT_TYPE(BFloat16Type)
MLIR_FLOAT_TYPE(Float16Type)
MLIR_FLOAT_TYPE(FloatTF32Type)
MLIR_FLOAT_TYPE(Float32Type)
MLIR_FLOAT_TYPE(Float64Type)
MLIR_FLOAT_TYPE(Float80Type)
MLIR_FLOAT_TYPE(Float128Type)
#undef MLIR_FLOAT_TYPE

/// The float type of a format.
FloatType getFloatType(const FloatSemantics &semantics, MLIRContext *context);

class ComplexType
    : public TypeBase<ComplexType, detail::ComplexTypeParameters> {
public:
  using TypeBase::TypeBase;
  static const TypeDescriptor descriptor;
  static ComplexType get(Type elementType);
  static ComplexType getChecked(EmitErrorFn emitError, Type elementType);
  Type getElementType() const { return getParameters().elementType; }
};

namespace detail {

/// What types whose shape has a rank say of it, beside `getShape()` of their
/// own.
template <typename Derived, typename Base> class RankedShape : public Base {
public:
  using Base::Base;
  bool hasRank() const { return true; }
  int64_t getRank() const { return shape().size(); }
  int64_t getDimSize(unsigned i) const { return shape()[i]; }
  bool isDynamicDim(unsigned i) const {
    return ShapedType::isDynamic(shape()[i]);
  }
  bool hasStaticShape() const { return ShapedType::isStaticShape(shape()); }
  int64_t getNumElements() const { return ShapedType::getNumElements(shape()); }
  int64_t getNumDynamicDims() const {
    return llvm::count(shape(), ShapedType::kDynamic);
  }

private:
  llvm::ArrayRef<int64_t> shape() const {
    return static_cast<const Derived *>(this)->getShape();
  }
};

} // namespace detail

/// vector<4x[8]xf32>
class VectorType : public TypeBase<VectorType, detail::VectorTypeParameters,
                                   detail::RankedShape<VectorType, Type>> {
public:
  using TypeBase::TypeBase;
  static const TypeDescriptor descriptor;
  template <typename I>
  static constexpr bool implements = std::is_same_v<I, ShapedType>;
  /// `scalableDims` is empty (none is scalable) or has one flag per dimension.
  static VectorType get(llvm::ArrayRef<int64_t> shape, Type elementType,
                        llvm::ArrayRef<bool> scalableDims = {});
  static VectorType getChecked(EmitErrorFn emitError,
                               llvm::ArrayRef<int64_t> shape, Type elementType,
                               llvm::ArrayRef<bool> scalableDims = {});
  static bool isValidElementType(Type type);
  llvm::ArrayRef<int64_t> getShape() const { return getParameters().shape; }
  Type getElementType() const { return getParameters().elementType; }
  /// One flag per dimension.
  llvm::ArrayRef<bool> getScalableDims() const {
    return getParameters().scalableDims;
  }
  unsigned getElementTypeBitWidth() const {
    return getElementType().getIntOrFloatBitWidth();
  }
  bool isScalable() const {
    return llvm::is_contained(getScalableDims(), true);
  }
  bool allDimsScalable() const {
    return !llvm::is_contained(getScalableDims(), false);
  }
  size_t getNumScalableDims() const {
    return llvm::count(getScalableDims(), true);
  }
  VectorType cloneWith(std::optional<llvm::ArrayRef<int64_t>> shape,
                       Type elementType) const;
  VectorType clone(Type elementType) const {
    return cloneWith(std::nullopt, elementType);
  }
  VectorType clone(llvm::ArrayRef<int64_t> shape, Type elementType) const {
    return cloneWith(shape, elementType);
  }
  VectorType clone(llvm::ArrayRef<int64_t> shape) const {
    return cloneWith(shape, getElementType());
  }
  /// With elements of so many times the bits; null if there are none.
  VectorType scaleElementBitwidth(unsigned scale) const;
};

/// A tensor, ranked or not.
class TensorType : public Type {
public:
  using Type::Type;
  template <typename I>
  static constexpr bool implements = std::is_same_v<I, ShapedType>;
  static bool classof(Type type);
  static bool isValidElementType(Type type);
  Type getElementType() const { return ShapedType(*this).getElementType(); }
  bool hasRank() const;
  llvm::ArrayRef<int64_t> getShape() const {
    return ShapedType(*this).getShape();
  }
  TensorType cloneWith(std::optional<llvm::ArrayRef<int64_t>> shape,
                       Type elementType) const;
};

/// tensor<?x4xf32, #encoding>
class RankedTensorType
    : public TypeBase<RankedTensorType, detail::RankedTensorTypeParameters,
                      detail::RankedShape<RankedTensorType, TensorType>> {
public:
  using TypeBase::TypeBase;
  static const TypeDescriptor descriptor;
  template <typename I>
  static constexpr bool implements = std::is_same_v<I, ShapedType>;
  static RankedTensorType get(llvm::ArrayRef<int64_t> shape, Type elementType,
                              Attribute encoding = {});
  static RankedTensorType getChecked(EmitErrorFn emitError,
                                     llvm::ArrayRef<int64_t> shape,
                                     Type elementType, Attribute encoding = {});
  llvm::ArrayRef<int64_t> getShape() const { return getParameters().shape; }
  Type getElementType() const { return getParameters().elementType; }
  /// May be null.
  Attribute getEncoding() const { return getParameters().encoding; }
  RankedTensorType clone(llvm::ArrayRef<int64_t> shape,
                         Type elementType) const {
    return get(shape, elementType, getEncoding());
  }
  RankedTensorType clone(Type elementType) const {
    return get(getShape(), elementType, getEncoding());
  }
  RankedTensorType clone(llvm::ArrayRef<int64_t> shape) const {
    return get(shape, getElementType(), getEncoding());
  }
  RankedTensorType cloneWithEncoding(Attribute encoding) const {
    return get(getShape(), getElementType(), encoding);
  }
  RankedTensorType dropEncoding() const {
    return get(getShape(), getElementType());
  }
};

class UnrankedTensorType
    : public TypeBase<UnrankedTensorType, detail::UnrankedTensorTypeParameters,
                      TensorType> {
public:
  using TypeBase::TypeBase;
  static const TypeDescriptor descriptor;
  template <typename I>
  static constexpr bool implements = std::is_same_v<I, ShapedType>;
  static UnrankedTensorType get(Type elementType);
  static UnrankedTensorType getChecked(EmitErrorFn emitError, Type elementType);
  Type getElementType() const { return getParameters().elementType; }
};

/// A memref, ranked or not.
class BaseMemRefType : public Type {
public:
  using Type::Type;
  template <typename I>
  static constexpr bool implements = std::is_same_v<I, ShapedType>;
  static bool classof(Type type);
  static bool isValidElementType(Type type);
  Type getElementType() const { return ShapedType(*this).getElementType(); }
  bool hasRank() const;
  llvm::ArrayRef<int64_t> getShape() const {
    return ShapedType(*this).getShape();
  }
  /// Null: the default one.
  Attribute getMemorySpace() const;
  /// As an integer; 0 for none.
  unsigned getMemorySpaceAsInt() const;
  BaseMemRefType cloneWith(std::optional<llvm::ArrayRef<int64_t>> shape,
                           Type elementType) const;
};

/// memref<4x?xf32, strided<[?, 1]>, 3>
class MemRefType
    : public TypeBase<MemRefType, detail::MemRefTypeParameters,
                      detail::RankedShape<MemRefType, BaseMemRefType>> {
public:
  using TypeBase::TypeBase;
  static const TypeDescriptor descriptor;
  /// The identity layout and the default memory space are null.
  static void normalize(void *parameters);
  template <typename I>
  static constexpr bool implements =
      std::is_same_v<I, ShapedType> ||
      std::is_same_v<I, MemRefElementTypeInterface>;
  /// A null layout is the identity, as is an affine map of it; a null memory
  /// space, or the integer 0, is the default.
  static MemRefType get(llvm::ArrayRef<int64_t> shape, Type elementType,
                        Attribute layout = {}, Attribute memorySpace = {});
  static MemRefType get(llvm::ArrayRef<int64_t> shape, Type elementType,
                        AffineMap map, Attribute memorySpace = {});
  static MemRefType getChecked(EmitErrorFn emitError,
                               llvm::ArrayRef<int64_t> shape, Type elementType,
                               Attribute layout = {},
                               Attribute memorySpace = {});
  llvm::ArrayRef<int64_t> getShape() const { return getParameters().shape; }
  Type getElementType() const { return getParameters().elementType; }
  /// An AffineMapAttr or another attribute with MemRefLayoutAttrInterface.
  MemRefLayoutAttrInterface getLayout() const;
  Attribute getMemorySpace() const { return getParameters().memorySpace; }
  MemRefType clone(llvm::ArrayRef<int64_t> shape, Type elementType) const;
  MemRefType clone(Type elementType) const;
  MemRefType clone(llvm::ArrayRef<int64_t> shape) const;
  bool isStrided() const;
  /// Strides and offset, kDynamic where not constant.
  /// Errors: failure without a message when the layout is not strided.
  LogicalResult getStridesAndOffset(llvm::SmallVectorImpl<int64_t> &strides,
                                    int64_t &offset) const;
  /// Whether the last `n` dimensions are known to lie in memory row by row
  /// without gaps; those of size 1 may have any stride.
  bool areTrailingDimsContiguous(int64_t n) const;
  /// How many of the last dimensions are known to lie one after the other, if
  /// need be with a gap between any two elements.
  int64_t getMaxCollapsableTrailingDims() const;
  bool isLastDimUnitStride() const { return areTrailingDimsContiguous(1); }
  /// With the identity in the place of a layout that says the same, else, if
  /// there are dimensions, with a simplified map for a layout.
  MemRefType canonicalizeStridedLayout() const;
};

class UnrankedMemRefType
    : public TypeBase<UnrankedMemRefType, detail::UnrankedMemRefTypeParameters,
                      BaseMemRefType> {
public:
  using TypeBase::TypeBase;
  static const TypeDescriptor descriptor;
  /// The default memory space is null.
  static void normalize(void *parameters);
  template <typename I>
  static constexpr bool implements =
      std::is_same_v<I, ShapedType> ||
      std::is_same_v<I, MemRefElementTypeInterface>;
  static UnrankedMemRefType get(Type elementType, Attribute memorySpace = {});
  static UnrankedMemRefType getChecked(EmitErrorFn emitError, Type elementType,
                                       Attribute memorySpace = {});
  Type getElementType() const { return getParameters().elementType; }
  Attribute getMemorySpace() const { return getParameters().memorySpace; }
};

class TupleType : public TypeBase<TupleType, detail::TupleTypeParameters> {
public:
  using TypeBase::TypeBase;
  static const TypeDescriptor descriptor;
  static TupleType get(MLIRContext *context, TypeRange types = {});
  llvm::ArrayRef<Type> getTypes() const { return getParameters().types; }
  size_t size() const { return getTypes().size(); }
  Type getType(size_t i) const { return getTypes()[i]; }
  /// Adds the types of the tuple, tuples in it opened.
  void getFlattenedTypes(llvm::SmallVectorImpl<Type> &types) const;
};

class FunctionType
    : public TypeBase<FunctionType, detail::FunctionTypeParameters> {
public:
  using TypeBase::TypeBase;
  static const TypeDescriptor descriptor;
  static FunctionType get(MLIRContext *context, TypeRange inputs,
                          TypeRange results);
  llvm::ArrayRef<Type> getInputs() const { return getParameters().inputs; }
  llvm::ArrayRef<Type> getResults() const { return getParameters().results; }
  unsigned getNumInputs() const { return getInputs().size(); }
  unsigned getNumResults() const { return getResults().size(); }
  Type getInput(unsigned i) const { return getInputs()[i]; }
  Type getResult(unsigned i) const { return getResults()[i]; }
  FunctionType clone(TypeRange inputs, TypeRange results) const;
};

/// A type of a dialect that is not registered: its text.
class OpaqueType : public TypeBase<OpaqueType, detail::OpaqueTypeParameters> {
public:
  using TypeBase::TypeBase;
  static const TypeDescriptor descriptor;
  static OpaqueType get(StringAttr dialectNamespace, llvm::StringRef typeData);
  static OpaqueType getChecked(EmitErrorFn emitError,
                               StringAttr dialectNamespace,
                               llvm::StringRef typeData);
  StringAttr getDialectNamespace() const;
  llvm::StringRef getTypeData() const { return getParameters().typeData; }
};

/// The type of the elements of a shaped type; of others, itself.
Type getElementTypeOrSelf(Type type);
Type getElementTypeOrSelf(Value value);
llvm::SmallVector<Type, 10> getFlattenedTypes(TupleType tuple);
/// The row-major strided layout of a shape, as affine expression.
AffineExpr makeCanonicalStridedLayoutExpr(llvm::ArrayRef<int64_t> sizes,
                                          MLIRContext *context);
AffineMap makeStridedLinearLayoutMap(llvm::ArrayRef<int64_t> strides,
                                     int64_t offset, MLIRContext *context);
/// Strides and offset that a layout map stands for.
/// Errors: failure without a message when the map is not strided.
LogicalResult getStridesAndOffset(AffineMap layout,
                                  llvm::ArrayRef<int64_t> shape,
                                  llvm::SmallVectorImpl<int64_t> &strides,
                                  int64_t &offset);

} // namespace mlir

#endif // CORE_IR_BUILTIN_TYPES_H
