// SPDX-License-Identifier: Apache-2.0
//
// Operators that scale elements by statistics of a group of elements, which are
// not all elements along axes.
#include "dialects/onnx/indexed/elementwise.h"
#include "dialects/onnx/indexed/program.h"
#include "dialects/onnx/indexed/reduction.h"
#include "dialects/onnx/indexed/table.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

static Term widen(ScalarBuilder &builder, unsigned operand,
                  const Terms &index) {
  return emitWide(emitLoad(builder, operand, index));
}

/// Normalizes each group of channels of each image. Scale and bias are of
/// channels.
static FailureOr<IndexedOp> indexGroupNormalization(const Operator &op) {
  const Sizes shape = op.getShape(0);
  const int64_t groups = op.getInteger("num_groups", 1);
  if (failed(requireFloat(op)) || failed(requireRank(op, 0, 2, INT64_MAX)) ||
      failed(requireRank(op, 1, 1, 1)) || failed(requireRank(op, 2, 1, 1)))
    return failure();
  if (groups < 1)
    return op.emitError() << "has " << groups << " groups";
  const double epsilon = op.getFloat("epsilon", 1e-5f);
  const Type type = op.getScalarType(0);
  const DimExpr perGroup = op.dims().floorDiv(shape[1], groups);
  IndexedOp indexed;
  indexed.nests.push_back(makeProgram(op, [=](ScalarBuilder &builder) {
    Term channels = {builder, builder.size(shape[1])};
    builder.failIf(channels % groups != 0, ErrorCode::Shape);
    for (unsigned operand : {1, 2})
      builder.failIf(Term(builder, builder.size(op.getShape(operand)[0])) !=
                         channels,
                     ErrorCode::Shape);
  }));
  indexed.nests.push_back(makeLoopProgram(
      op, {shape[0], op.dims().getConstant(groups)},
      [=](ScalarBuilder &builder, const Terms &at) {
        Terms upper = emitSizes(builder, shape.drop_front(1));
        upper[0] = Term(builder, builder.size(perGroup));
        const Terms lower = emitZeros(builder, upper.size());
        Term count = makeIndex(builder, 1);
        for (Term size : upper)
          count = count * size;
        auto getIndex = [&](const Terms &inner) {
          Terms index = {at[0]};
          index.append(inner);
          index[1] = at[1] * upper[0] + inner[0];
          return index;
        };
        auto sum = [&](llvm::function_ref<Term(Term)> prepare) {
          const Type wide = getAccumulatorType(type);
          Term zero = {builder, builder.constant(wide, 0)};
          Term total = emitLoops(lower, upper, zero,
                                 [&](const Terms &inner, const Terms &carried) {
                                   Term x = widen(builder, 0, getIndex(inner));
                                   return Terms{carried[0] + prepare(x)};
                                 })[0];
          return total / convert(count, wide);
        };
        Term mean = sum([](Term x) { return x; });
        Term variance = sum([&](Term x) { return (x - mean) * (x - mean); });
        Term factor = 1 / sqrt(variance + epsilon);
        emitLoops(lower, upper, {}, [&](const Terms &inner, const Terms &) {
          const Terms index = getIndex(inner);
          Term x = (widen(builder, 0, index) - mean) * factor;
          Term scale = emitWide(emitLoadClamped(builder, op, 1, {index[1]}));
          Term bias = emitWide(emitLoadClamped(builder, op, 2, {index[1]}));
          emitStore(builder, 0, emitNarrow(x * scale + bias, type), index);
          return Terms();
        });
      }));
  return indexed;
}

/// Adds a stage that sums up, along axes, what is computed from elements of
/// operand 0.
static void addSum(NestBuilder &nest, const Operator &op,
                   const ReductionAxes &axes,
                   llvm::SmallVectorImpl<AffineExpr> &index,
                   std::function<Term(Term, llvm::ArrayRef<Value>)> prepare) {
  nest.startStage();
  axes.addInner(nest, op.getShape(0), index);
  nest.read(0, index);
  nest.accumulate(getNumber(getAccumulatorType(op.getScalarType(0)), 0));
  nest.compute([prepare = std::move(prepare)](
                   ScalarBuilder &builder, const PayloadArguments &arguments) {
    Term x = emitWide({builder, arguments.elements[0]});
    return Values{
        builder.add(arguments.carried.back(), prepare(x, arguments.carried))};
  });
}

/// Adds a stage that writes what is computed from elements and sums.
static void addResult(NestBuilder &nest, const Operator &op,
                      const ReductionAxes &axes,
                      llvm::SmallVectorImpl<AffineExpr> &index,
                      std::function<Term(Term, llvm::ArrayRef<Value>)> finish) {
  nest.startStage();
  axes.addInner(nest, op.getShape(0), index);
  nest.read(0, index);
  nest.write(0, index);
  nest.compute([finish = std::move(finish), type = op.getScalarType(0)](
                   ScalarBuilder &builder, const PayloadArguments &arguments) {
    Term x = emitWide({builder, arguments.elements[0]});
    return Values{emitNarrow(finish(x, arguments.carried), type)};
  });
}

/// (x - mean) / (deviation + 1e-9), along axes.
static FailureOr<IndexedOp> indexMeanVariance(const Operator &op) {
  if (failed(requireFloat(op)))
    return failure();
  const Sizes shape = op.getShape(0);
  ReductionAxes axes;
  for (int64_t axis :
       op.getIntegers("axes").value_or(llvm::SmallVector<int64_t>{0, 2, 3})) {
    if (axis < -int64_t(shape.size()) || axis >= int64_t(shape.size()))
      return op.emitError() << "has axis " << axis << ", which does not exist";
    axes.axes.push_back(Operator::normalizeAxis(axis, shape.size()));
  }
  llvm::sort(axes.axes);
  const DimExpr count = axes.getCount(op.dims(), shape);
  auto getMean = [=](Term x, Value sum) {
    ScalarBuilder &builder = x.getBuilder();
    return Term(builder, sum) /
           Term(builder, emitCount(builder, count, x.getType()));
  };
  NestBuilder nest(op);
  llvm::SmallVector<AffineExpr> index = axes.addOuter(nest, shape);
  addSum(nest, op, axes, index,
         [](Term x, llvm::ArrayRef<Value>) { return x; });
  addSum(nest, op, axes, index, [=](Term x, llvm::ArrayRef<Value> carried) {
    Term distance = x - getMean(x, carried[0]);
    return distance * distance;
  });
  addResult(nest, op, axes, index, [=](Term x, llvm::ArrayRef<Value> carried) {
    Term distance = x - getMean(x, carried[0]);
    return distance / (sqrt(getMean(x, carried[1])) + 1e-9);
  });
  return nest.takeOp();
}

static FailureOr<ReductionAxes> readAxis(const Operator &op) {
  if (failed(requireFloat(op)) || failed(requireRank(op, 0, 1, INT64_MAX)))
    return failure();
  ReductionAxes axes;
  axes.axes.push_back(
      Operator::normalizeAxis(op.getInteger("axis", -1), op.getRank(0)));
  return axes;
}

/// x / norm along an axis, or 0 if that is 0.
static FailureOr<IndexedOp> indexLpNormalization(const Operator &op) {
  const bool isSquare = op.getInteger("p", 2) == 2;
  FailureOr<ReductionAxes> axes = readAxis(op);
  if (failed(axes))
    return failure();
  NestBuilder nest(op);
  llvm::SmallVector<AffineExpr> index = axes->addOuter(nest, op.getShape(0));
  addSum(nest, op, *axes, index, [=](Term x, llvm::ArrayRef<Value>) {
    return isSquare ? x * x : abs(x);
  });
  addResult(nest, op, *axes, index, [=](Term x, llvm::ArrayRef<Value> carried) {
    Term norm = {x.getBuilder(), carried[0]};
    if (isSquare)
      norm = sqrt(norm);
    return select(norm == 0, 0, x / norm);
  });
  return nest.takeOp();
}

/// 1 for the first of the greatest elements along an axis, 0 for the others.
static FailureOr<IndexedOp> indexHardmax(const Operator &op) {
  FailureOr<ReductionAxes> axes = readAxis(op);
  if (failed(axes))
    return failure();
  const Sizes shape = op.getShape(0);
  const unsigned axis = axes->axes[0];
  const Type type = op.getScalarType(0);
  llvm::SmallVector<DimExpr> loops(shape);
  loops.erase(loops.begin() + axis);
  return makeIndexedOp(makeLoopProgram(
      op, loops, [=](ScalarBuilder &builder, const Terms &outer) {
        auto getIndex = [&](Term i) {
          Terms index = outer;
          index.insert(index.begin() + axis, i);
          return index;
        };
        Term zero = makeIndex(builder, 0);
        Term size = {builder, builder.size(shape[axis])};
        Term least = {
            builder, arith::ConstantOp::create(builder, getLeast(type, false))};
        Term best = emitFor(zero, size, {least, zero},
                            [&](Term i, const Terms &before) {
                              Term x = emitLoad(builder, 0, getIndex(i));
                              Term isBetter = x > before[0];
                              return Terms{select(isBetter, x, before[0]),
                                           select(isBetter, i, before[1])};
                            })[1];
        emitFor(zero, size, [&](Term i) {
          emitStore(builder, 0, select(i == best, 1, least.like(0)),
                    getIndex(i));
        });
      }));
}

/// x / (bias + alpha / size * sum of squares of `size` channels) ^ beta
static FailureOr<IndexedOp> indexLRN(const Operator &op) {
  if (failed(requireFloat(op)) || failed(requireRank(op, 0, 2, INT64_MAX)))
    return failure();
  const Sizes shape = op.getShape(0);
  const int64_t size = op.getInteger("size", 1);
  if (size < 1)
    return op.emitError() << "has size " << size;
  const double alpha = op.getFloat("alpha", 1e-4f) / size;
  const double beta = op.getFloat("beta", 0.75), bias = op.getFloat("bias", 1);
  const Type type = op.getScalarType(0);
  return makeIndexedOp(makePointProgram(op, [=](ScalarBuilder &builder,
                                                const Terms &point) {
    Term channels = {builder, builder.size(shape[1])};
    Term zero = {builder, builder.constant(getAccumulatorType(type), 0)};
    Term lower = max(point[1] - (size - 1) / 2, 0);
    Term upper = min(point[1] + (size / 2 + 1), channels);
    Term sum = emitFor(lower, upper, zero, [&](Term i, const Terms &before) {
      Terms index = point;
      index[1] = i;
      Term x = widen(builder, 0, index);
      return Terms{before[0] + x * x};
    })[0];
    Term power = pow(sum * alpha + bias, sum.like(beta));
    return emitNarrow(widen(builder, 0, point) / power, type);
  }));
}

llvm::ArrayRef<IndexEntry> getGroupEntries() {
  static constexpr IndexEntry entries[] = {
      {"GroupNormalization", indexGroupNormalization},
      {"Hardmax", indexHardmax},
      {"LRN", indexLRN},
      {"LpNormalization", indexLpNormalization},
      {"MeanVarianceNormalization", indexMeanVariance},
  };
  return entries;
}

} // namespace mlir::onnx
