// SPDX-License-Identifier: Apache-2.0
//
// Random generation of llvm operations whose types, attributes and regions
// depend on each other.
#ifndef DIALECTS_LLVM_RANDOM_LLVM_H
#define DIALECTS_LLVM_RANDOM_LLVM_H

#include "core/ir/context/registry.h"

namespace mlir {
namespace LLVM {

/// Registers the dialect's entries of kind GenerationHook.
void registerGenerationHooks(Registry &registry);

} // namespace LLVM
} // namespace mlir

#endif // DIALECTS_LLVM_RANDOM_LLVM_H
