// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/indexed/runtime_movement.h"

#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

/// Emits a loop over the entries of lists, whose entry i is for the axis in
/// element i of `axes`, or for axis i if that is omitted. Returns the last
/// values that `read` returns for the entry of `dim`, or the initial ones.
static Terms emitFind(ScalarBuilder &builder, const Operator &op, Term count,
                      unsigned axes, int64_t dim, const Terms &initial,
                      llvm::function_ref<Terms(Term)> read) {
  const int64_t rank = op.getRank(0);
  return emitFor(makeIndex(builder, 0), count, initial,
                 [&](Term i, const Terms &found) {
                   Term axis = i;
                   if (op.hasOperand(axes)) {
                     axis = emitListElement(builder, op, axes, i);
                     axis = select(axis < 0, axis + rank, axis);
                   }
                   Terms next;
                   for (auto [before, now] : llvm::zip(found, read(i)))
                     next.push_back(select(axis == dim, now, before));
                   return next;
                 });
}

/// Makes the call fail if an axis is no dimension, or if there is another
/// number of them.
static void checkAxes(ScalarBuilder &builder, const Operator &op, Term count,
                      unsigned axes) {
  const int64_t rank = op.getRank(0);
  if (!op.hasOperand(axes)) {
    builder.failIf(count > rank, ErrorCode::Shape);
    return;
  }
  Term given = {builder, builder.size(getListLength(op, axes))};
  builder.failIf(given != count, ErrorCode::Shape);
  emitFor(makeIndex(builder, 0), min(given, count), [&](Term i) {
    Term axis = emitListElement(builder, op, axes, i);
    builder.failIf((axis < -rank) | (axis >= rank), ErrorCode::Index);
  });
}

namespace {

/// A slice along one dimension.
struct RuntimeSlice {
  Term first, step, count;
};

} // namespace

/// Returns the number of entries that all lists of a Slice have.
static Term emitEntries(ScalarBuilder &builder, const Operator &op) {
  Term count = {builder, builder.size(getListLength(op, 1))};
  for (unsigned operand : {2u, 3u, 4u})
    if (op.hasOperand(operand))
      count =
          min(count, Term(builder, builder.size(getListLength(op, operand))));
  return count;
}

static RuntimeSlice emitSlice(ScalarBuilder &builder, const Operator &op,
                              Term entries, int64_t dim, Term size) {
  const Terms found = emitFind(
      builder, op, entries, 3, dim,
      {makeIndex(builder, 0), size, makeIndex(builder, 1)}, [&](Term i) {
        Term step = makeIndex(builder, 1);
        if (op.hasOperand(4))
          step = emitListElement(builder, op, 4, i);
        return Terms{emitListElement(builder, op, 1, i),
                     emitListElement(builder, op, 2, i), step};
      });
  // A step beyond the size is one of the size, which does not overflow. A step
  // of 0 is an error elsewhere.
  Term step = max(min(found[2], size + 1), -1 - size);
  step = select(step == 0, 1, step);
  Term isForward = step > 0;
  auto clamp = [&](Term index) {
    index = select(index < 0, max(index, -1 - size) + size, index);
    return select(isForward, min(max(index, 0), size),
                  min(max(index, -1), size - 1));
  };
  Term first = max(clamp(found[0]), select(isForward, 0, min(size, 1) - 1));
  Term end = clamp(found[1]);
  Term length = select(isForward, end - first, first - end);
  Term stride = select(isForward, step, 0 - step);
  return {first, step, max((length + stride - 1) / stride, 0)};
}

Terms emitSlicedShape(ScalarBuilder &builder, const Operator &op) {
  Term entries = emitEntries(builder, op);
  Terms shape = emitSizes(builder, op.getShape(0));
  for (auto [dim, size] : llvm::enumerate(shape))
    size = emitSlice(builder, op, entries, dim, size).count;
  return shape;
}

IndexedOp makeRuntimeSlice(const Operator &op) {
  IndexedOp indexed;
  indexed.nests.push_back(makeProgram(op, [op](ScalarBuilder &builder) {
    Term entries = emitEntries(builder, op);
    for (unsigned operand : {1u, 2u, 4u})
      if (op.hasOperand(operand)) {
        Term length = {builder, builder.size(getListLength(op, operand))};
        builder.failIf(length != entries, ErrorCode::Shape);
      }
    checkAxes(builder, op, entries, 3);
    if (op.hasOperand(4))
      emitFor(makeIndex(builder, 0), entries, [&](Term i) {
        builder.failIf(emitListElement(builder, op, 4, i) == 0,
                       ErrorCode::Arithmetic);
      });
    const Terms shape = emitSizes(builder, op.getShape(0));
    const Terms result = emitSizes(builder, op.getResultShape());
    for (auto [dim, size] : llvm::enumerate(shape))
      builder.failIf(emitSlice(builder, op, entries, dim, size).count !=
                         result[dim],
                     ErrorCode::Shape);
  }));
  indexed.nests.push_back(
      makePointProgram(op, [op](ScalarBuilder &builder, const Terms &point) {
        Term entries = emitEntries(builder, op);
        const Terms shape = emitSizes(builder, op.getShape(0));
        Terms from;
        for (auto [dim, size] : llvm::enumerate(shape)) {
          const RuntimeSlice slice = emitSlice(builder, op, entries, dim, size);
          from.push_back(slice.first + point[dim] * slice.step);
        }
        Term zero = {builder, builder.constant(op.getResultScalarType(), 0)};
        return emitLoadOr(builder, op, 0, from, zero);
      }));
  return indexed;
}

/// Returns how much is added before and after a dimension.
static Terms emitPads(ScalarBuilder &builder, const Operator &op, int64_t dim) {
  Term half = Term(builder, builder.size(getListLength(op, 1))) / 2;
  Term count = half;
  if (op.hasOperand(3))
    count = min(half, Term(builder, builder.size(getListLength(op, 3))));
  return emitFind(builder, op, count, 3, dim, emitZeros(builder, 2),
                  [&](Term i) {
                    return Terms{emitListElement(builder, op, 1, i),
                                 emitListElement(builder, op, 1, half + i)};
                  });
}

Terms emitPaddedShape(ScalarBuilder &builder, const Operator &op) {
  Terms shape = emitSizes(builder, op.getShape(0));
  for (auto [dim, size] : llvm::enumerate(shape)) {
    const Terms pads = emitPads(builder, op, dim);
    size = size + pads[0] + pads[1];
  }
  return shape;
}

/// Returns the element of the operand that is at a position before or after it,
/// by at most `pads`.
static Term emitSource(llvm::StringRef mode, Term position, Term size,
                       const Terms &pads) {
  Term last = size - 1;
  if (mode == "edge")
    return min(max(position, 0), last);
  if (mode == "wrap")
    return floorMod(position, max(size, 1));
  // The elements in one direction and back. Pads that are shorter than the
  // operand, which is the same for all positions, need no division.
  return emitIf((pads[0] <= last) & (pads[1] <= last),
                [&] {
                  Term beyond = last - max(position, 0 - position);
                  return Terms{last - max(beyond, 0 - beyond)};
                },
                [&] {
                  Term period = max(last * 2, 1);
                  Term inPeriod = floorMod(position, period);
                  return Terms{min(inPeriod, period - inPeriod)};
                })[0];
}

IndexedOp makeRuntimePad(const Operator &op) {
  const llvm::StringRef mode = op.getString("mode", "constant");
  IndexedOp indexed;
  indexed.nests.push_back(makeProgram(op, [op](ScalarBuilder &builder) {
    Term half = Term(builder, builder.size(getListLength(op, 1))) / 2;
    checkAxes(builder, op, half, 3);
    const Terms result = emitSizes(builder, op.getResultShape());
    for (auto [dim, size] :
         llvm::enumerate(emitSizes(builder, op.getShape(0)))) {
      const Terms pads = emitPads(builder, op, dim);
      builder.failIf(size + pads[0] + pads[1] != result[dim], ErrorCode::Shape);
    }
  }));
  indexed.nests.push_back(makePointProgram(
      op, [op, mode](ScalarBuilder &builder, const Terms &point) {
        Terms from;
        for (auto [dim, size] :
             llvm::enumerate(emitSizes(builder, op.getShape(0)))) {
          const Terms pads = emitPads(builder, op, dim);
          Term position = point[dim] - pads[0];
          from.push_back(mode == "constant"
                             ? position
                             : emitSource(mode, position, size, pads));
        }
        Term other = {builder, builder.constant(op.getResultScalarType(), 0)};
        if (op.hasOperand(2))
          other = emitLoad(builder, 2, emitZeros(builder, op.getRank(2)));
        return emitLoadOr(builder, op, 0, from, other);
      }));
  return indexed;
}

Terms emitCroppedShape(ScalarBuilder &builder, const Operator &op) {
  const int64_t rank = op.getRank(0);
  auto axes = op.getIntegers("axes");
  const int64_t count = axes ? axes->size() : rank;
  Terms shape = emitSizes(builder, op.getShape(0));
  for (auto [i, size] : llvm::enumerate(emitList(builder, op, 1, count)))
    shape[axes ? Operator::normalizeAxis((*axes)[i], rank) : i] = size;
  return shape;
}

/// An element keeps its distance from the middle of each dimension.
FailureOr<IndexedOp> indexCenterCropPad(const Operator &op) {
  const int64_t rank = op.getRank(0);
  const Sizes result = op.getResultShape();
  if (static_cast<int64_t>(result.size()) != rank)
    return op.emitError() << "yields a tensor of another rank";
  auto axes = op.getIntegers("axes");
  const int64_t count = axes ? axes->size() : rank;
  IndexedOp indexed;
  indexed.nests.push_back(makeProgram(op, [=](ScalarBuilder &builder) {
    for (auto [i, size] : llvm::enumerate(emitList(builder, op, 1, count))) {
      const unsigned dim = axes ? Operator::normalizeAxis((*axes)[i], rank) : i;
      builder.failIf(size != Term(builder, builder.size(result[dim])),
                     ErrorCode::Shape);
    }
  }));
  indexed.nests.push_back(
      makePointProgram(op, [=](ScalarBuilder &builder, const Terms &point) {
        const Terms from = emitSizes(builder, op.getShape(0));
        const Terms to = emitSizes(builder, result);
        Terms index;
        for (auto [at, size, wanted] : llvm::zip(point, from, to))
          index.push_back(at + (size - wanted) / 2);
        Term zero = {builder, builder.constant(op.getResultScalarType(), 0)};
        return emitLoadOr(builder, op, 0, index, zero);
      }));
  return indexed;
}

} // namespace mlir::onnx
