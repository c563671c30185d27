// SPDX-License-Identifier: Apache-2.0
//
// Sizes of what reshapes give, computed by those of what they are given.
#ifndef DIALECTS_TENSOR_INFER_TYPE_H
#define DIALECTS_TENSOR_INFER_TYPE_H

namespace mlir {

class DialectRegistry;

namespace tensor {
/// Where tensor is loaded, `tensor.expand_shape` and `tensor.collapse_shape`
/// have ReifyRankedShapedTypeOpInterface.
void registerInferTypeOpInterfaceExternalModels(DialectRegistry &registry);
} // namespace tensor
} // namespace mlir

#endif // DIALECTS_TENSOR_INFER_TYPE_H
