// SPDX-License-Identifier: Apache-2.0
//
// Random generation of tensor operations that descriptors alone do not cover.
#ifndef DIALECTS_TENSOR_RANDOM_TENSOR_H
#define DIALECTS_TENSOR_RANDOM_TENSOR_H

#include "core/ir/context/registry.h"

namespace mlir {
namespace tensor {

/// Registers the dialect's entries of kind GenerationHook.
void registerGenerationHooks(Registry &registry);

} // namespace tensor
} // namespace mlir

#endif // DIALECTS_TENSOR_RANDOM_TENSOR_H
