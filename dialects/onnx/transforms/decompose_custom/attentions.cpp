// SPDX-License-Identifier: Apache-2.0
//
// Attention with packed operands, masks of several forms and caches, as
// Attention of ONNX. Tensors are batch x length x (heads * size), or batch x
// heads x length x size.
#include <cstdint>
#include <optional>

#include "core/ir/builtin/builtin_attributes.h"
#include "dialects/onnx/rules/conditions.h"
#include "dialects/onnx/shape/dim_expr.h"
#include "dialects/onnx/transforms/decompose_custom/custom_node.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"

namespace mlir::onnx {
namespace {

/// The operands and attributes of Attention; null values are omitted.
struct Heads {
  Value query, key, value;
  /// Numbers that are added to the scores.
  Value bias;
  Value pastKey, pastValue;
  /// The number of keys of each batch.
  Value numKeys;
  int64_t numQueryHeads = 0, numKeyHeads = 0;
  bool isCausal = false;
  /// How many keys before its own a query sees; -1 for all.
  int64_t leftWindow = -1;
};

/// Creates Attention for a node whose operands have one form.
class HeadsBuilder {
public:
  explicit HeadsBuilder(const CustomNode &node)
      : node(node), builder(node.builder), type(builder.getF32Type()) {}

  /// Creates batch x heads x length x size from a packed tensor.
  Value split(Value packed, int64_t heads) {
    return builder.transpose(builder.reshape(packed, {0, 0, heads, -1}),
                             {0, 2, 1, 3});
  }
  Value join(Value heads) {
    return builder.reshape(builder.transpose(heads, {0, 2, 1, 3}), {0, 0, -1});
  }
  /// Adds a part of a list, whose begin and end are those of `sizes` before and
  /// with number `part`.
  Value addBias(Value packed, Value list, llvm::ArrayRef<int64_t> sizes,
                unsigned part);

  /// Sets what a mask of operand `mask` adds to the scores, and whether a
  /// query sees keys after its own. Returns false if the form of the mask is
  /// not known yet.
  FailureOr<bool> setMask(Heads &heads, unsigned mask, Value addend,
                          int64_t lengthAxis);
  /// Creates the operation: its results are the output, keys and values.
  Operation *create(const Heads &heads);

  const CustomNode &node;
  NodeBuilder &builder;
  Type type;

private:
  Value createFilter(Value isSeen);
  FailureOr<Value> createSeen(unsigned mask, Value numKeys);
  FailureOr<Value> createSeenInBounds(Value list, Value numKeys,
                                      DimExpr length);
};

} // namespace

Value HeadsBuilder::addBias(Value packed, Value list,
                            llvm::ArrayRef<int64_t> sizes, unsigned part) {
  int64_t begin = 0;
  for (int64_t size : sizes.take_front(part))
    begin += size;
  Value own = builder.slice(list, 0, builder.list(begin),
                            builder.list(begin + sizes[part]));
  return builder.node("Add", {packed, own});
}

/// Returns 0 where a key is seen, and the number for others elsewhere.
Value HeadsBuilder::createFilter(Value isSeen) {
  const double filter = node.getFloat("mask_filter_value", -10000);
  return builder.node(
      "Where", {isSeen, builder.scalar(type, 0), builder.scalar(type, filter)},
      {}, type);
}

/// Returns which keys a mask lets queries see, as batch x 1 x length x keys
/// with length 1 if it is the same for all queries, or null if the form of the
/// mask is not known.
FailureOr<Value> HeadsBuilder::createSeen(unsigned mask, Value numKeys) {
  const llvm::ArrayRef<DimExpr> shape = node.getShape(mask);
  Value value = node.getOperand(mask);
  auto isPositive = [&](Value number) {
    return builder.node("Greater",
                        {number, builder.scalar(getElementType(value), 0)}, {},
                        builder.getI1Type());
  };
  if (shape.size() == 2)
    return builder.unsqueeze(isPositive(value), {1, 2});
  if (shape.size() == 3)
    return builder.unsqueeze(isPositive(value), 1);
  if (shape.size() != 1)
    return node.refuse("a mask of rank " + llvm::Twine(shape.size()));
  return createSeenInBounds(value, numKeys, shape[0]);
}

/// Returns which keys are between bounds: the ends for each batch, and the
/// begins after these, which may be missing.
FailureOr<Value> HeadsBuilder::createSeenInBounds(Value list, Value numKeys,
                                                  DimExpr length) {
  DimExprContext &dims = node.shapes.getContext();
  const DimExpr batch = node.getShape(0)[0];
  const bool hasBegins = length == dims.mul(batch, 2);
  if (length != batch && !hasBegins && length.getConstant() &&
      batch.getConstant())
    return node.refuse("a mask of the lengths of all sequences");
  const Type integer = builder.getI64Type(), boolean = builder.getI1Type();
  Value keys = builder.range(numKeys), bounds = builder.cast(list, integer);
  auto compare = [&](llvm::StringRef name, Value bound) {
    return builder.node(name, {keys, builder.unsqueeze(bound, 1)}, {}, boolean);
  };
  if (length == batch)
    return builder.unsqueeze(compare("Less", bounds), {1, 2});
  Value size = builder.size(node.getOperand(0), 0), first = builder.list(0);
  Value ends = builder.slice(bounds, 0, first, size);
  Value begins = builder.slice(bounds, 0, size, builder.list(INT64_MAX));
  if (!hasBegins) {
    // Zeros are the begins if there are none.
    Value zeros = builder.node("Expand", {builder.scalar(integer, 0), size});
    begins = builder.slice(builder.concat({begins, zeros}, 0), 0, first, size);
  }
  Value isSeen = builder.node(
      "And", {compare("Less", ends), compare("GreaterOrEqual", begins)});
  return builder.unsqueeze(isSeen, {1, 2});
}

FailureOr<bool> HeadsBuilder::setMask(Heads &heads, unsigned mask, Value addend,
                                      int64_t lengthAxis) {
  heads.isCausal = node.getInteger("unidirectional", 0) != 0;
  heads.bias = addend;
  if (!node.hasOperand(mask))
    return true;
  if (!node.knowsRanks({0, mask}))
    return false;
  if (node.getRank(0) != 3)
    return node.refuse("an input of rank " + llvm::Twine(node.getRank(0)));
  Value numKeys = builder.scalarSize(heads.key, lengthAxis);
  if (heads.pastKey)
    numKeys =
        builder.node("Add", {numKeys, builder.scalarSize(heads.pastKey, 2)});
  FailureOr<Value> isSeen = createSeen(mask, numKeys);
  if (failed(isSeen))
    return failure();
  Value filter = createFilter(*isSeen);
  heads.bias = heads.bias ? builder.node("Add", {heads.bias, filter}) : filter;
  return true;
}

Operation *HeadsBuilder::create(const Heads &heads) {
  auto orNone = [&](Value value) { return value ? value : builder.noValue(); };
  llvm::SmallVector<NamedAttribute> attributes = {
      builder.integer("is_causal", heads.isCausal),
      builder.integer("q_num_heads", heads.numQueryHeads),
      builder.integer("kv_num_heads", heads.numKeyHeads)};
  if (heads.leftWindow >= 0)
    attributes.push_back(builder.integer("left_window_size", heads.leftWindow));
  if (const double scale = node.getFloat("scale", 0); scale != 0)
    attributes.push_back(builder.number("scale", scale));
  if (const double softcap = node.getFloat("softcap", 0); softcap != 0)
    attributes.push_back(builder.number("softcap", softcap));
  return builder.nodes("Attention",
                       {heads.query, heads.key, heads.value, orNone(heads.bias),
                        orNone(heads.pastKey), orNone(heads.pastValue),
                        orNone(heads.numKeys)},
                       attributes, {type, type, type, Type()});
}

/// Returns whether there may be so many heads.
static bool isNumHeads(int64_t number) {
  return number > 0 && number <= (int64_t(1) << 20);
}

/// Returns the sizes of the parts of a packed tensor: a third of its last
/// dimension each, or what the attribute says.
static std::optional<llvm::SmallVector<int64_t>>
getPartSizes(const CustomNode &node, DimExpr packed) {
  llvm::SmallVector<int64_t> sizes;
  if (const auto given = getIntegers(node.op, "qkv_hidden_sizes")) {
    sizes = *given;
  } else if (const std::optional<int64_t> total = packed.getConstant()) {
    sizes.assign(3, *total / 3);
  }
  if (sizes.size() != 3 ||
      llvm::any_of(sizes, [](int64_t size) { return size < 1; }))
    return std::nullopt;
  return sizes;
}

/// Attention of queries, keys and values that are the parts of `packed`, with
/// the numbers of the operands for a mask, the past and a bias of the scores.
static FailureOr<Replacement> attendToParts(const CustomNode &node,
                                            Value packed, unsigned mask,
                                            unsigned past,
                                            std::optional<unsigned> bias) {
  NodeBuilder &builder = node.builder;
  HeadsBuilder parts(node);
  parts.type = getElementType(packed);
  if (!isNumHeads(node.getInteger("num_heads", 0)))
    return node.refuse("no number of heads");
  if (node.getInteger("do_rotary", 0) != 0)
    return node.refuse("attribute 'do_rotary'");
  if (node.getInteger("past_present_share_buffer", 0) != 0)
    return node.refuse("attribute 'past_present_share_buffer'");
  const llvm::ArrayRef<DimExpr> weights = node.getShape(1);
  const auto sizes = getPartSizes(node, weights.back());
  if (!sizes)
    return node.refuse("parts of unknown sizes");
  Operation *split = builder.nodes("Split", {packed, builder.list(*sizes)},
                                   builder.integer("axis", 2),
                                   {parts.type, parts.type, parts.type});
  Heads heads;
  heads.query = split->getResult(0);
  heads.key = split->getResult(1);
  heads.value = split->getResult(2);
  heads.numQueryHeads = heads.numKeyHeads = node.getInteger("num_heads", 0);
  if (node.hasOperand(past)) {
    auto select = [&](int64_t index) {
      return builder.node(
          "Gather",
          {node.getOperand(past), builder.scalar(builder.getI64Type(), index)});
    };
    heads.pastKey = select(0);
    heads.pastValue = select(1);
  }
  FailureOr<bool> isKnown = parts.setMask(
      heads, mask,
      bias && node.hasOperand(*bias) ? node.getOperand(*bias) : Value(), 1);
  if (failed(isKnown))
    return failure();
  if (!*isKnown)
    return Replacement();
  Operation *attention = parts.create(heads);
  if (!node.hasResult(1))
    return Replacement{attention->getResult(0)};
  Value present =
      builder.concat({builder.unsqueeze(attention->getResult(1), 0),
                      builder.unsqueeze(attention->getResult(2), 0)},
                     0);
  return Replacement{attention->getResult(0), present};
}

static FailureOr<Replacement> decomposeAttention(const CustomNode &node) {
  enum { input, weights, bias, mask, past, scores };
  if (!node.knowsRanks(weights))
    return Replacement();
  if (node.getRank(weights) != 2)
    return node.refuse("weights that are no matrix");
  NodeBuilder &builder = node.builder;
  Value packed = builder.node(
      "MatMul", {node.getOperand(input), node.getOperand(weights)});
  if (node.hasOperand(bias))
    packed = builder.node("Add", {packed, node.getOperand(bias)});
  return attendToParts(node, packed, mask, past, unsigned(scores));
}

/// The same with quantized weights.
static FailureOr<Replacement> decomposeQAttention(const CustomNode &node) {
  enum { input, weights, bias, inputScale, scale, mask, inputZero, zero, past };
  if (!node.knowsRanks(weights))
    return Replacement();
  if (node.getRank(weights) != 2)
    return node.refuse("weights that are no matrix");
  Value packed = createScaledProduct(
      node.builder,
      {node.getOperand(input), node.getOperand(inputScale),
       node.getOptional(inputZero), node.getOperand(weights),
       node.getOperand(scale), node.getOptional(zero), node.getOptional(bias)},
      node.getElement(inputScale));
  return attendToParts(node, packed, mask, past, std::nullopt);
}

static FailureOr<Replacement>
decomposeMultiHeadAttention(const CustomNode &node) {
  enum {
    query,
    key,
    value,
    bias,
    mask,
    scores,
    pastKey,
    pastValue,
    pastLength,
    beams
  };
  if (!node.hasOperand(key) || !node.hasOperand(value))
    return node.refuse("packed queries, keys and values");
  for (unsigned i : {pastLength, beams})
    if (node.hasOperand(i))
      return node.refuse("input " + llvm::Twine(i));
  if (!node.knowsRanks({query, key, value}))
    return Replacement();
  const int64_t count = node.getInteger("num_heads", 0);
  const int64_t rank = node.getRank(key);
  if (!isNumHeads(count) || node.getRank(query) != 3 ||
      node.getRank(value) != rank || (rank != 3 && rank != 4))
    return node.refuse("operands of these ranks");
  HeadsBuilder parts(node);
  parts.type = node.getElement(query);
  Heads heads;
  heads.query = node.getOperand(query);
  heads.key = node.getOperand(key);
  heads.value = node.getOperand(value);
  heads.numQueryHeads = heads.numKeyHeads = count;
  if (node.hasOperand(bias)) {
    const std::optional<int64_t> size = node.getShape(query)[2].getConstant();
    const std::optional<int64_t> valueSize =
        rank == 3 ? node.getShape(value)[2].getConstant() : size;
    if (!size || !valueSize)
      return node.refuse("a bias and hidden sizes that only a run determines");
    const int64_t sizes[] = {*size, *size, *valueSize};
    Value list = node.getOperand(bias);
    heads.query = parts.addBias(heads.query, list, sizes, 0);
    if (rank == 3) {
      heads.key = parts.addBias(heads.key, list, sizes, 1);
      heads.value = parts.addBias(heads.value, list, sizes, 2);
    }
  }
  if (rank == 4)
    heads.query = parts.split(heads.query, count);
  if (node.hasOperand(pastKey) && node.hasOperand(pastValue)) {
    heads.pastKey = node.getOperand(pastKey);
    heads.pastValue = node.getOperand(pastValue);
  }
  FailureOr<bool> isKnown = parts.setMask(
      heads, mask, node.hasOperand(scores) ? node.getOperand(scores) : Value(),
      rank == 3 ? 1 : 2);
  if (failed(isKnown))
    return failure();
  if (!*isKnown)
    return Replacement();
  Operation *attention = parts.create(heads);
  Value output = attention->getResult(0);
  return Replacement{rank == 3 ? output : parts.join(output),
                     attention->getResult(1), attention->getResult(2)};
}

//===----------------------------------------------------------------------===//
// Positions

/// Rotates pairs of elements by the angles of positions, batch x length.
/// `heads`: the number of heads of a packed tensor.
static Value rotate(const CustomNode &node, Value x, Value cosines, Value sines,
                    Value positions, llvm::StringRef interleaved, int64_t heads,
                    int64_t rotated) {
  NodeBuilder &builder = node.builder;
  llvm::SmallVector<NamedAttribute> attributes = {
      builder.integer("interleaved", node.getInteger(interleaved, 0)),
      builder.integer("num_heads", heads),
      builder.integer("rotary_embedding_dim", rotated)};
  return builder.node("RotaryEmbedding", {x, cosines, sines, positions},
                      attributes);
}

/// Returns the positions of `length` elements from those of the first ones, a
/// list: batch x length.
static Value createPositions(NodeBuilder &builder, Value first, Value length) {
  return builder.node("Add",
                      {builder.unsqueeze(first, 1), builder.range(length)});
}

static FailureOr<Replacement> decomposeRotaryEmbedding(const CustomNode &node) {
  enum { input, positions, cosines, sines };
  if (!node.knowsRanks({input, positions, cosines}))
    return Replacement();
  NodeBuilder &builder = node.builder;
  const int64_t rank = node.getRank(input);
  if ((rank != 3 && rank != 4) || node.getRank(cosines) != 2)
    return node.refuse("operands of these ranks");
  if (node.getInteger("is_packed_batching", 0) != 0)
    return node.refuse("attribute 'is_packed_batching'");
  if (node.getFloat("scale", 1) != 1)
    return node.refuse("attribute 'scale'");
  const std::optional<int64_t> half = node.getShape(cosines)[1].getConstant();
  int64_t heads = node.getInteger("num_heads", 0);
  int64_t rotated = node.getInteger("rotary_embedding_dim", 0);
  if (rotated == 0) {
    // The heads have the size that the angles are for.
    if (rank == 3) {
      const auto size = node.getShape(input)[2].getConstant();
      if (!half || *half < 1 || !size)
        return node.refuse("sizes of heads that only a run determines");
      heads = *size / *half / 2;
    }
  } else if (rank == 3 && heads < 1) {
    return node.refuse("no attribute 'num_heads'");
  }
  Value x = node.getOperand(input);
  Value places = builder.cast(node.getOperand(positions), builder.getI64Type());
  const int64_t lengthAxis = rank == 3 ? 1 : 2;
  if (node.getRank(positions) < 2) {
    // The position of the first element of all batches.
    places = createPositions(builder, builder.reshape(places, -1),
                             builder.scalarSize(x, lengthAxis));
    places = builder.node(
        "Expand",
        {places,
         builder.concat({builder.size(x, 0), builder.size(x, lengthAxis)}, 0)});
  }
  return Replacement{rotate(node, x, node.getOperand(cosines),
                            node.getOperand(sines), places, "interleaved",
                            heads, rotated)};
}

namespace {

/// Creates attention of groups of queries, with a cache to which the new keys
/// and values are written.
class GroupQueryBuilder {
public:
  explicit GroupQueryBuilder(const CustomNode &node)
      : node(node), builder(node.builder), parts(node) {}

  FailureOr<Replacement> build();

private:
  enum {
    query,
    key,
    value,
    pastKey,
    pastValue,
    lastKey,
    numKeys,
    cosines,
    sines,
    positions,
    bias
  };

  LogicalResult check() const;
  FailureOr<bool> splitOperands();
  void setPositions();
  void rotateOperands();
  Value write(Value past, Value current);

  const CustomNode &node;
  NodeBuilder &builder;
  HeadsBuilder parts;
  Heads heads;
  /// The number of keys before the new ones, for each batch.
  Value numPast;
};

} // namespace

LogicalResult GroupQueryBuilder::check() const {
  for (unsigned i : {11, 12, 13, 14, 15})
    if (node.hasOperand(i))
      return node.refuse("input " + llvm::Twine(i));
  for (llvm::StringRef name :
       {"kv_cache_bit_width", "qk_output", "sliding_window_cache"})
    if (node.getInteger(name, 0) != 0)
      return node.refuse("attribute '" + name + "'");
  if (node.getInteger("smooth_softmax", -1) > 0)
    return node.refuse("attribute 'smooth_softmax'");
  if (!isNumHeads(heads.numQueryHeads) || !isNumHeads(heads.numKeyHeads))
    return node.refuse("no numbers of heads");
  if (node.getInteger("do_rotary", 0) != 0 &&
      (!node.hasOperand(cosines) || !node.hasOperand(sines)))
    return node.refuse("attribute 'do_rotary' without angles");
  return success();
}

/// Sets queries, keys and values, which may be packed in one operand. Returns
/// false if its size is not known.
FailureOr<bool> GroupQueryBuilder::splitOperands() {
  heads.query = node.getOperand(query);
  if (node.hasOperand(key) && node.hasOperand(value)) {
    heads.key = node.getOperand(key);
    heads.value = node.getOperand(value);
    return true;
  }
  if (!node.knowsRanks(query))
    return false;
  std::optional<int64_t> packed;
  if (node.getRank(query) == 3)
    packed = node.getShape(query)[2].getConstant();
  if (!packed)
    return node.refuse("a packed input of unknown size");
  const int64_t size = *packed / (heads.numQueryHeads + 2 * heads.numKeyHeads);
  const int64_t keySize = heads.numKeyHeads * size;
  Operation *split = builder.nodes(
      "Split",
      {heads.query,
       builder.list({heads.numQueryHeads * size, keySize, keySize})},
      builder.integer("axis", 2), {parts.type, parts.type, parts.type});
  heads.query = split->getResult(0);
  heads.key = split->getResult(1);
  heads.value = split->getResult(2);
  return true;
}

/// Sets the numbers of keys. A batch of a prompt that is shorter than others is
/// padded at the end.
void GroupQueryBuilder::setPositions() {
  const Type integer = builder.getI64Type();
  Value last =
      builder.reshape(builder.cast(node.getOperand(lastKey), integer), -1);
  Value length = builder.size(heads.query, 1);
  Value count = builder.node("Add", {last, builder.scalar(integer, 1)});
  heads.numKeys = builder.node("Max", {count, length});
  numPast = builder.node("Sub", {heads.numKeys, length});
}

void GroupQueryBuilder::rotateOperands() {
  if (node.getInteger("do_rotary", 0) == 0)
    return;
  Value places = node.hasOperand(positions)
                     ? node.getOperand(positions)
                     : createPositions(builder, numPast,
                                       builder.scalarSize(heads.query, 1));
  // The angles tell how many elements of a head are rotated: all of them, or
  // the first ones.
  const llvm::ArrayRef<DimExpr> angles = node.getShape(cosines);
  const std::optional<int64_t> half =
      angles.size() == 2 ? angles[1].getConstant() : std::nullopt;
  auto apply = [&](Value x, int64_t count) {
    return rotate(node, x, node.getOperand(cosines), node.getOperand(sines),
                  places, "rotary_interleaved", count,
                  /*rotated=*/half ? 2 * *half : 0);
  };
  heads.query = apply(heads.query, heads.numQueryHeads);
  heads.key = apply(heads.key, heads.numKeyHeads);
}

/// Returns a cache with the new elements, batch x heads x length x size, of
/// the length that an operand says if that is more than the cache has.
Value GroupQueryBuilder::write(Value past, Value current) {
  const Type integer = builder.getI64Type();
  Value oldLength = builder.size(past, 2);
  Value asked =
      builder.reshape(builder.cast(node.getOperand(numKeys), integer), -1);
  Value missing =
      builder.node("Sub", {builder.node("Max", {oldLength, asked}), oldLength});
  Value pads = builder.concat(
      {builder.list({0, 0, 0, 0, 0, 0}), missing, builder.list(0)}, 0);
  Value extended =
      builder.node("Pad", {past, pads, builder.noValue(), builder.noValue()});
  return builder.node("TensorScatter", {extended, current, numPast},
                      builder.integer("axis", 2));
}

FailureOr<Replacement> GroupQueryBuilder::build() {
  heads.numQueryHeads = node.getInteger("num_heads", 0);
  heads.numKeyHeads = node.getInteger("kv_num_heads", 0);
  parts.type = node.getElement(query);
  if (failed(check()))
    return failure();
  FailureOr<bool> isKnown = splitOperands();
  if (failed(isKnown))
    return failure();
  if (!*isKnown)
    return Replacement();
  setPositions();
  rotateOperands();
  heads.query = parts.split(heads.query, heads.numQueryHeads);
  heads.key = parts.split(heads.key, heads.numKeyHeads);
  heads.value = parts.split(heads.value, heads.numKeyHeads);
  if (node.hasOperand(pastKey) && node.hasOperand(pastValue)) {
    heads.key = write(node.getOperand(pastKey), heads.key);
    heads.value = write(node.getOperand(pastValue), heads.value);
  }
  heads.isCausal = node.getInteger("causal", 1) != 0;
  if (const int64_t window = node.getInteger("local_window_size", -1);
      window > 0)
    heads.leftWindow = window - 1;
  if (node.hasOperand(bias))
    heads.bias = node.getOperand(bias);
  Operation *attention = parts.create(heads);
  return Replacement{parts.join(attention->getResult(0)), heads.key,
                     heads.value};
}

static FailureOr<Replacement>
decomposeGroupQueryAttention(const CustomNode &node) {
  return GroupQueryBuilder(node).build();
}

llvm::ArrayRef<CustomRule> getAttentionRules() {
  static constexpr unsigned one[] = {0}, two[] = {0, 1}, four[] = {0, 1, 2, 3},
                            quantized[] = {0, 1, 3, 4}, group[] = {0, 5, 6};
  static constexpr CustomRule rules[] = {
      {"Attention", two, decomposeAttention},
      {"GroupQueryAttention", group, decomposeGroupQueryAttention},
      {"MultiHeadAttention", one, decomposeMultiHeadAttention},
      {"QAttention", quantized, decomposeQAttention},
      {"RotaryEmbedding", four, decomposeRotaryEmbedding},
  };
  return rules;
}

} // namespace mlir::onnx
