// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/shape/needed_ranks.h"

#include "core/ir/builtin/builtin_attributes.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

/// Operators whose result has the rank of operand 0.
static constexpr llvm::StringLiteral sameRank[] = {
    "Abs",      "Cast",     "CastLike",   "Ceil",  "Clip",       "Cos",
    "CumSum",   "Dropout",  "Elu",        "Erf",   "Exp",        "Floor",
    "Gelu",     "Identity", "LeakyRelu",  "Log",   "LogSoftmax", "Neg",
    "Not",      "Pad",      "Reciprocal", "Relu",  "Round",      "Selu",
    "Sigmoid",  "Sign",     "Sin",        "Slice", "Softmax",    "Softplus",
    "Softsign", "Sqrt",     "Tan",        "Tanh",  "Transpose",
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
static std::optional<int64_t> getOperandRank(Operation &op, int64_t rank) {
  const llvm::StringRef name = op.getName().stripDialect();
  if (llvm::is_contained(sameRank, name))
    return rank;
  const std::optional<int64_t> count = countAxes(op);
  if (name == "Unsqueeze" && count)
    return rank - *count;
  if (name == "Squeeze" && count)
    return rank + *count;
  if (name.starts_with("Reduce")) {
    const auto keepdims = op.getAttrOfType<IntegerAttr>("keepdims");
    if (!keepdims || !keepdims.getValue().isZero())
      return rank;
    if (count && *count > 0)
      return rank + *count;
  }
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
  if (!rank)
    return;
  if (name == "Concat")
    for (Value operand : op.getOperands())
      declare(facts, operand, rank);
  else if (op.getNumOperands() != 0)
    declare(facts, op.getOperand(0), getOperandRank(op, *rank));
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
