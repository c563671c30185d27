// SPDX-License-Identifier: Apache-2.0
//
// One input of mlir-opt: read, verified, run through passes, printed.
#ifndef TOOLS_MLIR_OPT_PROCESS_INPUT_H
#define TOOLS_MLIR_OPT_PROCESS_INPUT_H

#include "core/asm/diagnostic_verifier.h"
#include "core/ir/registry.h"
#include "core/ir/resource_file.h"
#include "core/support/split_input.h"
#include "tools/mlir-opt/action_tracing.h"
#include "tools/mlir-opt/options.h"
#include "llvm/Support/MemoryBuffer.h"

namespace mlir {

/// Reads `chunk`, a part of `file` or all of it, in a context of its own, runs
/// passes on it, which `tracing` hears of unless it is null, and prints to
/// `os`, and blobs to `resources` if that is not null. Messages go to
/// `verifier`, if there is one, else to standard error. Errors: failure after
/// messages on standard error; nothing is printed to `os` and `resources`. With
/// a verifier always success: it knows better.
LogicalResult processInput(const llvm::MemoryBuffer &file,
                           const InputChunk &chunk,
                           const MlirOptOptions &options,
                           const Registry &registry, ActionTracing *tracing,
                           SourceMgrDiagnosticVerifierHandler *verifier,
                           llvm::raw_ostream &os,
                           ResourceFileWriter *resources);

} // namespace mlir

#endif // TOOLS_MLIR_OPT_PROCESS_INPUT_H
