// SPDX-License-Identifier: Apache-2.0
//
// Processes one input of mlir-opt: parses, verifies, runs passes and prints.
#ifndef TOOLS_MLIR_OPT_PROCESS_INPUT_H
#define TOOLS_MLIR_OPT_PROCESS_INPUT_H

#include "core/asm/diagnostic_verifier.h"
#include "core/ir/context/registry.h"
#include "core/ir/data/resource_file.h"
#include "core/support/split_input.h"
#include "tools/mlir-opt/action_tracing.h"
#include "tools/mlir-opt/options.h"
#include "llvm/Support/MemoryBuffer.h"

namespace mlir {

/// Parses `chunk`, which is `file` or a part of it, in a new context, runs the
/// passes and prints to `os`. `tracing`, unless null, observes the passes.
/// Blobs go to `resources` unless it is null. Diagnostics go to `verifier`
/// unless it is null, otherwise to standard error.
/// Errors: failure after messages on standard error; `os` and `resources` then
/// receive nothing. Always succeeds if there is a verifier, which determines
/// the result later.
LogicalResult processInput(const llvm::MemoryBuffer &file,
                           const InputChunk &chunk,
                           const MlirOptOptions &options,
                           const Registry &registry, ActionTracing *tracing,
                           SourceMgrDiagnosticVerifierHandler *verifier,
                           llvm::raw_ostream &os,
                           ResourceFileWriter *resources);

} // namespace mlir

#endif // TOOLS_MLIR_OPT_PROCESS_INPUT_H
