// SPDX-License-Identifier: Apache-2.0
//
// Reification of the result shapes of reshapes.
#ifndef DIALECTS_TENSOR_INFER_TYPE_H
#define DIALECTS_TENSOR_INFER_TYPE_H

namespace mlir {

class Registry;

namespace tensor {
/// Attaches ReifyRankedShapedTypeOpInterface to `tensor.expand_shape` and
/// `tensor.collapse_shape` in contexts that load tensor.
void registerInferTypeOpInterfaceExternalModels(Registry &registry);
} // namespace tensor
} // namespace mlir

#endif // DIALECTS_TENSOR_INFER_TYPE_H
