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

/// The options of the command line.
struct RunOptions {
  std::string library;
  std::vector<std::string> inputs;
  /// One file per output, or no files.
  std::vector<std::string> expected;
  /// If empty, outputs are not written.
  std::string outputFolder;
  bool writeNpy = false;
  /// If empty, the first entry point of the library.
  std::string entryPoint;
  bool printSignature = false;
  Tolerance tolerance;
  bool help = false;
};

/// Parses the arguments after the program's name. `--help` prints to `output`
/// and sets `help`.
/// Errors: InvalidArgument for an invalid command line.
absl::StatusOr<RunOptions> parseOptions(llvm::ArrayRef<const char *> arguments,
                                        llvm::raw_ostream &output);

} // namespace onnx_mlir

#endif // TOOLS_ONNX_MLIR_RUN_OPTIONS_H
