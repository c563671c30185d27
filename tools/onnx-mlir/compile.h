// SPDX-License-Identifier: Apache-2.0
//
// The stages of the compiler, one after the other.
#ifndef TOOLS_ONNX_MLIR_COMPILE_H
#define TOOLS_ONNX_MLIR_COMPILE_H

#include "absl/status/status.h"
#include "tools/onnx-mlir/options.h"
#include "llvm/Support/raw_ostream.h"

namespace onnx_mlir {

/// Compiles as `options` say and writes the output; what is being done goes to
/// `log` if they ask for it.
///
/// Errors: those of the stages, and Unavailable when the output cannot be
/// written. What was at the output's path is then unchanged.
absl::Status compile(const Options &options, llvm::raw_ostream &log);

} // namespace onnx_mlir

#endif // TOOLS_ONNX_MLIR_COMPILE_H
