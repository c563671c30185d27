// SPDX-License-Identifier: Apache-2.0
//
// Utilities for shapes, static sizes and constants. Private to this dialect.
#ifndef DIALECTS_TENSOR_SHAPES_H
#define DIALECTS_TENSOR_SHAPES_H

#include "dialects/tensor/tensor.h"

namespace mlir::tensor {

/// Returns the sizes of a result whose dynamic ones are operands, as
/// reifyResultShapes of an operation with one result does.
ReifiedRankedShapedTypeDims getResultShape(RankedTensorType type,
                                           ValueRange dynamicSizes);

/// Returns the type with sizes that are nonnegative constants as static ones.
/// `remaining` gets the other operands.
RankedTensorType foldDynamicToStaticDimSizes(RankedTensorType type,
                                             ValueRange dynamicSizes,
                                             SmallVector<Value> &remaining);

/// Returns a splat with the shape of a type. Returns null if the attribute is
/// not a splat or the shape is not static.
OpFoldResult reshapeConstantSource(Attribute source, Type result);

/// Returns the discardable attributes of an operation.
inline SmallVector<NamedAttribute> getOtherAttributes(Operation *op) {
  return llvm::to_vector(op->getDiscardableAttrs());
}

} // namespace mlir::tensor

#endif // DIALECTS_TENSOR_SHAPES_H
