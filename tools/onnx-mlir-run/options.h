// SPDX-License-Identifier: Apache-2.0
//
// The command line of onnx-mlir-run.
#ifndef TOOLS_ONNX_MLIR_RUN_OPTIONS_H
#define TOOLS_ONNX_MLIR_RUN_OPTIONS_H

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "tools/onnx-mlir-run/compare.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/raw_ostream.h"

namespace onnx_mlir {

/// What the user asks for.
struct RunOptions {
  std::string library;
  std::vector<std::string> inputs;
  /// One file per output, or none.
  std::vector<std::string> expected;
  /// Empty: outputs are not written.
  std::string outputFolder;
  bool writeNpy = false;
  /// Empty: the library's first.
  std::string entryPoint;
  bool printSignature = false;
  Tolerance tolerance;
  bool help = false;
};

/// Reads the arguments after the program's name; `--help` prints to `output`
/// and sets `help`. Errors: InvalidArgument for a command line that is wrong.
absl::StatusOr<RunOptions> parseOptions(llvm::ArrayRef<const char *> arguments,
                                        llvm::raw_ostream &output);

} // namespace onnx_mlir

#endif // TOOLS_ONNX_MLIR_RUN_OPTIONS_H
