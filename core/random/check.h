// SPDX-License-Identifier: Apache-2.0
//
// Properties that every generated module must have: it verifies, round-trips
// through text, and equals its clone.
#ifndef CORE_RANDOM_CHECK_H
#define CORE_RANDOM_CHECK_H

#include <map>
#include <string>

#include "core/random/generator.h"

namespace mlir {

/// Counts generated operations by name.
using OperationCounts = std::map<std::string, uint64_t>;

/// Checks that the module verifies, that its custom and generic forms can be
/// parsed, verified and printed again without changes, and that a clone
/// verifies and is printed the same.
/// Errors: reports diagnostics.
LogicalResult checkModule(ModuleOp module);

/// Adds the operations of the module, except the module itself.
void countOperations(ModuleOp module, OperationCounts &counts);

/// Generates and checks the modules of `count` seeds, starting at `seed`. Adds
/// the operations to `counts`, with zero for each operation of the selected
/// dialects that does not occur.
/// Errors: prints the seed, the text and the error of each invalid module to
/// `os` and returns failure.
LogicalResult checkModules(const Registry &registry,
                           const RandomOptions &options, uint64_t seed,
                           uint64_t count, OperationCounts &counts,
                           llvm::raw_ostream &os);

} // namespace mlir

#endif // CORE_RANDOM_CHECK_H
