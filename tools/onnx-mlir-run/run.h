// SPDX-License-Identifier: Apache-2.0
//
// What onnx-mlir-run does once its command line is read.
#ifndef TOOLS_ONNX_MLIR_RUN_RUN_H
#define TOOLS_ONNX_MLIR_RUN_RUN_H

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "tools/onnx-mlir-run/options.h"
#include "llvm/Support/raw_ostream.h"

namespace onnx_mlir {

/// Runs a model on its inputs, writes its outputs and compares them, as
/// `options` say; a signature goes to `output`. Returns the differences found,
/// a line for each output that has one.
/// Errors: the first thing that went wrong. Outputs are written before they are
/// compared.
absl::StatusOr<std::vector<std::string>> runModel(const RunOptions &options,
                                                  llvm::raw_ostream &output);

} // namespace onnx_mlir

#endif // TOOLS_ONNX_MLIR_RUN_RUN_H
