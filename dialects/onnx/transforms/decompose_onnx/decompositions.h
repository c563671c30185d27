// SPDX-License-Identifier: Apache-2.0
//
// Rules that replace an operator by others.
#ifndef DIALECTS_ONNX_TRANSFORMS_DECOMPOSE_ONNX_DECOMPOSITIONS_H
#define DIALECTS_ONNX_TRANSFORMS_DECOMPOSE_ONNX_DECOMPOSITIONS_H

#include "dialects/onnx/transforms/decomposition/decomposition.h"
#include "dialects/onnx/transforms/decomposition/node_builder.h"

namespace mlir::onnx {

/// softmax(softcap(Q K^T * scale) + bias) V
Replacement decomposeAttention(const Node &node, NodeBuilder &builder);
/// The same with regions that change the scores and the probabilities.
Replacement decomposeFlexAttention(const Node &node, NodeBuilder &builder);
/// Products of bytes as products of floats, which are exact. The left factor
/// has one zero point, the right one has one or a list.
Replacement decomposeConvInteger(const Node &node, NodeBuilder &builder);
Replacement decomposeMatMulInteger(const Node &node, NodeBuilder &builder);
/// The same with scales, of which the right factor has one or a list.
Replacement decomposeQLinearConv(const Node &node, NodeBuilder &builder);
Replacement decomposeQLinearMatMul(const Node &node, NodeBuilder &builder);
/// Convolutions with a part of the kernel each, whose results alternate. The
/// weights are a constant, and the padding does not depend on sizes.
Replacement decomposeConvTranspose(const Node &node, NodeBuilder &builder);
/// The loss of the logarithms of probabilities.
Replacement decomposeCrossEntropyLoss(const Node &node, NodeBuilder &builder);

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_TRANSFORMS_DECOMPOSE_ONNX_DECOMPOSITIONS_H
