// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/transforms/decompose_onnx/decompositions.h"

namespace mlir::onnx {

Replacement decomposeRotaryEmbedding(const Node &node, NodeBuilder &builder) {
  if (!node.hasOperand(3) || node.getShape(1).size() != 2 ||
      node.getShape(2).size() != 2 || node.getShape(3).size() != 2)
    return {};
  auto take = [&](unsigned cache) {
    return builder.node("Gather", {node.getOperand(cache), node.getOperand(3)},
                        builder.integer("axis", 0));
  };
  Value cosines = take(1), sines = take(2);
  return {builder.node("RotaryEmbedding",
                       {node.getOperand(0), cosines, sines, builder.noValue()},
                       node.getAttributes({"interleaved", "num_heads",
                                           "rotary_embedding_dim"}))};
}

} // namespace mlir::onnx
