// SPDX-License-Identifier: Apache-2.0
//
// onnx-mlir-run: runs a compiled model on tensors from files.
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "core/support/tool.h"
#include "tools/onnx-mlir-run/options.h"
#include "tools/onnx-mlir-run/run.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/raw_ostream.h"

int main(int argc, char **argv) {
  absl::StatusOr<onnx_mlir::RunOptions> options = onnx_mlir::parseOptions(
      llvm::ArrayRef<const char *>(argv + 1, argc - 1), llvm::outs());
  if (!options.ok() || options->help)
    return mlir::finishTool(options.status());
  absl::StatusOr<std::vector<std::string>> differences =
      onnx_mlir::runModel(*options, llvm::outs());
  if (!differences.ok())
    return mlir::finishTool(differences.status());
  for (const std::string &difference : *differences)
    mlir::printError(difference);
  int status = mlir::finishTool(absl::OkStatus());
  return differences->empty() ? status : 1;
}
