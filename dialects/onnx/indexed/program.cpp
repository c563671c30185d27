// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/indexed/program.h"

#include <utility>

#include "dialects/onnx/indexed/reduction.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

static Terms getIndices(ScalarBuilder &builder, unsigned count) {
  Terms indices;
  for (unsigned i = 0; i < count; ++i)
    indices.push_back({builder, builder.index(i)});
  return indices;
}

IndexedNest makeLoopProgram(const Operator &op, Sizes loops, LoopProgram emit) {
  NestBuilder nest(op);
  nest.useIndices();
  nest.addLoops(loops);
  nest.startStage();
  nest.compute([emit = std::move(emit), count = loops.size()](
                   ScalarBuilder &builder, const PayloadArguments &) {
    emit(builder, getIndices(builder, count));
    return Values{};
  });
  return nest.take();
}

IndexedNest makeProgram(const Operator &op, Program emit) {
  return makeLoopProgram(
      op, {}, [emit = std::move(emit)](ScalarBuilder &builder, const Terms &) {
        emit(builder);
      });
}

IndexedNest makePointProgram(const Operator &op, PointProgram emit,
                             unsigned result) {
  NestBuilder nest(op);
  nest.useIndices();
  const Sizes shape = op.getResultShape(result);
  llvm::SmallVector<AffineExpr> point = nest.addLoops(shape);
  nest.write(result, point);
  nest.compute([emit = std::move(emit), count = shape.size()](
                   ScalarBuilder &builder, const PayloadArguments &) {
    return Values{emit(builder, getIndices(builder, count))};
  });
  return nest.take();
}

IndexedNest makeSizeCheck(const Operator &op,
                          std::vector<std::pair<DimExpr, DimExpr>> pairs) {
  return makeProgram(op, [pairs = std::move(pairs)](ScalarBuilder &builder) {
    for (auto [left, right] : pairs)
      if (!(left == right))
        builder.failIf(Term(builder, builder.size(left)) !=
                           Term(builder, builder.size(right)),
                       ErrorCode::Shape);
  });
}

LogicalResult requireRank(const Operator &op, unsigned operand, int64_t least,
                          int64_t most) {
  const int64_t rank = op.getRank(operand);
  if (rank >= least && rank <= most)
    return success();
  return op.emitError() << "has operand " << operand << " of rank " << rank
                        << ", which is not implemented";
}

Terms emitSizes(ScalarBuilder &builder, Sizes shape) {
  Terms sizes;
  for (DimExpr size : shape)
    sizes.push_back({builder, builder.size(size)});
  return sizes;
}

Terms emitZeros(ScalarBuilder &builder, size_t count) {
  Terms zeros;
  for (size_t i = 0; i < count; ++i)
    zeros.push_back(makeIndex(builder, 0));
  return zeros;
}

Term emitIsInside(const Terms &index, const Terms &shape) {
  Term inside = (index.front() >= 0) & (index.front() < shape.front());
  for (auto [i, size] : llvm::drop_begin(llvm::zip(index, shape)))
    inside = inside & (i >= 0) & (i < size);
  return inside;
}

static llvm::SmallVector<Value> getValues(const Terms &index) {
  return llvm::SmallVector<Value>(index.begin(), index.end());
}

Term emitLoad(ScalarBuilder &builder, unsigned operand, const Terms &index) {
  return {builder, builder.load(operand, getValues(index))};
}

Term emitLoadResult(ScalarBuilder &builder, unsigned result,
                    const Terms &index) {
  return {builder, builder.loadResult(result, getValues(index))};
}

void emitStore(ScalarBuilder &builder, unsigned result, Term element,
               const Terms &index) {
  builder.store(result, element, getValues(index));
}

Term emitLoadOr(ScalarBuilder &builder, const Operator &op, unsigned operand,
                const Terms &index, Term other) {
  if (index.empty())
    return emitLoad(builder, operand, index);
  return emitIf(
      emitIsInside(index, emitSizes(builder, op.getShape(operand))),
      [&] { return Terms{emitLoad(builder, operand, index)}; },
      [&] { return Terms{other}; })[0];
}

Term emitLoadClamped(ScalarBuilder &builder, const Operator &op,
                     unsigned operand, Terms index) {
  const Sizes shape = op.getShape(operand);
  Term hasElements = {builder, builder.constant(builder.getI1Type(), 1)};
  bool isChecked = false;
  for (auto [i, size, expr] :
       llvm::zip(index, emitSizes(builder, shape), shape)) {
    i = max(min(i, size - 1), 0);
    if (op.dims().getLowerBound(expr) > 0)
      continue;
    isChecked = true;
    hasElements = hasElements & (size > 0);
  }
  if (!isChecked)
    return emitLoad(builder, operand, index);
  return emitIf(
      hasElements, [&] { return Terms{emitLoad(builder, operand, index)}; },
      [&] {
        return Terms{{builder, builder.constant(op.getScalarType(operand), 0)}};
      })[0];
}

Term emitListElement(ScalarBuilder &builder, const Operator &op,
                     unsigned operand, Term i) {
  Terms index;
  if (op.getRank(operand) != 0)
    index.push_back(i);
  return toIndex(emitLoad(builder, operand, index));
}

Term emitListElement(ScalarBuilder &builder, const Operator &op,
                     unsigned operand, int64_t i) {
  return emitListElement(builder, op, operand, makeIndex(builder, i));
}

Terms emitList(ScalarBuilder &builder, const Operator &op, unsigned operand,
               int64_t count) {
  const DimExpr length = getListLength(op, operand);
  auto load = [&] {
    Terms elements;
    for (int64_t i = 0; i < count; ++i)
      elements.push_back(emitListElement(builder, op, operand, i));
    return elements;
  };
  if (length.isConstant(count) || count == 0)
    return load();
  Term isRight = Term(builder, builder.size(length)) == count;
  builder.failIf(!isRight, ErrorCode::Shape);
  return emitIf(isRight, load, [&] { return emitZeros(builder, count); });
}

DimExpr getListLength(const Operator &op, unsigned operand) {
  return op.dims().product(op.getShape(operand));
}

Term emitCheckedIndex(ScalarBuilder &builder, Term index, Term size) {
  index = select(index < 0, index + size, index);
  Term isInside = (index >= 0) & (index < size);
  builder.failIf(!isInside, ErrorCode::Index);
  return select(isInside, index, 0);
}

Term toBoundedIndex(Term x) {
  x = select(x == x, x, 0);
  return toIndex(max(min(x, 1e9), -1e9));
}

Term emitWide(Term x) {
  ScalarBuilder &builder = x.getBuilder();
  return {builder, emitExtend(builder, x)};
}

Term emitNarrow(Term x, Type type) {
  ScalarBuilder &builder = x.getBuilder();
  return {builder, emitRound(builder, x, type)};
}

} // namespace mlir::onnx
