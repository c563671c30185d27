// SPDX-License-Identifier: Apache-2.0
#include "core/ir/builtin/builtin_types.h"
#include "dialects/onnx/transforms/decompose_onnx/decompositions.h"
#include "llvm/ADT/SmallVectorExtras.h"

namespace mlir::onnx {

Replacement decomposeLinearAttention(const Node &node, NodeBuilder &builder) {
  const Type wide = builder.getF32Type();
  const auto isNarrow = [](Type type) {
    return isa<FloatType>(type) && type.getIntOrFloatBitWidth() < 32;
  };
  const Type state = node.op->getNumResults() == 2
                         ? getElementType(node.op->getResult(1))
                         : Type();
  if (!state || !isNarrow(state))
    return {};
  const auto operands = llvm::map_to_vector<6>(
      node.op->getOperands(), [&](Value operand) -> Value {
        const Type type = getElementType(operand);
        return type && isNarrow(type) ? builder.cast(operand, wide) : operand;
      });
  Operation *attention =
      builder.nodes("LinearAttention", operands,
                    llvm::to_vector(node.op->getAttrs()), {wide, wide});
  return llvm::map_to_vector<4>(
      llvm::zip(attention->getResults(), node.op->getResults()),
      [&](auto pair) -> Value {
        auto [result, narrow] = pair;
        return builder.cast(result, getElementType(narrow));
      });
}

} // namespace mlir::onnx
