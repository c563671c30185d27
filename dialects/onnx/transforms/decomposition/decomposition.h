// SPDX-License-Identifier: Apache-2.0
//
// The parts that rules which replace an operator by others share.
#ifndef DIALECTS_ONNX_TRANSFORMS_DECOMPOSITION_DECOMPOSITION_H
#define DIALECTS_ONNX_TRANSFORMS_DECOMPOSITION_DECOMPOSITION_H

#include <cstdint>

#include "core/ir/structure/operation.h"
#include "dialects/onnx/shape/dim_expr.h"
#include "dialects/onnx/shape/shape_analysis.h"
#include "dialects/onnx/transforms/decomposition/node_builder.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

namespace mlir::onnx {

/// The values that replace the results of an operator, null for those that are
/// omitted. There are none if the operator remains.
using Replacement = llvm::SmallVector<Value, 4>;

/// A view of an operator that is replaced.
struct Node {
  Operation *op;
  ShapeAnalysis &shapes;
  /// Whether images stay in row-major order.
  bool isRowMajor = false;

  bool hasOperand(unsigned i) const;
  bool hasResult(unsigned i) const;
  Value getOperand(unsigned i) const { return op->getOperand(i); }
  /// Returns the sizes of an operand, or nothing if the rank is not known.
  llvm::ArrayRef<DimExpr> getShape(unsigned i) const;
  int64_t getInteger(llvm::StringRef name, int64_t byDefault) const;
  double getFloat(llvm::StringRef name, double byDefault) const;
  /// Returns those attributes of these names that the operator has.
  llvm::SmallVector<NamedAttribute>
  getAttributes(llvm::ArrayRef<llvm::StringRef> names) const;
};

/// Replaces the results by values, which get the types of the results, since
/// the model may have declared them. The operator remains, because a
/// ShapeAnalysis knows its results by their addresses.
void replaceResults(Operation *op, const Replacement &values,
                    NodeBuilder &builder);

/// Erases operators that were replaced, unless a result without a value has
/// uses. Analyses of their results must not be used afterwards. Operators in
/// regions precede those around them.
void eraseUnused(llvm::ArrayRef<Operation *> replaced);

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_TRANSFORMS_DECOMPOSITION_DECOMPOSITION_H
