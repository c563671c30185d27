// SPDX-License-Identifier: Apache-2.0
//
// Locations that refer to an alias (`loc(#loc3)`) defined later in the file.
#ifndef CORE_ASM_DEFERRED_LOCATIONS_H
#define CORE_ASM_DEFERRED_LOCATIONS_H

#include <vector>

#include "core/asm/name_table.h"
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/structure/location.h"
#include "core/ir/structure/operation.h"

namespace mlir {
namespace detail {

/// Hands out placeholder locations for aliases, one per alias. Placeholders are
/// positions in a file whose name no text can contain.
class DeferredLocations {
public:
  /// Returns the location of an alias, given its name and the position of its
  /// first use. Returns null after a diagnostic.
  using ResolveFn =
      llvm::function_ref<LocationAttr(llvm::StringRef, const char *)>;

  explicit DeferredLocations(MLIRContext *context);

  /// Returns the placeholder of `alias`, without `#`. `alias` must outlive this
  /// object.
  Location get(llvm::StringRef alias, const char *place);
  /// Replaces placeholders in the operation, its nested operations and block
  /// arguments.
  /// Errors: fails if `resolve` returns null.
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
