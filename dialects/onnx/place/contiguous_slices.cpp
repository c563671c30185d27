// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/place/contiguous_slices.h"

#include <algorithm>

#include "dialects/onnx/indexed/layout.h"
#include "dialects/onnx/indexed/operator.h"
#include "dialects/onnx/place/get_place.h"
#include "dialects/onnx/types.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

bool isOutermost(llvm::ArrayRef<DimExpr> shape, unsigned axis) {
  return llvm::all_of(shape.take_front(axis),
                      [](DimExpr size) { return size.isConstant(1); });
}

bool isSlice(Operation *op) {
  const llvm::StringRef name = op->getName().getStringRef();
  return name == "onnx.Split" || name == "onnx.Slice";
}

static std::optional<llvm::SmallVector<DimExpr>>
findSplitResults(const Operator &op) {
  const Sizes shape = op.getShape(0);
  const unsigned axis =
      Operator::normalizeAxis(op.getInteger("axis", 0), shape.size());
  const std::optional<int64_t> size = shape[axis].getConstant();
  if (!size || !isOutermost(shape, axis))
    return std::nullopt;
  const DimExpr inner = op.dims().product(shape.drop_front(axis + 1));
  llvm::SmallVector<DimExpr> offsets;
  int64_t start = 0;
  for (unsigned i = 0; i < op.getNumResults(); ++i) {
    const std::optional<int64_t> count =
        op.getResultShape(i)[axis].getConstant();
    if (!count)
      return std::nullopt;
    offsets.push_back(op.dims().mul(inner, start));
    start += *count;
  }
  if (start != *size)
    return std::nullopt;
  return offsets;
}

/// Returns the number of the entry of a Slice for an axis, or nullopt.
static std::optional<size_t> findEntry(const Operator &op, unsigned axis) {
  if (!op.hasOperand(3))
    return axis;
  const auto axes = op.getIntegers(3);
  if (!axes)
    return std::nullopt;
  const auto *found = llvm::find_if(*axes, [&](int64_t entry) {
    return Operator::normalizeAxis(entry, op.getRank(0)) == axis;
  });
  return found - axes->begin();
}

static std::optional<llvm::SmallVector<DimExpr>>
findSliceResult(const Operator &op) {
  if (op.hasOperand(4)) {
    const auto steps = op.getIntegers(4);
    if (!steps || llvm::any_of(*steps, [](int64_t step) { return step != 1; }))
      return std::nullopt;
  }
  const Sizes shape = op.getShape(0), result = op.getResultShape();
  unsigned axis = 0;
  while (axis < shape.size() && shape[axis] == result[axis])
    ++axis;
  if (axis == shape.size())
    return llvm::SmallVector<DimExpr>{op.dims().getConstant(0)};
  if (shape.drop_front(axis + 1) != result.drop_front(axis + 1) ||
      !isOutermost(shape, axis))
    return std::nullopt;
  const auto size = shape[axis].getConstant();
  const auto count = result[axis].getConstant();
  const std::optional<Sizes> starts = op.getElements(1);
  const std::optional<size_t> entry = findEntry(op, axis);
  if (!size || !count || !starts || !entry || *entry >= starts->size())
    return std::nullopt;
  std::optional<int64_t> start = (*starts)[*entry].getConstant();
  if (!start)
    return std::nullopt;
  if (*start < 0)
    *start += *size;
  *start = std::clamp<int64_t>(*start, 0, *size);
  if (*count > *size - *start)
    return std::nullopt;
  return llvm::SmallVector<DimExpr>{
      op.dims().mul(op.dims().product(shape.drop_front(axis + 1)), *start)};
}

std::optional<llvm::SmallVector<DimExpr>>
findContiguousSlices(Operation *op, ShapeAnalysis &shapes) {
  if (!isSlice(op) || !hasKnownRanks(op, shapes) || hasLayouts(op))
    return std::nullopt;
  const bool isSplit = op->getName().getStringRef() == "onnx.Split";
  const Operator view(op, shapes, /*isSilent=*/true);
  for (unsigned i = 0; i < view.getNumResults(); ++i)
    if (!view.hasResult(i))
      return std::nullopt;
  return isSplit ? findSplitResults(view) : findSliceResult(view);
}

bool isPlacedSlice(Operation *op) {
  return isSlice(op) && llvm::all_of(op->getResults(), [](Value result) {
           PlaceAttr place = getPlace(result);
           return place && place.getKind() == PlaceKind::view;
         });
}

} // namespace mlir::onnx
