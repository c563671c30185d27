// SPDX-License-Identifier: Apache-2.0
//
// The dialect, and the combination of nested data layouts.
#include "dialects/dlti/dlti.h"

#include "core/interfaces/dialect_interface.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/structure/builders.h"

using namespace mlir;

#include "dialects/dlti/dlti_dialect.cpp.inc"

// Verification of entries with keys of this dialect

namespace {
class TargetDataLayoutInterface : public DataLayoutDialectInterface {
public:
  using DataLayoutDialectInterface::DataLayoutDialectInterface;

  /// 1. The value of "dlti.endianness" is "big" or "little".
  /// 2. Other keys are known keys of this dialect.
  LogicalResult verifyEntry(DataLayoutEntryInterface entry,
                            Location loc) const override;
};
} // namespace

static LogicalResult verifyEndianness(Attribute attribute, Location loc) {
  auto value = dyn_cast<StringAttr>(attribute);
  if (value && (value.getValue() == DLTIDialect::kDataLayoutEndiannessBig ||
                value.getValue() == DLTIDialect::kDataLayoutEndiannessLittle))
    return success();
  return emitError(loc) << "'" << DLTIDialect::kDataLayoutEndiannessKey
                        << "' data layout entry is expected to be either '"
                        << DLTIDialect::kDataLayoutEndiannessBig << "' or '"
                        << DLTIDialect::kDataLayoutEndiannessLittle << "'";
}

LogicalResult
TargetDataLayoutInterface::verifyEntry(DataLayoutEntryInterface entry,
                                       Location loc) const {
  const StringRef name = cast<StringAttr>(entry.getKey()).getValue();
  if (name == DLTIDialect::kDataLayoutEndiannessKey)
    return verifyEndianness(entry.getValue(), loc);
  static constexpr StringLiteral others[] = {
      DLTIDialect::kDataLayoutDefaultMemorySpaceKey,
      DLTIDialect::kDataLayoutAllocaMemorySpaceKey,
      DLTIDialect::kDataLayoutProgramMemorySpaceKey,
      DLTIDialect::kDataLayoutGlobalMemorySpaceKey,
      DLTIDialect::kDataLayoutStackAlignmentKey,
      DLTIDialect::kDataLayoutFunctionPointerAlignmentKey,
      DLTIDialect::kDataLayoutLegalIntWidthsKey,
      DLTIDialect::kDataLayoutManglingModeKey};
  if (llvm::is_contained(others, name))
    return success();
  return emitError(loc) << "unknown data layout entry name: " << name;
}

// The dialect

void DLTIDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "dialects/dlti/dlti_attrdef.cpp.inc"
      >();
  addInterfaces<TargetDataLayoutInterface>(*this);
}

static LogicalResult failKind(Operation *op, StringRef name) {
  return op->emitError() << "'" << name << "' is expected to be a #" << name
                         << " attribute";
}

LogicalResult DLTIDialect::verifyOperationAttribute(Operation *op,
                                                    NamedAttribute attribute) {
  const StringRef name = attribute.getName().getValue();
  const Attribute value = attribute.getValue();
  if (name == kDataLayoutAttrName) {
    if (!isa<DataLayoutSpecAttr>(value))
      return failKind(op, name);
    return isa<ModuleOp>(op) ? detail::verifyDataLayoutOp(op) : success();
  }
  if (name == kTargetSystemDescAttrName) {
    auto spec = dyn_cast<TargetSystemSpecAttr>(value);
    return spec ? spec.verifySpec(op->getLoc()) : failKind(op, name);
  }
  if (name == kMapAttrName)
    return success(isa<MapAttr>(value) || succeeded(failKind(op, name)));
  return op->emitError() << "attribute '" << name
                         << "' not supported by dialect";
}

static LogicalResult verifyHasDefaultDLTIDataLayout(Operation *op,
                                                    const TraitUse &) {
  if (isa<DataLayoutOpInterface>(op))
    return success();
  return op->emitError()
         << "expected the op to implement DataLayoutOpInterface";
}

constinit const Trait HasDefaultDLTIDataLayout::descriptor = {
    "HasDefaultDLTIDataLayout", TypeID::get<HasDefaultDLTIDataLayout>(),
    &verifyHasDefaultDLTIDataLayout};

DataLayoutSpecInterface impl::getDataLayoutSpec(Operation *op) {
  return op->getAttrOfType<DataLayoutSpecAttr>(
      DLTIDialect::kDataLayoutAttrName);
}

TargetSystemSpecInterface impl::getTargetSystemSpec(Operation *op) {
  return op->getAttrOfType<TargetSystemSpecAttr>(
      DLTIDialect::kTargetSystemDescAttrName);
}

// Combination of layouts

namespace {
/// The combined entries of the layouts that were visited so far.
struct Combination {
  llvm::MapVector<TypeID, DataLayoutEntryList> types;
  DataLayoutIdentifiedEntryMap ids;
};
} // namespace

/// Replaces entries that have the same key and appends the others.
static void overwrite(DataLayoutEntryList &entries,
                      ArrayRef<DataLayoutEntryInterface> newEntries) {
  for (DataLayoutEntryInterface entry : newEntries) {
    auto *found = llvm::find_if(entries, [&](DataLayoutEntryInterface old) {
      return old.getKey() == entry.getKey();
    });
    if (found == entries.end())
      entries.push_back(entry);
    else
      *found = entry;
  }
}

static LogicalResult combineIdentifier(DataLayoutEntryInterface &entry,
                                       DataLayoutEntryInterface newEntry) {
  if (!entry) {
    entry = newEntry;
    return success();
  }
  const auto *interface = getDialectInterface<DataLayoutDialectInterface>(
      cast<StringAttr>(newEntry.getKey()).getReferencedDialect());
  entry =
      interface ? interface->combine(entry, newEntry)
                : DataLayoutDialectInterface::defaultCombine(entry, newEntry);
  return success(entry != nullptr);
}

/// Returns true if the type allows the new entries. Types without
/// DataLayoutTypeInterface, as builtin types, allow all entries.
static bool areCompatible(const Combination &combination, TypeID id,
                          const DataLayoutEntryList &newEntries,
                          DataLayoutSpecInterface spec) {
  const auto *old = combination.types.find(id);
  auto typeInterface = dyn_cast<DataLayoutTypeInterface>(
      cast<Type>(newEntries.front().getKey()));
  return old == combination.types.end() || !typeInterface ||
         typeInterface.areCompatible(old->second, newEntries, spec,
                                     combination.ids);
}

static LogicalResult combine(Combination &combination,
                             DataLayoutSpecInterface spec) {
  Combination added;
  spec.bucketEntriesByType(added.types, added.ids);
  for (const auto &[id, entry] : added.ids)
    if (failed(combineIdentifier(combination.ids[id], entry)))
      return failure();
  for (const auto &[id, entries] : added.types) {
    if (!areCompatible(combination, id, entries, spec))
      return failure();
    overwrite(combination.types[id], entries);
  }
  return success();
}

DataLayoutSpecAttr
DataLayoutSpecAttr::combineWith(ArrayRef<DataLayoutSpecInterface> specs) const {
  Combination combination;
  for (DataLayoutSpecInterface spec : specs)
    if (!isa<DataLayoutSpecAttr>(spec) || failed(combine(combination, spec)))
      return DataLayoutSpecAttr();
  if (failed(combine(combination, *this)))
    return DataLayoutSpecAttr();
  SmallVector<DataLayoutEntryInterface> entries;
  for (const auto &[id, entry] : combination.ids)
    entries.push_back(entry);
  for (const auto &[id, list] : combination.types)
    llvm::append_range(entries, list);
  return get(getContext(), entries);
}
