// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/shape/needed_ranks.h"

#include <algorithm>

#include "core/ir/builtin/builtin_attributes.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

/// Operators whose first result has the rank of operand 0.
static constexpr llvm::StringLiteral sameRank[] = {
    "Abs",
    "BatchNormalization",
    "BitwiseNot",
    "Cast",
    "CastLike",
    "Ceil",
    "Celu",
    "Clip",
    "Cos",
    "CumProd",
    "CumSum",
    "DequantizeLinear",
    "Dropout",
    "Elu",
    "Erf",
    "Exp",
    "Floor",
    "Gelu",
    "GroupNormalization",
    "HardSigmoid",
    "HardSwish",
    "Hardmax",
    "Identity",
    "InstanceNormalization",
    "IsInf",
    "IsNaN",
    "LRN",
    "LayerNormalization",
    "LeakyRelu",
    "Log",
    "LogSoftmax",
    "LpNormalization",
    "Mish",
    "Neg",
    "Not",
    "PRelu",
    "Pad",
    "QuantizeLinear",
    "RMSNormalization",
    "Reciprocal",
    "Relu",
    "Resize",
    "ReverseSequence",
    "Round",
    "ScatterElements",
    "ScatterND",
    "Selu",
    "Sigmoid",
    "Sign",
    "Sin",
    "Slice",
    "Softmax",
    "Softplus",
    "Softsign",
    "Split",
    "Sqrt",
    "Swish",
    "Tan",
    "Tanh",
    "TensorScatter",
    "ThresholdedRelu",
    "Tile",
    "Transpose",
    "Trilu",
};

/// Operators whose operands are broadcast: the largest rank is that of the
/// result.
static constexpr llvm::StringLiteral broadcasting[] = {
    "Add",        "And",         "BitShift", "BitwiseAnd", "BitwiseOr",
    "BitwiseXor", "Div",         "Equal",    "Greater",    "GreaterOrEqual",
    "Less",       "LessOrEqual", "Max",      "Mean",       "Min",
    "Mod",        "Mul",         "Or",       "Pow",        "Sub",
    "Sum",        "Where",       "Xor",
};

namespace {

/// An operand that has the same rank in all valid models.
struct FixedRank {
  llvm::StringLiteral op;
  unsigned operand;
  int64_t rank;
};

/// An operand that has the rank of another one.
struct EqualRanks {
  llvm::StringLiteral op;
  unsigned operand, other;
};

} // namespace

static constexpr FixedRank fixedRanks[] = {
    {"DepthToSpace", 0, 4},
    {"GRU", 0, 3},
    {"Gemm", 0, 2},
    {"Gemm", 1, 2},
    {"LSTM", 0, 3},
    {"NonMaxSuppression", 0, 3},
    {"NonMaxSuppression", 1, 3},
    {"RNN", 0, 3},
    {"RoiAlign", 0, 4},
    {"RoiAlign", 1, 2},
    {"SpaceToDepth", 0, 4},
};

static constexpr EqualRanks equalRanks[] = {
    {"Conv", 0, 1},
    {"ConvInteger", 0, 1},
    {"ConvTranspose", 0, 1},
    {"GatherElements", 0, 1},
    {"GatherElements", 1, 0},
    {"GridSample", 0, 1},
    {"GridSample", 1, 0},
    {"QLinearConv", 0, 3},
    {"ScatterElements", 1, 0},
    {"ScatterElements", 2, 0},
};

/// Returns the number of axes that operand 1 or the attribute lists, if it is
/// known.
static std::optional<int64_t> countAxes(Operation &op) {
  if (const auto axes = op.getAttrOfType<ArrayAttr>("axes"))
    return int64_t(axes.size());
  if (op.getNumOperands() < 2)
    return std::nullopt;
  const auto type = dyn_cast<RankedTensorType>(op.getOperand(1).getType());
  if (!type || type.getRank() != 1 || type.isDynamicDim(0))
    return std::nullopt;
  return type.getDimSize(0);
}

/// Returns the rank that operand 0 must have for a result of a rank.
static std::optional<int64_t> getFirstRank(Operation &op, int64_t rank) {
  const llvm::StringRef name = op.getName().stripDialect();
  if (llvm::is_contained(sameRank, name))
    return rank;
  const std::optional<int64_t> count = countAxes(op);
  if (name == "Unsqueeze" && count)
    return rank - *count;
  if (name == "Squeeze" && count)
    return rank + *count;
  if (name.starts_with("Reduce") || name == "ArgMax" || name == "ArgMin") {
    const auto keepdims = op.getAttrOfType<IntegerAttr>("keepdims");
    if (!keepdims || !keepdims.getValue().isZero())
      return rank;
    if (name.starts_with("Arg"))
      return rank + 1;
    if (count && *count > 0)
      return rank + *count;
  }
  return std::nullopt;
}

/// Returns the rank of a factor of a product of a rank, if only one is possible
/// with the rank of the other factor. Two dimensions of it are those of
/// matrices, unless it has one only.
static std::optional<int64_t> getFactorRank(int64_t rank, int64_t other) {
  if (other <= 1)
    return rank + 1;
  if (rank == other - 1)
    return 1;
  if (other == 2 || rank > other)
    return rank;
  return std::nullopt;
}

/// Returns the rank that an operand must have besides others.
static std::optional<int64_t> getRankBesides(const ShapeFacts &facts,
                                             Operation &op, unsigned operand,
                                             int64_t rank) {
  int64_t others = 0;
  for (unsigned i = 0; i < op.getNumOperands(); ++i) {
    if (i == operand)
      continue;
    const auto other = facts.getDeclaredRank(op.getOperand(i));
    if (!other)
      return std::nullopt;
    others = std::max(others, *other);
  }
  const llvm::StringRef name = op.getName().stripDialect();
  if (llvm::is_contained(broadcasting, name))
    return others < rank ? std::optional(rank) : std::nullopt;
  if (name == "MatMul")
    return getFactorRank(rank, others);
  // The axis of operand 0 is replaced by the indices.
  if (name == "Gather")
    return rank + 1 - others;
  return std::nullopt;
}

/// Returns the rank that an operand must have whatever the result is.
static std::optional<int64_t> getFixedRank(const ShapeFacts &facts,
                                           Operation &op, unsigned operand) {
  const llvm::StringRef name = op.getName().stripDialect();
  for (const FixedRank &fixed : fixedRanks)
    if (fixed.op == name && fixed.operand == operand)
      return fixed.rank;
  for (const EqualRanks &equal : equalRanks)
    if (equal.op == name && equal.operand == operand &&
        equal.other < op.getNumOperands())
      return facts.getDeclaredRank(op.getOperand(equal.other));
  const auto kernel = op.getAttrOfType<ArrayAttr>("kernel_shape");
  if (operand == 0 && kernel && name.ends_with("Pool"))
    return int64_t(kernel.size()) + 2;
  if (operand == 0 && name == "Transpose")
    if (const auto order = op.getAttrOfType<ArrayAttr>("perm"))
      return int64_t(order.size());
  if (name == "Concat")
    for (Value other : op.getOperands())
      if (const auto rank = facts.getDeclaredRank(other))
        return rank;
  return std::nullopt;
}

/// Declares the rank of a value that has none.
static void declare(ShapeFacts &facts, Value value,
                    std::optional<int64_t> rank) {
  if (rank && *rank >= 0 && isa<TensorType>(value.getType()) &&
      !facts.getDeclaredRank(value))
    facts.declare(value, DimList(*rank));
}

/// Declares what the results of an operation say about its operands.
static void declareOperands(ShapeFacts &facts, Operation &op) {
  const llvm::StringRef name = op.getName().stripDialect();
  if (op.getNumResults() == 0)
    return;
  if (name == "If") {
    // A branch that yields another rank is not taken in a valid run. Only an If
    // can have one rank or another.
    for (Region &region : op.getRegions()) {
      if (region.empty() || region.front().empty())
        continue;
      for (auto [result, value] :
           llvm::zip(op.getResults(), region.front().back().getOperands()))
        if (Operation *inner = value.getDefiningOp();
            inner && inner->getName() == op.getName())
          declare(facts, value, facts.getDeclaredRank(result));
    }
    return;
  }
  const std::optional<int64_t> rank = facts.getDeclaredRank(op.getResult(0));
  for (unsigned i = 0; i < op.getNumOperands(); ++i) {
    Value operand = op.getOperand(i);
    declare(facts, operand, getFixedRank(facts, op, i));
    if (!rank)
      continue;
    if (i == 0)
      declare(facts, operand, getFirstRank(op, *rank));
    if (name == "Concat")
      declare(facts, operand, rank);
    declare(facts, operand, getRankBesides(facts, op, i, *rank));
  }
}

void declareNeededRanks(ShapeFacts &facts, Operation *function) {
  llvm::SmallVector<Operation *> ops;
  function->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op->getName().getStringRef().starts_with("onnx."))
      ops.push_back(op);
  });
  // Users come before what they use.
  for (Operation *op : llvm::reverse(ops))
    declareOperands(facts, *op);
}

} // namespace mlir::onnx
