// SPDX-License-Identifier: Apache-2.0
//
// Shapes of operators that gather, scatter and find elements.
#include <utility>

#include "dialects/onnx/shape/elements.h"
#include "dialects/onnx/shape/op_shapes.h"
#include "dialects/onnx/shape/tables.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"

namespace mlir::onnx {

/// Gathers elements of a list of sizes.
static void gatherElements(OpShapes &op, int64_t axis) {
  const std::optional<DimList> elements = op.getElements(0);
  const auto shape = getSmallShape(op.getShape(0));
  auto indices = op.getConstants(1);
  if (!elements || !shape || !indices)
    return;
  llvm::SmallVector<llvm::SmallVector<int64_t>> selected;
  for (int64_t size : *shape)
    selected.push_back(llvm::to_vector(llvm::seq<int64_t>(0, size)));
  const int64_t size = (*shape)[axis];
  for (int64_t &index : *indices) {
    if (index < -size || index >= size)
      return;
    index += index < 0 ? size : 0;
  }
  selected[axis] = *indices;
  op.setElements(0, selectElements(*elements, *shape, selected));
}

/// Gather: the axis is replaced by the shape of the indices.
static LogicalResult inferGather(OpShapes &op) {
  const DimShape data = op.getShape(0), indices = op.getShape(1);
  if (!data)
    return success();
  const FailureOr<int64_t> axis =
      op.getAxis(op.getInt("axis", 0), data->size());
  if (failed(axis))
    return failure();
  if (!indices)
    return success();
  DimList result(data->begin(), data->begin() + *axis);
  llvm::append_range(result, *indices);
  result.append(data->begin() + *axis + 1, data->end());
  op.setShape(0, result);
  gatherElements(op, *axis);
  return success();
}

/// GatherElements: the result has the shape of the indices.
static LogicalResult inferGatherElements(OpShapes &op) {
  op.setShape(0, op.getShape(1));
  const auto a = op.getRank(0), b = op.getRank(1);
  if (a && b && *a != *b)
    return op.error("has data of rank " + llvm::Twine(*a) +
                    " and indices of rank " + llvm::Twine(*b));
  return success();
}

/// GatherND: the last dimension of the indices holds the places of slices.
static LogicalResult inferGatherND(OpShapes &op) {
  const DimShape data = op.getShape(0), indices = op.getShape(1);
  if (failed(op.checkRank(1, 1, INT64_MAX)))
    return failure();
  if (!data || !indices)
    return success();
  const int64_t batch = op.getInt("batch_dims", 0), rank = data->size();
  std::optional<int64_t> depth = indices->back().getConstant();
  if (const auto resultRank = op.getResultRank(0); !depth && resultRank) {
    depth = int64_t(indices->size()) - 1 + rank - batch - *resultRank;
    if (*depth < 0)
      return success();
  }
  if (!depth)
    return success();
  if (batch < 0 || batch > rank || *depth > rank - batch)
    return op.error("has indices of " + llvm::Twine(*depth) +
                    " dimensions for data of rank " + llvm::Twine(rank));
  DimList result(indices->begin(), indices->end() - 1);
  result.append(data->begin() + batch + *depth, data->end());
  op.setShape(0, result);
  return success();
}

/// The result has the shape of the first operand.
static LogicalResult inferSameAsData(OpShapes &op) {
  op.setShape(0, op.getShape(0));
  return success();
}

/// ScatterElements with a list of sizes as data, and constant indices.
static LogicalResult inferScatterElements(OpShapes &op) {
  op.setShape(0, op.getShape(0));
  std::optional<DimList> elements = op.getElements(0);
  const auto indices = op.getConstants(1);
  const std::optional<DimList> updates = op.getElements(2);
  if (!elements || !indices || !updates || op.getRank(0) != 1 ||
      updates->size() != indices->size() ||
      op.getString("reduction", "none") != "none")
    return success();
  const int64_t size = elements->size();
  for (auto [index, update] : llvm::zip(*indices, *updates)) {
    if (index < -size || index >= size)
      return success();
    (*elements)[index < 0 ? index + size : index] = update;
  }
  op.setElements(0, elements);
  return success();
}

/// Compress: a number of slices that the data determine.
static LogicalResult inferCompress(OpShapes &op) {
  DimShape shape = op.getShape(0);
  if (!op.hasAttribute("axis")) {
    op.setShape(0, DimList(1));
    return success();
  }
  if (!shape)
    return success();
  const FailureOr<int64_t> axis =
      op.getAxis(op.getInt("axis", 0), shape->size());
  if (failed(axis))
    return failure();
  (*shape)[*axis] = DimExpr();
  op.setShape(0, shape);
  return success();
}

/// NonZero: rank x number of elements that are not zero.
static LogicalResult inferNonZero(OpShapes &op) {
  const std::optional<int64_t> rank = op.getRank(0);
  DimExpr count;
  if (const auto elements = op.getConstants(0); elements && rank == 1)
    count = op.constant(
        llvm::count_if(*elements, [](int64_t x) { return x != 0; }));
  op.setShape(0, DimList{rank ? op.constant(*rank) : DimExpr(), count});
  return success();
}

/// OneHot: the depth as a new axis of the indices.
static LogicalResult inferOneHot(OpShapes &op) {
  DimShape shape = op.getShape(0);
  if (!shape)
    return success();
  const FailureOr<int64_t> axis =
      op.getAxis(op.getInt("axis", -1), shape->size() + 1);
  if (failed(axis))
    return failure();
  shape->insert(shape->begin() + *axis, op.getScalar(1));
  op.setShape(0, shape);
  return success();
}

/// TopK: values and indices of k elements along the axis.
static LogicalResult inferTopK(OpShapes &op) {
  DimShape shape = op.getShape(0);
  if (!shape)
    return success();
  const FailureOr<int64_t> axis =
      op.getAxis(op.getInt("axis", -1), shape->size());
  if (failed(axis))
    return failure();
  const DimExpr count = op.getScalar(1);
  const auto k = count.getConstant(), size = (*shape)[*axis].getConstant();
  if (k && size && *k > *size)
    return op.error("takes " + llvm::Twine(*k) + " of " + llvm::Twine(*size) +
                    " elements");
  (*shape)[*axis] = count;
  op.setShape(0, shape);
  op.setShape(1, shape);
  return success();
}

/// Unique: numbers of elements that the data determine, and a place for each
/// element or slice of the operand.
static LogicalResult inferUnique(OpShapes &op) {
  DimShape shape = op.getShape(0);
  DimExpr length = shape ? op.product(*shape) : DimExpr();
  if (!op.hasAttribute("axis")) {
    shape = DimList(1);
  } else if (shape) {
    const FailureOr<int64_t> axis =
        op.getAxis(op.getInt("axis", 0), shape->size());
    if (failed(axis))
      return failure();
    length = std::exchange((*shape)[*axis], DimExpr());
  }
  op.setShape(0, shape);
  op.setShape(1, DimList(1));
  op.setShape(2, DimList{length});
  op.setShape(3, DimList(1));
  return success();
}

/// NonMaxSuppression: the selected boxes, as (batch, class, box).
static LogicalResult inferNonMaxSuppression(OpShapes &op) {
  op.setShape(0, DimList{DimExpr(), op.constant(3)});
  return success();
}

InferShapesTable getSelectionTable() {
  static constexpr InferShapesRow table[] = {
      {"Compress", inferCompress},
      {"Gather", inferGather},
      {"GatherElements", inferGatherElements},
      {"GatherND", inferGatherND},
      {"NonMaxSuppression", inferNonMaxSuppression},
      {"NonZero", inferNonZero},
      {"OneHot", inferOneHot},
      {"ReverseSequence", inferSameAsData},
      {"Scatter", inferScatterElements},
      {"ScatterElements", inferScatterElements},
      {"ScatterND", inferSameAsData},
      {"TensorScatter", inferSameAsData},
      {"TopK", inferTopK},
      {"Trilu", inferSameAsData},
      {"Unique", inferUnique},
  };
  return table;
}

} // namespace mlir::onnx
