// SPDX-License-Identifier: Apache-2.0
//
// Random operations of the tensor dialect that descriptors alone do not make.
#ifndef DIALECTS_TENSOR_RANDOM_TENSOR_H
#define DIALECTS_TENSOR_RANDOM_TENSOR_H

#include "core/ir/registry.h"

namespace mlir {
namespace tensor {

/// Adds the dialect's entries of the kind GenerationHook.
void registerGenerationHooks(Registry &registry);

} // namespace tensor
} // namespace mlir

#endif // DIALECTS_TENSOR_RANDOM_TENSOR_H
