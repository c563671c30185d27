// SPDX-License-Identifier: Apache-2.0
//
// Generates wrappers with one common type, so that a caller can call functions
// whose types it does not know at compile time.
#ifndef TARGETS_JIT_PACKED_FUNCTIONS_H
#define TARGETS_JIT_PACKED_FUNCTIONS_H

#include <string>

#include "absl/status/status.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/IR/Module.h"

namespace mlir {

/// Returns the name of the packed form of a function.
std::string makePackedFunctionName(llvm::StringRef name);

/// Adds a packed form of each function that `module` defines:
///
///
///     void _mlir_NAME(void **arguments)
///
///
/// `arguments` points to the addresses of the function's arguments, followed by
/// the address where a result, if any, is stored.
/// Errors: AlreadyExists if a name is taken. Functions added before remain.
absl::Status addPackedFunctions(llvm::Module &module);

} // namespace mlir

#endif // TARGETS_JIT_PACKED_FUNCTIONS_H
