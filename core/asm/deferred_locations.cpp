// SPDX-License-Identifier: Apache-2.0
#include "core/asm/deferred_locations.h"

#include "core/ir/builtin/builtin_locations.h"

namespace mlir {
namespace detail {

// File names in text have no type, so this name cannot clash.
DeferredLocations::DeferredLocations(MLIRContext *context)
    : file(StringAttr::get("deferred", IndexType::get(context))) {}

static constexpr unsigned Columns = 1u << LocationBlock::ColumnBits;

Location DeferredLocations::get(llvm::StringRef alias, const char *place) {
  const uint32_t index = names.getOrInsert(alias);
  if (index == aliases.size())
    aliases.push_back(
        {place,
         Location::getFileLineCol(file, 1 + index / Columns, index % Columns),
         false});
  return aliases[index].location;
}

/// Returns the alias of a placeholder location, or null if it is not one.
DeferredLocations::Alias *DeferredLocations::find(Location location) {
  size_t line, column;
  if (location.isPacked()) {
    if (LLVM_LIKELY(location.getBlock()->file != file))
      return nullptr;
    line = location.getLine();
    column = location.getColumn();
  } else {
    auto place = llvm::dyn_cast<FileLineColRange>(location.getAttr());
    if (!place || place.getFilename() != file)
      return nullptr;
    line = place.getStartLine();
    column = place.getStartColumn();
  }
  const size_t index = (line - 1) * Columns + column;
  return index < aliases.size() ? &aliases[index] : nullptr;
}

LogicalResult DeferredLocations::resolveOne(Location &location,
                                            ResolveFn resolve) {
  Alias *alias = find(location);
  if (LLVM_LIKELY(!alias))
    return success();
  if (!alias->resolved) {
    LocationAttr found =
        resolve(names.getName(alias - aliases.data()), alias->place);
    if (!found)
      return failure();
    // Caches the location of the alias.
    alias->location = Location(found);
    alias->resolved = true;
  }
  location = alias->location;
  return success();
}

LogicalResult DeferredLocations::resolveIn(Operation *op, ResolveFn resolve) {
  if (aliases.empty())
    return success();
  WalkResult result = op->walk([&](Operation *nested) -> WalkResult {
    Location location = nested->getLoc();
    if (failed(resolveOne(location, resolve)))
      return WalkResult::interrupt();
    nested->setLoc(location);
    for (Region &region : nested->getRegions())
      for (Block &block : region)
        for (BlockArgument argument : block.getArguments()) {
          location = argument.getLoc();
          if (failed(resolveOne(location, resolve)))
            return WalkResult::interrupt();
          argument.setLoc(location);
        }
    return WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}

} // namespace detail
} // namespace mlir
