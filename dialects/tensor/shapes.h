// SPDX-License-Identifier: Apache-2.0
//
// Shapes, static sizes and constants. For the dialect's own sources.
#ifndef DIALECTS_TENSOR_SHAPES_H
#define DIALECTS_TENSOR_SHAPES_H

#include "dialects/tensor/tensor.h"

namespace mlir::tensor {

/// The sizes of a result whose dynamic ones are operands: reifyResultShapes of
/// an operation with one result.
ReifiedRankedShapedTypeDims getResultShape(RankedTensorType type,
                                           ValueRange dynamicSizes);

/// The type with sizes that are constants, and not negative, as static ones;
/// `remaining` gets the others.
RankedTensorType foldDynamicToStaticDimSizes(RankedTensorType type,
                                             ValueRange dynamicSizes,
                                             SmallVector<Value> &remaining);

/// A splat with the shape of a type; null if the attribute is null or none, or
/// the shape is not static.
OpFoldResult reshapeConstantSource(Attribute source, Type result);

/// Attributes that are no part of an operation's definition.
inline SmallVector<NamedAttribute> getOtherAttributes(Operation *op) {
  return llvm::to_vector(op->getDiscardableAttrs());
}

} // namespace mlir::tensor

#endif // DIALECTS_TENSOR_SHAPES_H
