// SPDX-License-Identifier: Apache-2.0
//
// Operators of quantized tensors, computed on the numbers that these mean.
#include "core/ir/builtin/builtin_attributes.h"
#include "dialects/onnx/rules/conditions.h"
#include "dialects/onnx/transforms/decompose_custom/custom_node.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/Twine.h"

namespace mlir::onnx {

Value createDequantized(NodeBuilder &builder, Value x, Value scale, Value zero,
                        llvm::ArrayRef<NamedAttribute> attributes) {
  return builder.node("DequantizeLinear", {x, scale, zero}, attributes,
                      getElementType(scale));
}

Value createQuantized(NodeBuilder &builder, Value x, Value scale, Value zero,
                      Type type, llvm::ArrayRef<NamedAttribute> attributes) {
  if (isa<NoneType>(zero.getType()) && attributes.empty())
    zero = builder.scalar(type, 0);
  return builder.node("QuantizeLinear", {x, scale, zero}, attributes, type);
}

/// Returns the numbers that operand `first` means, whose scale and zero point
/// follow.
static Value getReal(const CustomNode &node, unsigned first) {
  return createDequantized(node.builder, node.getOperand(first),
                           node.getOperand(first + 1),
                           node.getOptional(first + 2));
}

/// Returns numbers with the type of the operand 0, operand `scale` and the zero
/// point that follows.
static Value quantize(const CustomNode &node, Value real, unsigned scale) {
  return createQuantized(node.builder, real, node.getOperand(scale),
                         node.getOptional(scale + 1), node.getElement(0));
}

template <const char *name>
static FailureOr<Replacement> decomposeBinary(const CustomNode &node) {
  Value result = node.builder.node(name, {getReal(node, 0), getReal(node, 3)});
  return Replacement{quantize(node, result, 6)};
}

static FailureOr<Replacement> decomposeQLinearSigmoid(const CustomNode &node) {
  return Replacement{
      quantize(node, node.builder.node("Sigmoid", getReal(node, 0)), 3)};
}

static FailureOr<Replacement>
decomposeQLinearLeakyRelu(const CustomNode &node) {
  Value result = node.builder.node("LeakyRelu", getReal(node, 0),
                                   node.getAttributes({"alpha"}));
  return Replacement{quantize(node, result, 3)};
}

/// Operator sets before 13 have a Softmax of all dimensions from `axis` on.
static FailureOr<Replacement> decomposeQLinearSoftmax(const CustomNode &node) {
  NodeBuilder &builder = node.builder;
  Value x = getReal(node, 0);
  const int64_t axis = node.getInteger("axis", -1);
  if (node.getInteger("opset", 13) >= 13)
    return Replacement{quantize(
        node, builder.node("Softmax", x, builder.integer("axis", axis)), 3)};
  Value flat = builder.node("Flatten", x, builder.integer("axis", axis));
  Value result = builder.node("Softmax", flat, builder.integer("axis", -1));
  Value shape = builder.node("Shape", x, {}, builder.getI64Type());
  return Replacement{
      quantize(node, builder.node("Reshape", {result, shape}), 3)};
}

static FailureOr<Replacement>
decomposeQLinearReduceMean(const CustomNode &node) {
  NodeBuilder &builder = node.builder;
  Value axes = builder.noValue();
  if (const auto numbers = getIntegers(node.op, "axes"))
    axes = builder.list(*numbers);
  Value result = builder.node("ReduceMean", {getReal(node, 0), axes},
                              node.getAttributes({"keepdims"}));
  return Replacement{quantize(node, result, 3)};
}

/// Each operand gets the scale of the result before it is moved: only bytes are
/// moved.
static FailureOr<Replacement> decomposeQLinearConcat(const CustomNode &node) {
  enum { scale, zero, first };
  const unsigned count = node.op->getNumOperands();
  if (count <= first || (count - first) % 3 != 0)
    return node.refuse(llvm::Twine(count) + " inputs");
  llvm::SmallVector<Value> parts;
  for (unsigned i = first; i < count; i += 3) {
    if (!node.hasOperand(i) || !node.hasOperand(i + 1))
      return node.refuse("an omitted input " + llvm::Twine(i));
    if (node.getOperand(i + 1) == node.getOperand(scale) &&
        node.getOperand(i + 2) == node.getOperand(zero)) {
      parts.push_back(node.getOperand(i));
      continue;
    }
    parts.push_back(
        createQuantized(node.builder, getReal(node, i), node.getOperand(scale),
                        node.getOperand(zero), node.getElement(zero)));
  }
  return Replacement{node.builder.concat(parts, node.getInteger("axis", 0))};
}

static FailureOr<Replacement> decomposeQLinearWhere(const CustomNode &node) {
  NodeBuilder &builder = node.builder;
  enum { condition, x, y = 4, scale = 7, zero = 8 };
  Value result = builder.node(
      "Where", {node.getOperand(condition), getReal(node, x), getReal(node, y)},
      {}, node.getElement(scale));
  return Replacement{createQuantized(builder, result, node.getOperand(scale),
                                     node.getOperand(zero),
                                     node.getElement(x))};
}

/// Creates a pool of the numbers, whose channels may be last.
static FailureOr<Replacement>
decomposePool(const CustomNode &node,
              llvm::function_ref<Value(Value)> createPool) {
  NodeBuilder &builder = node.builder;
  const bool isLast = node.getInteger("channels_last", 0) != 0;
  if (isLast && !node.knowsRanks(0))
    return Replacement();
  const int64_t rank = node.getRank(0);
  if (isLast && rank < 3)
    return node.refuse("an input of rank " + llvm::Twine(rank));
  Value x = getReal(node, 0);
  Value result = createPool(isLast ? moveChannelsFirst(builder, x, rank) : x);
  result = quantize(node, result, 3);
  return Replacement{isLast ? moveChannelsLast(builder, result, rank) : result};
}

static FailureOr<Replacement>
decomposeQLinearAveragePool(const CustomNode &node) {
  return decomposePool(node, [&](Value x) {
    return node.builder.node(
        "AveragePool", x,
        node.getAttributes({"auto_pad", "ceil_mode", "count_include_pad",
                            "kernel_shape", "pads", "strides"}));
  });
}

static FailureOr<Replacement>
decomposeQLinearGlobalAveragePool(const CustomNode &node) {
  return decomposePool(
      node, [&](Value x) { return node.builder.node("GlobalAveragePool", x); });
}

/// Without `axis`, the scale is of all elements.
static FailureOr<Replacement> decomposeQuantizeLinear(const CustomNode &node) {
  const Type byte = node.hasOperand(2)
                        ? node.getElement(2)
                        : node.builder.getIntegerType(8, /*isSigned=*/false);
  return Replacement{createQuantized(node.builder, node.getOperand(0),
                                     node.getOperand(1), node.getOptional(2),
                                     byte, node.getAttributes({"axis"}))};
}

static FailureOr<Replacement>
decomposeDequantizeLinear(const CustomNode &node) {
  return Replacement{createDequantized(node.builder, node.getOperand(0),
                                       node.getOperand(1), node.getOptional(2),
                                       node.getAttributes({"axis"}))};
}

llvm::ArrayRef<CustomRule> getQuantizedRules() {
  static constexpr char add[] = "Add", mul[] = "Mul";
  static constexpr unsigned two[] = {0, 1}, unary[] = {0, 1, 3},
                            binary[] = {0, 1, 3, 4, 6},
                            where[] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
  static constexpr CustomRule rules[] = {
      {"DequantizeLinear", two, decomposeDequantizeLinear},
      {"QLinearAdd", binary, decomposeBinary<add>},
      {"QLinearAveragePool", unary, decomposeQLinearAveragePool},
      {"QLinearConcat", two, decomposeQLinearConcat},
      {"QLinearGlobalAveragePool", unary, decomposeQLinearGlobalAveragePool},
      {"QLinearLeakyRelu", unary, decomposeQLinearLeakyRelu},
      {"QLinearMul", binary, decomposeBinary<mul>},
      {"QLinearReduceMean", unary, decomposeQLinearReduceMean},
      {"QLinearSigmoid", unary, decomposeQLinearSigmoid},
      {"QLinearSoftmax", unary, decomposeQLinearSoftmax},
      {"QLinearWhere", where, decomposeQLinearWhere},
      {"QuantizeLinear", two, decomposeQuantizeLinear},
  };
  return rules;
}

} // namespace mlir::onnx
