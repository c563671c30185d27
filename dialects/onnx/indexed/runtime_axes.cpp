// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/indexed/runtime_axes.h"

#include <utility>

#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

/// Adds the axes in operand 1, of a tensor of `rank`, to a mask. An axis that
/// is none adds nothing.
static Terms addAxes(ScalarBuilder &builder, const Operator &op, int64_t rank,
                     const Terms &initial) {
  Term count = {builder, builder.size(getListLength(op, 1))};
  return emitFor(makeIndex(builder, 0), count, initial,
                 [&](Term i, const Terms &mask) {
                   Term axis = emitListElement(builder, op, 1, i);
                   axis = select(axis < 0, axis + rank, axis);
                   Terms next;
                   for (auto [dim, isListed] : llvm::enumerate(mask))
                     next.push_back(isListed | (axis == dim));
                   return next;
                 });
}

static Term makeFalse(ScalarBuilder &builder) {
  return {builder, builder.constant(builder.getI1Type(), 0)};
}

/// Emits whether each dimension is reduced. Without axes, these are all, or
/// none with `noop_with_empty_axes`.
static Terms emitMask(ScalarBuilder &builder, const Operator &op) {
  const int64_t rank = op.getRank(0);
  Term count = {builder, builder.size(getListLength(op, 1))};
  Term isAll = op.getInteger("noop_with_empty_axes", 0) != 0
                   ? makeFalse(builder)
                   : count == 0;
  return addAxes(builder, op, rank, Terms(rank, isAll));
}

/// Makes the call fail if an axis is no dimension of a tensor of `rank`.
static void checkAxes(ScalarBuilder &builder, const Operator &op,
                      int64_t rank) {
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

/// Returns the sizes of the dimensions that are not in the mask. Makes the call
/// fail if there are not `rank` of them.
static Terms emitRemaining(ScalarBuilder &builder, const Terms &shape,
                           const Terms &mask, size_t rank) {
  const Terms positions = emitPositions(builder, mask, /*isKept=*/false);
  builder.failIf(positions.back() != rank, ErrorCode::Shape);
  Terms result = emitZeros(builder, rank);
  for (auto [position, size] : llvm::enumerate(result))
    for (auto [isRemoved, place, candidate] :
         llvm::zip(mask, llvm::drop_end(positions), shape))
      size = select(!isRemoved & (place == position), candidate, size);
  return result;
}

Terms emitReducedShape(ScalarBuilder &builder, const Operator &op) {
  const Terms shape = emitSizes(builder, op.getShape(0));
  const Terms mask = emitMask(builder, op);
  if (!isKept(op))
    return emitRemaining(builder, shape, mask, op.getResultShape().size());
  Terms result;
  for (auto [isReduced, size] : llvm::zip(mask, shape))
    result.push_back(select(isReduced, 1, size));
  return result;
}

Terms emitSqueezedShape(ScalarBuilder &builder, const Operator &op) {
  const int64_t rank = op.getRank(0);
  const Terms shape = emitSizes(builder, op.getShape(0));
  Terms mask(rank, makeFalse(builder));
  if (op.hasOperand(1)) {
    checkAxes(builder, op, rank);
    mask = addAxes(builder, op, rank, mask);
    for (auto [isRemoved, size] : llvm::zip(mask, shape))
      builder.failIf(isRemoved & (size != 1), ErrorCode::Shape);
  } else {
    for (auto [isRemoved, size] : llvm::zip(mask, shape))
      isRemoved = size == 1;
  }
  return emitRemaining(builder, shape, mask, op.getResultShape().size());
}

Terms emitUnsqueezedShape(ScalarBuilder &builder, const Operator &op) {
  const size_t rank = op.getResultShape().size();
  checkAxes(builder, op, rank);
  const Terms shape = emitSizes(builder, op.getShape(0));
  const Terms mask =
      addAxes(builder, op, rank, Terms(rank, makeFalse(builder)));
  Terms result;
  Term place = makeIndex(builder, 0);
  for (Term isNew : mask) {
    Term one = makeIndex(builder, 1);
    result.push_back(select(isNew, one, emitPick(shape, place, one)));
    place = select(isNew, place, place + 1);
  }
  // An axis that is listed twice leaves too many dimensions to the operand.
  builder.failIf(place != shape.size(), ErrorCode::Shape);
  return result;
}

static void checkShape(ScalarBuilder &builder, const Operator &op) {
  checkAxes(builder, op, op.getRank(0));
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
