// SPDX-License-Identifier: Apache-2.0
//
// Shapes of reductions.
#include "dialects/onnx/shape/op_shapes.h"
#include "dialects/onnx/shape/tables.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

/// Reduces the axes, to 1 or away. Null axes are all.
static LogicalResult reduce(OpShapes &op,
                            std::optional<llvm::SmallVector<int64_t>> axes) {
  const DimShape shape = op.getShape(0);
  if (!shape)
    return success();
  llvm::SmallVector<bool> isReduced(shape->size(), !axes);
  if (axes)
    for (int64_t value : *axes) {
      const FailureOr<int64_t> axis = op.getAxis(value, shape->size());
      if (failed(axis))
        return failure();
      isReduced[*axis] = true;
    }
  const bool keepsAxes = op.getInt("keepdims", 1) != 0;
  DimList result;
  for (auto [size, reduced] : llvm::zip(*shape, isReduced)) {
    if (!reduced)
      result.push_back(size);
    else if (keepsAxes)
      result.push_back(op.constant(1));
  }
  op.setShape(0, result);
  return success();
}

/// The shape if the axes are not known.
static LogicalResult reduceUnknownAxes(OpShapes &op) {
  const DimShape shape = op.getShape(0);
  if (!shape)
    return success();
  if (op.getInt("keepdims", 1) != 0)
    op.setShape(0, DimList(shape->size()));
  else if (const DimExpr count = op.getSize(1, 0);
           count && count.getConstant().value_or(0) > 0 &&
           *count.getConstant() <= int64_t(shape->size()))
    op.setShape(0, DimList(shape->size() - *count.getConstant()));
  return success();
}

static LogicalResult inferReduction(OpShapes &op) {
  std::optional<llvm::SmallVector<int64_t>> axes = op.getInts("axes");
  if (op.hasOperand(1)) {
    axes = op.getConstants(1);
    if (!axes && !op.getSize(1, 0).isConstant(0))
      return reduceUnknownAxes(op);
  }
  const bool isEmpty = !axes || axes->empty();
  if (isEmpty && op.getInt("noop_with_empty_axes", 0)) {
    op.setShape(0, op.getShape(0));
    return success();
  }
  return reduce(op, isEmpty ? std::nullopt : axes);
}

using Fold = DimExpr (*)(DimExprContext &dims, DimExpr a, DimExpr b);

/// Reduces a list of sizes to one.
template <Fold fold> static LogicalResult inferFold(OpShapes &op) {
  if (failed(inferReduction(op)))
    return failure();
  const std::optional<DimList> elements = op.getElements(0);
  if (op.getRank(0) != 1 || !elements || elements->empty() ||
      (op.hasOperand(1) && !op.getConstants(1)) ||
      op.getInt("noop_with_empty_axes", 0))
    return success();
  DimExpr result = elements->front();
  for (DimExpr element : llvm::drop_begin(*elements))
    result = fold(op.dims, result, element);
  op.setElements(0, DimList{result});
  return success();
}

static DimExpr foldSum(DimExprContext &dims, DimExpr a, DimExpr b) {
  return dims.add(a, b);
}

static DimExpr foldProduct(DimExprContext &dims, DimExpr a, DimExpr b) {
  return dims.mul(a, b);
}

static DimExpr foldMin(DimExprContext &dims, DimExpr a, DimExpr b) {
  return dims.min(a, b);
}

static DimExpr foldMax(DimExprContext &dims, DimExpr a, DimExpr b) {
  return dims.max(a, b);
}

/// ArgMax and ArgMin.
static LogicalResult inferArgument(OpShapes &op) {
  return reduce(op, llvm::SmallVector<int64_t>{op.getInt("axis", 0)});
}

InferShapesTable getReductionTable() {
  static constexpr InferShapesRow table[] = {
      {"ArgMax", inferArgument},         {"ArgMin", inferArgument},
      {"ReduceL1", inferReduction},      {"ReduceL2", inferReduction},
      {"ReduceLogSum", inferReduction},  {"ReduceLogSumExp", inferReduction},
      {"ReduceMax", inferFold<foldMax>}, {"ReduceMean", inferReduction},
      {"ReduceMin", inferFold<foldMin>}, {"ReduceProd", inferFold<foldProduct>},
      {"ReduceSum", inferFold<foldSum>}, {"ReduceSumSquare", inferReduction},
  };
  return table;
}

} // namespace mlir::onnx
