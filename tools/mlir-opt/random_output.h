// SPDX-License-Identifier: Apache-2.0
//
// Generates random modules instead of reading an input.
#ifndef TOOLS_MLIR_OPT_RANDOM_OUTPUT_H
#define TOOLS_MLIR_OPT_RANDOM_OUTPUT_H

#include "core/ir/context/registry.h"
#include "tools/mlir-opt/options.h"

namespace mlir {

/// Prints random modules separated by the split marker, or checks them and
/// prints how often each operation was generated.
/// Errors: failure after messages on standard error that contain the seeds of
/// the invalid modules.
LogicalResult writeRandomModules(const MlirOptOptions &options,
                                 const Registry &registry,
                                 llvm::raw_ostream &os);

} // namespace mlir

#endif // TOOLS_MLIR_OPT_RANDOM_OUTPUT_H
