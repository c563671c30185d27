// SPDX-License-Identifier: Apache-2.0
//
// How operations of the memref dialect are generated at random whose types,
// attributes and operands belong together.
#ifndef DIALECTS_MEMREF_RANDOM_MEMREF_H
#define DIALECTS_MEMREF_RANDOM_MEMREF_H

#include "core/ir/registry.h"

namespace mlir {
namespace memref {

/// Adds the dialect's entries of the kind GenerationHook.
void registerGenerationHooks(Registry &registry);

} // namespace memref
} // namespace mlir

#endif // DIALECTS_MEMREF_RANDOM_MEMREF_H
