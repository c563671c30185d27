// SPDX-License-Identifier: Apache-2.0
//
// Random operations of the affine dialect that descriptors alone do not make.
#ifndef DIALECTS_AFFINE_RANDOM_AFFINE_H
#define DIALECTS_AFFINE_RANDOM_AFFINE_H

#include "core/ir/registry.h"

namespace mlir {
namespace affine {

/// Adds the dialect's entries of the kind GenerationHook.
void registerGenerationHooks(Registry &registry);

} // namespace affine
} // namespace mlir

#endif // DIALECTS_AFFINE_RANDOM_AFFINE_H
