// SPDX-License-Identifier: Apache-2.0
//
// Functions of one type for all, by which a function is called whose type the
// caller does not know when it is compiled.
#ifndef TARGETS_JIT_PACKED_FUNCTIONS_H
#define TARGETS_JIT_PACKED_FUNCTIONS_H

#include <string>

#include "absl/status/status.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/IR/Module.h"

namespace mlir {

/// The name of the packed form of a function.
std::string makePackedFunctionName(llvm::StringRef name);

/// Gives each function that `module` defines its packed form,
///
///     void _mlir_NAME(void **arguments)
///
/// whose argument is an array of pointers to the function's arguments, and
/// then, if it returns something, a pointer to where that is stored.
/// Errors: AlreadyExists when a name is taken; the module has then some of the
/// functions.
absl::Status addPackedFunctions(llvm::Module &module);

} // namespace mlir

#endif // TARGETS_JIT_PACKED_FUNCTIONS_H
