// SPDX-License-Identifier: Apache-2.0
//
// The command line of mlir-compile.
#ifndef TOOLS_MLIR_COMPILE_OPTIONS_H
#define TOOLS_MLIR_COMPILE_OPTIONS_H

#include <string>

#include "absl/status/status.h"
#include "targets/native/compile_module.h"
#include "targets/native/target.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir {

/// The options. Unspecified parts of the target are empty.
struct MlirCompileOptions {
  std::string input = "-";
  std::string output = "-";
  native::OutputKind kind = native::OutputKind::Object;
  native::OptimizationLevel level = native::OptimizationLevel::O2;
  std::string triple;
  std::string cpu;
  std::string features;
  /// Whether a shared library may use symbols that are found when it is loaded.
  bool allowsUndefined = false;
};

/// Parses the arguments without the program's name. If help was requested,
/// prints it to `output` and sets `isDone`.
/// Errors: InvalidArgument.
absl::Status parseMlirCompileOptions(llvm::ArrayRef<const char *> arguments,
                                     MlirCompileOptions &options, bool &isDone,
                                     llvm::raw_ostream &output);

} // namespace mlir

#endif // TOOLS_MLIR_COMPILE_OPTIONS_H
