// SPDX-License-Identifier: Apache-2.0
//
// How classes of attributes have a type, elements, or are layouts and
// encodings: tables for the interfaces of
// core/ir/builtin_attribute_interfaces.h, and their default methods.
#ifndef CORE_INTERFACES_BUILTIN_ATTRIBUTES_H
#define CORE_INTERFACES_BUILTIN_ATTRIBUTES_H

#include "core/ir/builtin_attribute_interfaces.h"
#include "core/ir/builtin_attributes.h"

namespace mlir {

template <typename ConcreteAttr>
struct InterfaceTrait<TypedAttr, ConcreteAttr> {};
template <typename ConcreteAttr>
struct InterfaceModel<TypedAttr, ConcreteAttr> {
  static constexpr const TypedAttrTable &table =
      detail::typedAttrTable<ConcreteAttr>;
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

/// By default what the map says.
template <typename ConcreteAttr>
struct InterfaceTrait<MemRefLayoutAttrInterface, ConcreteAttr> {
  bool isIdentity() const { return self().getAffineMap().isIdentity(); }
  LogicalResult verifyLayout(llvm::ArrayRef<int64_t> shape,
                             EmitErrorFn emitError) const {
    return getMap().verifyLayout(shape, emitError);
  }
  LogicalResult getStridesAndOffset(llvm::ArrayRef<int64_t> shape,
                                    llvm::SmallVectorImpl<int64_t> &strides,
                                    int64_t &offset) const {
    return getMap().getStridesAndOffset(shape, strides, offset);
  }

private:
  const ConcreteAttr &self() const {
    return *static_cast<const ConcreteAttr *>(this);
  }
  MemRefLayoutAttrInterface getMap() const {
    return MemRefLayoutAttrInterface(
        Attribute(AffineMapAttr::get(self().getAffineMap())));
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

#endif // CORE_INTERFACES_BUILTIN_ATTRIBUTES_H
