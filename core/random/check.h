// SPDX-License-Identifier: Apache-2.0
//
// What must hold of every module that is generated: it verifies, its text is
// read again as the same, a clone is the same.
#ifndef CORE_RANDOM_CHECK_H
#define CORE_RANDOM_CHECK_H

#include <map>
#include <string>

#include "core/random/generator.h"

namespace mlir {

/// How often operations have been generated, by name.
using OperationCounts = std::map<std::string, uint64_t>;

/// Checks the module: it verifies; its custom form and its generic form are
/// read, verified and printed the same again, in both forms; a clone verifies
/// and is printed the same.
/// Errors: diagnostics by the context's engine.
LogicalResult checkModule(ModuleOp module);

/// Adds the operations of the module, itself excluded.
void countOperations(ModuleOp module, OperationCounts &counts);

/// Generates and checks the modules of `count` seeds from `seed` on; adds up
/// what is in them, with a zero for each operation of the chosen dialects that
/// is in none.
/// Errors: failure after a message on `os`, for each module, with its seed,
/// its text and what was wrong.
LogicalResult checkModules(const Registry &registry,
                           const RandomOptions &options, uint64_t seed,
                           uint64_t count, OperationCounts &counts,
                           llvm::raw_ostream &os);

} // namespace mlir

#endif // CORE_RANDOM_CHECK_H
