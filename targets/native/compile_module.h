// SPDX-License-Identifier: Apache-2.0
//
// Compiles a module of the llvm dialect to LLVM IR, assembly, an object file, a
// shared library or an executable.
#ifndef TARGETS_NATIVE_COMPILE_MODULE_H
#define TARGETS_NATIVE_COMPILE_MODULE_H

#include <string>

#include "absl/status/status.h"
#include "core/ir/structure/operation.h"
#include "core/support/llvm.h"
#include "targets/native/data_object.h"
#include "targets/native/linker.h"
#include "targets/native/target.h"

namespace mlir::native {

/// The kind of output.
enum class OutputKind {
  LLVMIR,
  Bitcode,
  Assembly,
  Object,
  Library,
  Executable,
};

/// The target, the optimization level and the kind of output.
struct CompileOptions {
  Target target;
  OptimizationLevel level = OptimizationLevel::O2;
  OutputKind kind = OutputKind::Object;
  /// Whether a library may use symbols that are found only when it is loaded.
  bool allowsUndefined = false;
  /// Whether a library contains the model runtime.
  ModelRuntime runtime = ModelRuntime::Absent;
};

/// Translates and optimizes the module and generates code for it. Returns the
/// object file if the output is a library or an executable. Does not change the
/// module.
///
/// Errors: failure, after a diagnostic, if the module cannot be translated,
/// contains an operation that LLVM cannot compile (legality.h), specifies a
/// data layout other than the target's, or crashes LLVM. A crash leaks LLVM's
/// memory.
/// Thread safety: not thread-safe, because LLVM has one handler of fatal
/// errors.
FailureOr<std::string> generateCode(Operation *module,
                                    const CompileOptions &options);

/// Writes the output of generateCode to `path` and links it first if the kind
/// requires it. "-" means standard output for kinds that are not linked.
/// Libraries and executables define `constants`, which takeConstants removed
/// from the module (constant_data.h). Other kinds only refer to them.
///
/// Errors: InvalidArgument for linking to "-", FailedPrecondition if a symbol
/// is missing or defined twice, Unavailable if the file cannot be written. An
/// existing file at `path` is unchanged on failure.
absl::Status writeCode(llvm::StringRef bytes, const CompileOptions &options,
                       llvm::StringRef path,
                       llvm::ArrayRef<DataPiece> constants = {});

} // namespace mlir::native

#endif // TARGETS_NATIVE_COMPILE_MODULE_H
