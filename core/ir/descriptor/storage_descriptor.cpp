// SPDX-License-Identifier: Apache-2.0
#include "core/ir/descriptor/storage_descriptor.h"

#include <string>

#include "core/ir/context/context.h"
#include "core/ir/context/diagnostics.h"
#include "core/ir/context/dialect.h"
#include "core/ir/storage/storage_allocator.h"
#include "core/ir/storage/storage_uniquer.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/ErrorHandling.h"

namespace mlir {

bool AbstractStorage::hasInterface(TypeID id) const {
  return interfaces.contains(id) || dialect->hasPromisedInterface(typeID, id);
}

const void *AbstractStorage::getMissingInterface(TypeID id) const {
  if (dialect->hasPromisedInterface(typeID, id))
    llvm::report_fatal_error(
        llvm::Twine("an interface of '") + getName() +
        "' was promised by its dialect but is not attached; register the "
        "extension that implements it");
  return nullptr;
}

bool detail::areValidParameters(const StorageDescriptor &descriptor,
                                const void *parameters) {
  return succeeded(verifyStorage([] { return InFlightDiagnostic(); },
                                 descriptor, parameters));
}

/// Returns the record of a kind, which must be registered in the context.
static const AbstractStorage &
getRegistered(MLIRContext *context, const StorageDescriptor &descriptor) {
  const AbstractStorage *abstract = context->lookupStorage(descriptor.id);
  if (!abstract)
    llvm::report_fatal_error(
        llvm::Twine("'") + descriptor.name +
        "' is made in a context that has not loaded its dialect");
  return *abstract;
}

const BaseStorage *getStorage(MLIRContext *context,
                              const StorageDescriptor &descriptor,
                              const void *parameters) {
  const FieldTable &table = descriptor.parameters;
  Hasher hasher(descriptor.id.getValue());
  hashFields(table, parameters, hasher);
  auto isEqual = [&](const void *object) {
    const auto *storage = static_cast<const BaseStorage *>(object);
    return storage->abstract->getTypeID() == descriptor.id &&
           equalFields(table, getParameters(storage), parameters);
  };
  auto create = [&](StorageAllocator &allocator) -> const void * {
    const AbstractStorage &abstract = getRegistered(context, descriptor);
    void *memory = allocator.allocate(sizeof(BaseStorage) + table.size);
    auto *storage = new (memory) BaseStorage{&abstract};
    constructFields(table, storage + 1, parameters, allocator);
    return storage;
  };
  return static_cast<const BaseStorage *>(
      context->getStorageUniquer().get(hasher.get(), isEqual, create));
}

LogicalResult mutateStorage(const BaseStorage *storage,
                            const void *parameters) {
  const StorageDescriptor &descriptor = storage->abstract->getDescriptor();
  const FieldTable &table = descriptor.parameters;
  void *own = const_cast<void *>(getParameters(storage));
  Hasher hasher(descriptor.id.getValue());
  hashFields(table, own, hasher);
  LogicalResult result = success();
  auto mutate = [&](StorageAllocator &allocator) {
    if (equalMutableFields(table, own, parameters))
      return;
    llvm::SmallVector<uint64_t, 8> unset((table.size + 7) / 8);
    if (equalMutableFields(table, own, unset.data()))
      constructMutableFields(table, own, parameters, allocator);
    else
      result = failure();
  };
  storage->abstract->getContext()->getStorageUniquer().mutate(hasher.get(),
                                                              mutate);
  return result;
}

} // namespace mlir
