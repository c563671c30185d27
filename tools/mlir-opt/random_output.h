// SPDX-License-Identifier: Apache-2.0
//
// Random modules instead of an input.
#ifndef TOOLS_MLIR_OPT_RANDOM_OUTPUT_H
#define TOOLS_MLIR_OPT_RANDOM_OUTPUT_H

#include "core/ir/registry.h"
#include "tools/mlir-opt/options.h"

namespace mlir {

/// Prints random modules with the split marker between them; or checks them and
/// prints how often each operation was generated.
/// Errors: failure after messages on standard error, with the seeds of the
/// modules that are wrong.
LogicalResult writeRandomModules(const MlirOptOptions &options,
                                 const Registry &registry,
                                 llvm::raw_ostream &os);

} // namespace mlir

#endif // TOOLS_MLIR_OPT_RANDOM_OUTPUT_H
