// SPDX-License-Identifier: Apache-2.0
//
// Activations, and sums before them.
#include "dialects/onnx/transforms/decompose_custom/custom_node.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

namespace mlir::onnx {

static Value createGelu(NodeBuilder &builder, Value x, bool isExact) {
  llvm::SmallVector<NamedAttribute> attributes;
  if (!isExact)
    attributes.push_back(
        builder.getNamedAttr("approximate", builder.getStringAttr("tanh")));
  return builder.node("Gelu", x, attributes);
}

Value createActivation(NodeBuilder &builder, Value value, llvm::StringRef name,
                       llvm::ArrayRef<double> parameters) {
  if (name == "Clip") {
    llvm::SmallVector<Value> operands = {value};
    for (unsigned i : {0, 1})
      operands.push_back(
          i < parameters.size()
              ? builder.scalar(getElementType(value), parameters[i])
              : builder.noValue());
    return builder.node("Clip", operands);
  }
  struct Activation {
    llvm::StringLiteral name;
    unsigned numParameters;
  };
  static constexpr Activation activations[] = {
      {"Elu", 1},  {"HardSigmoid", 2},     {"HardSwish", 0}, {"LeakyRelu", 1},
      {"Relu", 0}, {"Sigmoid", 0},         {"Softplus", 0},  {"Softsign", 0},
      {"Tanh", 0}, {"ThresholdedRelu", 1},
  };
  static constexpr llvm::StringLiteral names[] = {"alpha", "beta"};
  for (const Activation &activation : activations) {
    if (activation.name != name)
      continue;
    llvm::SmallVector<NamedAttribute> attributes;
    for (auto [parameter, attribute] :
         llvm::zip(parameters.take_front(activation.numParameters), names))
      attributes.push_back(builder.number(attribute, parameter));
    return builder.node(name, value, attributes);
  }
  return {};
}

static FailureOr<Replacement> decomposeGelu(const CustomNode &node) {
  return Replacement{createGelu(node.builder, node.getOperand(0), true)};
}

/// Gelu(x + bias)
static FailureOr<Replacement> decomposeBiasGelu(const CustomNode &node) {
  Value sum =
      node.builder.node("Add", {node.getOperand(0), node.getOperand(1)});
  return Replacement{createGelu(node.builder, sum, true)};
}

/// Gelu(x + bias), by tanh
static FailureOr<Replacement> decomposeFastGelu(const CustomNode &node) {
  Value x = node.getOperand(0);
  if (node.hasOperand(1))
    x = node.builder.node("Add", {x, node.getOperand(1)});
  return Replacement{createGelu(node.builder, x, false)};
}

/// x * sigmoid(alpha * x)
static FailureOr<Replacement> decomposeQuickGelu(const CustomNode &node) {
  NodeBuilder &builder = node.builder;
  const double alpha = node.getFloat("alpha", 1.702);
  return Replacement{builder.node("Swish", node.getOperand(0),
                                  builder.number("alpha", alpha))};
}

/// x + bias + skip
static FailureOr<Replacement> decomposeBiasAdd(const CustomNode &node) {
  Value sum =
      node.builder.node("Add", {node.getOperand(0), node.getOperand(1)});
  return Replacement{node.builder.node("Add", {sum, node.getOperand(2)})};
}

/// The first half of the last dimension of x + bias times Gelu of the second.
static FailureOr<Replacement> decomposeBiasSplitGelu(const CustomNode &node) {
  NodeBuilder &builder = node.builder;
  Value sum = builder.node("Add", {node.getOperand(0), node.getOperand(1)});
  const Type type = getElementType(sum);
  Operation *halves = builder.nodes(
      "Split", {sum, builder.noValue()},
      {builder.integer("axis", -1), builder.integer("num_outputs", 2)},
      {type, type});
  Value gate = createGelu(builder, halves->getResult(1), true);
  return Replacement{builder.node("Mul", {halves->getResult(0), gate})};
}

llvm::ArrayRef<CustomRule> getActivationRules() {
  static constexpr unsigned one[] = {0}, two[] = {0, 1}, three[] = {0, 1, 2};
  static constexpr CustomRule rules[] = {
      {"BiasAdd", three, decomposeBiasAdd},
      {"BiasGelu", two, decomposeBiasGelu},
      {"BiasSplitGelu", two, decomposeBiasSplitGelu},
      {"FastGelu", one, decomposeFastGelu},
      {"Gelu", one, decomposeGelu},
      {"QuickGelu", one, decomposeQuickGelu},
  };
  return rules;
}

} // namespace mlir::onnx
