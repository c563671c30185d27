// SPDX-License-Identifier: Apache-2.0
//
// How classes of types have shapes, are floats, or may be elements: tables for
// the interfaces of core/ir/builtin_type_interfaces.h, and their methods.
#ifndef CORE_INTERFACES_BUILTIN_TYPES_H
#define CORE_INTERFACES_BUILTIN_TYPES_H

#include "core/ir/builtin_type_interfaces.h"
#include "core/ir/float_semantics.h"

namespace mlir {

/// The methods of ShapedType, by those that the type has.
template <typename ConcreteType>
struct InterfaceTrait<ShapedType, ConcreteType> {
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
  size_t getNumDynamicDims() const {
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
/// The format is one of ours, or an APFloat's.
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

#endif // CORE_INTERFACES_BUILTIN_TYPES_H
