// SPDX-License-Identifier: Apache-2.0
//
// Slices of tensors as subsets, which loops may carry.
#ifndef DIALECTS_TENSOR_SUBSET_H
#define DIALECTS_TENSOR_SUBSET_H

namespace mlir {

class Registry;

namespace tensor {
/// Attaches the subset interfaces to the slice operations of tensor in contexts
/// that load it.
void registerSubsetOpInterfaceExternalModels(Registry &registry);
} // namespace tensor
} // namespace mlir

#endif // DIALECTS_TENSOR_SUBSET_H
