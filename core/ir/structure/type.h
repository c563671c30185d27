// SPDX-License-Identifier: Apache-2.0
//
// Types: values of one word. Equal types are the same object of their context.
#ifndef CORE_IR_STRUCTURE_TYPE_H
#define CORE_IR_STRUCTURE_TYPE_H

#include "core/ir/descriptor/storage_descriptor.h"
#include "llvm/ADT/DenseMapInfo.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/Support/Casting.h"
#include "llvm/Support/PointerLikeTypeTraits.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir {

/// A type of one context, or null. Trivially copyable.
class Type {
public:
  using ImplType = BaseStorage;

  constexpr Type() = default;
  constexpr Type(std::nullptr_t) {}
  explicit Type(const BaseStorage *impl) : impl(impl) {}

  explicit operator bool() const { return impl != nullptr; }
  bool operator!() const { return impl == nullptr; }
  friend bool operator==(Type a, Type b) { return a.impl == b.impl; }

  TypeID getTypeID() const { return impl->abstract->getTypeID(); }
  MLIRContext *getContext() const { return impl->abstract->getContext(); }
  Dialect &getDialect() const { return impl->abstract->getDialect(); }
  const AbstractType &getAbstractType() const { return *impl->abstract; }
  template <typename T> bool hasTrait() const {
    return impl->abstract->hasTrait(TypeID::get<T>());
  }

  bool isIndex() const;
  bool isF16() const;
  bool isBF16() const;
  bool isTF32() const;
  bool isF32() const;
  bool isF64() const;
  bool isF80() const;
  bool isF128() const;
  bool isFloat() const;
  bool isFloat(unsigned width) const;
  bool isInteger() const;
  bool isInteger(unsigned width) const;
  bool isSignlessInteger() const;
  bool isSignlessInteger(unsigned width) const;
  bool isSignedInteger() const;
  bool isSignedInteger(unsigned width) const;
  bool isUnsignedInteger() const;
  bool isUnsignedInteger(unsigned width) const;
  bool isIntOrIndex() const;
  bool isIntOrFloat() const;
  bool isSignlessIntOrIndex() const;
  bool isSignlessIntOrFloat() const;
  bool isSignlessIntOrIndexOrFloat() const;
  bool isIntOrIndexOrFloat() const;
  /// Returns the width of an integer or float. Calling it on another type is a
  /// program error.
  unsigned getIntOrFloatBitWidth() const;

  void print(llvm::raw_ostream &os) const;
  void dump() const;

  const BaseStorage *getImpl() const { return impl; }
  const void *getAsOpaquePointer() const { return impl; }
  static Type getFromOpaquePointer(const void *pointer) {
    return Type(static_cast<const BaseStorage *>(pointer));
  }

protected:
  const BaseStorage *impl = nullptr;
};

llvm::raw_ostream &operator<<(llvm::raw_ostream &os, Type type);

inline llvm::hash_code hash_value(Type type) {
  return llvm::hash_value(type.getAsOpaquePointer());
}

/// CRTP base of type classes with parameters of type `ParametersT`. `Derived`
/// declares `static const TypeDescriptor descriptor`.
template <typename Derived, typename ParametersT, typename Base = Type>
class TypeBase : public detail::StorageUser<Derived, ParametersT, Base> {
public:
  using detail::StorageUser<Derived, ParametersT, Base>::StorageUser;

  static bool classof(Type type) {
    return type.getTypeID() == TypeID::get<Derived>();
  }
};

/// CRTP base of type classes without parameters.
template <typename Derived, typename Base = Type>
class SingletonTypeBase : public Base {
public:
  using Base::Base;
  static bool classof(Type type) {
    return type.getTypeID() == TypeID::get<Derived>();
  }
  static Derived get(MLIRContext *context) {
    return Derived(getStorage(context, Derived::descriptor, nullptr));
  }
};

/// CRTP base of type interfaces whose functions are in a `TableT`. Holds the
/// type and the table.
template <typename Derived, typename TableT>
class TypeInterface : public detail::StorageInterface<Type, Derived, TableT> {
public:
  using detail::StorageInterface<Type, Derived, TableT>::StorageInterface;
};

} // namespace mlir

namespace llvm {

template <> struct DenseMapInfo<mlir::Type> {
  static mlir::Type getEmptyKey() {
    return mlir::Type::getFromOpaquePointer(
        DenseMapInfo<void *>::getEmptyKey());
  }
  static mlir::Type getTombstoneKey() {
    return mlir::Type::getFromOpaquePointer(
        DenseMapInfo<void *>::getTombstoneKey());
  }
  static unsigned getHashValue(mlir::Type type) {
    return DenseMapInfo<const void *>::getHashValue(type.getAsOpaquePointer());
  }
  static bool isEqual(mlir::Type a, mlir::Type b) { return a == b; }
};
template <typename T>
struct DenseMapInfo<T, std::enable_if_t<std::is_base_of_v<mlir::Type, T> &&
                                        !std::is_same_v<mlir::Type, T> &&
                                        sizeof(T) == sizeof(mlir::Type)>>
    : DenseMapInfo<mlir::Type> {
  static T getEmptyKey() {
    return T(static_cast<const mlir::BaseStorage *>(
        DenseMapInfo<void *>::getEmptyKey()));
  }
  static T getTombstoneKey() {
    return T(static_cast<const mlir::BaseStorage *>(
        DenseMapInfo<void *>::getTombstoneKey()));
  }
};

template <> struct PointerLikeTypeTraits<mlir::Type> {
  static void *getAsVoidPointer(mlir::Type type) {
    return const_cast<void *>(type.getAsOpaquePointer());
  }
  static mlir::Type getFromVoidPointer(const void *pointer) {
    return mlir::Type::getFromOpaquePointer(pointer);
  }
  static constexpr int NumLowBitsAvailable = 3;
};

// `To` may be incomplete if `From` is none of these.
template <typename To, typename From>
struct CastInfo<To, From,
                std::enable_if_t<std::conjunction_v<
                    std::is_base_of<mlir::Type, std::remove_const_t<From>>,
                    std::is_base_of<mlir::Type, To>>>>
    : NullableValueCastFailed<To>,
      DefaultDoCastIfPossible<To, From, CastInfo<To, From>> {
  static bool isPossible(mlir::Type type) {
    if constexpr (std::is_base_of_v<To, From>)
      return true;
    else
      return To::classof(type);
  }
  static To doCast(mlir::Type type) { return To(type.getImpl()); }
};

} // namespace llvm

namespace mlir {
using llvm::cast;
using llvm::cast_if_present;
using llvm::cast_or_null;
using llvm::dyn_cast;
using llvm::dyn_cast_if_present;
using llvm::dyn_cast_or_null;
using llvm::isa;
using llvm::isa_and_nonnull;
using llvm::isa_and_present;
} // namespace mlir

#endif // CORE_IR_STRUCTURE_TYPE_H
