// SPDX-License-Identifier: Apache-2.0
//
// Queries an operation and its ancestors for the value of a list of keys.
#include "dialects/dlti/dlti.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;

/// Returns the first attribute of an operation that implements
/// DLTIQueryInterface. Returns null if there is none.
static DLTIQueryInterface getQueryable(Operation *op) {
  for (NamedAttribute attribute : op->getAttrs())
    if (auto queryable = dyn_cast<DLTIQueryInterface>(attribute.getValue()))
      return queryable;
  return DLTIQueryInterface();
}

static std::string getText(ArrayRef<DataLayoutEntryKey> keys) {
  std::string text;
  llvm::raw_string_ostream os(text);
  llvm::interleaveComma(keys, os, [&](DataLayoutEntryKey key) {
    if (auto type = dyn_cast_if_present<Type>(key))
      os << type;
    else
      os << '"' << cast<StringAttr>(key).getValue() << '"';
  });
  return text;
}

static LogicalResult failMissing(Operation *op, DataLayoutEntryKey key,
                                 Attribute map, bool emitError) {
  if (!emitError)
    return failure();
  InFlightDiagnostic diagnostic = op->emitError()
                                  << "key " << getText(key)
                                  << " has no DLTI-mapping per attr: " << map;
  diagnostic.attachNote(op->getLoc()) << "target op of failed DLTI query";
  return failure();
}

FailureOr<Attribute>
dlti::query(Operation *op, ArrayRef<DataLayoutEntryKey> keys, bool emitError) {
  auto fail = [&](const Twine &message) {
    if (emitError)
      op->emitError(message).attachNote(op->getLoc())
          << "target op of failed DLTI query";
    return failure();
  };
  if (keys.empty())
    return fail("no keys provided to attempt query with");
  Operation *owner = op;
  DLTIQueryInterface queryable;
  while (owner && !(queryable = getQueryable(owner)))
    owner = owner->getParentOp();
  if (!queryable)
    return fail("no DLTI-queryable attrs on target op or any of its ancestors");
  Attribute current = queryable;
  for (auto [i, key] : llvm::enumerate(keys)) {
    auto map = dyn_cast<DLTIQueryInterface>(current);
    if (!map)
      return fail("got non-DLTI-queryable attribute upon looking up keys [" +
                  getText(keys.take_front(i)) + "]");
    FailureOr<Attribute> value = map.query(key);
    if (failed(value))
      return failMissing(op, key, current, emitError);
    current = *value;
  }
  return current;
}

FailureOr<Attribute> dlti::query(Operation *op, ArrayRef<StringRef> keys,
                                 bool emitError) {
  SmallVector<DataLayoutEntryKey> entries;
  for (StringRef key : keys)
    entries.push_back(StringAttr::get(op->getContext(), key));
  return query(op, entries, emitError);
}

// The data layout may be beside the description, so that `query` finds it.
std::optional<int64_t> dlti::queryCPU(Operation *op, StringRef key) {
  Attribute found;
  for (; op && !found; op = op->getParentOp())
    found = op->getAttr(DLTIDialect::kTargetSystemDescAttrName);
  for (StringRef name : {StringRef("CPU"), key}) {
    auto map = dyn_cast_if_present<DLTIQueryInterface>(found);
    FailureOr<Attribute> next = failure();
    if (map)
      next = map.query(StringAttr::get(map.getContext(), name));
    if (failed(next))
      return std::nullopt;
    found = *next;
  }
  auto number = dyn_cast<IntegerAttr>(found);
  return number ? std::optional(number.getValue().getSExtValue())
                : std::nullopt;
}
