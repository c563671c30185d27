// SPDX-License-Identifier: Apache-2.0
//
// Products of bytes for machines that have an instruction for them. Private to
// this folder.
#ifndef DIALECTS_ONNX_TRANSFORMS_DECOMPOSE_ONNX_BYTE_PRODUCTS_H
#define DIALECTS_ONNX_TRANSFORMS_DECOMPOSE_ONNX_BYTE_PRODUCTS_H

#include <optional>

#include "dialects/onnx/transforms/decomposition/decomposition.h"

namespace mlir::onnx {

/// The factors of a product, and their zero points, which are null if they are
/// omitted. The left one is a scalar, the right one a scalar or a list with one
/// for each column or output channel.
struct ByteFactors {
  Value left, leftZero, right, rightZero;
};

/// Returns the sums of products of two matrices of bytes less their zero
/// points. They are computed from a MatMulInteger of unsigned and signed bytes
/// without zero points. Returns null if the operator has this form already, and
/// nothing if the target has no instruction for these, or if the right matrix
/// is not a constant or has few columns.
std::optional<Value> multiplyBytes(const Node &node, NodeBuilder &builder,
                                   const ByteFactors &factors);

/// Returns such sums of a convolution, which has the attributes of the operator
/// and weights to the right. They are computed from a ConvInteger, which needs
/// images whose channels are neighbors.
std::optional<Value> convolveBytes(const Node &node, NodeBuilder &builder,
                                   const ByteFactors &factors);

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_TRANSFORMS_DECOMPOSE_ONNX_BYTE_PRODUCTS_H
