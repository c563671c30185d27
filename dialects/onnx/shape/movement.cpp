// SPDX-License-Identifier: Apache-2.0
//
// Shapes of operators that join, cut and pad tensors.
#include "dialects/onnx/shape/elements.h"
#include "dialects/onnx/shape/op_shapes.h"
#include "dialects/onnx/shape/tables.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

//===----------------------------------------------------------------------===//
// Concat and Split

/// Joins the elements of lists of sizes along an axis. Those of other operands
/// are symbols.
static void concatElements(OpShapes &op, int64_t axis) {
  llvm::SmallVector<DimList> lists;
  // The number of elements of each operand that follow each other.
  llvm::SmallVector<size_t> lengths;
  size_t numBlocks = 1;
  bool isKnown = false;
  for (unsigned i = 0; i < op.getNumOperands(); ++i) {
    isKnown |= op.getElements(i).has_value();
    const std::optional<DimList> list = op.getIntegers(i);
    const auto shape = getSmallShape(op.getShape(i));
    if (!list || !shape)
      return;
    numBlocks = 1;
    for (int64_t size : llvm::ArrayRef(*shape).take_front(axis))
      numBlocks *= size;
    lists.push_back(*list);
    lengths.push_back(numBlocks ? list->size() / numBlocks : 0);
  }
  if (!isKnown)
    return;
  DimList elements;
  for (size_t block = 0; block < numBlocks; ++block)
    for (auto [list, length] : llvm::zip(lists, lengths))
      llvm::append_range(elements,
                         llvm::ArrayRef(list).slice(block * length, length));
  op.setElements(0, elements);
}

static LogicalResult inferConcat(OpShapes &op) {
  DimShape result;
  for (unsigned i = 0; i < op.getNumOperands(); ++i) {
    const DimShape shape = op.getShape(i);
    if (shape && result && shape->size() != result->size())
      return op.error("has operands of rank " + llvm::Twine(result->size()) +
                      " and " + llvm::Twine(shape->size()) +
                      ", expected equal ranks");
    if (shape && !result)
      result = DimList(shape->size());
  }
  if (!result)
    return success();
  const FailureOr<int64_t> axis =
      op.getAxis(op.getInt("axis", 0), result->size());
  if (failed(axis))
    return failure();
  DimExpr total = op.constant(0);
  for (unsigned i = 0; i < op.getNumOperands(); ++i) {
    const DimShape shape = op.getShape(i);
    const DimExpr size = op.getSize(i, *axis);
    total = total && size ? op.dims.add(total, size) : DimExpr();
    if (!shape)
      continue;
    for (auto [k, pair] : llvm::enumerate(llvm::zip(*result, *shape))) {
      if (int64_t(k) == *axis)
        continue;
      FailureOr<DimExpr> both =
          op.unify(std::get<0>(pair), std::get<1>(pair),
                   "sizes in dimension " + llvm::Twine(k));
      if (failed(both))
        return failure();
      std::get<0>(pair) = *both;
    }
  }
  (*result)[*axis] = total;
  op.setShape(0, result);
  concatElements(op, *axis);
  return success();
}

/// Returns the sizes of the parts of a dimension.
static FailureOr<DimList> getParts(OpShapes &op, DimExpr size) {
  const size_t count = op.getNumResults();
  if (op.hasOperand(1)) {
    std::optional<DimList> parts = op.getIntegers(1);
    if (!parts)
      return DimList(count);
    if (parts->size() != count)
      return op.error("has the sizes of " + llvm::Twine(parts->size()) +
                      " parts for " + llvm::Twine(count) + " results");
    DimExpr total = op.constant(0);
    for (DimExpr part : *parts)
      total = op.dims.add(total, part);
    if (failed(op.unify(size, total, "the size and the sum of its parts")))
      return failure();
    return *parts;
  }
  if (!size)
    return DimList(count);
  // All parts but the last are equal.
  const DimExpr part = op.dims.ceilDiv(size, int64_t(count));
  DimList parts(count, part);
  parts.back() = op.dims.sub(size, op.dims.mul(part, int64_t(count) - 1));
  return parts;
}

static LogicalResult inferSplit(OpShapes &op) {
  const DimShape shape = op.getShape(0);
  if (!shape || op.getNumResults() == 0)
    return success();
  const FailureOr<int64_t> axis =
      op.getAxis(op.getInt("axis", 0), shape->size());
  if (failed(axis))
    return failure();
  FailureOr<DimList> parts = getParts(op, (*shape)[*axis]);
  if (failed(parts))
    return failure();
  std::optional<DimList> elements;
  if (shape->size() == 1)
    elements = op.getElements(0);
  for (auto [i, part] : llvm::enumerate(*parts)) {
    DimList result = *shape;
    result[*axis] = part;
    op.setShape(i, result);
    const std::optional<int64_t> count = part.getConstant();
    if (!elements || !count || *count < 0 ||
        *count > int64_t(elements->size())) {
      elements.reset();
      continue;
    }
    op.setElements(i, DimList(elements->begin(), elements->begin() + *count));
    elements->erase(elements->begin(), elements->begin() + *count);
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Slice

namespace {

/// The part of a dimension that Slice takes: the sizes from `start` on are
/// between 0 and the size. Null if it is not known.
struct Bounds {
  DimExpr start, end;
};

} // namespace

/// Exporters write this, or more, for the end of any dimension.
static constexpr int64_t endOfAll = INT32_MAX;

/// Returns an index cut to [least, size + most], or null if it may be negative
/// or not.
static DimExpr cutIndex(OpShapes &op, DimExpr index, DimExpr size,
                        int64_t least, int64_t most) {
  DimExprContext &dims = op.dims;
  const std::optional<int64_t> value = index.getConstant();
  const DimExpr last = dims.add(size, most);
  if (value && *value >= endOfAll)
    return last;
  if (value && *value <= -endOfAll)
    return op.constant(least);
  if (op.facts.isSize(index)) {
    // The smaller of 0 and a size is 0.
    if (index.isConstant(0) && most == 0)
      return index;
    return dims.min(index, last);
  }
  if (dims.getUpperBound(index) < 0)
    return dims.max(dims.add(index, size), least);
  return DimExpr();
}

/// Returns the number of elements from `start` to `end`.
static DimExpr countSliced(OpShapes &op, DimExpr size, DimExpr start,
                           DimExpr end, int64_t step) {
  DimExprContext &dims = op.dims;
  const bool isForward = step > 0;
  start = isForward ? cutIndex(op, start, size, 0, 0)
                    : cutIndex(op, start, size, 0, -1);
  end = isForward ? cutIndex(op, end, size, 0, 0)
                  : cutIndex(op, end, size, -1, -1);
  if (!start || !end)
    return DimExpr();
  const DimExpr distance =
      isForward ? dims.sub(end, start) : dims.sub(start, end);
  const DimExpr count = dims.ceilDiv(distance, isForward ? step : -step);
  return op.facts.isSize(count) ? count : dims.max(count, 0);
}

namespace {

struct SliceOperands {
  DimList starts, ends;
  llvm::SmallVector<int64_t> axes;
  /// Null for a step that is not known.
  DimList steps;
};

} // namespace

/// Returns the operands, or nullopt if they are not known.
static FailureOr<std::optional<SliceOperands>> readSlice(OpShapes &op,
                                                         size_t rank) {
  std::optional<SliceOperands> none;
  std::optional<DimList> starts = op.getIntegers(1), ends = op.getIntegers(2);
  if (!starts || !ends)
    return none;
  const size_t count = starts->size();
  SliceOperands result = {*starts, *ends, {}, DimList(count, op.constant(1))};
  if (op.hasOperand(4)) {
    if (std::optional<DimList> steps = op.getIntegers(4))
      result.steps = *steps;
    else
      return none;
  }
  for (size_t i = 0; i < count; ++i)
    result.axes.push_back(i);
  if (op.hasOperand(3)) {
    auto axes = op.getConstants(3);
    if (!axes)
      return none;
    result.axes = *axes;
  }
  if (ends->size() != count || result.steps.size() != count ||
      result.axes.size() != count)
    return op.error("has starts, ends, axes and steps of different lengths");
  for (int64_t &axis : result.axes) {
    const FailureOr<int64_t> found = op.getAxis(axis, rank);
    if (failed(found))
      return failure();
    axis = *found;
  }
  for (DimExpr step : result.steps)
    if (step.isConstant(0))
      return op.error("has a step of 0");
  return std::optional(result);
}

/// Returns the indices that a slice takes of a dimension.
static llvm::SmallVector<int64_t> getIndices(int64_t size, int64_t start,
                                             int64_t end, int64_t step) {
  const int64_t least = step > 0 ? 0 : -1, most = step > 0 ? size : size - 1;
  const auto cut = [&](int64_t index) {
    if (index < 0)
      index = index < -size ? least : index + size;
    return std::clamp(index, least, std::max(most, least));
  };
  llvm::SmallVector<int64_t> indices;
  const int64_t last = cut(end);
  for (int64_t i = cut(start); step > 0 ? i < last : i > last; i += step) {
    indices.push_back(i);
    // The sum does not overflow.
    if (step > size || step < -size)
      break;
  }
  return indices;
}

/// Slices a list of sizes, if all operands are constants.
static void sliceElements(OpShapes &op, const SliceOperands &slice) {
  const std::optional<DimList> elements = op.getElements(0);
  const auto shape = getSmallShape(op.getShape(0));
  if (!elements || !shape)
    return;
  llvm::SmallVector<llvm::SmallVector<int64_t>> indices;
  for (int64_t size : *shape)
    indices.push_back(getIndices(size, 0, size, 1));
  for (auto [i, axis] : llvm::enumerate(slice.axes)) {
    const auto start = slice.starts[i].getConstant();
    const auto end = slice.ends[i].getConstant();
    const auto step = slice.steps[i].getConstant();
    if (!start || !end || !step)
      return;
    indices[axis] = getIndices((*shape)[axis], *start, *end, *step);
  }
  op.setElements(0, selectElements(*elements, *shape, indices));
}

static LogicalResult inferSlice(OpShapes &op) {
  const DimShape shape = op.getShape(0);
  if (!shape)
    return success();
  FailureOr<std::optional<SliceOperands>> slice = readSlice(op, shape->size());
  if (failed(slice))
    return failure();
  DimList result = *shape;
  if (!*slice) {
    // Any dimension may be cut, unless the axes are known.
    const auto axes = op.hasOperand(3) ? op.getConstants(3) : std::nullopt;
    if (!axes)
      result.assign(shape->size(), DimExpr());
    else
      for (int64_t value : *axes) {
        const FailureOr<int64_t> axis = op.getAxis(value, shape->size());
        if (failed(axis))
          return failure();
        result[*axis] = DimExpr();
      }
    op.setShape(0, result);
    return success();
  }
  for (auto [i, axis] : llvm::enumerate((*slice)->axes)) {
    const std::optional<int64_t> step = (*slice)->steps[i].getConstant();
    const DimExpr size = (*shape)[axis];
    if (!size || !step || *step == INT64_MIN) {
      result[axis] = DimExpr();
      continue;
    }
    result[axis] =
        countSliced(op, size, (*slice)->starts[i], (*slice)->ends[i], *step);
  }
  op.setShape(0, result);
  sliceElements(op, **slice);
  return success();
}

//===----------------------------------------------------------------------===//
// Pad

static LogicalResult inferPad(OpShapes &op) {
  const DimShape shape = op.getShape(0);
  if (!shape)
    return success();
  llvm::SmallVector<int64_t> axes;
  for (size_t i = 0; i < shape->size(); ++i)
    axes.push_back(i);
  const std::optional<DimList> pads = op.getIntegers(1);
  if (op.hasOperand(3)) {
    const auto constants = op.getConstants(3);
    if (!constants) {
      op.setShape(0, DimList(shape->size()));
      return success();
    }
    axes = *constants;
  }
  if (pads && pads->size() != 2 * axes.size())
    return op.error("has " + llvm::Twine(pads->size()) + " pads for " +
                    llvm::Twine(axes.size()) + " dimensions");
  DimList result = *shape;
  for (auto [i, value] : llvm::enumerate(axes)) {
    const FailureOr<int64_t> axis = op.getAxis(value, shape->size());
    if (failed(axis))
      return failure();
    DimExpr &size = result[*axis];
    size = pads && size ? op.dims.add(op.dims.add(size, (*pads)[i]),
                                      (*pads)[i + axes.size()])
                        : DimExpr();
  }
  op.setShape(0, result);
  return success();
}

/// CenterCropPad: the second operand contains the sizes of the axes.
static LogicalResult inferCenterCropPad(OpShapes &op) {
  DimShape shape = op.getShape(0);
  if (!shape)
    return success();
  auto axes = op.getInts("axes");
  if (!axes) {
    axes.emplace();
    for (size_t i = 0; i < shape->size(); ++i)
      axes->push_back(i);
  }
  const std::optional<DimList> sizes = op.getIntegers(1);
  if (sizes && sizes->size() != axes->size())
    return op.error("has " + llvm::Twine(sizes->size()) + " sizes for " +
                    llvm::Twine(axes->size()) + " axes");
  for (auto [i, value] : llvm::enumerate(*axes)) {
    const FailureOr<int64_t> axis = op.getAxis(value, shape->size());
    if (failed(axis))
      return failure();
    (*shape)[*axis] = sizes ? (*sizes)[i] : DimExpr();
  }
  op.setShape(0, shape);
  return success();
}

InferShapesTable getMovementTable() {
  static constexpr InferShapesRow table[] = {
      {"CenterCropPad", inferCenterCropPad},
      {"Concat", inferConcat},
      {"Pad", inferPad},
      {"Slice", inferSlice},
      {"Split", inferSplit},
  };
  return table;
}

} // namespace mlir::onnx
