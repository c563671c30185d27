// SPDX-License-Identifier: Apache-2.0
//
// Creation and lookup of dialect interfaces, which are classes with virtual
// functions (DialectInterfaceBase).
#ifndef CORE_INTERFACES_DIALECT_INTERFACE_H
#define CORE_INTERFACES_DIALECT_INTERFACE_H

#include <utility>

#include "core/ir/context/context.h"
#include "core/ir/context/dialect.h"
#include "core/ir/context/dialect_class.h"
#include "core/ir/data/blob.h"
#include "core/ir/storage/storage_allocator.h"
#include "core/ir/storage/storage_uniquer.h"
#include "core/ir/structure/operation.h"
#include "llvm/ADT/MapVector.h"

namespace mlir {
namespace detail {
/// Owns an object for the lifetime of a context.
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

/// Creates a `T` that lives as long as the context of the dialect.
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

/// Creates objects of these dialect interface classes and attaches them to the
/// dialect. Call it when the dialect is initialized, or from an extension.
template <typename... Interfaces> void addInterfaces(Dialect &dialect) {
  (dialect.attachInterface(
       {Interfaces::getInterfaceID(),
        detail::asTable(detail::makeInterface<Interfaces>(dialect))}),
   ...);
}

/// Returns the interface of the dialect, or null if it has none or `dialect` is
/// null.
template <typename Interface>
const Interface *getDialectInterface(Dialect *dialect) {
  if (!dialect)
    return nullptr;
  return static_cast<const Interface *>(
      dialect->getInterface(Interface::getInterfaceID()));
}

/// The implementations of an interface by the loaded dialects.
template <typename Interface> class DialectInterfaceCollection {
public:
  explicit DialectInterfaceCollection(MLIRContext *context) {
    for (Dialect *dialect : context->getLoadedDialects())
      if (const auto *interface = getDialectInterface<Interface>(dialect))
        interfaces[dialect] = interface;
  }

  /// Returns null if the dialect does not implement the interface.
  const Interface *getInterfaceFor(Dialect *dialect) const {
    return interfaces.lookup(dialect);
  }
  const Interface *getInterfaceFor(Operation *op) const {
    return getInterfaceFor(op->getDialect());
  }

  /// Iterate in the order of the dialect names.
  auto begin() const { return llvm::make_second_range(interfaces).begin(); }
  auto end() const { return llvm::make_second_range(interfaces).end(); }

private:
  llvm::MapVector<Dialect *, const Interface *> interfaces;
};

} // namespace mlir

#endif // CORE_INTERFACES_DIALECT_INTERFACE_H
