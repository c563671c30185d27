// SPDX-License-Identifier: Apache-2.0
//
// NonMaxSuppression. For each batch and class, a list in scratch memory holds
// the boxes that are selected, and at its end, backwards, a heap of those that
// may still be: the best one is the root.
#include "conversions/onnx_to_krnl/counted_ops.h"
#include "conversions/onnx_to_krnl/nest_emitter.h"
#include "conversions/onnx_to_krnl/scratch_list.h"
#include "dialects/onnx/indexed/program.h"

namespace mlir::onnx_to_krnl {

using onnx::DimExpr;
using onnx::Operator;
using onnx::ScalarBuilder;
using onnx::Term;
using onnx::Terms;

namespace {

/// The interval of a box in one dimension.
struct Side {
  Term least, greatest;

  Term length() const { return greatest - least; }
};

class BoxWriter {
public:
  BoxWriter(ScalarBuilder &builder, KernelBody &body, const Operator &op)
      : builder(builder), op(op), zero(makeIndex(builder, 0)),
        batches(builder, builder.size(op.getShape(1)[0])),
        classes(builder, builder.size(op.getShape(1)[1])),
        boxes(builder, builder.size(op.getShape(1)[2])),
        memory(body.getScratch(getBoxScratch(op))) {}

  Term count();
  void write();

private:
  ScratchList getList(Term batch, Term number) const {
    return {memory, (batch * classes + number) * boxes};
  }
  /// Returns the place in the list of an element of the heap.
  Term getPlace(Term element) const { return boxes - 1 - element; }
  Term getScore(Term batch, Term number, Term box) const {
    return emitLoad(builder, 1, {batch, number, box});
  }
  Term getThreshold(unsigned operand) const;
  Side getSide(Term batch, Term box, unsigned dimension) const;
  Term isOverlap(Term batch, Term box, Term other, Term threshold) const;
  Term addCandidates(const ScratchList &list, Term batch, Term number) const;
  Term isBetter(Term batch, Term number, Term box, Term other) const;
  void siftDown(const ScratchList &list, Term place, Term size, Term batch,
                Term number) const;
  Term takeBest(const ScratchList &list, Term size, Term batch,
                Term number) const;
  Term isKept(const ScratchList &list, Term count, Term batch, Term box,
              Term threshold) const;
  Term select(Term batch, Term number, Term limit, Term threshold) const;

  ScalarBuilder &builder;
  const Operator &op;
  Term zero, batches, classes, boxes;
  Value memory;
};

} // namespace

DimExpr getBoxScratch(const Operator &op) {
  return op.dims().product(op.getShape(1));
}

Term BoxWriter::getThreshold(unsigned operand) const {
  if (!op.hasOperand(operand))
    return {builder, builder.constant(builder.getF32Type(), 0.0)};
  return emitLoad(builder, operand, emitZeros(builder, op.getRank(operand)));
}

/// A box is two corners, (y, x) each, or a center and a size, (x, y) each.
Side BoxWriter::getSide(Term batch, Term box, unsigned dimension) const {
  auto load = [&](int64_t i) {
    return emitLoad(builder, 0, {batch, box, makeIndex(builder, i)});
  };
  Term first = load(dimension), second = load(dimension + 2);
  if (op.getInteger("center_point_box", 0) == 0)
    return {min(first, second), max(first, second)};
  Term half = second / 2;
  return {first - half, first + half};
}

/// Returns whether the intersection of two boxes is a greater part of their
/// union.
Term BoxWriter::isOverlap(Term batch, Term box, Term other,
                          Term threshold) const {
  Term common = threshold.like(1), area = common, otherArea = common;
  for (unsigned dimension : {0, 1}) {
    const Side a = getSide(batch, box, dimension);
    const Side b = getSide(batch, other, dimension);
    Term length = min(a.greatest, b.greatest) - max(a.least, b.least);
    common = common * max(length, 0);
    area = area * a.length();
    otherArea = otherArea * b.length();
  }
  Term all = area + otherArea - common;
  return (common > 0) & (area > 0) & (otherArea > 0) & (all > 0) &
         (common / all > threshold);
}

/// Puts the boxes whose score is above the threshold into the heap, without an
/// order, and returns their number.
Term BoxWriter::addCandidates(const ScratchList &list, Term batch,
                              Term number) const {
  Term threshold = getThreshold(4);
  return emitFor(zero, boxes, zero, [&](Term box, const Terms &count) {
    Term isCandidate = {builder, builder.constant(builder.getI1Type(), 1)};
    if (op.hasOperand(4))
      isCandidate = getScore(batch, number, box) > threshold;
    emitIf(isCandidate, [&] { list.set(getPlace(count[0]), box); });
    return Terms{onnx::select(isCandidate, count[0] + 1, count[0])};
  })[0];
}

/// Returns whether a box has a greater score than another one, or a lower
/// number if the scores are equal.
Term BoxWriter::isBetter(Term batch, Term number, Term box, Term other) const {
  Term score = getScore(batch, number, box);
  Term otherScore = getScore(batch, number, other);
  return (score > otherScore) | ((score == otherScore) & (box < other));
}

/// Moves an element of the heap down until no child is better.
void BoxWriter::siftDown(const ScratchList &list, Term place, Term size,
                         Term batch, Term number) const {
  auto get = [&](Term element) { return list.get(getPlace(element)); };
  Term one = makeIndex(builder, 1);
  emitWhile(
      Terms{place, one},
      [&](const Terms &state) {
        return (state[0] * 2 + 1 < size) & (state[1] == 1);
      },
      [&](const Terms &state) {
        Term left = state[0] * 2 + 1, right = left + 1;
        Term child = emitIf(
            right < size,
            [&] {
              Term isRight = isBetter(batch, number, get(right), get(left));
              return Terms{onnx::select(isRight, right, left)};
            },
            [&] { return Terms{left}; })[0];
        Term moves = isBetter(batch, number, get(child), get(state[0]));
        emitIf(moves, [&] { list.swap(getPlace(state[0]), getPlace(child)); });
        return Terms{onnx::select(moves, child, state[0]),
                     onnx::select(moves, one, zero)};
      });
}

/// Removes the root of a heap of this size.
Term BoxWriter::takeBest(const ScratchList &list, Term size, Term batch,
                         Term number) const {
  Term best = list.get(getPlace(zero));
  list.set(getPlace(zero), list.get(getPlace(size - 1)));
  siftDown(list, zero, size - 1, batch, number);
  return best;
}

/// Returns 1 if a box overlaps none of those that are selected, else 0.
Term BoxWriter::isKept(const ScratchList &list, Term count, Term batch,
                       Term box, Term threshold) const {
  return emitWhile(
      Terms{zero, makeIndex(builder, 1)},
      [&](const Terms &state) { return (state[0] < count) & (state[1] == 1); },
      [&](const Terms &state) {
        Term overlaps = isOverlap(batch, box, list.get(state[0]), threshold);
        return Terms{state[0] + 1,
                     onnx::select(overlaps, zero, makeIndex(builder, 1))};
      })[1];
}

/// Selects boxes of a class and returns their number. A number of -1 ends the
/// list if it is shorter.
/// Complexity: the heap of n boxes takes n steps, and each box that is taken
/// from it the logarithm of n and a comparison with those that are selected.
Term BoxWriter::select(Term batch, Term number, Term limit,
                       Term threshold) const {
  const ScratchList list = getList(batch, number);
  Term size = addCandidates(list, batch, number);
  Term half = size / 2;
  emitFor(zero, half, zero, [&](Term i, const Terms &) {
    siftDown(list, half - 1 - i, size, batch, number);
    return Terms{zero};
  });
  // The place after those that are selected is not one of the heap once a box
  // has been taken.
  Term count = emitWhile(
      Terms{zero, size},
      [&](const Terms &state) { return (state[0] < limit) & (state[1] > 0); },
      [&](const Terms &state) {
        Term box = takeBest(list, state[1], batch, number);
        Term kept = isKept(list, state[0], batch, box, threshold);
        emitIf(kept == 1, [&] { list.set(state[0], box); });
        return Terms{state[0] + kept, state[1] - 1};
      })[0];
  emitIf(count < boxes, [&] { list.set(count, makeIndex(builder, -1)); });
  return count;
}

Term BoxWriter::count() {
  Term limit = zero;
  if (op.hasOperand(2))
    limit = emitListElement(builder, op, 2, 0);
  Term threshold = getThreshold(3);
  // A tensor of other sizes has no boxes.
  Term given = {builder, builder.size(op.getShape(0)[1])};
  Term isRight = (given == boxes) &
                 (Term(builder, builder.size(op.getShape(0)[0])) == batches) &
                 (Term(builder, builder.size(op.getShape(0)[2])) == 4);
  builder.failIf(!isRight, onnx::ErrorCode::Shape);
  batches = onnx::select(isRight, batches, 0);
  return emitLoops({zero, zero}, {batches, classes}, zero,
                   [&](const Terms &at, const Terms &total) {
                     return Terms{total[0] +
                                  select(at[0], at[1], limit, threshold)};
                   })[0];
}

/// Each selected box is (batch, class, number).
void BoxWriter::write() {
  emitLoops({zero, zero}, {batches, classes}, zero,
            [&](const Terms &at, const Terms &row) {
              const ScratchList list = getList(at[0], at[1]);
              auto isSelected = [&](Term i) {
                return emitIf(
                    i < boxes, [&] { return Terms{list.get(i) >= 0}; },
                    [&] { return Terms{i < boxes}; })[0];
              };
              Term count = emitWhile(
                  zero, [&](const Terms &i) { return isSelected(i[0]); },
                  [&](const Terms &i) {
                    Term box = list.get(i[0]);
                    int64_t column = 0;
                    for (Term number : {at[0], at[1], box})
                      emitStore(builder, 0,
                                convert(number, builder.getI64Type()),
                                {row[0] + i[0], makeIndex(builder, column++)});
                    return Terms{i[0] + 1};
                  })[0];
              return Terms{row[0] + count};
            });
}

Value countBoxes(ImplicitLocOpBuilder &builder, KernelBody &body,
                 const Operator &op) {
  return emitScalars(builder, body, [&](ScalarBuilder &inner) {
    return llvm::SmallVector<Value>{BoxWriter(inner, body, op).count()};
  })[0];
}

Value writeBoxes(ImplicitLocOpBuilder &builder, KernelBody &body,
                 const Operator &op) {
  emitScalars(builder, body, [&](ScalarBuilder &inner) {
    BoxWriter(inner, body, op).write();
    return llvm::SmallVector<Value>();
  });
  return {};
}

} // namespace mlir::onnx_to_krnl
