// SPDX-License-Identifier: Apache-2.0
//
// Normalizations of the last dimensions, and sums before them.
#include <optional>

#include "dialects/onnx/transforms/decompose_custom/custom_node.h"
#include "llvm/ADT/ArrayRef.h"

namespace mlir::onnx {

/// Normalizes the last dimension of x; `beta` may be of type `none`.
static Value createLayerNormalization(const CustomNode &node, Value x,
                                      Value gamma, Value beta) {
  NodeBuilder &builder = node.builder;
  return builder
      .nodes("LayerNormalization", {x, gamma, beta},
             {builder.integer("axis", -1),
              builder.number("epsilon", node.getFloat("epsilon", 1e-12))},
             {getElementType(x), Type(), Type()})
      ->getResult(0);
}

static Value createRMSNormalization(NodeBuilder &builder, Value x, Value gamma,
                                    int64_t axis, double epsilon) {
  return builder.node(
      "RMSNormalization", {x, gamma},
      {builder.integer("axis", axis), builder.number("epsilon", epsilon)});
}

/// Returns the sum of operands 0 and 1, and of the bias if there is one.
static Value addSkip(const CustomNode &node, unsigned bias) {
  Value sum =
      node.builder.node("Add", {node.getOperand(0), node.getOperand(1)});
  if (node.hasOperand(bias))
    sum = node.builder.node("Add", {sum, node.getOperand(bias)});
  return sum;
}

static FailureOr<Replacement>
decomposeSkipLayerNormalization(const CustomNode &node) {
  Value sum = addSkip(node, 4);
  Value normal = createLayerNormalization(node, sum, node.getOperand(2),
                                          node.getOptional(3));
  return Replacement{normal, {}, {}, sum};
}

static FailureOr<Replacement>
decomposeSkipSimplifiedLayerNormalization(const CustomNode &node) {
  Value sum = addSkip(node, 3);
  Value normal = createRMSNormalization(node.builder, sum, node.getOperand(2),
                                        -1, node.getFloat("epsilon", 1e-12));
  return Replacement{normal, {}, {}, sum};
}

static FailureOr<Replacement>
decomposeSimplifiedLayerNormalization(const CustomNode &node) {
  NodeBuilder &builder = node.builder;
  // The scale may be of another type than the elements.
  const Type type = node.getElement(1);
  Value normal = createRMSNormalization(
      builder, builder.cast(node.getOperand(0), type), node.getOperand(1),
      node.getInteger("axis", -1), node.getFloat("epsilon", 1e-5));
  return Replacement{normal};
}

namespace {

/// The sum of the embeddings of words, of their positions and of segments,
/// normalized. A result is the number of elements of the mask.
class EmbeddingBuilder {
public:
  EmbeddingBuilder(const CustomNode &node, bool isQuantized)
      : node(node), builder(node.builder), isQuantized(isQuantized) {}

  /// `places`: the operand with the positions of words, which are their numbers
  /// by default.
  Replacement build(std::optional<unsigned> places);

private:
  Value createSum(std::optional<unsigned> places);
  enum { words, segments, word, position, segment, gamma, beta, mask };
  /// The scales of quantized tables follow the mask, and then zero points.
  static constexpr unsigned numTables = 5;

  Value getReal(unsigned table, Value numbers);
  Value gather(unsigned table, unsigned indices);
  Value countMask();

  const CustomNode &node;
  NodeBuilder &builder;
  bool isQuantized;
};

} // namespace

/// Returns the floats that numbers of a table mean.
Value EmbeddingBuilder::getReal(unsigned table, Value numbers) {
  const unsigned scale = table - word + mask + 1;
  return isQuantized
             ? createDequantized(builder, numbers, node.getOperand(scale),
                                 node.getOptional(scale + numTables))
             : numbers;
}

Value EmbeddingBuilder::gather(unsigned table, unsigned indices) {
  return getReal(table, builder.node("Gather", {node.getOperand(table),
                                                node.getOperand(indices)}));
}

/// Returns how many elements of each row of the mask are 1. Without a mask the
/// numbers are 0.
Value EmbeddingBuilder::countMask() {
  const Type integer = node.getElement(words);
  Value counted;
  if (node.hasOperand(mask))
    counted = builder.cast(
        builder.node("Equal",
                     {node.getOperand(mask), builder.scalar(integer, 1)}, {},
                     builder.getI1Type()),
        integer);
  else
    counted = builder.node(
        "Mul", {node.getOperand(words), builder.scalar(integer, 0)});
  return builder.node("ReduceSum", {counted, builder.list(1)},
                      builder.integer("keepdims", 0));
}

Value EmbeddingBuilder::createSum(std::optional<unsigned> places) {
  Value positions;
  if (places && node.hasOperand(*places))
    positions = gather(position, *places);
  else
    positions = getReal(
        position, builder.slice(node.getOperand(position), 0, builder.list(0),
                                builder.size(node.getOperand(words), 1)));
  Value sum = builder.node("Add", {gather(word, words), positions});
  if (node.hasOperand(segments) && node.hasOperand(segment))
    sum = builder.node("Add", {sum, gather(segment, segments)});
  return sum;
}

Replacement EmbeddingBuilder::build(std::optional<unsigned> places) {
  Value sum = createSum(places);
  Value normal = createLayerNormalization(
      node, sum, getReal(gamma, node.getOperand(gamma)),
      getReal(beta, node.getOperand(beta)));
  return {normal, node.hasResult(1) ? countMask() : Value(), sum};
}

static FailureOr<Replacement>
decomposeEmbedLayerNormalization(const CustomNode &node) {
  return EmbeddingBuilder(node, /*isQuantized=*/false).build(8u);
}

static FailureOr<Replacement>
decomposeQEmbedLayerNormalization(const CustomNode &node) {
  return EmbeddingBuilder(node, /*isQuantized=*/true).build(std::nullopt);
}

llvm::ArrayRef<CustomRule> getNormalizationRules() {
  static constexpr unsigned two[] = {0, 1}, three[] = {0, 1, 2},
                            embedding[] = {0, 2, 3, 5, 6},
                            quantized[] = {0, 2, 3, 5, 6, 8, 9, 11, 12};
  static constexpr CustomRule rules[] = {
      {"EmbedLayerNormalization", embedding, decomposeEmbedLayerNormalization},
      {"QEmbedLayerNormalization", quantized,
       decomposeQEmbedLayerNormalization},
      {"SimplifiedLayerNormalization", two,
       decomposeSimplifiedLayerNormalization},
      {"SkipLayerNormalization", three, decomposeSkipLayerNormalization},
      {"SkipSimplifiedLayerNormalization", three,
       decomposeSkipSimplifiedLayerNormalization},
  };
  return rules;
}

} // namespace mlir::onnx
