// SPDX-License-Identifier: Apache-2.0
//
// What onnx-mlir is asked to do.
#ifndef TOOLS_ONNX_MLIR_OPTIONS_H
#define TOOLS_ONNX_MLIR_OPTIONS_H

#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "targets/native/target.h"
#include "targets/onnx/shape_information.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/raw_ostream.h"

namespace onnx_mlir {

/// What is written: each later stage goes through the ones before.
enum class OutputKind { MLIR, LLVMIR, Object, Library };

struct Options {
  std::string input;
  /// With the extension of what is written.
  std::string output;
  OutputKind kind;
  ShapeInformation shapes;
  mlir::native::Target target;
  mlir::native::OptimizationLevel level;
  /// Empty: no second set of exported functions.
  std::string tag;
  bool verbose;

  /// The options that the result depends on, as one would give them.
  std::string describe() const;
};

/// Reads the command line. Without a value, help or the version was asked for
/// and is written to `output`.
///
/// Errors: InvalidArgument naming the argument that is wrong.
absl::StatusOr<std::optional<Options>>
parseOptions(llvm::ArrayRef<const char *> arguments, llvm::raw_ostream &output);

/// What `--version` prints and compiled models tell.
extern const char versionText[];

} // namespace onnx_mlir

#endif // TOOLS_ONNX_MLIR_OPTIONS_H
