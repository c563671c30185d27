// SPDX-License-Identifier: Apache-2.0
//
// Value bounds of tensor operations.
#ifndef DIALECTS_TENSOR_VALUE_BOUNDS_H
#define DIALECTS_TENSOR_VALUE_BOUNDS_H

namespace mlir {

class Registry;

namespace tensor {
/// Attaches ValueBoundsOpInterface to the operations of tensor in contexts that
/// load it.
void registerValueBoundsOpInterfaceExternalModels(Registry &registry);
} // namespace tensor
} // namespace mlir

#endif // DIALECTS_TENSOR_VALUE_BOUNDS_H
