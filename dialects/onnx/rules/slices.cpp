// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/rules/slices.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>

#include "core/ir/builtin/builtin_types.h"
#include "core/ir/structure/operation.h"
#include "core/support/llvm.h"
#include "dialects/onnx/rules/conditions.h"
#include "dialects/onnx/rules/constants.h"
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

Value joinSlices(OpBuilder &builder, Location location, Value outer) {
  Operation *op = outer.getDefiningOp();
  Integers starts, ends, axes, steps;
  const SliceRanges ranges = *readJoinedRanges(outer);
  for (auto [axis, range] : ranges) {
    starts.push_back(range.start);
    ends.push_back(range.end);
    axes.push_back(axis);
    steps.push_back(range.step);
  }
  OperationState state(location, op->getName().getStringRef());
  state.addOperands(op->getOperand(0).getDefiningOp()->getOperand(0));
  for (llvm::ArrayRef<int64_t> numbers : {starts, ends, axes, steps})
    state.addOperands(makeIntegers(builder, location, numbers));
  state.addTypes(outer.getType());
  return builder.create(state)->getResult(0);
}

} // namespace mlir::onnx
