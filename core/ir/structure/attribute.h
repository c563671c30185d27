// SPDX-License-Identifier: Apache-2.0
//
// Attributes: constant values of one word. Equal attributes are the same object
// of their context.
#ifndef CORE_IR_STRUCTURE_ATTRIBUTE_H
#define CORE_IR_STRUCTURE_ATTRIBUTE_H

#include "core/ir/descriptor/storage_descriptor.h"
#include "core/ir/structure/type.h"
#include "llvm/ADT/DenseMapInfo.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/Support/Casting.h"
#include "llvm/Support/PointerLikeTypeTraits.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir {

class StringAttr;

/// An attribute of one context, or null. Trivially copyable.
class Attribute {
public:
  using ImplType = BaseStorage;

  constexpr Attribute() = default;
  constexpr Attribute(std::nullptr_t) {}
  explicit Attribute(const BaseStorage *impl) : impl(impl) {}

  explicit operator bool() const { return impl != nullptr; }
  bool operator!() const { return impl == nullptr; }
  friend bool operator==(Attribute a, Attribute b) { return a.impl == b.impl; }

  TypeID getTypeID() const { return impl->abstract->getTypeID(); }
  MLIRContext *getContext() const { return impl->abstract->getContext(); }
  Dialect &getDialect() const { return impl->abstract->getDialect(); }
  const AbstractAttribute &getAbstractAttribute() const {
    return *impl->abstract;
  }
  template <typename T> bool hasTrait() const {
    return impl->abstract->hasTrait(TypeID::get<T>());
  }

  /// Prints the attribute; `elideType` omits the trailing colon and type.
  void print(llvm::raw_ostream &os, bool elideType = false) const;
  void dump() const;

  const BaseStorage *getImpl() const { return impl; }
  const void *getAsOpaquePointer() const { return impl; }
  static Attribute getFromOpaquePointer(const void *pointer) {
    return Attribute(static_cast<const BaseStorage *>(pointer));
  }

protected:
  const BaseStorage *impl = nullptr;
};

llvm::raw_ostream &operator<<(llvm::raw_ostream &os, Attribute attribute);

inline llvm::hash_code hash_value(Attribute attribute) {
  return llvm::hash_value(attribute.getAsOpaquePointer());
}

/// A name and a value; ordered by name. The methods are defined in
/// core/ir/builtin/builtin_attributes.h.
class NamedAttribute {
public:
  NamedAttribute(StringAttr name, Attribute value);
  /// Creates the name in the context of `value`.
  NamedAttribute(llvm::StringRef name, Attribute value);

  StringAttr getName() const;
  const void *getNameImpl() const { return name.getImpl(); }
  Attribute getValue() const { return value; }
  void setName(StringAttr name);
  void setValue(Attribute newValue) { value = newValue; }
  /// Returns the loaded dialect named by the name's prefix, or null.
  Dialect *getNameDialect() const;

  bool operator<(const NamedAttribute &other) const;
  bool operator<(llvm::StringRef otherName) const;
  friend bool operator==(const NamedAttribute &a, const NamedAttribute &b) {
    return a.name == b.name && a.value == b.value;
  }

private:
  Attribute name;
  Attribute value;
};

inline llvm::hash_code hash_value(const NamedAttribute &attribute) {
  return llvm::hash_combine(attribute.getNameImpl(), attribute.getValue());
}

/// CRTP base of attribute classes with parameters of type `ParametersT`.
/// `Derived` declares `static const AttributeDescriptor descriptor`.
template <typename Derived, typename ParametersT, typename Base = Attribute>
class AttributeBase : public detail::StorageUser<Derived, ParametersT, Base> {
public:
  using detail::StorageUser<Derived, ParametersT, Base>::StorageUser;

  static bool classof(Attribute attribute) {
    return attribute.getTypeID() == TypeID::get<Derived>();
  }
};

/// CRTP base of attribute classes without parameters.
template <typename Derived, typename Base = Attribute>
class SingletonAttributeBase : public Base {
public:
  using Base::Base;
  static bool classof(Attribute attribute) {
    return attribute.getTypeID() == TypeID::get<Derived>();
  }
  static Derived get(MLIRContext *context) {
    return Derived(getStorage(context, Derived::descriptor, nullptr));
  }
};

/// CRTP base of attribute interfaces whose functions are in a `TableT`. Holds
/// the attribute and the table.
template <typename Derived, typename TableT>
class AttributeInterface
    : public detail::StorageInterface<Attribute, Derived, TableT> {
public:
  using detail::StorageInterface<Attribute, Derived, TableT>::StorageInterface;
};

} // namespace mlir

namespace llvm {

template <> struct DenseMapInfo<mlir::Attribute> {
  static mlir::Attribute getEmptyKey() {
    return mlir::Attribute::getFromOpaquePointer(
        DenseMapInfo<void *>::getEmptyKey());
  }
  static mlir::Attribute getTombstoneKey() {
    return mlir::Attribute::getFromOpaquePointer(
        DenseMapInfo<void *>::getTombstoneKey());
  }
  static unsigned getHashValue(mlir::Attribute attribute) {
    return DenseMapInfo<const void *>::getHashValue(
        attribute.getAsOpaquePointer());
  }
  static bool isEqual(mlir::Attribute a, mlir::Attribute b) { return a == b; }
};
template <typename T>
struct DenseMapInfo<T, std::enable_if_t<std::is_base_of_v<mlir::Attribute, T> &&
                                        !std::is_same_v<mlir::Attribute, T> &&
                                        sizeof(T) == sizeof(mlir::Attribute)>>
    : DenseMapInfo<mlir::Attribute> {
  static T getEmptyKey() {
    return T(static_cast<const mlir::BaseStorage *>(
        DenseMapInfo<void *>::getEmptyKey()));
  }
  static T getTombstoneKey() {
    return T(static_cast<const mlir::BaseStorage *>(
        DenseMapInfo<void *>::getTombstoneKey()));
  }
};

template <> struct PointerLikeTypeTraits<mlir::Attribute> {
  static void *getAsVoidPointer(mlir::Attribute attribute) {
    return const_cast<void *>(attribute.getAsOpaquePointer());
  }
  static mlir::Attribute getFromVoidPointer(const void *pointer) {
    return mlir::Attribute::getFromOpaquePointer(pointer);
  }
  static constexpr int NumLowBitsAvailable = 3;
};

// `To` may be incomplete if `From` is none of these.
template <typename To, typename From>
struct CastInfo<To, From,
                std::enable_if_t<std::conjunction_v<
                    std::is_base_of<mlir::Attribute, std::remove_const_t<From>>,
                    std::is_base_of<mlir::Attribute, To>>>>
    : NullableValueCastFailed<To>,
      DefaultDoCastIfPossible<To, From, CastInfo<To, From>> {
  static bool isPossible(mlir::Attribute attribute) {
    if constexpr (std::is_base_of_v<To, From>)
      return true;
    else
      return To::classof(attribute);
  }
  static To doCast(mlir::Attribute attribute) {
    return To(attribute.getImpl());
  }
};

} // namespace llvm

#endif // CORE_IR_STRUCTURE_ATTRIBUTE_H
