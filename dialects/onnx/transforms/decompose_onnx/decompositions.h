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
/// Products of dequantized bytes as those of bytes, if the target has an
/// instruction for them.
Replacement decomposeDequantizedConv(const Node &node, NodeBuilder &builder);
Replacement decomposeDequantizedMatMul(const Node &node, NodeBuilder &builder);
/// Convolutions with a part of the kernel each, whose results alternate. The
/// kernel's sizes and the padding are known.
Replacement decomposeConvTranspose(const Node &node, NodeBuilder &builder);
/// A state of fewer than 32 bits, which would be rounded after each step, as
/// one of f32.
Replacement decomposeLinearAttention(const Node &node, NodeBuilder &builder);
/// Positions, whose angles are taken from the caches.
Replacement decomposeRotaryEmbedding(const Node &node, NodeBuilder &builder);
/// Training, which normalizes by the means and variances of the batch.
Replacement decomposeBatchNormalization(const Node &node, NodeBuilder &builder);
/// Training, which replaces elements by 0 at random.
Replacement decomposeDropout(const Node &node, NodeBuilder &builder);
/// Random numbers as hashes of positions; see random_numbers.h.
Replacement decomposeBernoulli(const Node &node, NodeBuilder &builder);
Replacement decomposeMultinomial(const Node &node, NodeBuilder &builder);
Replacement decomposeRandomNormal(const Node &node, NodeBuilder &builder);
Replacement decomposeRandomUniform(const Node &node, NodeBuilder &builder);
/// The loss of the logarithms of probabilities.
Replacement decomposeCrossEntropyLoss(const Node &node, NodeBuilder &builder);

/// An Expand of the elements that are repeated.
Replacement decomposeTile(const Node &node, NodeBuilder &builder);
/// The same, if the nearest elements are repeated.
Replacement decomposeResize(const Node &node, NodeBuilder &builder);

/// Computes products and convolutions of f16 and bf16 in f32.
void widenHalfProducts(Operation *function);

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_TRANSFORMS_DECOMPOSE_ONNX_DECOMPOSITIONS_H
