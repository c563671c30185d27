// SPDX-License-Identifier: Apache-2.0
//
// Random generation of memref operations whose types, attributes and operands
// depend on each other.
#ifndef DIALECTS_MEMREF_RANDOM_MEMREF_H
#define DIALECTS_MEMREF_RANDOM_MEMREF_H

#include "core/ir/context/registry.h"

namespace mlir {
namespace memref {

/// Registers the dialect's entries of kind GenerationHook.
void registerGenerationHooks(Registry &registry);

} // namespace memref
} // namespace mlir

#endif // DIALECTS_MEMREF_RANDOM_MEMREF_H
