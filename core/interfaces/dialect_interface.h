// SPDX-License-Identifier: Apache-2.0
//
// Interfaces of dialects that are classes with virtual functions
// (DialectInterfaceBase): making them, and finding them.
#ifndef CORE_INTERFACES_DIALECT_INTERFACE_H
#define CORE_INTERFACES_DIALECT_INTERFACE_H

#include <utility>

#include "core/ir/blob.h"
#include "core/ir/context.h"
#include "core/ir/dialect.h"
#include "core/ir/dialect_class.h"
#include "core/ir/operation.h"
#include "core/ir/storage_uniquer.h"
#include "llvm/ADT/MapVector.h"

namespace mlir {
namespace detail {
/// Keeps an object that a context outlives.
template <typename T> class ObjectOwner : public BlobOwner {
public:
  template <typename... Arguments>
  explicit ObjectOwner(Arguments &&...arguments)
      : object(std::forward<Arguments>(arguments)...) {}
  const T object;
};

template <typename Interface>
const Interface *asTable(const DialectInterfaceBase<Interface> *interface) {
  return static_cast<const Interface *>(interface);
}

/// Makes a `T` that lives as long as the dialect's context.
template <typename T> const T *makeInterface(Dialect &dialect) {
  auto owner = llvm::makeIntrusiveRefCnt<ObjectOwner<T>>(&dialect);
  const T *object = &owner->object;
  const Blob blob(
      llvm::ArrayRef(reinterpret_cast<const char *>(object), sizeof(T)), 8,
      llvm::endianness::little, 1, owner);
  dialect.getContext()->getStorageUniquer().mutate(
      0, [&](StorageAllocator &allocator) { allocator.copyInto(blob); });
  return object;
}
} // namespace detail

/// Makes objects of these classes, derived from such interfaces, and attaches
/// them to the dialect. Called when it is initialized, or by an extension.
template <typename... Interfaces> void addInterfaces(Dialect &dialect) {
  (dialect.attachInterface(
       {Interfaces::getInterfaceID(),
        detail::asTable(detail::makeInterface<Interfaces>(dialect))}),
   ...);
}

/// What a dialect has of such an interface, or null; of no dialect, null.
template <typename Interface>
const Interface *getDialectInterface(Dialect *dialect) {
  if (!dialect)
    return nullptr;
  return static_cast<const Interface *>(
      dialect->getInterface(Interface::getInterfaceID()));
}

/// What the dialects that are loaded have of an interface.
template <typename Interface> class DialectInterfaceCollection {
public:
  explicit DialectInterfaceCollection(MLIRContext *context) {
    for (Dialect *dialect : context->getLoadedDialects())
      if (const auto *interface = getDialectInterface<Interface>(dialect))
        interfaces[dialect] = interface;
  }

  /// Null if there is none.
  const Interface *getInterfaceFor(Dialect *dialect) const {
    return interfaces.lookup(dialect);
  }
  const Interface *getInterfaceFor(Operation *op) const {
    return getInterfaceFor(op->getDialect());
  }

  /// By the dialects' names.
  auto begin() const { return llvm::make_second_range(interfaces).begin(); }
  auto end() const { return llvm::make_second_range(interfaces).end(); }

private:
  llvm::MapVector<Dialect *, const Interface *> interfaces;
};

} // namespace mlir

#endif // CORE_INTERFACES_DIALECT_INTERFACE_H
