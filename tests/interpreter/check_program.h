// SPDX-License-Identifier: Apache-2.0
//
// What programs give before and after passes.
#ifndef TESTS_INTERPRETER_CHECK_PROGRAM_H
#define TESTS_INTERPRETER_CHECK_PROGRAM_H

#include <string>

#include "core/ir/builtin_ops.h"
#include "core/ir/registry.h"
#include "tests/interpreter/interpreter.h"

namespace mlir::interpreter {

/// The results of a function without arguments.
/// Errors: failure; `error` is the message.
FailureOr<RuntimeValues> runFunction(ModuleOp module, llvm::StringRef function,
                                     const EvaluatorTable &evaluators,
                                     std::string &error);

/// Runs passes of the module, `canonicalize,cse`.
/// Errors: diagnostics.
LogicalResult runPasses(ModuleOp module, const Registry &registry,
                        llvm::StringRef passes);

/// What is wrong after the passes have run on a copy: nothing if what the
/// function gives then refines `expected` (where this is poison, anything).
std::string checkAfterPasses(ModuleOp module, llvm::StringRef function,
                             llvm::ArrayRef<RuntimeValue> expected,
                             const EvaluatorTable &evaluators,
                             const Registry &registry, llvm::StringRef passes);

} // namespace mlir::interpreter

#endif // TESTS_INTERPRETER_CHECK_PROGRAM_H
