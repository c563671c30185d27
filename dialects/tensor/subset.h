// SPDX-License-Identifier: Apache-2.0
//
// Slices of tensors as parts that loops may carry.
#ifndef DIALECTS_TENSOR_SUBSET_H
#define DIALECTS_TENSOR_SUBSET_H

namespace mlir {

class DialectRegistry;

namespace tensor {
/// Where tensor is loaded, its operations that take slices and put them back
/// have the interfaces for that.
void registerSubsetOpInterfaceExternalModels(DialectRegistry &registry);
} // namespace tensor
} // namespace mlir

#endif // DIALECTS_TENSOR_SUBSET_H
