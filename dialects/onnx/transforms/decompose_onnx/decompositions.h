// SPDX-License-Identifier: Apache-2.0
//
// Rules that replace an operator by others.
#ifndef DIALECTS_ONNX_TRANSFORMS_DECOMPOSE_ONNX_DECOMPOSITIONS_H
#define DIALECTS_ONNX_TRANSFORMS_DECOMPOSE_ONNX_DECOMPOSITIONS_H

#include "core/ir/structure/operation.h"
#include "dialects/onnx/shape/dim_expr.h"
#include "dialects/onnx/shape/shape_analysis.h"
#include "dialects/onnx/transforms/decompose_onnx/node_builder.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir::onnx {

/// The values that replace the results of an operator, null for those that are
/// omitted. There are none if the operator remains.
using Replacement = llvm::SmallVector<Value, 4>;

/// A view of an operator that is replaced.
struct Node {
  Operation *op;
  ShapeAnalysis &shapes;

  bool hasOperand(unsigned i) const;
  bool hasResult(unsigned i) const;
  Value getOperand(unsigned i) const { return op->getOperand(i); }
  /// Returns the sizes of an operand, or nothing if the rank is not known.
  llvm::ArrayRef<DimExpr> getShape(unsigned i) const;
  int64_t getInteger(llvm::StringRef name, int64_t byDefault) const;
  double getFloat(llvm::StringRef name, double byDefault) const;
};

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
