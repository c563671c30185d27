// SPDX-License-Identifier: Apache-2.0
//
// How operations of the llvm dialect are generated at random whose types,
// attributes and regions belong together.
#ifndef DIALECTS_LLVM_RANDOM_LLVM_H
#define DIALECTS_LLVM_RANDOM_LLVM_H

#include "core/ir/registry.h"

namespace mlir {
namespace LLVM {

/// Adds the dialect's entries of the kind GenerationHook.
void registerGenerationHooks(Registry &registry);

} // namespace LLVM
} // namespace mlir

#endif // DIALECTS_LLVM_RANDOM_LLVM_H
