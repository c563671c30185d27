// SPDX-License-Identifier: Apache-2.0
//
// Operands of Concat that are computed right into its result.
#ifndef DIALECTS_ONNX_PLACE_JOINS_H
#define DIALECTS_ONNX_PLACE_JOINS_H

#include <optional>

#include "core/ir/structure/operation.h"
#include "core/ir/structure/value.h"
#include "dialects/onnx/shape/shape_analysis.h"

namespace mlir::onnx {

/// An operand of a Concat.
struct Join {
  Operation *concat;
  unsigned operand;
};

/// Returns the operand of a Concat that is the only use of a result, or of its
/// views, in the same block, if the result can be computed into its part of the
/// Concat's result: the parts are contiguous, and their sizes add up.
std::optional<Join> findJoin(Value value, ShapeAnalysis &shapes);

/// Returns the operand of a Concat that `value` is computed into, since both
/// are in the same slot or output.
std::optional<Join> getPlacedJoin(Value value);

/// Returns whether places put the memory of an operand into its Concat.
bool isPlacedJoin(const Join &join);

/// Returns whether places put operands of a Concat into its result.
bool hasPlacedJoins(Operation *op);

/// Returns the element of the Concat's result where the operand begins.
DimExpr getJoinOffset(const Join &join, ShapeAnalysis &shapes);

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_PLACE_JOINS_H
