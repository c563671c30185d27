// SPDX-License-Identifier: Apache-2.0
//
// From a module of the llvm dialect to what machines, assemblers and linkers
// read.
#ifndef TARGETS_NATIVE_COMPILE_MODULE_H
#define TARGETS_NATIVE_COMPILE_MODULE_H

#include <string>

#include "absl/status/status.h"
#include "core/ir/operation.h"
#include "core/support/llvm.h"
#include "targets/native/target.h"

namespace mlir::native {

/// What is written.
enum class OutputKind {
  LLVMIR,
  Bitcode,
  Assembly,
  Object,
  Library,
  Executable,
};

/// What a module is compiled for, how, and to what.
struct CompileOptions {
  Target target;
  OptimizationLevel level = OptimizationLevel::O2;
  OutputKind kind = OutputKind::Object;
};

/// The module translated, optimized and generated; of a library or executable
/// its object file. The module is not changed.
///
/// Errors: failure, after a diagnostic: what cannot be translated, what there
/// is no code for (legality.h), a data layout that is not the target's, and
/// what LLVM dies of, at the module. The memory that LLVM then had is lost.
/// Not for several threads at once: LLVM has one handler of fatal errors.
FailureOr<std::string> generateCode(Operation *module,
                                    const CompileOptions &options);

/// Puts what generateCode returned to `path`, linked if that is asked for; "-"
/// is standard output for what is not linked.
///
/// Errors: InvalidArgument for linking to "-", FailedPrecondition when a symbol
/// is missing or there is one too many, Unavailable when the file cannot be
/// written. What was at `path` is then unchanged.
absl::Status writeCode(llvm::StringRef bytes, const CompileOptions &options,
                       llvm::StringRef path);

} // namespace mlir::native

#endif // TARGETS_NATIVE_COMPILE_MODULE_H
