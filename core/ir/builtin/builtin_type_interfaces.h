// SPDX-License-Identifier: Apache-2.0
//
// Interfaces of builtin types that types of other dialects may implement as
// well: shapes, floats, element types.
#ifndef CORE_IR_BUILTIN_BUILTIN_TYPE_INTERFACES_H
#define CORE_IR_BUILTIN_BUILTIN_TYPE_INTERFACES_H

#include <cstdint>
#include <optional>

#include "core/ir/data/float_semantics.h"
#include "core/ir/structure/attribute.h"
#include "core/ir/structure/type.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/ArrayRef.h"

namespace mlir {

struct FloatSemantics;

/// The functions of a shaped type.
struct ShapedTypeTable {
  Type (*getElementType)(Type type);
  bool (*hasRank)(Type type);
  llvm::ArrayRef<int64_t> (*getShape)(Type type);
  /// Returns a type of the same kind with another shape (nullopt: the same
  /// shape) and element type.
  Type (*cloneWith)(Type type, std::optional<llvm::ArrayRef<int64_t>> shape,
                    Type elementType);
};

/// A container of elements: tensor, vector or memref.
class ShapedType : public TypeInterface<ShapedType, ShapedTypeTable> {
public:
  using TypeInterface::TypeInterface;

  /// Represents an unknown size, stride or offset.
  static constexpr int64_t kDynamic = INT64_MIN;
  static constexpr bool isDynamic(int64_t size) { return size == kDynamic; }
  static bool isDynamicShape(llvm::ArrayRef<int64_t> sizes) {
    return llvm::is_contained(sizes, kDynamic);
  }
  static bool isStaticShape(llvm::ArrayRef<int64_t> sizes) {
    return !isDynamicShape(sizes);
  }
  /// Returns the product of the sizes, or nullopt if a size is dynamic or the
  /// product overflows 64 bits.
  static std::optional<int64_t>
  tryGetNumElements(llvm::ArrayRef<int64_t> shape);
  /// Returns the product of static sizes, or the largest integer if it
  /// overflows.
  static int64_t getNumElements(llvm::ArrayRef<int64_t> shape);

  Type getElementType() const { return getTable().getElementType(*this); }
  unsigned getElementTypeBitWidth() const {
    return getElementType().getIntOrFloatBitWidth();
  }
  bool hasRank() const { return getTable().hasRank(*this); }
  /// The following methods require a rank.
  llvm::ArrayRef<int64_t> getShape() const {
    return getTable().getShape(*this);
  }
  int64_t getRank() const { return getShape().size(); }
  bool hasStaticShape() const { return hasRank() && isStaticShape(getShape()); }
  bool hasStaticShape(llvm::ArrayRef<int64_t> shape) const {
    return hasStaticShape() && getShape() == shape;
  }
  bool isDynamicDim(unsigned i) const { return isDynamic(getShape()[i]); }
  bool isStaticDim(unsigned i) const { return !isDynamicDim(i); }
  int64_t getDimSize(unsigned i) const { return getShape()[i]; }
  int64_t getNumDynamicDims() const {
    return llvm::count(getShape(), kDynamic);
  }
  /// Returns the number of dynamic dimensions before dimension `i`, which must
  /// be dynamic.
  unsigned getDynamicDimIndex(unsigned i) const;
  /// Requires a static shape.
  int64_t getNumElements() const { return getNumElements(getShape()); }

  ShapedType cloneWith(std::optional<llvm::ArrayRef<int64_t>> shape,
                       Type elementType) const {
    return ShapedType(getTable().cloneWith(*this, shape, elementType));
  }
  ShapedType clone(llvm::ArrayRef<int64_t> shape, Type elementType) const {
    return cloneWith(shape, elementType);
  }
  ShapedType clone(llvm::ArrayRef<int64_t> shape) const {
    return cloneWith(shape, getElementType());
  }
  ShapedType clone(Type elementType) const {
    return cloneWith(std::nullopt, elementType);
  }
};

/// The functions of a float type.
struct FloatTypeTable {
  const FloatSemantics &(*getSemantics)(Type type);
};

/// A floating-point type. The formats are in core/ir/data/float_semantics.h.
class FloatType : public TypeInterface<FloatType, FloatTypeTable> {
public:
  using TypeInterface::TypeInterface;
  const FloatSemantics &getFloatSemantics() const {
    return getTable().getSemantics(*this);
  }
  unsigned getWidth() const;
  /// Returns the bits of the significand, including the implicit bit.
  unsigned getFPMantissaWidth() const;
};

/// Interfaces without functions that mark types as valid elements of vectors or
/// memrefs.
struct EmptyTable {};
class VectorElementTypeInterface
    : public TypeInterface<VectorElementTypeInterface, EmptyTable> {
public:
  using TypeInterface::TypeInterface;
};
class MemRefElementTypeInterface
    : public TypeInterface<MemRefElementTypeInterface, EmptyTable> {
public:
  using TypeInterface::TypeInterface;
};

/// The functions of a type that is not builtin and can be the element type of a
/// dense elements attribute.
struct DenseElementTypeTable {
  size_t (*getDenseElementBitSize)(Type type);
  Attribute (*convertToAttribute)(Type type, llvm::ArrayRef<char> rawData);
  LogicalResult (*convertFromAttribute)(Type type, Attribute attribute,
                                        llvm::SmallVectorImpl<char> &rawData);
};
class DenseElementType
    : public TypeInterface<DenseElementType, DenseElementTypeTable> {
public:
  using TypeInterface::TypeInterface;
};

/// Trait of types whose values are immutable and have no identity: tensors and
/// vectors.
struct ValueSemantics {
  static const Trait descriptor;
};

/// Calls the methods of ShapedType that the type defines.
template <typename ConcreteType>
struct InterfaceTrait<ShapedType, ConcreteType> {
  auto clone(llvm::ArrayRef<int64_t> shape, Type elementType) const {
    return self().cloneWith(shape, elementType);
  }
  auto clone(llvm::ArrayRef<int64_t> shape) const {
    return self().cloneWith(shape, self().getElementType());
  }
  auto clone(Type elementType) const {
    return self().cloneWith(std::nullopt, elementType);
  }
  unsigned getElementTypeBitWidth() const {
    return self().getElementType().getIntOrFloatBitWidth();
  }
  int64_t getRank() const { return self().getShape().size(); }
  int64_t getNumElements() const {
    return ShapedType::getNumElements(self().getShape());
  }
  bool isDynamicDim(unsigned i) const {
    return ShapedType::isDynamic(self().getShape()[i]);
  }
  bool isStaticDim(unsigned i) const { return !isDynamicDim(i); }
  bool hasStaticShape() const {
    return self().hasRank() && ShapedType::isStaticShape(self().getShape());
  }
  bool hasStaticShape(llvm::ArrayRef<int64_t> shape) const {
    return hasStaticShape() && self().getShape() == shape;
  }
  int64_t getNumDynamicDims() const {
    return llvm::count(self().getShape(), ShapedType::kDynamic);
  }
  int64_t getDimSize(unsigned i) const { return self().getShape()[i]; }
  unsigned getDynamicDimIndex(unsigned i) const {
    return llvm::count(self().getShape().take_front(i), ShapedType::kDynamic);
  }

private:
  const ConcreteType &self() const {
    return *static_cast<const ConcreteType *>(this);
  }
};
template <typename ConcreteType>
struct InterfaceModel<ShapedType, ConcreteType> {
  static constexpr ShapedTypeTable table = {
      [](Type type) -> Type {
        return llvm::cast<ConcreteType>(type).getElementType();
      },
      [](Type type) { return llvm::cast<ConcreteType>(type).hasRank(); },
      [](Type type) -> llvm::ArrayRef<int64_t> {
        return llvm::cast<ConcreteType>(type).getShape();
      },
      [](Type type, std::optional<llvm::ArrayRef<int64_t>> shape,
         Type elementType) -> Type {
        return llvm::cast<ConcreteType>(type).cloneWith(shape, elementType);
      }};
};

template <typename ConcreteType>
struct InterfaceTrait<FloatType, ConcreteType> {
  FloatType scaleElementBitwidth(unsigned) const { return {}; }
};
/// The semantics are one of our formats or an APFloat format.
template <typename ConcreteType>
struct InterfaceModel<FloatType, ConcreteType> {
  static constexpr FloatTypeTable table = {[](Type type)
                                               -> const FloatSemantics & {
    const auto &semantics = llvm::cast<ConcreteType>(type).getFloatSemantics();
    if constexpr (std::is_same_v<decltype(semantics), const FloatSemantics &>)
      return semantics;
    else
      return *lookupFloatSemantics(semantics);
  }};
};

template <typename ConcreteType>
struct InterfaceTrait<VectorElementTypeInterface, ConcreteType> {};
template <typename ConcreteType>
struct InterfaceModel<VectorElementTypeInterface, ConcreteType> {
  static constexpr EmptyTable table = {};
};
template <typename ConcreteType>
struct InterfaceTrait<MemRefElementTypeInterface, ConcreteType> {};
template <typename ConcreteType>
struct InterfaceModel<MemRefElementTypeInterface, ConcreteType> {
  static constexpr EmptyTable table = {};
};

} // namespace mlir

#endif // CORE_IR_BUILTIN_BUILTIN_TYPE_INTERFACES_H
