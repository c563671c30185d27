// SPDX-License-Identifier: Apache-2.0
//
// Hooks for the builtin dialect's operations.
#ifndef CORE_RANDOM_BUILTIN_HOOKS_H
#define CORE_RANDOM_BUILTIN_HOOKS_H

#include "core/random/generator.h"

namespace mlir {

llvm::ArrayRef<GenerationHook> getBuiltinGenerationHooks();

} // namespace mlir

#endif // CORE_RANDOM_BUILTIN_HOOKS_H
