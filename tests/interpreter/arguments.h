// SPDX-License-Identifier: Apache-2.0
//
// Parses arguments of functions.
#ifndef TESTS_INTERPRETER_ARGUMENTS_H
#define TESTS_INTERPRETER_ARGUMENTS_H

#include <string>

#include "core/ir/builtin/builtin_ops.h"
#include "tests/interpreter/value.h"

namespace mlir::interpreter {

/// Parses the arguments of a function from constants with types (`5 : i32`,
/// `dense<[1.0, 2.0]> : tensor<2xf32>`, `[1.0, 2.0]` for a complex number). For
/// a memref the constant is a tensor, which is copied to new memory.
/// Errors: a diagnostic.
FailureOr<RuntimeValues> parseArguments(ModuleOp module,
                                        llvm::StringRef function,
                                        llvm::ArrayRef<std::string> texts);

} // namespace mlir::interpreter

#endif // TESTS_INTERPRETER_ARGUMENTS_H
