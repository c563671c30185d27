// SPDX-License-Identifier: Apache-2.0
//
// Runs the stages of the compiler.
#ifndef TOOLS_ONNX_MLIR_COMPILE_H
#define TOOLS_ONNX_MLIR_COMPILE_H

#include "absl/status/status.h"
#include "tools/onnx-mlir/options.h"
#include "llvm/Support/raw_ostream.h"

namespace onnx_mlir {

/// Compiles as `options` request and writes the output. Reports progress to
/// `log` if requested.
///
/// Errors: errors of the stages; Unavailable if the output cannot be written.
/// An existing output file is then unchanged.
absl::Status compile(const Options &options, llvm::raw_ostream &log);

} // namespace onnx_mlir

#endif // TOOLS_ONNX_MLIR_COMPILE_H
