// SPDX-License-Identifier: Apache-2.0
//
// Unique. Scratch memory holds the numbers of the elements, or of the slices
// along the axis, in the order of their values; then whether each is the first
// of its value, and later the place of its value in the result.
#include "conversions/onnx_to_krnl/axis_slices.h"
#include "conversions/onnx_to_krnl/counted_ops.h"
#include "conversions/onnx_to_krnl/nest_emitter.h"
#include "conversions/onnx_to_krnl/scratch_list.h"
#include "dialects/onnx/indexed/program.h"

namespace mlir::onnx_to_krnl {

using onnx::DimExpr;
using onnx::DimExprContext;
using onnx::Operator;
using onnx::ScalarBuilder;
using onnx::Sizes;
using onnx::Term;
using onnx::Terms;

namespace {

class UniqueWriter {
public:
  UniqueWriter(ScalarBuilder &builder, KernelBody &body, const Operator &op);

  Term count();
  void write();

private:
  Term getElement(Term slice, Term position) const;
  Term isGreater(Term left, Term right) const;
  Term compare(Term left, Term right) const;
  void sift(Term start, Term end) const;
  void sort() const;
  Term isFirst(Term place) const;
  void copySlice(Term from, Term to, Term numUnique) const;
  void rank() const;

  ScalarBuilder &builder;
  KernelBody &body;
  const Operator &op;
  const AxisSlices slices;
  Term zero, one, outer, length, inner;
  Value data;
  /// The slices in order, and what is known about each.
  ScratchList order, state;
};

} // namespace

DimExpr getUniqueScratch(const Operator &op) {
  return op.dims().mul(getAxisSlices(op).count, 2);
}

UniqueWriter::UniqueWriter(ScalarBuilder &builder, KernelBody &body,
                           const Operator &op)
    : builder(builder), body(body), op(op), slices(getAxisSlices(op)),
      zero(makeIndex(builder, 0)), one(makeIndex(builder, 1)),
      outer(builder, builder.size(slices.outer)),
      length(builder, builder.size(slices.count)),
      inner(builder, builder.size(slices.inner)),
      data(body.getMemory(/*isResult=*/false, 0,
                          op.dims().product(op.getShape(0)))),
      order{body.getScratch(getUniqueScratch(op)), zero},
      state{order.memory, length} {}

/// Returns an element of a slice.
Term UniqueWriter::getElement(Term slice, Term position) const {
  Term row = position, column = zero;
  if (!slices.inner.isConstant(1)) {
    row = position / inner;
    column = position % inner;
  }
  Term place = (row * length + slice) * inner + column;
  return {builder,
          krnl::LoadOp::create(
              builder, cast<MemRefType>(data.getType()).getElementType(), data,
              Value(place))};
}

/// NaN is greater than all numbers.
Term UniqueWriter::isGreater(Term left, Term right) const {
  if (!isFloat(left))
    return {builder,
            builder.compare(op.isUnsigned(0) ? arith::CmpIPredicate::ugt
                                             : arith::CmpIPredicate::sgt,
                            left, right)};
  return (left > right) | ((left != left) & (right == right));
}

/// Returns 1 or -1 if the left slice comes after or before the right one, or 0
/// if they are equal.
Term UniqueWriter::compare(Term left, Term right) const {
  auto compareAt = [&](Term position) {
    Term x = getElement(left, position), y = getElement(right, position);
    return select(isGreater(x, y), one, select(isGreater(y, x), -1, zero));
  };
  Term size = outer * inner;
  if (slices.outer.isConstant(1) && slices.inner.isConstant(1))
    return compareAt(zero);
  return emitWhile(
      Terms{zero, zero},
      [&](const Terms &at) { return (at[1] == 0) & (at[0] < size); },
      [&](const Terms &at) { return Terms{at[0] + 1, compareAt(at[0])}; })[1];
}

/// Moves the slice at `start` down to its place in the heap before `end`, whose
/// root is the last slice in order. Equal slices are in the operand's order.
void UniqueWriter::sift(Term start, Term end) const {
  auto isAfter = [&](Term left, Term right) {
    Term sign = compare(left, right);
    return (sign > 0) | ((sign == 0) & (left > right));
  };
  emitWhile(
      start, [&](const Terms &at) { return at[0] * 2 + 1 < end; },
      [&](const Terms &at) {
        Term left = at[0] * 2 + 1, right = min(left + 1, end - 1);
        Term child =
            select(isAfter(order.get(right), order.get(left)), right, left);
        return emitIf(
            isAfter(order.get(child), order.get(at[0])),
            [&] {
              order.swap(child, at[0]);
              return Terms{child};
            },
            [&] { return Terms{end}; });
      });
}

void UniqueWriter::sort() const {
  emitFor(zero, length, [&](Term i) { order.set(i, i); });
  emitFor(zero, length / 2, [&](Term i) { sift(length / 2 - 1 - i, length); });
  emitFor(one, length, [&](Term i) {
    Term last = length - i;
    order.swap(zero, last);
    sift(zero, last);
  });
}

/// Returns whether the slice at a place of the order differs from the one
/// before.
Term UniqueWriter::isFirst(Term place) const {
  return emitIf(
      place == 0, [&] { return Terms{place == 0}; },
      [&] {
        return Terms{compare(order.get(place - 1), order.get(place)) != 0};
      })[0];
}

Term UniqueWriter::count() {
  sort();
  return emitFor(zero, length, zero, [&](Term i, const Terms &total) {
    Term first = select(isFirst(i), one, zero);
    state.set(order.get(i), first);
    return Terms{total[0] + first};
  })[0];
}

/// Replaces the mark of each slice that is the first of its value by its place
/// in the result: in the order of values, or of the operand.
void UniqueWriter::rank() const {
  const bool isSorted = op.getInteger("sorted", 1) != 0;
  emitFor(zero, length, zero, [&](Term i, const Terms &next) {
    Term slice = isSorted ? order.get(i) : i;
    Term first = state.get(slice);
    emitIf(first != 0, [&] { state.set(slice, next[0]); });
    return Terms{next[0] + first};
  });
}

void UniqueWriter::copySlice(Term from, Term to, Term numUnique) const {
  if (!op.hasResult(0))
    return;
  Value result = body.getMemory(/*isResult=*/true, 0,
                                op.dims().product(op.getResultShape()));
  onnx::emitLoops(
      {zero, zero}, {outer, inner}, {}, [&](const Terms &at, const Terms &) {
        Term element = getElement(from, at[0] * inner + at[1]);
        krnl::StoreOp::create(builder, Value(element), result,
                              Value((at[0] * numUnique + to) * inner + at[1]));
        return Terms();
      });
}

void UniqueWriter::write() {
  // A slice that is not the first has no place of its own; whether it is the
  // first is compared again, since places replace the marks.
  rank();
  Term numUnique = one;
  for (auto [result, dimension] :
       lookupCountedOp(op.getOperation())->getCounted(op))
    numUnique =
        Term(builder, builder.size(op.getResultShape(result)[dimension]));
  auto store = [&](unsigned result, Term place, Term value) {
    if (op.hasResult(result))
      emitStore(builder, result, convert(value, builder.getI64Type()), {place});
  };
  emitFor(zero, length, Terms{zero, zero}, [&](Term i, const Terms &carried) {
    Term slice = order.get(i), first = isFirst(i);
    Term place = emitIf(
        first, [&] { return Terms{state.get(slice)}; },
        [&] { return Terms{carried[0]}; })[0];
    Term count = select(first, one, carried[1] + 1);
    emitIf(first, [&] {
      copySlice(slice, place, numUnique);
      store(1, place, slice);
    });
    store(2, slice, place);
    store(3, place, count);
    return Terms{place, count};
  });
}

Value countUnique(ImplicitLocOpBuilder &builder, KernelBody &body,
                  const Operator &op) {
  return emitScalars(builder, body, [&](ScalarBuilder &inner) {
    return llvm::SmallVector<Value>{UniqueWriter(inner, body, op).count()};
  })[0];
}

Value writeUnique(ImplicitLocOpBuilder &builder, KernelBody &body,
                  const Operator &op) {
  emitScalars(builder, body, [&](ScalarBuilder &inner) {
    UniqueWriter(inner, body, op).write();
    return llvm::SmallVector<Value>();
  });
  return {};
}

} // namespace mlir::onnx_to_krnl
