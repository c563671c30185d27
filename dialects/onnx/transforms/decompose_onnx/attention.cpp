// SPDX-License-Identifier: Apache-2.0
//
// Attention as matrix products around a Softmax. Tensors are batch x heads x
// length x size.
#include <cmath>
#include <limits>
#include <optional>

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/structure/ir_mapping.h"
#include "dialects/onnx/transforms/decompose_onnx/decompositions.h"

namespace mlir::onnx {
namespace {

constexpr double negativeInfinity = -std::numeric_limits<double>::infinity();

/// The numbers of heads of keys and values, of heads of queries for each of
/// these, and of all heads of queries, as lists; null if each has its own.
struct Grouping {
  Value heads, group, all;
};

/// Queries, keys and values.
struct Heads {
  Value query, key, value;
  Grouping grouping;
  /// The factor of scores.
  Value scale;
};

/// Conditions and numbers that are added to the scores.
struct Bias {
  /// Whether a key is seen, and what is added if it is; null for all, and 0.
  Value isSeen, added;
  /// Whether a query may see no key.
  bool mayHideAll = false;
};

class AttentionBuilder {
public:
  AttentionBuilder(const Node &node, NodeBuilder &builder)
      : node(node), builder(builder), type(getElementType(node.getOperand(0))) {
  }

  Replacement build();

private:
  bool prepare();
  Value splitHeads(Value packed, int64_t heads);
  Value extendMask(Value mask);
  void addCondition(Value condition);
  Value getNonPadded();
  Value getRowPositions();
  void addPositions();
  void addMask();
  Value getBias();

  const Node &node;
  NodeBuilder &builder;
  Type type;
  Heads heads;
  Bias bias;
};

} // namespace

/// Returns the type that an attribute with a number of ONNX's means, or null.
static Type getPrecision(const Node &node, NodeBuilder &builder) {
  switch (node.getInteger("softmax_precision", 0)) {
  case 1:
    return builder.getF32Type();
  case 10:
    return builder.getF16Type();
  case 11:
    return builder.getF64Type();
  case 16:
    return builder.getBF16Type();
  default:
    return {};
  }
}

/// Returns the grouping of these numbers of heads; nullopt if there is none.
static std::optional<Grouping> getGrouping(NodeBuilder &builder, int64_t all,
                                           int64_t heads) {
  if (all == heads)
    return Grouping();
  if (heads <= 0 || all % heads != 0)
    return std::nullopt;
  return Grouping{builder.list(heads), builder.list(all / heads),
                  builder.list(all)};
}

/// Returns the grouping of the heads of queries and keys, batch x heads x
/// length x size. If only a run determines the numbers of heads, reshapes of
/// the queries check that they are divisible.
static std::optional<Grouping> getGrouping(const Node &node,
                                           NodeBuilder &builder) {
  const DimExpr all = node.getShape(0)[1], heads = node.getShape(1)[1];
  if (all == heads)
    return Grouping();
  if (all.getConstant() && heads.getConstant())
    return getGrouping(builder, *all.getConstant(), *heads.getConstant());
  Grouping grouping;
  grouping.heads = builder.size(node.getOperand(1), 1);
  grouping.all = builder.size(node.getOperand(0), 1);
  grouping.group = builder.node("Div", {grouping.all, grouping.heads});
  return grouping;
}

/// Returns a factor of the scores: the attribute, or 1 / sqrt(size).
static Value makeScale(const Node &node, NodeBuilder &builder, Value query,
                       DimExpr size, Type type) {
  if (node.op->getAttr("scale"))
    return builder.scalar(type, node.getFloat("scale", 1));
  if (std::optional<int64_t> value = size.getConstant())
    return builder.scalar(type, 1 / std::sqrt(static_cast<double>(*value)));
  Value length = builder.cast(builder.scalarSize(query, 3), type);
  return builder.node("Reciprocal", builder.node("Sqrt", length));
}

/// Multiplies matrices of heads, of which the left one may have groups.
static Value multiply(NodeBuilder &builder, Value left, Value right,
                      const Grouping &grouping) {
  if (!grouping.group)
    return builder.node("MatMul", {left, right});
  Value batch = builder.size(left, 0), rows = builder.size(left, 2);
  Value split = builder.concat(
      {batch, grouping.heads, grouping.group, rows, builder.size(left, 3)}, 0);
  Value product =
      builder.node("MatMul", {builder.node("Reshape", {left, split}),
                              builder.unsqueeze(right, 2)});
  Value joined =
      builder.concat({batch, grouping.all, rows, builder.size(right, 3)}, 0);
  return builder.node("Reshape", {product, joined});
}

/// Returns the scaled products of queries and keys.
static Value makeScores(NodeBuilder &builder, const Heads &heads) {
  Value scaled = builder.node("Mul", {heads.query, heads.scale});
  return multiply(builder, scaled, builder.transpose(heads.key, {0, 1, 3, 2}),
                  heads.grouping);
}

static Value makeSoftmax(NodeBuilder &builder, Value scores) {
  return builder.node("Softmax", scores, builder.integer("axis", -1));
}

/// Splits batch x length x (heads * size).
Value AttentionBuilder::splitHeads(Value packed, int64_t count) {
  Value split =
      builder.node("Reshape", {packed, builder.list({0, 0, count, -1})});
  return builder.transpose(split, {0, 2, 1, 3});
}

/// Sets queries, keys and values. Returns false if something is not known.
bool AttentionBuilder::prepare() {
  const size_t rank = node.getShape(0).size();
  for (unsigned i : {0, 1, 2})
    if (node.getShape(i).size() != rank || (rank != 3 && rank != 4) || !type ||
        getElementType(node.getOperand(i)) != type)
      return false;
  if (!isa<FloatType>(type) || node.hasOperand(4) != node.hasOperand(5) ||
      (node.hasOperand(3) && node.getShape(3).empty()))
    return false;
  heads.query = node.getOperand(0);
  heads.key = node.getOperand(1);
  heads.value = node.getOperand(2);
  std::optional<Grouping> grouping;
  DimExpr size;
  if (rank == 3) {
    const int64_t queries = node.getInteger("q_num_heads", 0);
    const int64_t keys = node.getInteger("kv_num_heads", 0);
    if (queries < 1 || keys < 1)
      return false;
    DimExprContext &dims = node.shapes.getContext();
    grouping = getGrouping(builder, queries, keys);
    size = dims.floorDiv(node.getShape(0)[2], queries);
    if (!grouping)
      return false;
    heads.query = splitHeads(heads.query, queries);
    heads.key = splitHeads(heads.key, keys);
    heads.value = splitHeads(heads.value, keys);
  } else {
    grouping = getGrouping(node, builder);
    size = node.getShape(0)[3];
    if (!grouping)
      return false;
  }
  heads.grouping = *grouping;
  heads.scale = makeScale(node, builder, heads.query, size, type);
  if (node.hasOperand(4)) {
    heads.key = builder.concat({node.getOperand(4), heads.key}, 2);
    heads.value = builder.concat({node.getOperand(5), heads.value}, 2);
  }
  return true;
}

void AttentionBuilder::addCondition(Value condition) {
  bias.isSeen =
      bias.isSeen ? builder.node("And", {bias.isSeen, condition}) : condition;
}

/// Returns the number of keys of each batch, batch x 1 x 1 x 1.
Value AttentionBuilder::getNonPadded() {
  return builder.unsqueeze(node.getOperand(6), {1, 2, 3});
}

/// Returns the positions of queries among the keys, length x 1, or
/// batch x 1 x length x 1.
Value AttentionBuilder::getRowPositions() {
  Value rows = builder.range(builder.scalarSize(heads.query, 2));
  rows = builder.unsqueeze(rows, 1);
  if (node.hasOperand(4))
    return builder.node("Add", {rows, builder.size(node.getOperand(4), 2)});
  if (!node.hasOperand(6))
    return rows;
  Value offset =
      builder.node("Sub", {getNonPadded(), builder.scalarSize(heads.query, 2)});
  return builder.node("Add", {rows, offset});
}

/// Adds the conditions on positions: before the query, near the query, no
/// padding.
void AttentionBuilder::addPositions() {
  const bool isCausal = node.getInteger("is_causal", 0) != 0;
  const int64_t left = node.getInteger("left_window_size", -1);
  const int64_t right = node.getInteger("right_window_size", -1);
  if (!isCausal && left < 0 && right < 0 && !node.hasOperand(6))
    return;
  const Type integer = builder.getI64Type(), boolean = builder.getI1Type();
  Value columns = builder.range(builder.scalarSize(heads.key, 2));
  auto isAtMost = [&](Value a, Value b) {
    return builder.node("LessOrEqual", {a, b}, {}, boolean);
  };
  if (isCausal || left >= 0 || right >= 0) {
    Value rows = getRowPositions();
    auto distance = [&](Value a, Value b, int64_t most) {
      return isAtMost(builder.node("Sub", {a, b}),
                      builder.scalar(integer, most));
    };
    if (isCausal)
      addCondition(isAtMost(columns, rows));
    if (left >= 0)
      addCondition(distance(rows, columns, left));
    if (right >= 0)
      addCondition(distance(columns, rows, right));
    bias.mayHideAll |= left >= 0 || right >= 0;
  }
  if (node.hasOperand(6)) {
    addCondition(builder.node("Less", {columns, getNonPadded()}, {}, boolean));
    bias.mayHideAll = true;
  }
}

/// Extends a mask to all keys: others are not seen.
Value AttentionBuilder::extendMask(Value mask) {
  const llvm::ArrayRef<DimExpr> shape = node.getShape(3);
  DimExprContext &dims = node.shapes.getContext();
  DimExpr keys = node.getShape(1)[node.getShape(1).size() - 2];
  if (node.hasOperand(4)) {
    if (node.getShape(4).size() != 4)
      return mask;
    keys = dims.add(keys, node.getShape(4)[2]);
  }
  if (shape.back() == keys)
    return mask;
  const llvm::SmallVector<int64_t> none(2 * shape.size() - 1, 0);
  Value missing = builder.node(
      "Sub", {builder.size(heads.key, 2),
              builder.size(mask, static_cast<int64_t>(shape.size()) - 1)});
  Value pads = builder.concat({builder.list(none), missing}, 0);
  const Type element = getElementType(mask);
  return builder.node(
      "Pad",
      {mask, pads,
       builder.scalar(element, isa<FloatType>(element) ? negativeInfinity : 0),
       builder.noValue()});
}

void AttentionBuilder::addMask() {
  if (!node.hasOperand(3))
    return;
  bias.mayHideAll = true;
  Value mask = extendMask(node.getOperand(3));
  if (getElementType(mask).isSignlessInteger(1))
    addCondition(mask);
  else
    bias.added = builder.cast(mask, type);
}

/// Returns what is added to the scores, or null.
Value AttentionBuilder::getBias() {
  addPositions();
  addMask();
  if (!bias.isSeen)
    return bias.added;
  Value seen = bias.added ? bias.added : builder.scalar(type, 0);
  return builder.node(
      "Where", {bias.isSeen, seen, builder.scalar(type, negativeInfinity)}, {},
      type);
}

Replacement AttentionBuilder::build() {
  if (!prepare())
    return {};
  Value scores = makeScores(builder, heads);
  const int64_t mode = node.getInteger("qk_matmul_output_mode", 0);
  Value output = scores;
  if (const double cap = node.getFloat("softcap", 0); cap > 0) {
    Value bound = builder.scalar(type, cap);
    Value bounded = builder.node("Tanh", builder.node("Div", {scores, bound}));
    scores = builder.node("Mul", {bounded, bound});
    if (mode == 1)
      output = scores;
  }
  Value added = getBias();
  if (added)
    scores = builder.node("Add", {scores, added});
  if (mode == 2)
    output = scores;
  const Type precision = getPrecision(node, builder);
  Value weights =
      makeSoftmax(builder, builder.cast(scores, precision ? precision : type));
  weights = builder.cast(weights, type);
  if (added && bias.mayHideAll) {
    // A query that sees no key has no result.
    Value most = builder.node("ReduceMax", {added, builder.list(-1)});
    Value isHidden =
        builder.node("Equal", {most, builder.scalar(type, negativeInfinity)},
                     {}, builder.getI1Type());
    weights = builder.node(
        "Where", {isHidden, builder.scalar(type, 0), weights}, {}, type);
  }
  if (mode == 3)
    output = weights;
  Value result = multiply(builder, weights, heads.value, heads.grouping);
  if (node.getShape(0).size() == 3)
    result = builder.node("Reshape", {builder.transpose(result, {0, 2, 1, 3}),
                                      builder.list({0, 0, -1})});
  return {result, heads.key, heads.value, output};
}

Replacement decomposeAttention(const Node &node, NodeBuilder &builder) {
  return AttentionBuilder(node, builder).build();
}

/// Copies the operations of a region with one argument before the builder's
/// position, and returns what the region yields.
static Value inlineRegion(NodeBuilder &builder, Region &region,
                          Value argument) {
  Block &block = region.front();
  IRMapping mapping;
  mapping.map(block.getArgument(0), argument);
  for (Operation &op : block.without_terminator())
    builder.clone(op, mapping);
  return mapping.lookupOrDefault(block.back().getOperand(0));
}

Replacement decomposeFlexAttention(const Node &node, NodeBuilder &builder) {
  const Type type = getElementType(node.getOperand(0));
  for (unsigned i : {0, 1, 2})
    if (node.getShape(i).size() != 4 ||
        getElementType(node.getOperand(i)) != type)
      return {};
  if (!isa<FloatType>(type))
    return {};
  for (Region &region : node.op->getRegions())
    if (!region.empty() &&
        (!region.hasOneBlock() || region.getNumArguments() != 1 ||
         !region.front().mightHaveTerminator() ||
         region.front().back().getNumOperands() != 1))
      return {};
  const std::optional<Grouping> grouping = getGrouping(node, builder);
  if (!grouping)
    return {};
  Heads heads = {node.getOperand(0),
                 node.getOperand(1),
                 node.getOperand(2),
                 *grouping,
                 {}};
  heads.scale =
      makeScale(node, builder, heads.query, node.getShape(0)[3], type);
  Type precision = getPrecision(node, builder);
  if (!precision)
    precision = type.isF64() ? type : Type(builder.getF32Type());
  // The regions are in alphabetical order: prob_mod, score_mod.
  auto modify = [&](unsigned number, Value value) {
    if (number >= node.op->getNumRegions() ||
        node.op->getRegion(number).empty())
      return value;
    return inlineRegion(builder, node.op->getRegion(number), value);
  };
  Value scores = builder.cast(makeScores(builder, heads), precision);
  Value weights = makeSoftmax(builder, modify(1, scores));
  weights = builder.cast(modify(0, weights), type);
  return {multiply(builder, weights, heads.value, heads.grouping)};
}

} // namespace mlir::onnx
