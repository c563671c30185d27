// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/indexed/runtime_axes.h"

#include <utility>

#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

/// Emits whether each dimension is reduced. Without axes, these are all, or
/// none with `noop_with_empty_axes`. An axis that is none reduces nothing.
static Terms emitMask(ScalarBuilder &builder, const Operator &op) {
  const int64_t rank = op.getRank(0);
  Term count = {builder, builder.size(getListLength(op, 1))};
  Term isAll = count == 0;
  if (op.getInteger("noop_with_empty_axes", 0) != 0)
    isAll = isAll & !isAll;
  const Terms initial(rank, isAll);
  return emitFor(makeIndex(builder, 0), count, initial,
                 [&](Term i, const Terms &mask) {
                   Term axis = emitListElement(builder, op, 1, i);
                   axis = select(axis < 0, axis + rank, axis);
                   Terms next;
                   for (auto [dim, isReduced] : llvm::enumerate(mask))
                     next.push_back(isReduced | (axis == dim));
                   return next;
                 });
}

/// Makes the call fail if an axis is no dimension.
static void checkAxes(ScalarBuilder &builder, const Operator &op) {
  const int64_t rank = op.getRank(0);
  Term count = {builder, builder.size(getListLength(op, 1))};
  emitFor(makeIndex(builder, 0), count, [&](Term i) {
    Term axis = emitListElement(builder, op, 1, i);
    builder.failIf((axis < -rank) | (axis >= rank), ErrorCode::Index);
  });
}

/// Returns the number of the result's dimension that each dimension is, if it
/// is not reduced; then how many there are.
static Terms emitPositions(ScalarBuilder &builder, const Terms &mask,
                           bool isKept) {
  Terms positions;
  Term next = makeIndex(builder, 0);
  for (Term isReduced : mask) {
    positions.push_back(next);
    next = isKept ? next + 1 : select(isReduced, next, next + 1);
  }
  positions.push_back(next);
  return positions;
}

/// Emits the element with a number of a list, or `other`.
static Term emitPick(const Terms &list, Term number, Term other) {
  for (auto [i, element] : llvm::enumerate(list))
    other = select(number == i, element, other);
  return other;
}

static bool isKept(const Operator &op) {
  return op.getInteger("keepdims", 1) != 0;
}

static void checkShape(ScalarBuilder &builder, const Operator &op) {
  checkAxes(builder, op);
  const Terms shape = emitSizes(builder, op.getShape(0));
  const Terms result = emitSizes(builder, op.getResultShape());
  const Terms mask = emitMask(builder, op);
  const Terms positions = emitPositions(builder, mask, isKept(op));
  Term isWrong = positions.back() != result.size();
  for (auto [i, size] : llvm::enumerate(shape)) {
    Term given = emitPick(result, positions[i], size);
    isWrong = isWrong | (!mask[i] & (given != size));
    if (isKept(op))
      isWrong = isWrong | (mask[i] & (given != 1));
  }
  builder.failIf(isWrong, ErrorCode::Shape);
}

static ReducedRange emitRange(ScalarBuilder &builder, const Operator &op,
                              const Terms &point) {
  const Terms mask = emitMask(builder, op);
  const Terms positions = emitPositions(builder, mask, isKept(op));
  ReducedRange range = {{}, {}, makeIndex(builder, 1)};
  for (auto [i, size] : llvm::enumerate(emitSizes(builder, op.getShape(0)))) {
    Term index = emitPick(point, positions[i], makeIndex(builder, 0));
    range.lower.push_back(select(mask[i], 0, index));
    // A result that is too large has no elements beyond the operand.
    range.upper.push_back(select(mask[i], size, min(index + 1, size)));
    range.count = range.count * select(mask[i], size, 1);
  }
  return range;
}

IndexedOp makeRuntimeReduction(const Operator &op, RangeProgram emit) {
  IndexedOp indexed;
  indexed.nests.push_back(makeProgram(
      op, [op](ScalarBuilder &builder) { checkShape(builder, op); }));
  indexed.nests.push_back(
      makePointProgram(op, [op, emit = std::move(emit)](ScalarBuilder &builder,
                                                        const Terms &point) {
        return emit(builder, emitRange(builder, op, point));
      }));
  return indexed;
}

} // namespace mlir::onnx
