// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/transforms/simplify_shape/expansions.h"

#include <algorithm>
#include <optional>

#include "core/ir/builtin/builtin_types.h"
#include "core/ir/builtin/type_utilities.h"
#include "core/ir/structure/builders.h"
#include "core/support/llvm.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"

namespace mlir::onnx {

using SizeList = llvm::SmallVector<DimExpr>;

/// Returns whether an operator computes each element of result 0 from one of
/// each operand, which are broadcast.
static bool isElementwise(Operation *op) {
  llvm::StringRef name = op->getName().getStringRef();
  return name.consume_front("onnx.") &&
         llvm::StringSwitch<bool>(name)
             .Cases("Add", "Sub", "Mul", "Div", "Pow", true)
             .Cases("And", "Or", "Xor", "Not", "Where", true)
             .Cases("Equal", "Less", "LessOrEqual", "Greater", "GreaterOrEqual",
                    true)
             .Cases("Cast", "Neg", "Abs", "Exp", "Sqrt", "IsNaN", true)
             .Default(false);
}

static bool isExpansion(Value value) {
  Operation *op = value.getDefiningOp();
  return op && op->getName().getStringRef() == "onnx.Expand";
}

namespace {

class ExpansionRemover {
public:
  explicit ExpansionRemover(ShapeAnalysis &shapes) : shapes(shapes) {}

  void visit(Operation *op);

private:
  std::optional<SizeList> getShape(Value value) const;
  std::optional<SizeList> broadcast(ValueRange operands) const;
  bool isOneElement(Value value, size_t rank) const;
  void dropOperand(Operation *op, unsigned i);
  void moveBehind(Operation *op);

  ShapeAnalysis &shapes;
  /// The shapes of values that are new.
  llvm::DenseMap<Value, SizeList> known;
};

} // namespace

std::optional<SizeList> ExpansionRemover::getShape(Value value) const {
  if (const auto found = known.find(value); found != known.end())
    return found->second;
  const auto shape = shapes.getShape(value);
  if (!shape)
    return std::nullopt;
  return SizeList(*shape);
}

/// Returns the common shape of operands, or nullopt if one has none.
std::optional<SizeList> ExpansionRemover::broadcast(ValueRange operands) const {
  llvm::SmallVector<SizeList> all;
  size_t rank = 0;
  for (Value operand : operands) {
    auto shape = getShape(operand);
    if (!shape)
      return std::nullopt;
    rank = std::max(rank, shape->size());
    all.push_back(std::move(*shape));
  }
  SizeList common;
  for (size_t i = 0; i < rank; ++i) {
    SizeList sizes;
    for (const SizeList &shape : all)
      if (i + shape.size() >= rank)
        sizes.push_back(shape[i + shape.size() - rank]);
    common.push_back(shapes.getContext().broadcast(sizes));
  }
  return common;
}

/// Returns whether a value has one element, and no more dimensions than `rank`.
bool ExpansionRemover::isOneElement(Value value, size_t rank) const {
  const auto shape = getShape(value);
  return shape && shape->size() <= rank &&
         llvm::all_of(*shape, [](DimExpr size) { return size.isConstant(1); });
}

/// Replaces an operand by what it expands, if the result keeps its shape.
void ExpansionRemover::dropOperand(Operation *op, unsigned i) {
  Value expanded = op->getOperand(i).getDefiningOp()->getOperand(0);
  llvm::SmallVector<Value> operands(op->getOperands());
  operands[i] = expanded;
  const auto shape = getShape(op->getResult(0));
  if (shape && shape == broadcast(operands))
    op->setOperand(i, expanded);
}

/// Replaces an operator of one expansion and of single elements by the
/// expansion of the operator of what is expanded.
void ExpansionRemover::moveBehind(Operation *op) {
  unsigned place = 0;
  while (place < op->getNumOperands() && !isExpansion(op->getOperand(place)))
    ++place;
  if (place == op->getNumOperands() || !op->getOperand(place).hasOneUse())
    return;
  Operation *expansion = op->getOperand(place).getDefiningOp();
  Value x = expansion->getOperand(0);
  const auto small = dyn_cast<RankedTensorType>(x.getType());
  const auto shape = getShape(x), large = getShape(op->getResult(0));
  if (!small || !shape || !large)
    return;
  for (unsigned i = 0; i < op->getNumOperands(); ++i)
    if (i != place && !isOneElement(op->getOperand(i), shape->size()))
      return;
  OpBuilder builder(op);
  Operation *inner = builder.clone(*op);
  inner->setOperand(place, x);
  inner->getResult(0).setType(RankedTensorType::get(
      small.getShape(), getElementTypeOrSelf(op->getResult(0))));
  OperationState state(op->getLoc(), expansion->getName().getStringRef());
  state.addOperands({inner->getResult(0), expansion->getOperand(1)});
  state.addTypes(op->getResult(0).getType());
  Value outer = builder.create(state)->getResult(0);
  known[inner->getResult(0)] = *shape;
  known[outer] = *large;
  op->getResult(0).replaceAllUsesWith(outer);
}

void ExpansionRemover::visit(Operation *op) {
  if (op->getNumResults() != 1 || !isElementwise(op))
    return;
  for (unsigned i = 0; i < op->getNumOperands(); ++i)
    if (isExpansion(op->getOperand(i)))
      dropOperand(op, i);
  moveBehind(op);
}

void removeExpansions(Operation *function, ShapeAnalysis &shapes) {
  llvm::SmallVector<Operation *> operations;
  function->walk([&](Operation *op) { operations.push_back(op); });
  ExpansionRemover remover(shapes);
  for (Operation *op : operations)
    remover.visit(op);
}

} // namespace mlir::onnx
