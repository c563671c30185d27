// SPDX-License-Identifier: Apache-2.0
//
// Operators that select elements by their values.
#include "dialects/onnx/indexed/elementwise.h"
#include "dialects/onnx/indexed/program.h"
#include "dialects/onnx/indexed/table.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

namespace {

/// A value and its position.
struct Candidate {
  Term value, position;
};

/// The k best elements so far of one row, in the results, as a heap whose root
/// is the worst. The lower position of two equal values is better, and NaN is
/// greater than all numbers.
class Heap {
public:
  Heap(ScalarBuilder &builder, const Operator &op, unsigned axis,
       const Terms &outer)
      : builder(builder), op(op), axis(axis), outer(outer),
        isLargest(op.getInteger("largest", 1) != 0) {}

  Terms getIndex(Term i) const {
    Terms index = outer;
    index.insert(index.begin() + axis, i);
    return index;
  }
  Candidate get(Term i) const {
    return {emitLoadResult(builder, 0, getIndex(i)),
            emitLoadResult(builder, 1, getIndex(i))};
  }
  void set(Term i, const Candidate &candidate) const {
    emitStore(builder, 0, candidate.value, getIndex(i));
    emitStore(builder, 1, candidate.position, getIndex(i));
  }
  Term isWorse(const Candidate &left, const Candidate &right) const;
  /// Moves the element at `start` down to its place among `count` elements.
  void sift(Term start, Term count) const;

private:
  Term isGreater(Term left, Term right) const;

  ScalarBuilder &builder;
  const Operator &op;
  unsigned axis;
  const Terms &outer;
  bool isLargest;
};

} // namespace

Term Heap::isGreater(Term left, Term right) const {
  if (!isFloat(left) && op.isUnsigned(0))
    return {builder, builder.compare(arith::CmpIPredicate::ugt, left, right)};
  Term result = left > right;
  if (isFloat(left))
    result = result | ((left != left) & (right == right));
  return result;
}

Term Heap::isWorse(const Candidate &left, const Candidate &right) const {
  Term isLess = isGreater(right.value, left.value);
  Term isMore = isGreater(left.value, right.value);
  return (isLargest ? isLess : isMore) |
         (!isLess & !isMore & (left.position > right.position));
}

void Heap::sift(Term start, Term count) const {
  emitWhile(
      start, [&](const Terms &at) { return at[0] * 2 + 1 < count; },
      [&](const Terms &at) {
        Term left = at[0] * 2 + 1;
        Term right = min(left + 1, count - 1);
        Term child = select(isWorse(get(right), get(left)), right, left);
        const Candidate moved = get(at[0]), lower = get(child);
        return emitIf(
            isWorse(lower, moved),
            [&] {
              set(at[0], lower);
              set(child, moved);
              return Terms{child};
            },
            [&] { return Terms{count}; });
      });
}

/// The k greatest or least elements along an axis, in order, and their
/// positions.
static FailureOr<IndexedOp> indexTopK(const Operator &op) {
  if (failed(requireNumber(op)) || failed(requireRank(op, 0, 1, INT64_MAX)))
    return failure();
  if (!op.hasResult(0) || !op.hasResult(1))
    return op.emitError() << "lacks a result, which is not implemented";
  const Sizes shape = op.getShape(0);
  const unsigned axis =
      Operator::normalizeAxis(op.getInteger("axis", -1), shape.size());
  const DimExpr wanted = op.getResultShape()[axis];
  llvm::SmallVector<DimExpr> loops(shape);
  loops.erase(loops.begin() + axis);
  IndexedOp indexed;
  indexed.nests.push_back(makeProgram(op, [=](ScalarBuilder &builder) {
    Term count = {builder, builder.size(wanted)};
    Term size = {builder, builder.size(shape[axis])};
    builder.failIf((emitListElement(builder, op, 1, 0) != count) |
                       (count > size),
                   ErrorCode::Shape);
  }));
  indexed.nests.push_back(makeLoopProgram(
      op, loops, [=](ScalarBuilder &builder, const Terms &outer) {
        const Heap heap(builder, op, axis, outer);
        Term size = {builder, builder.size(shape[axis])};
        Term count = min(Term(builder, builder.size(wanted)), size);
        Term zero = makeIndex(builder, 0), one = makeIndex(builder, 1);
        auto read = [&](Term i) {
          return Candidate{emitLoad(builder, 0, heap.getIndex(i)),
                           convert(i, builder.getI64Type())};
        };
        emitFor(zero, count, [&](Term i) { heap.set(i, read(i)); });
        emitFor(zero, count / 2,
                [&](Term i) { heap.sift(count / 2 - 1 - i, count); });
        emitFor(select(count > 0, count, size), size, [&](Term i) {
          const Candidate next = read(i);
          emitIf(heap.isWorse(heap.get(zero), next), [&] {
            heap.set(zero, next);
            heap.sift(zero, count);
          });
        });
        emitFor(one, count, [&](Term i) {
          Term last = count - i;
          const Candidate worst = heap.get(zero), moved = heap.get(last);
          heap.set(zero, moved);
          heap.set(last, worst);
          heap.sift(zero, last);
        });
      }));
  return indexed;
}

llvm::ArrayRef<IndexEntry> getSelectionEntries() {
  static constexpr IndexEntry entries[] = {
      {"TopK", indexTopK},
  };
  return entries;
}

} // namespace mlir::onnx
