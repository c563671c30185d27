// SPDX-License-Identifier: Apache-2.0
//
// Operators of language models: positions, recurrences along a sequence, and
// losses.
#include "dialects/onnx/indexed/elementwise.h"
#include "dialects/onnx/indexed/program.h"
#include "dialects/onnx/indexed/reduction.h"
#include "dialects/onnx/indexed/table.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

static Term emitSigmoid(Term x) { return 1 / (1 + exp(0 - x)); }

/// a * sigmoid(alpha * a) * b
static FailureOr<IndexedOp> indexSwiGLU(const Operator &op) {
  if (failed(requireFloat(op)))
    return failure();
  const double alpha = op.getFloat("alpha", 1);
  const Type type = op.getScalarType(0);
  return makeElementwise(
      op, [=](ScalarBuilder &builder, llvm::ArrayRef<Value> x) -> Value {
        Term gate = emitWide({builder, x[0]}),
             linear = emitWide({builder, x[1]});
        return emitNarrow(gate * emitSigmoid(gate * alpha) * linear, type);
      });
}

//===----------------------------------------------------------------------===//
// RotaryEmbedding

namespace {

/// The sizes of a RotaryEmbedding. Tensors are batch x heads x length x size,
/// or batch x length x (heads * size).
struct Rotation {
  explicit Rotation(const Operator &op)
      : shape(op.getShape(0)), isPacked(shape.size() == 3),
        isInterleaved(op.getInteger("interleaved", 0) != 0) {
    DimExprContext &dims = op.dims();
    heads =
        isPacked ? dims.getConstant(op.getInteger("num_heads", 0)) : shape[1];
    size = isPacked ? dims.floorDiv(shape[2], heads) : shape[3];
    const int64_t rotated = op.getInteger("rotary_embedding_dim", 0);
    half = dims.floorDiv(rotated > 0 ? dims.getConstant(rotated) : size, 2);
  }

  DimExpr getLength() const { return shape[isPacked ? 1 : 2]; }

  Sizes shape;
  bool isPacked, isInterleaved;
  DimExpr heads, size;
  /// The number of pairs that are rotated.
  DimExpr half;
};

/// The loops over the elements of a tensor that is rotated.
struct RotationLoops {
  RotationLoops(NestBuilder &nest, const Rotation &rotation, DimExpr count)
      : rotation(rotation), batch(nest.addLoop(rotation.shape[0])) {
    // In the order of memory.
    if (rotation.isPacked)
      position = nest.addLoop(rotation.getLength());
    head = nest.addLoop(rotation.heads);
    if (!rotation.isPacked)
      position = nest.addLoop(rotation.getLength());
    inner = nest.addLoop(count);
  }

  /// Returns the index of an element of the head.
  llvm::SmallVector<AffineExpr> at(NestBuilder &nest, AffineExpr element) {
    if (rotation.isPacked)
      return {batch, position, head * nest.size(rotation.size) + element};
    return {batch, head, position, element};
  }

  const Rotation &rotation;
  AffineExpr batch, head, position, inner;
};

} // namespace

/// Returns whether all batches have the same angles, which `recompose-onnx`
/// allows.
static bool hasOneBatch(const Operator &op, unsigned cache) {
  return op.getShape(cache)[0].isConstant(1);
}

/// Rotates pairs of elements of each head by the angles of a position.
static IndexedNest rotatePairs(const Operator &op, const Rotation &rotation) {
  NestBuilder nest(op);
  RotationLoops loops(nest, rotation, rotation.half);
  const AffineExpr pair = loops.inner;
  const AffineExpr first = rotation.isInterleaved ? pair * 2 : pair;
  const AffineExpr second =
      rotation.isInterleaved ? first + 1 : pair + nest.size(rotation.half);
  nest.startStage();
  for (AffineExpr element : {first, second})
    nest.read(0, loops.at(nest, element));
  for (unsigned cache : {1, 2})
    nest.read(cache, {hasOneBatch(op, cache) ? nest.constant(0) : loops.batch,
                      loops.position, pair});
  for (AffineExpr element : {first, second})
    nest.write(0, loops.at(nest, element));
  nest.compute([type = op.getScalarType(0)](ScalarBuilder &builder,
                                            const PayloadArguments &arguments) {
    llvm::SmallVector<Term, 4> wide;
    for (Value element : arguments.elements)
      wide.push_back(emitWide({builder, element}));
    Term x = wide[0], y = wide[1], cosine = wide[2], sine = wide[3];
    return Values{emitNarrow(x * cosine - y * sine, type),
                  emitNarrow(y * cosine + x * sine, type)};
  });
  return nest.take();
}

/// Copies the elements of each head that are not rotated.
static IndexedNest copyRest(const Operator &op, const Rotation &rotation,
                            DimExpr count) {
  NestBuilder nest(op);
  RotationLoops loops(nest, rotation, count);
  const auto index =
      loops.at(nest, loops.inner + nest.size(op.dims().mul(rotation.half, 2)));
  nest.startStage();
  nest.read(0, index);
  nest.write(0, index);
  nest.copy();
  return nest.take();
}

/// `decompose-onnx` has replaced an operator with positions.
static FailureOr<IndexedOp> indexRotaryEmbedding(const Operator &op) {
  if (failed(requireFloat(op)) || failed(requireRank(op, 0, 3, 4)))
    return failure();
  if (op.hasOperand(3))
    return op.emitError()
           << "has positions, whose angles decompose-onnx gathers";
  for (unsigned cache : {1, 2})
    if (failed(requireRank(op, cache, 3, 3)))
      return failure();
  DimExprContext &dims = op.dims();
  if (op.getRank(0) == 3 && op.getInteger("num_heads", 0) < 1)
    return op.emitError() << "has no number of heads for an operand of rank 3";
  const Rotation rotation(op);
  std::vector<std::pair<DimExpr, DimExpr>> pairs;
  for (unsigned cache : {1, 2}) {
    const Sizes own = op.getShape(cache);
    if (!hasOneBatch(op, cache))
      pairs.push_back({own[0], rotation.shape[0]});
    pairs.push_back({own[1], rotation.getLength()});
    pairs.push_back({own[2], rotation.half});
  }
  if (rotation.isPacked)
    pairs.push_back(
        {dims.mul(rotation.size, rotation.heads), rotation.shape[2]});
  IndexedOp indexed;
  indexed.nests.push_back(makeSizeCheck(op, std::move(pairs)));
  indexed.nests.push_back(rotatePairs(op, rotation));
  const DimExpr rest = dims.sub(rotation.size, dims.mul(rotation.half, 2));
  if (!rest.isConstant(0))
    indexed.nests.push_back(copyRest(op, rotation, dims.max(rest, 0)));
  return indexed;
}

//===----------------------------------------------------------------------===//
// CausalConvWithState

/// A convolution of each channel with the elements before, which the state
/// holds for the first ones. The new state are the last elements.
static FailureOr<IndexedOp> indexCausalConv(const Operator &op) {
  if (failed(requireFloat(op)) || failed(requireRank(op, 0, 3, 3)) ||
      failed(requireRank(op, 1, 3, 3)))
    return failure();
  const bool hasBias = op.hasOperand(2), hasState = op.hasOperand(3);
  if ((hasBias && failed(requireRank(op, 2, 1, 1))) ||
      (hasState && failed(requireRank(op, 3, 3, 3))))
    return failure();
  const llvm::StringRef activation = op.getString("activation", "none");
  const bool isSwish = activation == "silu" || activation == "swish";
  if (!isSwish && activation != "none")
    return op.emitError() << "has activation '" << activation
                          << "', which does not exist";
  const Sizes input = op.getShape(0), weights = op.getShape(1);
  const Type type = op.getScalarType(0);
  DimExprContext &dims = op.dims();
  std::vector<std::pair<DimExpr, DimExpr>> pairs = {
      {weights[0], input[1]}, {weights[1], dims.getConstant(1)}};
  if (hasBias)
    pairs.push_back({op.getShape(2)[0], input[1]});
  if (hasState) {
    pairs.push_back({op.getShape(3)[0], input[0]});
    pairs.push_back({op.getShape(3)[1], input[1]});
    pairs.push_back({op.getShape(3)[2], dims.add(weights[2], -1)});
  }
  // Returns an element, counted from that before which the state ends.
  const DimExpr before = dims.add(weights[2], -1);
  auto load = [=](ScalarBuilder &builder, const Terms &point, Term at) {
    Term zero = {builder, builder.constant(type, 0)};
    Term count = {builder, builder.size(before)};
    return emitIf(
        at >= 0,
        [&] {
          return Terms{
              emitLoadClamped(builder, op, 0, {point[0], point[1], at})};
        },
        [&] {
          if (!hasState)
            return Terms{zero};
          return Terms{emitLoadClamped(builder, op, 3,
                                       {point[0], point[1], at + count})};
        })[0];
  };
  IndexedOp indexed;
  indexed.nests.push_back(makeSizeCheck(op, std::move(pairs)));
  if (op.hasResult(0))
    indexed.nests.push_back(makePointProgram(op, [=](ScalarBuilder &builder,
                                                     const Terms &point) {
      Term kernel = {builder, builder.size(weights[2])};
      Term zero = emitWide({builder, builder.constant(type, 0)});
      Term sum = emitFor(
          makeIndex(builder, 0), kernel, zero,
          [&](Term i, const Terms &before) {
            Term x = emitWide(load(builder, point, point[2] + i + 1 - kernel));
            Term weight = emitWide(emitLoadClamped(
                builder, op, 1, {point[1], makeIndex(builder, 0), i}));
            return Terms{before[0] + x * weight};
          })[0];
      if (hasBias)
        sum = sum + emitWide(emitLoadClamped(builder, op, 2, {point[1]}));
      return emitNarrow(isSwish ? sum * emitSigmoid(sum) : sum, type);
    }));
  if (op.hasResult(1))
    indexed.nests.push_back(makePointProgram(
        op,
        [=](ScalarBuilder &builder, const Terms &point) {
          Term length = {builder, builder.size(input[2])};
          Term kernel = {builder, builder.size(weights[2])};
          return load(builder, point, length + point[2] + 1 - kernel);
        },
        1));
  return indexed;
}

//===----------------------------------------------------------------------===//
// LinearAttention

namespace {

/// One head of one batch of a LinearAttention. The state, key size x value
/// size, is result 1.
class LinearAttentionHead {
public:
  LinearAttentionHead(ScalarBuilder &builder, const Operator &op,
                      const Terms &at, Term keySize, Term valueSize)
      : builder(builder), op(op), at(at), keySize(keySize),
        valueSize(valueSize), zero(makeIndex(builder, 0)),
        rule(op.getString("update_rule", "gated_delta")) {}

  void start() const;
  void update(Term time) const;
  void query(Term time, Term head) const;

private:
  Term getState(Term i, Term j) const {
    return emitWide(emitLoadResult(builder, 1, {at[0], at[1], i, j}));
  }
  void setState(Term i, Term j, Term value) const {
    emitStore(builder, 1, emitNarrow(value, op.getResultScalarType(1)),
              {at[0], at[1], i, j});
  }
  Term load(unsigned operand, Term time, Term head, Term size, Term i) const {
    return toState(emitWide(
        emitLoadClamped(builder, op, operand, {at[0], time, head * size + i})));
  }
  Term toState(Term x) const {
    return convert(x, getAccumulatorType(op.getResultScalarType(1)));
  }
  bool isGated() const { return rule.starts_with("gated"); }
  bool isDelta() const { return rule.ends_with("delta"); }

  ScalarBuilder &builder;
  const Operator &op;
  const Terms &at;
  Term keySize, valueSize, zero;
  llvm::StringRef rule;
};

} // namespace

void LinearAttentionHead::start() const {
  emitLoops(
      {zero, zero}, {keySize, valueSize}, {},
      [&](const Terms &i, const Terms &) {
        Term value = {builder, builder.constant(op.getResultScalarType(1), 0)};
        if (op.hasOperand(3))
          value = emitLoadClamped(builder, op, 3, {at[0], at[1], i[0], i[1]});
        setState(i[0], i[1], emitWide(value));
        return Terms();
      });
}

/// Decays the state and adds the product of key and value.
void LinearAttentionHead::update(Term time) const {
  if (isGated()) {
    Term heads = {builder, builder.size(op.getShape(4)[2])};
    Term isOfHead =
        heads == Term(builder, builder.size(op.getResultShape(1)[1]));
    emitFor(zero, keySize, [&](Term i) {
      Term entry = select(isOfHead, at[1], at[1] * keySize + i);
      Term decay = exp(toState(
          emitWide(emitLoadClamped(builder, op, 4, {at[0], time, entry}))));
      emitFor(zero, valueSize,
              [&](Term j) { setState(i, j, getState(i, j) * decay); });
    });
  }
  emitFor(zero, valueSize, [&](Term j) {
    Term value = load(2, time, at[1], valueSize, j);
    if (isDelta()) {
      Term known =
          emitFor(zero, keySize, value.like(0), [&](Term i, const Terms &sum) {
            Term key = load(1, time, at[1], keySize, i);
            return Terms{sum[0] + getState(i, j) * key};
          })[0];
      // One rate for all heads, or one for each.
      Term rates = {builder, builder.size(op.getShape(5)[2])};
      Term rate = toState(emitWide(emitLoadClamped(
          builder, op, 5, {at[0], time, select(rates == 1, 0, at[1])})));
      value = rate * (value - known);
    }
    emitFor(zero, keySize, [&](Term i) {
      Term key = load(1, time, at[1], keySize, i);
      setState(i, j, getState(i, j) + key * value);
    });
  });
}

void LinearAttentionHead::query(Term time, Term head) const {
  const double given = op.getFloat("scale", 0);
  emitFor(zero, valueSize, [&](Term j) {
    Term none = getState(zero, j).like(0);
    Term sum = emitFor(zero, keySize, none, [&](Term i, const Terms &before) {
      return Terms{before[0] +
                   load(0, time, head, keySize, i) * getState(i, j)};
    })[0];
    Term scale = given != 0
                     ? none.like(given)
                     : 1 / sqrt(convert(max(keySize, 1), none.getType()));
    emitStore(builder, 0, convert(sum * scale, op.getResultScalarType(0)),
              {at[0], time, head * valueSize + j});
  });
}

static FailureOr<IndexedOp> indexLinearAttention(const Operator &op) {
  for (unsigned operand : {0, 1, 2})
    if (failed(requireFloat(op, operand)) ||
        failed(requireRank(op, operand, 3, 3)))
      return failure();
  const int64_t queries = op.getInteger("q_num_heads", 0);
  const int64_t heads = op.getInteger("kv_num_heads", 0);
  if (heads < 1 || queries < 1 || queries % heads != 0)
    return op.emitError() << "has " << queries << " heads of queries for "
                          << heads << " heads of keys";
  if (!op.hasResult(0) || !op.hasResult(1))
    return op.emitError() << "lacks a result, which is not implemented";
  // The state would be rounded after each step.
  const Type stateType = op.getResultScalarType(1);
  if (getAccumulatorType(stateType) != stateType)
    return op.emitError() << "has a state of type " << stateType
                          << ", which is not implemented";
  const llvm::StringRef rule = op.getString("update_rule", "gated_delta");
  if (!llvm::is_contained({"linear", "gated", "delta", "gated_delta"}, rule))
    return op.emitError() << "has the rule '" << rule
                          << "', which does not exist";
  if (rule.starts_with("gated") != op.hasOperand(4) ||
      rule.ends_with("delta") != op.hasOperand(5))
    return op.emitError() << "has operands that do not fit the rule '" << rule
                          << "'";
  for (unsigned operand : {4, 5})
    if (op.hasOperand(operand) && failed(requireRank(op, operand, 3, 3)))
      return failure();
  const Sizes state = op.getResultShape(1), query = op.getShape(0);
  DimExprContext &dims = op.dims();
  std::vector<std::pair<DimExpr, DimExpr>> pairs = {
      {op.getShape(1)[0], query[0]},
      {op.getShape(2)[0], query[0]},
      {op.getShape(1)[1], query[1]},
      {op.getShape(2)[1], query[1]},
      {query[2], dims.mul(state[2], queries)},
      {op.getShape(1)[2], dims.mul(state[2], heads)},
      {op.getShape(2)[2], dims.mul(state[3], heads)},
      {op.getResultShape()[2], dims.mul(state[3], queries)},
      {op.getResultShape()[1], query[1]},
      {op.getResultShape()[0], query[0]},
      {state[0], query[0]},
      {state[1], dims.getConstant(heads)}};
  if (op.hasOperand(3))
    for (auto [past, size] : llvm::zip(op.getShape(3), state))
      pairs.push_back({past, size});
  const int64_t group = queries / heads;
  const DimExpr length = query[1];
  IndexedOp indexed;
  indexed.nests.push_back(makeSizeCheck(op, std::move(pairs)));
  // The loops are those of the state, and the time is cut down to the result.
  indexed.nests.push_back(makeLoopProgram(
      op, state.take_front(2), [=](ScalarBuilder &builder, const Terms &at) {
        const Terms result = emitSizes(builder, op.getResultShape());
        Term keySize = {builder, builder.size(state[2])};
        Term valueSize = {builder, builder.size(state[3])};
        Term isFitting = (at[0] < result[0]) &
                         (valueSize * queries <= result[2]) & (keySize > 0);
        const LinearAttentionHead head(builder, op, at, keySize, valueSize);
        head.start();
        Term count = min(Term(builder, builder.size(length)), result[1]);
        emitFor(makeIndex(builder, 0), select(isFitting, count, 0),
                [&](Term time) {
                  head.update(time);
                  for (int64_t i = 0; i < group; ++i)
                    head.query(time, at[1] * group + i);
                });
      }));
  return indexed;
}

//===----------------------------------------------------------------------===//
// NegativeLogLikelihoodLoss

/// The negative element at the target's class, times the weight of the class;
/// 0 for the target that is ignored. The mean is weighted.
static FailureOr<IndexedOp> indexLikelihoodLoss(const Operator &op) {
  const Sizes input = op.getShape(0), target = op.getShape(1);
  const int64_t rank = input.size();
  if (failed(requireFloat(op)) || failed(requireRank(op, 0, 2, INT64_MAX)) ||
      failed(requireRank(op, 1, rank - 1, rank - 1)))
    return failure();
  const bool hasWeight = op.hasOperand(2);
  if (hasWeight && failed(requireRank(op, 2, 1, 1)))
    return failure();
  const llvm::StringRef reduction = op.getString("reduction", "mean");
  const bool hasIgnored =
      static_cast<bool>(op.getOperation()->getAttr("ignore_index"));
  const int64_t ignored = op.getInteger("ignore_index", 0);
  const Type type = op.getScalarType(0);
  std::vector<std::pair<DimExpr, DimExpr>> pairs = {{input[0], target[0]}};
  for (int64_t i = 2; i < rank; ++i)
    pairs.push_back({input[i], target[i - 1]});
  if (hasWeight)
    pairs.push_back({op.getShape(2)[0], input[1]});
  // Returns the loss and the weight of a target.
  auto emitLoss = [=](ScalarBuilder &builder, const Terms &point) {
    Term given = toIndex(emitLoadClamped(builder, op, 1, point));
    Term classes = {builder, builder.size(input[1])};
    Term isClass = (given >= 0) & (given < classes);
    Term isIgnored = {builder, builder.constant(builder.getI1Type(), 0)};
    if (hasIgnored)
      isIgnored = given == given.like(ignored);
    builder.failIf(!isClass & !isIgnored, ErrorCode::Index);
    Terms index = point;
    index.insert(index.begin() + 1, given);
    Term zero = emitWide({builder, builder.constant(type, 0)});
    Term weight = zero.like(1);
    if (hasWeight)
      weight = emitWide(emitLoadClamped(builder, op, 2, {given}));
    weight = select(isIgnored | !isClass, 0, weight);
    Term x = emitWide(emitLoadClamped(builder, op, 0, index));
    return Terms{select(weight == 0, zero, (0 - x) * weight), weight};
  };
  IndexedOp indexed;
  if (reduction == "none") {
    const Sizes result = op.getResultShape();
    if (result.size() != target.size())
      return op.emitError() << "yields a tensor of another rank";
    for (auto [left, right] : llvm::zip(result, target))
      pairs.push_back({left, right});
    indexed.nests.push_back(makeSizeCheck(op, std::move(pairs)));
    indexed.nests.push_back(
        makePointProgram(op, [=](ScalarBuilder &builder, const Terms &point) {
          return emitNarrow(emitLoss(builder, point)[0], type);
        }));
    return indexed;
  }
  if (!op.getResultShape().empty())
    return op.emitError() << "yields a tensor of another rank";
  indexed.nests.push_back(makeSizeCheck(op, std::move(pairs)));
  indexed.nests.push_back(makeProgram(op, [=](ScalarBuilder &builder) {
    Term zero = emitWide({builder, builder.constant(type, 0)});
    const Terms sums =
        emitLoops(emitZeros(builder, target.size()), emitSizes(builder, target),
                  {zero, zero}, [&](const Terms &point, const Terms &before) {
                    const Terms loss = emitLoss(builder, point);
                    return Terms{before[0] + loss[0], before[1] + loss[1]};
                  });
    Term result = reduction == "mean" ? sums[0] / sums[1] : sums[0];
    emitStore(builder, 0, emitNarrow(result, type), {});
  }));
  return indexed;
}

llvm::ArrayRef<IndexEntry> getSequenceModelEntries() {
  static constexpr IndexEntry entries[] = {
      {"CausalConvWithState", indexCausalConv},
      {"LinearAttention", indexLinearAttention},
      {"NegativeLogLikelihoodLoss", indexLikelihoodLoss},
      {"RotaryEmbedding", indexRotaryEmbedding},
      {"SwiGLU", indexSwiGLU},
  };
  return entries;
}

} // namespace mlir::onnx
