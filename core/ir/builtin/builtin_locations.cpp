// SPDX-License-Identifier: Apache-2.0
#include "core/ir/builtin/builtin_locations.h"

#include "core/ir/context/context.h"
#include "core/ir/descriptor/storage_class.h"
#include "llvm/ADT/SetVector.h"

namespace mlir {

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
  // An empty name means standard input.
  return get(StringAttr::get(context, filename.empty() ? "-" : filename), line,
             column);
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

} // namespace mlir

#define GET_ATTRDEF_CLASSES
#include "core/ir/builtin/builtin_locations.cpp.inc"
