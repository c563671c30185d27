// SPDX-License-Identifier: Apache-2.0
//
// Interfaces of builtin attributes that attributes of other dialects may
// implement as well: a type, elements, the layout of a memref.
#ifndef CORE_IR_BUILTIN_BUILTIN_ATTRIBUTE_INTERFACES_H
#define CORE_IR_BUILTIN_BUILTIN_ATTRIBUTE_INTERFACES_H

#include <cstdint>

#include "core/ir/affine/affine_map.h"
#include "core/ir/builtin/builtin_type_interfaces.h"
#include "core/ir/structure/attribute.h"

namespace mlir {

struct TypedAttrTable {
  Type (*getType)(Attribute attribute);
};

/// An attribute with a type, which follows a colon in the text.
class TypedAttr : public AttributeInterface<TypedAttr, TypedAttrTable> {
public:
  using AttributeInterface::AttributeInterface;
  Type getType() const { return getTable().getType(*this); }
};

namespace detail {
/// The interface table of an attribute class with a method getType.
template <typename T>
inline constexpr TypedAttrTable typedAttrTable = {
    [](Attribute attribute) -> Type {
      return llvm::cast<T>(attribute).getType();
    }};
} // namespace detail

struct ElementsAttrTable {
  /// Returns a type that implements ShapedType.
  Type (*getShapedType)(Attribute attribute);
  bool (*isSplat)(Attribute attribute);
  /// Returns null if elements cannot be accessed one by one. `index` is the
  /// index in the flattened shape.
  Attribute (*getElement)(Attribute attribute, uint64_t index);
};

/// An attribute with one value per element of a shape.
class ElementsAttr
    : public AttributeInterface<ElementsAttr, ElementsAttrTable> {
public:
  using AttributeInterface::AttributeInterface;
  ShapedType getShapedType() const {
    return ShapedType(getTable().getShapedType(*this));
  }
  Type getElementType() const { return getShapedType().getElementType(); }
  int64_t getNumElements() const { return getShapedType().getNumElements(); }
  bool isSplat() const { return getTable().isSplat(*this); }
  bool empty() const { return getNumElements() == 0; }
  Attribute getElement(uint64_t index) const {
    return getTable().getElement(*this, index);
  }
  Attribute getSplatValue() const { return getElement(0); }
  /// Linearizes a multi-dimensional index.
  static uint64_t getFlattenedIndex(ShapedType type,
                                    llvm::ArrayRef<uint64_t> index);
  static bool isValidIndex(ShapedType type, llvm::ArrayRef<uint64_t> index);
};

struct BlobAttrTable {
  llvm::ArrayRef<char> (*getData)(Attribute attribute);
};

/// An attribute that consists of contiguous bytes.
class BlobAttr : public AttributeInterface<BlobAttr, BlobAttrTable> {
public:
  using AttributeInterface::AttributeInterface;
  llvm::ArrayRef<char> getData() const { return getTable().getData(*this); }
};

struct MemRefLayoutTable {
  AffineMap (*getAffineMap)(Attribute layout);
  bool (*isIdentity)(Attribute layout);
  LogicalResult (*verifyLayout)(Attribute layout, llvm::ArrayRef<int64_t> shape,
                                EmitErrorFn emitError);
  /// Errors: returns failure without a diagnostic if the layout is not strided.
  LogicalResult (*getStridesAndOffset)(Attribute layout,
                                       llvm::ArrayRef<int64_t> shape,
                                       llvm::SmallVectorImpl<int64_t> &strides,
                                       int64_t &offset);
};

/// An attribute that can be the layout of a memref.
class MemRefLayoutAttrInterface
    : public AttributeInterface<MemRefLayoutAttrInterface, MemRefLayoutTable> {
public:
  using AttributeInterface::AttributeInterface;
  AffineMap getAffineMap() const { return getTable().getAffineMap(*this); }
  bool isIdentity() const { return getTable().isIdentity(*this); }
  LogicalResult verifyLayout(llvm::ArrayRef<int64_t> shape,
                             EmitErrorFn emitError) const {
    return getTable().verifyLayout(*this, shape, emitError);
  }
  LogicalResult getStridesAndOffset(llvm::ArrayRef<int64_t> shape,
                                    llvm::SmallVectorImpl<int64_t> &strides,
                                    int64_t &offset) const {
    return getTable().getStridesAndOffset(*this, shape, strides, offset);
  }
};

struct VerifiableTensorEncodingTable {
  LogicalResult (*verifyEncoding)(Attribute encoding,
                                  llvm::ArrayRef<int64_t> shape,
                                  Type elementType, EmitErrorFn emitError);
};

/// A tensor encoding that verifies the tensor type that contains it.
class VerifiableTensorEncoding
    : public AttributeInterface<VerifiableTensorEncoding,
                                VerifiableTensorEncodingTable> {
public:
  using AttributeInterface::AttributeInterface;
  LogicalResult verifyEncoding(llvm::ArrayRef<int64_t> shape, Type elementType,
                               EmitErrorFn emitError) const {
    return getTable().verifyEncoding(*this, shape, elementType, emitError);
  }
};

template <typename ConcreteAttr>
struct InterfaceTrait<TypedAttr, ConcreteAttr> {};
template <typename ConcreteAttr>
struct InterfaceModel<TypedAttr, ConcreteAttr> {
  static constexpr const TypedAttrTable &table =
      detail::typedAttrTable<ConcreteAttr>;
};

template <typename ConcreteAttr>
struct InterfaceTrait<BlobAttr, ConcreteAttr> {};
template <typename ConcreteAttr> struct InterfaceModel<BlobAttr, ConcreteAttr> {
  static constexpr BlobAttrTable table = {[](Attribute attribute) {
    return llvm::cast<ConcreteAttr>(attribute).getData();
  }};
};

template <typename ConcreteAttr>
struct InterfaceTrait<ElementsAttr, ConcreteAttr> {
  bool isSplat() const { return getNumElements() == 1; }
  ShapedType getShapedType() const {
    return ShapedType(Type(self().getType()));
  }
  Attribute getElement(uint64_t) const { return {}; }

  Type getElementType() const {
    return self().getShapedType().getElementType();
  }
  int64_t getNumElements() const {
    return self().getShapedType().getNumElements();
  }
  int64_t size() const { return getNumElements(); }
  bool empty() const { return getNumElements() == 0; }
  bool isValidIndex(llvm::ArrayRef<uint64_t> index) const {
    return ElementsAttr::isValidIndex(self().getShapedType(), index);
  }

private:
  const ConcreteAttr &self() const {
    return *static_cast<const ConcreteAttr *>(this);
  }
};
template <typename ConcreteAttr>
struct InterfaceModel<ElementsAttr, ConcreteAttr> {
  static constexpr ElementsAttrTable table = {
      [](Attribute attribute) -> Type {
        return llvm::cast<ConcreteAttr>(attribute).getShapedType();
      },
      [](Attribute attribute) {
        return llvm::cast<ConcreteAttr>(attribute).isSplat();
      },
      [](Attribute attribute, uint64_t index) -> Attribute {
        return llvm::cast<ConcreteAttr>(attribute).getElement(index);
      }};
};

namespace detail {
/// A map fits shapes whose rank is its number of dimensions.
LogicalResult verifyAffineMapAsLayout(AffineMap map,
                                      llvm::ArrayRef<int64_t> shape,
                                      EmitErrorFn emitError);
/// See MemRefLayoutTable.
LogicalResult
getAffineMapStridesAndOffset(AffineMap map, llvm::ArrayRef<int64_t> shape,
                             llvm::SmallVectorImpl<int64_t> &strides,
                             int64_t &offset);
} // namespace detail

/// The default implementation uses the layout's affine map.
template <typename ConcreteAttr>
struct InterfaceTrait<MemRefLayoutAttrInterface, ConcreteAttr> {
  bool isIdentity() const { return self().getAffineMap().isIdentity(); }
  LogicalResult verifyLayout(llvm::ArrayRef<int64_t> shape,
                             EmitErrorFn emitError) const {
    return detail::verifyAffineMapAsLayout(self().getAffineMap(), shape,
                                           emitError);
  }
  LogicalResult getStridesAndOffset(llvm::ArrayRef<int64_t> shape,
                                    llvm::SmallVectorImpl<int64_t> &strides,
                                    int64_t &offset) const {
    return detail::getAffineMapStridesAndOffset(self().getAffineMap(), shape,
                                                strides, offset);
  }

private:
  const ConcreteAttr &self() const {
    return *static_cast<const ConcreteAttr *>(this);
  }
};
template <typename ConcreteAttr>
struct InterfaceModel<MemRefLayoutAttrInterface, ConcreteAttr> {
  static constexpr MemRefLayoutTable table = {
      [](Attribute layout) {
        return llvm::cast<ConcreteAttr>(layout).getAffineMap();
      },
      [](Attribute layout) {
        return llvm::cast<ConcreteAttr>(layout).isIdentity();
      },
      [](Attribute layout, llvm::ArrayRef<int64_t> shape,
         EmitErrorFn emitError) {
        return llvm::cast<ConcreteAttr>(layout).verifyLayout(shape, emitError);
      },
      [](Attribute layout, llvm::ArrayRef<int64_t> shape,
         llvm::SmallVectorImpl<int64_t> &strides, int64_t &offset) {
        return llvm::cast<ConcreteAttr>(layout).getStridesAndOffset(
            shape, strides, offset);
      }};
};

template <typename ConcreteAttr>
struct InterfaceTrait<VerifiableTensorEncoding, ConcreteAttr> {};
template <typename ConcreteAttr>
struct InterfaceModel<VerifiableTensorEncoding, ConcreteAttr> {
  static constexpr VerifiableTensorEncodingTable table = {
      [](Attribute encoding, llvm::ArrayRef<int64_t> shape, Type elementType,
         EmitErrorFn emitError) {
        return llvm::cast<ConcreteAttr>(encoding).verifyEncoding(
            shape, elementType, emitError);
      }};
};

} // namespace mlir

#endif // CORE_IR_BUILTIN_BUILTIN_ATTRIBUTE_INTERFACES_H
