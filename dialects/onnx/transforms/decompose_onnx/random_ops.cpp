// SPDX-License-Identifier: Apache-2.0
//
// Operators whose results are random.
#include <optional>

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_types.h"
#include "dialects/onnx/indexed/table.h"
#include "dialects/onnx/rules/conditions.h"
#include "dialects/onnx/transforms/decompose_onnx/decompositions.h"
#include "dialects/onnx/transforms/decompose_onnx/random_numbers.h"

namespace mlir::onnx {
namespace {

/// A shape, and its number of elements, as tensors of i64.
struct Extent {
  Value shape, count;
};

} // namespace

static Extent getExtentOf(NodeBuilder &builder, Value tensor) {
  const Type integer = builder.getI64Type();
  return {builder.node("Shape", tensor, {}, integer),
          builder.node("Size", tensor, {}, integer)};
}

static Extent getExtentOf(NodeBuilder &builder, Value shape, int64_t rank) {
  Value count = builder.scalar(builder.getI64Type(), 1);
  if (rank != 0)
    count = builder.node("ReduceProd", {shape, builder.list(0)},
                         builder.integer("keepdims", 0));
  return {shape, count};
}

/// Returns the extent of the result: the attribute `shape`, or that of the
/// operand; nullopt if there is neither.
static std::optional<Extent> getExtent(const Node &node, NodeBuilder &builder) {
  if (node.hasOperand(0))
    return getExtentOf(builder, node.getOperand(0));
  const auto sizes = getIntegers(node.op, "shape");
  if (!sizes)
    return std::nullopt;
  return getExtentOf(builder, builder.list(*sizes), sizes->size());
}

static Value reshape(NodeBuilder &builder, Value list, Value shape) {
  return builder.node("Reshape", {list, shape},
                      builder.integer("allowzero", 1));
}

/// Creates numbers u with 0 <= u < 1 as a tensor of that extent.
static Value createUniform(const Node &node, NodeBuilder &builder,
                           const Extent &extent, Type type) {
  RandomNumbers numbers(node, builder, extent.count);
  return reshape(builder, numbers.createUniform(type), extent.shape);
}

/// Returns x * factor + summand as elements of the result.
static Value finish(const Node &node, NodeBuilder &builder,
                    const Extent &extent, Value x, double factor,
                    double summand) {
  const Type type = getElementType(x);
  x = builder.node("Mul", {x, builder.scalar(type, factor)});
  x = builder.node("Add", {x, builder.scalar(type, summand)});
  return reshape(builder,
                 builder.cast(x, getElementType(node.op->getResult(0))),
                 extent.shape);
}

Replacement decomposeRandomUniform(const Node &node, NodeBuilder &builder) {
  const double low = node.getFloat("low", 0), high = node.getFloat("high", 1);
  const Type type = getElementType(node.op->getResult(0));
  const auto extent = getExtent(node, builder);
  if (!extent || !isa_and_present<FloatType>(type))
    return {};
  RandomNumbers numbers(node, builder, extent->count);
  return {finish(node, builder, *extent, numbers.createUniform(type),
                 high - low, low)};
}

Replacement decomposeRandomNormal(const Node &node, NodeBuilder &builder) {
  const Type type = getElementType(node.op->getResult(0));
  const auto extent = getExtent(node, builder);
  if (!extent || !isa_and_present<FloatType>(type))
    return {};
  RandomNumbers numbers(node, builder, extent->count);
  return {finish(node, builder, *extent, numbers.createNormal(type),
                 node.getFloat("scale", 1), node.getFloat("mean", 0))};
}

Replacement decomposeBernoulli(const Node &node, NodeBuilder &builder) {
  const Value probability = node.getOperand(0);
  const Type type = getElementType(probability);
  const Extent extent = getExtentOf(builder, probability);
  Value number = createUniform(node, builder, extent, type);
  Value isOne = builder.node(
      "Less", {number, builder.cast(probability, getElementType(number))}, {},
      builder.getI1Type());
  return {builder.cast(isOne, getElementType(node.op->getResult(0)))};
}

Replacement decomposeMultinomial(const Node &node, NodeBuilder &builder) {
  // The number of a sample is that of sums of probabilities which are at most a
  // random number.
  const Type type = builder.getF32Type(), integer = builder.getI64Type();
  const int64_t samples = node.getInteger("sample_size", 1);
  if (node.getShape(0).size() != 2 || samples < 0)
    return {};
  Value logarithms = node.getOperand(0);
  Value probabilities = builder.node("Softmax", builder.cast(logarithms, type),
                                     builder.integer("axis", 1));
  Value sums = builder.unsqueeze(
      builder.node("CumSum", {probabilities, builder.scalar(integer, 1)}), 1);
  Value shape = builder.concat(
      {builder.size(logarithms, 0), builder.list({samples, 1})}, 0);
  Value numbers =
      createUniform(node, builder, getExtentOf(builder, shape, 3), type);
  Value isPassed =
      builder.node("LessOrEqual", {sums, numbers}, {}, builder.getI1Type());
  Value count = builder.node("ReduceSum",
                             {builder.cast(isPassed, integer), builder.list(2)},
                             builder.integer("keepdims", 0));
  // The last sum may be less than 1, since it is rounded.
  Value last = builder.node(
      "Sub", {builder.scalarSize(logarithms, 1), builder.scalar(integer, 1)});
  return {builder.cast(builder.node("Min", {count, last}),
                       getElementType(node.op->getResult(0)))};
}

Replacement decomposeDropout(const Node &node, NodeBuilder &builder) {
  // In training, y = x / (1 - ratio) where u >= ratio, else 0.
  if (!isTraining(node.op))
    return {};
  const Value data = node.getOperand(0);
  const Type type = getElementType(data);
  if (!isa_and_present<FloatType>(type))
    return {};
  Value number = createUniform(node, builder, getExtentOf(builder, data), type);
  const Type workType = getElementType(number);
  Value ratio = node.hasOperand(1) ? builder.cast(node.getOperand(1), workType)
                                   : builder.scalar(workType, 0.5);
  ratio = builder.node("Where",
                       {node.getOperand(2), ratio, builder.scalar(workType, 0)},
                       {}, workType);
  Value isKept =
      builder.node("GreaterOrEqual", {number, ratio}, {}, builder.getI1Type());
  Value rest = builder.node("Sub", {builder.scalar(workType, 1), ratio});
  Value scaled = builder.cast(
      builder.node("Div", {builder.cast(data, workType), rest}), type);
  return {builder.node("Where", {isKept, scaled, builder.scalar(type, 0)}, {},
                       type),
          isKept};
}

} // namespace mlir::onnx
