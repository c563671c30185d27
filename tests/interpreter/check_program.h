// SPDX-License-Identifier: Apache-2.0
//
// Compares the results of programs before and after passes.
#ifndef TESTS_INTERPRETER_CHECK_PROGRAM_H
#define TESTS_INTERPRETER_CHECK_PROGRAM_H

#include <string>

#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/context/registry.h"
#include "tests/interpreter/interpreter.h"

namespace mlir::interpreter {

/// Returns the results of a function without arguments.
/// Errors: failure with the message in `error`.
FailureOr<RuntimeValues> runFunction(ModuleOp module, llvm::StringRef function,
                                     const EvaluatorTable &evaluators,
                                     std::string &error);

/// Runs module passes such as `canonicalize,cse`.
/// Errors: failure after diagnostics.
LogicalResult runPasses(ModuleOp module, const Registry &registry,
                        llvm::StringRef passes);

/// Runs passes on a copy and evaluates the function. Returns an empty string if
/// its results refine `expected` (any value refines poison), otherwise a
/// description of the fault.
std::string checkAfterPasses(ModuleOp module, llvm::StringRef function,
                             llvm::ArrayRef<RuntimeValue> expected,
                             const EvaluatorTable &evaluators,
                             const Registry &registry, llvm::StringRef passes);

} // namespace mlir::interpreter

#endif // TESTS_INTERPRETER_CHECK_PROGRAM_H
