// SPDX-License-Identifier: Apache-2.0
//
// The command line of onnx-mlir.
#ifndef TOOLS_ONNX_MLIR_OPTIONS_H
#define TOOLS_ONNX_MLIR_OPTIONS_H

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "targets/native/target.h"
#include "targets/onnx/shape_information.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/raw_ostream.h"

namespace onnx_mlir {

/// The kind of output. Each later kind runs the stages of the previous ones.
enum class OutputKind { ONNXBasic, ONNXIR, MLIR, LLVMIR, Object, Library };

struct Options {
  /// A path, or `-` for standard input.
  std::string input;
  /// The path, including the extension of the kind.
  std::string output;
  OutputKind kind;
  ShapeInformation shapes;
  /// The machines that the code is for, which have one triple. A library runs
  /// the code of the first one that it can: those with wider vectors, then
  /// newer ones, are before others. There is at least one.
  std::vector<mlir::native::Target> targets;
  mlir::native::OptimizationLevel level;
  /// If empty, there is no second set of exported functions.
  std::string tag;
  /// Neither reassociates floats nor loses the sign of zero.
  bool strictFloats;
  bool keepsRowMajor;
  bool verbose;
  /// Prints the locations of MLIR.
  bool preserveLocations;
  /// Prints all constants.
  bool fullConstants;
  /// Constants with more elements are elided in MLIR. If absent, those with
  /// more than 100, unless all are printed.
  std::optional<int64_t> maxPrintedElements;
  /// The same for resources with a longer text.
  std::optional<int64_t> maxPrintedResource;

  /// Returns the options that affect the result, in command line syntax.
  std::string describe() const;
};

/// Returns the CPUs of the targets as the value of --mcpu.
std::string getCpus(llvm::ArrayRef<mlir::native::Target> targets);

/// Parses the command line. If help or the version was requested, writes it to
/// `output` and returns nullopt.
///
/// Errors: InvalidArgument, naming the wrong argument.
absl::StatusOr<std::optional<Options>>
parseOptions(llvm::ArrayRef<const char *> arguments, llvm::raw_ostream &output);

/// The text that `--version` prints and that compiled models report.
extern const char versionText[];

} // namespace onnx_mlir

#endif // TOOLS_ONNX_MLIR_OPTIONS_H
