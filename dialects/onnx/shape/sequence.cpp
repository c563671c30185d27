// SPDX-License-Identifier: Apache-2.0
//
// Shapes of sequences and optional values. The shape of a sequence is that of
// all its elements.
#include "dialects/onnx/shape/join.h"
#include "dialects/onnx/shape/op_shapes.h"
#include "dialects/onnx/shape/tables.h"

namespace mlir::onnx {

static LogicalResult inferScalar(OpShapes &op) {
  op.setShape(0, DimList());
  return success();
}

/// The result has the shape of the elements, or of the content.
static LogicalResult inferElement(OpShapes &op) {
  op.setShape(0, op.getShape(0));
  return success();
}

static LogicalResult inferSequenceConstruct(OpShapes &op) {
  DimShape shape = op.getShape(0);
  for (unsigned i = 1; i < op.getNumOperands(); ++i)
    shape = joinShapes(shape, op.getShape(i));
  op.setShape(0, shape);
  return success();
}

static LogicalResult inferSequenceInsert(OpShapes &op) {
  Operation *sequence = op.op.getOperand(0).getDefiningOp();
  const bool isEmpty =
      sequence && sequence->getName().getStringRef() == "onnx.SequenceEmpty";
  op.setShape(0, isEmpty ? op.getShape(1)
                         : joinShapes(op.getShape(0), op.getShape(1)));
  return success();
}

/// SplitToSequence: parts of a size, or of sizes, or of size 1.
static LogicalResult inferSplitToSequence(OpShapes &op) {
  DimShape shape = op.getShape(0);
  if (!shape)
    return success();
  const FailureOr<int64_t> axis =
      op.getAxis(op.getInt("axis", 0), shape->size());
  if (failed(axis))
    return failure();
  DimExpr &size = (*shape)[*axis];
  if (!op.hasOperand(1)) {
    size = op.constant(1);
    if (!op.getInt("keepdims", 1))
      shape->erase(shape->begin() + *axis);
    op.setShape(0, shape);
    return success();
  }
  const std::optional<DimList> parts = op.getIntegers(1);
  const DimExpr first = parts && !parts->empty() ? parts->front() : DimExpr();
  // The last part of a size may be smaller.
  bool isEqual = first && (op.getRank(1) != 0 ||
                           (size && op.dims.divideExactly(size, first)));
  if (isEqual)
    for (DimExpr part : *parts)
      isEqual &= part == first;
  size = isEqual ? first : DimExpr();
  op.setShape(0, shape);
  return success();
}

static LogicalResult inferConcatFromSequence(OpShapes &op) {
  DimShape shape = op.getShape(0);
  if (!shape)
    return success();
  const bool isNew = op.getInt("new_axis", 0) != 0;
  const FailureOr<int64_t> axis =
      op.getAxis(op.getInt("axis", 0), shape->size() + isNew);
  if (failed(axis))
    return failure();
  if (isNew)
    shape->insert(shape->begin() + *axis, DimExpr());
  else
    (*shape)[*axis] = DimExpr();
  op.setShape(0, shape);
  return success();
}

InferShapesTable getSequenceTable() {
  static constexpr InferShapesRow table[] = {
      {"ConcatFromSequence", inferConcatFromSequence},
      {"Optional", inferElement},
      {"OptionalGetElement", inferElement},
      {"OptionalHasElement", inferScalar},
      {"SequenceAt", inferElement},
      {"SequenceConstruct", inferSequenceConstruct},
      {"SequenceErase", inferElement},
      {"SequenceInsert", inferSequenceInsert},
      {"SequenceLength", inferScalar},
      {"SplitToSequence", inferSplitToSequence},
  };
  return table;
}

} // namespace mlir::onnx
