// SPDX-License-Identifier: Apache-2.0
//
// Bounds of values that operations of tensor make.
#ifndef DIALECTS_TENSOR_VALUE_BOUNDS_H
#define DIALECTS_TENSOR_VALUE_BOUNDS_H

namespace mlir {

class DialectRegistry;

namespace tensor {
/// Where tensor is loaded, its operations have ValueBoundsOpInterface.
void registerValueBoundsOpInterfaceExternalModels(DialectRegistry &registry);
} // namespace tensor
} // namespace mlir

#endif // DIALECTS_TENSOR_VALUE_BOUNDS_H
