// SPDX-License-Identifier: Apache-2.0
//
// Operators that scale elements by statistics of a group of elements.
#include "dialects/math/power_ops.h"
#include "dialects/onnx/indexed/elementwise.h"
#include "dialects/onnx/indexed/reduction.h"
#include "dialects/onnx/indexed/table.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"

namespace mlir::onnx {

static ReductionAxes getAxis(const Operator &op) {
  ReductionAxes axes;
  axes.axes.push_back(
      Operator::normalizeAxis(op.getInteger("axis", -1), op.getRank(0)));
  return axes;
}

/// exp(x - max) / sum of these, or its logarithm, x - max - ln(sum).
template <bool isLogarithm>
static FailureOr<IndexedOp> indexSoftmax(const Operator &op) {
  if (failed(requireFloat(op)))
    return failure();
  const ReductionAxes axes = getAxis(op);
  const Sizes shape = op.getShape(0);
  const Type type = op.getScalarType(0), wide = getAccumulatorType(type);
  const bool isNarrow = type != wide;
  NestBuilder nest(op);
  llvm::SmallVector<AffineExpr> index = axes.addOuter(nest, shape);
  addMaximum(nest, axes, shape, index, wide);

  // Sum up the exponentials. They become the result, unless it rounds them.
  const bool isKept = !isLogarithm && !isNarrow;
  nest.startStage();
  axes.addInner(nest, shape, index);
  nest.read(0, index);
  if (isKept)
    nest.write(0, index);
  nest.accumulate(getNumber(wide, 0));
  nest.compute([=](ScalarBuilder &builder, const PayloadArguments &arguments) {
    Value element = emitExtend(builder, arguments.elements[0]);
    Value power = math::ExpOp::create(
        builder, builder.sub(element, arguments.carried[0]));
    Value sum = builder.add(arguments.carried[1], power);
    return isKept ? Values{power, sum} : Values{sum};
  });

  nest.startStage();
  axes.addInner(nest, shape, index);
  if (isKept)
    nest.readResult(0, index);
  else
    nest.read(0, index);
  nest.write(0, index);
  nest.compute([=](ScalarBuilder &builder, const PayloadArguments &arguments) {
    Value element = emitExtend(builder, arguments.elements[0]);
    Value sum = arguments.carried[1];
    if (!isKept)
      element = builder.sub(element, arguments.carried[0]);
    if (isLogarithm)
      element = builder.sub(element, math::LogOp::create(builder, sum));
    else if (!isKept)
      element = math::ExpOp::create(builder, element);
    if (!isLogarithm)
      element = builder.createOrFold<arith::DivFOp>(element, sum);
    return Values{emitRound(builder, element, type)};
  });
  return nest.takeOp();
}

/// (x - mean) / sqrt(variance + epsilon) * scale + bias, by statistics that are
/// operands.
static FailureOr<IndexedOp> indexBatchNormalization(const Operator &op) {
  if (failed(requireFloat(op)))
    return failure();
  if (op.getInteger("training_mode", 0) != 0 || op.hasResult(1))
    return op.emitError() << "trains, which is not implemented";
  const Sizes shape = op.getShape(0);
  const Type type = op.getScalarType(0);
  NestBuilder nest(op);
  llvm::SmallVector<AffineExpr> point = nest.addLoops(shape);
  nest.read(0, point);
  for (unsigned operand : {1, 2, 3, 4})
    nest.read(operand, point[shape.size() > 1 ? 1 : 0]);
  nest.write(0, point);
  const double epsilon = op.getFloat("epsilon", 1e-5f);
  nest.computeElement([=](ScalarBuilder &builder,
                          llvm::ArrayRef<Value> elements) {
    llvm::SmallVector<Value> wide;
    for (Value element : elements)
      wide.push_back(emitExtend(builder, element));
    // Statistics may be of a wider type than the elements.
    Type accumulator = wide[0].getType();
    for (Value &value : wide) {
      if (value.getType() == accumulator)
        continue;
      const bool isNarrower = value.getType().getIntOrFloatBitWidth() <
                              accumulator.getIntOrFloatBitWidth();
      value = isNarrower
                  ? Value(arith::ExtFOp::create(builder, accumulator, value))
                  : Value(arith::TruncFOp::create(builder, accumulator, value));
    }
    Value deviation = math::SqrtOp::create(
        builder, builder.add(wide[4], builder.constant(accumulator, epsilon)));
    Value factor = builder.createOrFold<arith::DivFOp>(wide[1], deviation);
    Value result = builder.add(
        builder.mul(builder.sub(wide[0], wide[3]), factor), wide[2]);
    return emitRound(builder, result, type);
  });
  return nest.takeOp();
}

namespace {

/// How a group of elements is normalized.
struct GroupNorm {
  ReductionAxes axes;
  /// Whether the mean is subtracted.
  bool isCentered;
  double epsilon;
};

} // namespace

/// Adds stages that sum up the elements, if they are centered, then the squares
/// of their distances from the mean.
static void addStatistics(NestBuilder &nest, const GroupNorm &norm, Sizes shape,
                          DimExpr count, Type wide,
                          llvm::SmallVectorImpl<AffineExpr> &index) {
  if (norm.isCentered) {
    nest.startStage();
    norm.axes.addInner(nest, shape, index);
    nest.read(0, index);
    nest.accumulate(getNumber(wide, 0));
    nest.compute([](ScalarBuilder &builder, const PayloadArguments &arguments) {
      return Values{builder.add(arguments.carried[0],
                                emitExtend(builder, arguments.elements[0]))};
    });
  }
  nest.startStage();
  norm.axes.addInner(nest, shape, index);
  nest.read(0, index);
  nest.accumulate(getNumber(wide, 0));
  nest.compute([=, isCentered = norm.isCentered](
                   ScalarBuilder &builder, const PayloadArguments &arguments) {
    Value element = emitExtend(builder, arguments.elements[0]);
    if (isCentered)
      element = builder.sub(
          element, builder.createOrFold<arith::DivFOp>(
                       arguments.carried[0], emitCount(builder, count, wide)));
    return Values{
        builder.add(arguments.carried.back(), builder.mul(element, element))};
  });
}

/// Emits 1 / sqrt(sum of squares / count + epsilon).
static Value emitInverseDeviation(ScalarBuilder &builder, Value squares,
                                  DimExpr count, double epsilon) {
  const Type wide = squares.getType();
  Value variance = builder.createOrFold<arith::DivFOp>(
      squares, emitCount(builder, count, wide));
  Value deviation = math::SqrtOp::create(
      builder, builder.add(variance, builder.constant(wide, epsilon)));
  return builder.createOrFold<arith::DivFOp>(builder.constant(wide, 1),
                                             deviation);
}

/// Adds the stage that writes normalized elements, times a scale and plus a
/// bias, which the caller has made the first stage's reads: it reads operand 0
/// itself.
static void addNormalized(NestBuilder &nest, const GroupNorm &norm,
                          DimExpr count, Type type, bool hasScale,
                          bool hasBias) {
  nest.compute([=, isCentered = norm.isCentered, epsilon = norm.epsilon](
                   ScalarBuilder &builder, const PayloadArguments &arguments) {
    Value result = emitExtend(builder, arguments.elements[0]);
    if (isCentered)
      result =
          builder.sub(result, builder.createOrFold<arith::DivFOp>(
                                  arguments.carried[0],
                                  emitCount(builder, count, result.getType())));
    result = builder.mul(result,
                         emitInverseDeviation(builder, arguments.carried.back(),
                                              count, epsilon));
    if (hasScale)
      result = builder.mul(result, emitExtend(builder, arguments.elements[1]));
    if (hasBias)
      result = builder.add(result, emitExtend(builder, arguments.elements[2]));
    return Values{emitRound(builder, result, type)};
  });
}

/// Normalizes over all axes from `axis` on; LayerNormalization also returns the
/// mean and the inverse deviation, which are the same for these axes.
template <bool isCentered>
static FailureOr<IndexedOp> indexLayerNormalization(const Operator &op) {
  if (failed(requireFloat(op)))
    return failure();
  const Sizes shape = op.getShape(0);
  const Type type = op.getScalarType(0), wide = getAccumulatorType(type);
  GroupNorm norm = {{}, isCentered, op.getFloat("epsilon", 1e-5f)};
  llvm::append_range(
      norm.axes.axes,
      llvm::seq<unsigned>(
          Operator::normalizeAxis(op.getInteger("axis", -1), shape.size()),
          shape.size()));
  const DimExpr count = norm.axes.getCount(op.dims(), shape);
  NestBuilder nest(op);
  llvm::SmallVector<AffineExpr> index = norm.axes.addOuter(nest, shape);
  llvm::SmallVector<AffineExpr> group(index);
  for (AffineExpr &expr : group)
    if (!expr)
      expr = nest.constant(0);
  addStatistics(nest, norm, shape, count, wide, index);

  nest.startStage();
  norm.axes.addInner(nest, shape, index);
  nest.read(0, index);
  nest.readBroadcast(1, index, shape);
  const bool hasBias = op.hasOperand(2);
  if (hasBias)
    nest.readBroadcast(2, index, shape);
  nest.write(0, index);
  addNormalized(nest, norm, count, type, /*hasScale=*/true, hasBias);

  // Result 1 is the mean, result 2 the inverse deviation.
  for (unsigned result : {1, 2}) {
    if (!op.hasResult(result))
      continue;
    const Type resultType = op.getResultScalarType(result);
    nest.startStage();
    nest.write(result, group);
    nest.compute(
        [=, epsilon = norm.epsilon](ScalarBuilder &builder,
                                    const PayloadArguments &arguments) {
          Value value =
              result == 1
                  ? builder.createOrFold<arith::DivFOp>(
                        arguments.carried[0], emitCount(builder, count, wide))
                  : emitInverseDeviation(builder, arguments.carried.back(),
                                         count, epsilon);
          return Values{emitRound(builder, value, resultType)};
        });
  }
  return nest.takeOp();
}

/// Normalizes each channel of each image.
static FailureOr<IndexedOp> indexInstanceNormalization(const Operator &op) {
  if (failed(requireFloat(op)))
    return failure();
  const Sizes shape = op.getShape(0);
  const Type type = op.getScalarType(0), wide = getAccumulatorType(type);
  GroupNorm norm = {{}, /*isCentered=*/true, op.getFloat("epsilon", 1e-5f)};
  llvm::append_range(norm.axes.axes, llvm::seq<unsigned>(2, shape.size()));
  const DimExpr count = norm.axes.getCount(op.dims(), shape);
  NestBuilder nest(op);
  llvm::SmallVector<AffineExpr> index = norm.axes.addOuter(nest, shape);
  addStatistics(nest, norm, shape, count, wide, index);
  nest.startStage();
  norm.axes.addInner(nest, shape, index);
  nest.read(0, index);
  nest.read(1, index[1]);
  nest.read(2, index[1]);
  nest.write(0, index);
  addNormalized(nest, norm, count, type, /*hasScale=*/true, /*hasBias=*/true);
  return nest.takeOp();
}

llvm::ArrayRef<IndexEntry> getNormalizationEntries() {
  static constexpr IndexEntry entries[] = {
      {"BatchNormalization", indexBatchNormalization},
      {"InstanceNormalization", indexInstanceNormalization},
      {"LayerNormalization", indexLayerNormalization<true>},
      {"LogSoftmax", indexSoftmax<true>},
      {"RMSNormalization", indexLayerNormalization<false>},
      {"Softmax", indexSoftmax<false>},
  };
  return entries;
}

} // namespace mlir::onnx
