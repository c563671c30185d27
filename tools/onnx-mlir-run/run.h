// SPDX-License-Identifier: Apache-2.0
//
// The steps of onnx-mlir-run after parsing its command line.
#ifndef TOOLS_ONNX_MLIR_RUN_RUN_H
#define TOOLS_ONNX_MLIR_RUN_RUN_H

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "tools/onnx-mlir-run/options.h"
#include "llvm/Support/raw_ostream.h"

namespace onnx_mlir {

/// Runs a model on its inputs, writes its outputs and compares them, as
/// `options` request. Prints a signature to `output`. Returns one line for each
/// output that differs.
/// Errors: the first error. Outputs are written before the comparison.
absl::StatusOr<std::vector<std::string>> runModel(const RunOptions &options,
                                                  llvm::raw_ostream &output);

} // namespace onnx_mlir

#endif // TOOLS_ONNX_MLIR_RUN_RUN_H
