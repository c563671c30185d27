// SPDX-License-Identifier: Apache-2.0
//
// Lookup in lists of entries, and verification.
#include "core/interfaces/data_layout.h"
#include "core/ir/builtin/builtin_dialect.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/builtin/elements.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;

// Lookup.

DataLayoutEntryList detail::filterEntriesForType(DataLayoutEntryListRef entries,
                                                 TypeID typeID) {
  DataLayoutEntryList found;
  for (DataLayoutEntryInterface entry : entries) {
    auto type = llvm::dyn_cast_if_present<Type>(entry.getKey());
    if (type && type.getTypeID() == typeID)
      found.push_back(entry);
  }
  return found;
}

DataLayoutEntryInterface
detail::filterEntryForIdentifier(DataLayoutEntryListRef entries,
                                 StringAttr id) {
  for (DataLayoutEntryInterface entry : entries)
    if (entry.getKey() == DataLayoutEntryKey(id))
      return entry;
  return DataLayoutEntryInterface();
}

FailureOr<Attribute> detail::queryEntries(DataLayoutEntryListRef entries,
                                          DataLayoutEntryKey key) {
  for (DataLayoutEntryInterface entry : entries)
    if (entry.getKey() == key)
      return entry.getValue();
  return failure();
}

FailureOr<Attribute>
TargetSystemSpecInterface::queryHelper(DataLayoutEntryKey key) const {
  if (auto id = llvm::dyn_cast_if_present<StringAttr>(key))
    if (auto device = getDeviceSpecForDeviceID(id))
      return Attribute(*device);
  return failure();
}

void DataLayoutSpecInterface::bucketEntriesByType(
    llvm::MapVector<TypeID, DataLayoutEntryList> &types,
    DataLayoutIdentifiedEntryMap &ids) const {
  for (DataLayoutEntryInterface entry : getEntries()) {
    if (auto type = llvm::dyn_cast_if_present<Type>(entry.getKey()))
      types[type.getTypeID()].push_back(entry);
    else
      ids[llvm::cast<StringAttr>(entry.getKey())] = entry;
  }
}

// Verification. Numbers are those of the invariants in data_layout.h.

/// Verifies invariant 3.
static LogicalResult verifyAlignments(DataLayoutEntryInterface entry,
                                      Location loc) {
  auto value = llvm::dyn_cast<DenseIntElementsAttr>(entry.getValue());
  if (!value || !value.getElementType().isSignlessInteger(64))
    return emitError(loc) << "expected a dense i64 elements attribute in the "
                             "data layout entry "
                          << entry;
  const int64_t size = value.getNumElements();
  if (size < 1 || size > 2)
    return emitError(loc)
           << "expected 1 or 2 elements in the data layout entry " << entry;
  auto it = value.value_begin<uint64_t>();
  const uint64_t needed = *it;
  it += size - 1;
  if (*it < needed)
    return emitError(loc)
           << "preferred alignment is expected to be greater than or equal to "
              "the abi alignment in data layout entry "
           << entry;
  return success();
}

/// Verifies invariants 2 to 6 for the entries of one class.
static LogicalResult verifyTypeEntries(DataLayoutEntryListRef entries,
                                       Location loc) {
  const Type type = llvm::cast<Type>(entries.front().getKey());
  if (llvm::isa<IndexType>(type)) {
    if (!llvm::isa<IntegerAttr>(entries.front().getValue()))
      return emitError(loc)
             << "expected integer attribute in the data layout entry for "
             << type;
    return success();
  }
  if (llvm::isa<IntegerType, FloatType>(type)) {
    for (DataLayoutEntryInterface entry : entries)
      if (failed(verifyAlignments(entry, loc)))
        return failure();
    return success();
  }
  if (type.getDialect().getNamespace() == "builtin")
    return emitError(loc) << "unexpected data layout for a built-in type";
  auto typeInterface = llvm::dyn_cast<DataLayoutTypeInterface>(type);
  if (!typeInterface)
    return emitError(loc)
           << "data layout specified for a type that does not support it";
  return typeInterface.verifyEntries(entries, loc);
}

/// Verifies invariants 5 and 6 for an identifier. Unloaded dialects are not
/// checked.
static LogicalResult verifyIdentifierEntry(DataLayoutEntryInterface entry,
                                           Location loc) {
  Dialect *dialect =
      llvm::cast<StringAttr>(entry.getKey()).getReferencedDialect();
  if (!dialect)
    return success();
  const auto *interface =
      getDialectInterface<DataLayoutDialectInterface>(dialect);
  if (!interface)
    return emitError(loc)
           << "the '" << dialect->getNamespace()
           << "' dialect does not support identifier data layout entries";
  return interface->verifyEntry(entry, loc);
}

LogicalResult detail::verifyDataLayoutSpec(DataLayoutSpecInterface spec,
                                           Location loc) {
  for (DataLayoutEntryInterface entry : spec.getEntries())
    if (failed(entry.verifyEntry(loc)))
      return failure();
  llvm::MapVector<TypeID, DataLayoutEntryList> types;
  DataLayoutIdentifiedEntryMap ids;
  spec.bucketEntriesByType(types, ids);
  for (const auto &[id, entries] : types)
    if (failed(verifyTypeEntries(entries, loc)))
      return failure();
  for (const auto &[id, entry] : ids)
    if (failed(verifyIdentifierEntry(entry, loc)))
      return failure();
  return success();
}

LogicalResult detail::verifyTargetSystemSpec(TargetSystemSpecInterface spec,
                                             Location loc) {
  for (DataLayoutEntryInterface entry : spec.getEntries()) {
    auto device = llvm::dyn_cast<TargetDeviceSpecInterface>(entry.getValue());
    if (!device || failed(device.verifyEntry(loc)))
      return failure();
  }
  return success();
}
