// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/rules/slices.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <numeric>
#include <optional>
#include <utility>

#include "core/ir/builtin/builtin_types.h"
#include "core/ir/structure/operation.h"
#include "core/support/llvm.h"
#include "dialects/onnx/rules/conditions.h"
#include "dialects/onnx/rules/constants.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/MathExtras.h"

namespace mlir::onnx {
namespace {

/// The operands of a slice for one dimension.
struct SliceRange {
  int64_t start, end, step;
};

/// The ranges by dimension.
using SliceRanges = std::map<int64_t, SliceRange>;

} // namespace

using Integers = llvm::SmallVector<int64_t>;

/// Returns the elements of a constant, or others if the operand is omitted.
static std::optional<Integers> getIntegersOr(Value operand, Integers others) {
  if (isa<NoneType>(operand.getType()))
    return others;
  return getIntegers(operand);
}

static std::optional<SliceRanges> readRanges(Operation *slice) {
  const auto shape = getTypeShape(slice->getOperand(0));
  const auto starts = getIntegers(slice->getOperand(1));
  const auto ends = getIntegers(slice->getOperand(2));
  if (!shape || !starts || !ends || starts->size() != ends->size())
    return std::nullopt;
  const size_t count = starts->size();
  const auto axes = getIntegersOr(
      slice->getOperand(3), llvm::to_vector(llvm::seq<int64_t>(0, count)));
  const auto steps = getIntegersOr(slice->getOperand(4), Integers(count, 1));
  if (!axes || !steps || axes->size() != count || steps->size() != count)
    return std::nullopt;
  SliceRanges ranges;
  for (size_t i = 0; i < count; ++i) {
    const auto axis = normalizeAxis((*axes)[i], shape->size());
    const SliceRange range = {(*starts)[i], (*ends)[i], (*steps)[i]};
    if (!axis || range.step == 0 || !ranges.try_emplace(*axis, range).second)
      return std::nullopt;
  }
  return ranges;
}

/// Returns the range with bounds that are inside of a dimension of this size.
/// It steps forward.
static SliceRange clampRange(SliceRange range, int64_t size) {
  auto clamp = [&](int64_t bound) {
    return std::clamp<int64_t>(bound < 0 ? bound + size : bound, 0, size);
  };
  return {clamp(range.start), clamp(range.end), range.step};
}

static int64_t countElements(SliceRange range) {
  return range.end <= range.start
             ? 0
             : llvm::divideCeil(static_cast<uint64_t>(range.end - range.start),
                                static_cast<uint64_t>(range.step));
}

/// Returns the range of elements of a range. Both step forward.
static SliceRange joinRanges(SliceRange inner, SliceRange outer, int64_t size) {
  inner = clampRange(inner, size);
  outer = clampRange(outer, countElements(inner));
  const int64_t count = countElements(outer);
  if (count == 0)
    return {0, 0, 1};
  // The start and the steps between elements are less than the size.
  const int64_t start = inner.start + outer.start * inner.step;
  const int64_t step = count == 1 ? 1 : inner.step * outer.step;
  return {start, start + (count - 1) * step + 1, step};
}

static std::optional<SliceRanges> readJoinedRanges(Value outer) {
  Operation *op = outer.getDefiningOp();
  Operation *inner = op->getOperand(0).getDefiningOp();
  const auto shape = getTypeShape(inner->getOperand(0));
  const auto later = readRanges(op);
  auto ranges = readRanges(inner);
  if (!shape || !later || !ranges)
    return std::nullopt;
  for (auto [axis, range] : *later) {
    const auto [known, isNew] = ranges->try_emplace(axis, range);
    if (isNew)
      continue;
    const int64_t size = (*shape)[axis];
    if (ShapedType::isDynamic(size) || known->second.step < 0 || range.step < 0)
      return std::nullopt;
    known->second = joinRanges(known->second, range, size);
  }
  return ranges;
}

bool canJoinSlices(Value outer) { return readJoinedRanges(outer).has_value(); }

/// Creates a slice with these ranges.
static Value makeSlice(OpBuilder &builder, Location location, Value value,
                       const SliceRanges &ranges, Type type) {
  Integers starts, ends, axes, steps;
  for (auto [axis, range] : ranges) {
    starts.push_back(range.start);
    ends.push_back(range.end);
    axes.push_back(axis);
    steps.push_back(range.step);
  }
  OperationState state(location, "onnx.Slice");
  state.addOperands(value);
  for (llvm::ArrayRef<int64_t> numbers : {starts, ends, axes, steps})
    state.addOperands(makeIntegers(builder, location, numbers));
  state.addTypes(type);
  return builder.create(state)->getResult(0);
}

Value joinSlices(OpBuilder &builder, Location location, Value outer) {
  Operation *inner = outer.getDefiningOp()->getOperand(0).getDefiningOp();
  return makeSlice(builder, location, inner->getOperand(0),
                   *readJoinedRanges(outer), outer.getType());
}

//===----------------------------------------------------------------------===//
// Concatenations

namespace {

struct SlicedValue {
  Value value;
  SliceRanges ranges;
};

} // namespace

std::optional<int64_t> getJoinedAxis(Operation *concat) {
  const auto shape = getTypeShape(concat->getResult(0));
  const auto axis = getInteger(concat, "axis");
  if (!shape || !axis)
    return std::nullopt;
  return normalizeAxis(*axis, shape->size());
}

/// Returns the ranges of a slice, of which that of dimension `axis` is inside
/// of it and has step 1.
static std::optional<SlicedValue> readSliceAlong(Value value, int64_t axis) {
  Operation *slice = value.getDefiningOp();
  if (!slice || slice->getName().getStringRef() != "onnx.Slice")
    return std::nullopt;
  Value x = slice->getOperand(0);
  const auto shape = getTypeShape(x);
  auto ranges = readRanges(slice);
  if (!shape || !ranges || axis >= static_cast<int64_t>(shape->size()) ||
      ShapedType::isDynamic((*shape)[axis]))
    return std::nullopt;
  const auto range = ranges->find(axis);
  if (range == ranges->end() || range->second.step != 1)
    return std::nullopt;
  range->second = clampRange(range->second, (*shape)[axis]);
  return SlicedValue{x, std::move(*ranges)};
}

/// Returns whether `next` is the same slice along other dimensions, and begins
/// where `ranges` end.
static bool isAdjacent(const SliceRanges &ranges, SliceRanges next,
                       int64_t axis) {
  SliceRange &along = next.at(axis);
  const SliceRange &before = ranges.at(axis);
  if (along.start != before.end || along.end < along.start)
    return false;
  along = before;
  auto isSame = [](const auto &a, const auto &b) {
    return a.first == b.first && a.second.start == b.second.start &&
           a.second.end == b.second.end && a.second.step == b.second.step;
  };
  return std::equal(ranges.begin(), ranges.end(), next.begin(), next.end(),
                    isSame);
}

static std::optional<SlicedValue> readAdjacentSlices(Value joined) {
  Operation *concat = joined.getDefiningOp();
  const auto axis = getJoinedAxis(concat);
  if (!axis || concat->getNumOperands() < 2)
    return std::nullopt;
  auto all = readSliceAlong(concat->getOperand(0), *axis);
  if (!all || all->ranges.at(*axis).end < all->ranges.at(*axis).start)
    return std::nullopt;
  for (Value operand : concat->getOperands().drop_front()) {
    const auto next = readSliceAlong(operand, *axis);
    if (!next || next->value != all->value ||
        !isAdjacent(all->ranges, next->ranges, *axis))
      return std::nullopt;
    all->ranges.at(*axis).end = next->ranges.at(*axis).end;
  }
  return all;
}

bool canJoinAdjacentSlices(Value joined) {
  return readAdjacentSlices(joined).has_value();
}

Value joinAdjacentSlices(OpBuilder &builder, Location location, Value joined) {
  const SlicedValue all = *readAdjacentSlices(joined);
  return makeSlice(builder, location, all.value, all.ranges, joined.getType());
}

/// Returns the sizes of the operands of a concatenation along the dimension if
/// all are known.
static std::optional<Integers> getPartSizes(Operation *concat, int64_t axis) {
  Integers sizes;
  for (Value operand : concat->getOperands()) {
    const auto shape = getTypeShape(operand);
    if (!shape || axis >= static_cast<int64_t>(shape->size()) ||
        ShapedType::isDynamic((*shape)[axis]))
      return std::nullopt;
    sizes.push_back((*shape)[axis]);
  }
  return sizes;
}

static std::optional<SlicedValue> readSlicedOperand(Value sliced) {
  Operation *slice = sliced.getDefiningOp();
  Operation *concat = slice->getOperand(0).getDefiningOp();
  const auto axis = getJoinedAxis(concat);
  auto ranges = readRanges(slice);
  if (!axis || !ranges || !ranges->contains(*axis))
    return std::nullopt;
  const auto sizes = getPartSizes(concat, *axis);
  SliceRange &range = ranges->at(*axis);
  if (!sizes || range.step < 0)
    return std::nullopt;
  range = clampRange(range,
                     std::accumulate(sizes->begin(), sizes->end(), int64_t(0)));
  if (countElements(range) == 0)
    return std::nullopt;
  int64_t offset = 0;
  for (auto [operand, size] : llvm::zip(concat->getOperands(), *sizes)) {
    if (range.start >= offset && range.end <= offset + size) {
      range.start -= offset;
      range.end -= offset;
      return SlicedValue{operand, std::move(*ranges)};
    }
    offset += size;
  }
  return std::nullopt;
}

bool canSliceOperand(Value sliced) {
  return readSlicedOperand(sliced).has_value();
}

Value sliceOperand(OpBuilder &builder, Location location, Value sliced) {
  const SlicedValue part = *readSlicedOperand(sliced);
  return makeSlice(builder, location, part.value, part.ranges,
                   sliced.getType());
}

} // namespace mlir::onnx
