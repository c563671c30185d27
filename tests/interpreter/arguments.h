// SPDX-License-Identifier: Apache-2.0
//
// Arguments of functions as text.
#ifndef TESTS_INTERPRETER_ARGUMENTS_H
#define TESTS_INTERPRETER_ARGUMENTS_H

#include <string>

#include "core/ir/builtin_ops.h"
#include "tests/interpreter/value.h"

namespace mlir::interpreter {

/// The arguments of a function from constants with their types (`5 : i32`,
/// `dense<[1.0, 2.0]> : tensor<2xf32>`, `[1.0, 2.0]` for a complex number);
/// those of a memref are elements of a tensor, which new memory holds.
/// Errors: a diagnostic.
FailureOr<RuntimeValues> parseArguments(ModuleOp module,
                                        llvm::StringRef function,
                                        llvm::ArrayRef<std::string> texts);

} // namespace mlir::interpreter

#endif // TESTS_INTERPRETER_ARGUMENTS_H
