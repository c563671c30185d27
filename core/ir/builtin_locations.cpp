// SPDX-License-Identifier: Apache-2.0
#include "core/ir/builtin_locations.h"

#include "core/ir/context.h"
#include "llvm/ADT/SetVector.h"

namespace mlir {

using namespace detail;

namespace {

constexpr FieldDescriptor optional(FieldDescriptor field) {
  field.optional = true;
  return field;
}

constexpr FieldDescriptor rangeFields[] = {
    MLIR_FIELD(FileLineColRangeParameters, filename, Attribute),
    MLIR_FIELD(FileLineColRangeParameters, startLine, UInt32),
    MLIR_FIELD(FileLineColRangeParameters, startColumn, UInt32),
    MLIR_FIELD(FileLineColRangeParameters, endLine, UInt32),
    MLIR_FIELD(FileLineColRangeParameters, endColumn, UInt32)};
constexpr FieldDescriptor callSiteFields[] = {
    MLIR_FIELD(CallSiteLocParameters, callee, Attribute),
    MLIR_FIELD(CallSiteLocParameters, caller, Attribute)};
constexpr FieldDescriptor nameFields[] = {
    MLIR_FIELD(NameLocParameters, name, Attribute),
    MLIR_FIELD(NameLocParameters, childLoc, Attribute)};
constexpr FieldDescriptor fusedFields[] = {
    MLIR_FIELD(FusedLocParameters, locations, AttributeArray),
    optional(MLIR_FIELD(FusedLocParameters, metadata, Attribute))};
static_assert(sizeof(TypeID) == sizeof(uint64_t));
constexpr FieldDescriptor opaqueFields[] = {
    MLIR_FIELD(OpaqueLocParameters, underlyingLocation, Pointer),
    MLIR_FIELD(OpaqueLocParameters, typeID, UInt64),
    MLIR_FIELD(OpaqueLocParameters, fallbackLocation, Attribute)};

constexpr TraitUse traits[] = {{&IsLocation::descriptor}};

} // namespace

constinit const AttributeDescriptor UnknownLoc::descriptor = {
    {.name = "builtin.unknown_loc",
     .id = TypeID::get<UnknownLoc>(),
     .parameters = {},
     .traits = traits,
     .summary = "no known place"}};

constinit const AttributeDescriptor FileLineColRange::descriptor = {
    {.name = "builtin.file_line_range",
     .id = TypeID::get<FileLineColRange>(),
     .parameters = {rangeFields, sizeof(FileLineColRangeParameters)},
     .traits = traits,
     .summary = "a place in a file, or a range of one"}};

constinit const AttributeDescriptor CallSiteLoc::descriptor = {
    {.name = "builtin.call_site_loc",
     .id = TypeID::get<CallSiteLoc>(),
     .parameters = {callSiteFields, sizeof(CallSiteLocParameters)},
     .traits = traits,
     .summary = "a place, and the place that it is called from"}};

constinit const AttributeDescriptor NameLoc::descriptor = {
    {.name = "builtin.name_loc",
     .id = TypeID::get<NameLoc>(),
     .parameters = {nameFields, sizeof(NameLocParameters)},
     .traits = traits,
     .summary = "a name for a place"}};

constinit const AttributeDescriptor FusedLoc::descriptor = {
    {.name = "builtin.fused_loc",
     .id = TypeID::get<FusedLoc>(),
     .parameters = {fusedFields, sizeof(FusedLocParameters)},
     .traits = traits,
     .summary = "several places, and what they were fused for"}};

constinit const AttributeDescriptor OpaqueLoc::descriptor = {
    {.name = "builtin.opaque_loc",
     .id = TypeID::get<OpaqueLoc>(),
     .parameters = {opaqueFields, sizeof(OpaqueLocParameters)},
     .traits = traits,
     .summary = "a pointer of another program's, and a place for others"}};

UnknownLoc UnknownLoc::get(MLIRContext *context) {
  return UnknownLoc(getStorage(context, descriptor, nullptr));
}

FileLineColRange FileLineColRange::get(StringAttr filename, unsigned startLine,
                                       unsigned startColumn, unsigned endLine,
                                       unsigned endColumn) {
  return getUnchecked(filename.getContext(),
                      {filename, startLine, startColumn, endLine, endColumn});
}

bool FileLineColLoc::classof(Attribute attribute) {
  auto range = dyn_cast<FileLineColRange>(attribute);
  return range && range.getStartLine() == range.getEndLine() &&
         range.getStartColumn() == range.getEndColumn();
}

FileLineColLoc FileLineColLoc::get(StringAttr filename, unsigned line,
                                   unsigned column) {
  return cast<FileLineColLoc>(
      FileLineColRange::get(filename, line, column, line, column));
}

FileLineColLoc FileLineColLoc::get(MLIRContext *context,
                                   llvm::StringRef filename, unsigned line,
                                   unsigned column) {
  // No name stands for standard input.
  return get(StringAttr::get(context, filename.empty() ? "-" : filename), line,
             column);
}

CallSiteLoc CallSiteLoc::get(Location callee, Location caller) {
  return getUnchecked(caller.getContext(),
                      {callee.getAttr(), caller.getAttr()});
}

CallSiteLoc CallSiteLoc::get(Location callee, llvm::ArrayRef<Location> frames) {
  assert(!frames.empty() && "a call has a caller");
  Location caller = frames.back();
  for (Location frame : llvm::reverse(frames.drop_back()))
    caller = get(frame, caller);
  return get(callee, caller);
}

NameLoc NameLoc::get(StringAttr name, LocationAttr child) {
  return getUnchecked(name.getContext(), {name, child});
}

NameLoc NameLoc::get(StringAttr name) {
  return get(name, UnknownLoc::get(name.getContext()));
}

LocationAttr FusedLoc::get(llvm::ArrayRef<Location> locations,
                           Attribute metadata, MLIRContext *context) {
  llvm::SmallSetVector<LocationAttr, 8> fused;
  for (Location location : locations) {
    const LocationAttr attribute = location;
    auto inner = dyn_cast<FusedLoc>(attribute);
    if (inner && inner.getMetadata() == metadata)
      fused.insert(inner.getLocations().begin(), inner.getLocations().end());
    else if (!isa<UnknownLoc>(attribute))
      fused.insert(attribute);
  }
  if (fused.empty())
    fused.insert(UnknownLoc::get(context));
  if (!metadata && fused.size() == 1)
    return fused.front();
  return getExact(fused.getArrayRef(), metadata, context);
}

FusedLoc FusedLoc::getExact(llvm::ArrayRef<LocationAttr> locations,
                            Attribute metadata, MLIRContext *context) {
  const llvm::ArrayRef<Attribute> attributes(
      static_cast<const Attribute *>(locations.data()), locations.size());
  return getUnchecked(context, {attributes, metadata});
}

llvm::ArrayRef<LocationAttr> FusedLoc::getLocations() const {
  static_assert(sizeof(LocationAttr) == sizeof(Attribute));
  const llvm::ArrayRef<Attribute> attributes = getParameters().locations;
  return {static_cast<const LocationAttr *>(attributes.data()),
          attributes.size()};
}

OpaqueLoc OpaqueLoc::get(const void *underlying, TypeID typeID,
                         Location fallback) {
  return getUnchecked(fallback.getContext(),
                      {underlying, typeID, fallback.getAttr()});
}

} // namespace mlir
