// SPDX-License-Identifier: Apache-2.0
//
// Locations by the name of an alias (`loc(#loc3)`) that the file defines later.
#ifndef CORE_ASM_DEFERRED_LOCATIONS_H
#define CORE_ASM_DEFERRED_LOCATIONS_H

#include <vector>

#include "core/asm/name_table.h"
#include "core/ir/builtin_attributes.h"
#include "core/ir/location.h"
#include "core/ir/operation.h"

namespace mlir {
namespace detail {

/// Hands out locations that stand for aliases: places in a file that no text
/// can name, one per alias.
class DeferredLocations {
public:
  /// What an alias is, given its name and where it was first used; null after a
  /// message.
  using ResolveFn =
      llvm::function_ref<LocationAttr(llvm::StringRef, const char *)>;

  explicit DeferredLocations(MLIRContext *context);

  /// `alias`, without its `#`, outlives this.
  Location get(llvm::StringRef alias, const char *place);
  /// Replaces them in the operation, what is nested in it, and arguments of
  /// blocks.
  /// Errors: when `resolve` gives none.
  LogicalResult resolveIn(Operation *op, ResolveFn resolve);

private:
  struct Alias {
    const char *place;
    Location location;
    bool resolved;
  };
  Alias *find(Location location);
  LogicalResult resolveOne(Location &location, ResolveFn resolve);

  StringAttr file;
  NameTable names;
  std::vector<Alias> aliases;
};

} // namespace detail
} // namespace mlir

#endif // CORE_ASM_DEFERRED_LOCATIONS_H
