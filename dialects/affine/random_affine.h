// SPDX-License-Identifier: Apache-2.0
//
// Random generation of affine operations that descriptors alone do not cover.
#ifndef DIALECTS_AFFINE_RANDOM_AFFINE_H
#define DIALECTS_AFFINE_RANDOM_AFFINE_H

#include "core/ir/context/registry.h"

namespace mlir {
namespace affine {

/// Registers the dialect's entries of kind GenerationHook.
void registerGenerationHooks(Registry &registry);

} // namespace affine
} // namespace mlir

#endif // DIALECTS_AFFINE_RANDOM_AFFINE_H
