// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/transforms/simplify_shape/simplify_shape.h"

#include <optional>

#include "core/ir/builtin/builtin_attributes.h"
#include "core/support/llvm.h"
#include "dialects/func/func.h"
#include "dialects/onnx/dialect.h"
#include "dialects/onnx/rules/constants.h"
#include "dialects/onnx/shape/shape_analysis.h"
#include "dialects/onnx/structure_ops.h"
#include "dialects/onnx/transforms/simplify_shape/expansions.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

#define GEN_PASS_DEF_SIMPLIFYSHAPERELATEDOPSPASS
#include "dialects/onnx/transforms/simplify_shape/simplify_shape_pass.h.inc"

using Sizes = llvm::ArrayRef<DimExpr>;

/// Returns the values of expressions that are constants.
static std::optional<llvm::SmallVector<int64_t>> getConstants(Sizes exprs) {
  llvm::SmallVector<int64_t> values;
  for (DimExpr expr : exprs) {
    const std::optional<int64_t> value =
        expr ? expr.getConstant() : std::nullopt;
    if (!value)
      return std::nullopt;
    values.push_back(*value);
  }
  return values;
}

/// Returns a shape for a reshape of `from` to `to`, or nullopt.
static std::optional<llvm::SmallVector<int64_t>> getReshape(Sizes from,
                                                            Sizes to) {
  llvm::SmallVector<int64_t> shape;
  bool isInferred = false;
  for (auto [i, size] : llvm::enumerate(to)) {
    if (const std::optional<int64_t> value = size.getConstant()) {
      // Zero means the operand's size, and leaves none to infer.
      if (*value <= 0)
        return std::nullopt;
      shape.push_back(*value);
    } else if (i < from.size() && from[i] == size) {
      shape.push_back(0);
    } else {
      if (isInferred)
        return std::nullopt;
      isInferred = true;
      shape.push_back(-1);
    }
  }
  // A size that is copied may be zero, which leaves none to infer.
  if (isInferred && llvm::is_contained(shape, 0))
    return std::nullopt;
  return shape;
}

/// Returns a shape for an expansion of `from` to `to`, or nullopt.
static std::optional<llvm::SmallVector<int64_t>> getExpand(Sizes from,
                                                           Sizes to) {
  llvm::SmallVector<int64_t> shape;
  for (auto [i, size] : llvm::enumerate(to)) {
    const int64_t own = int64_t(i) + from.size() - to.size();
    const std::optional<int64_t> value = size.getConstant();
    if (own >= 0 && from[own] == size)
      shape.push_back(1);
    else if (value && *value > 0)
      shape.push_back(*value);
    else
      return std::nullopt;
  }
  return shape;
}

namespace {

class Simplifier {
public:
  explicit Simplifier(ShapeAnalysis &shapes) : shapes(shapes) {}

  void simplify(Operation *op);

private:
  bool replaceByConstant(Operation *op);
  void replaceByDim(Operation *op);
  void replaceShape(Operation *op);

  ShapeAnalysis &shapes;
};

} // namespace

static bool isConstant(Operation *op) {
  return op->getName().getStringRef() == "onnx.Constant";
}

/// Replaces a tensor of 64-bit integers that are known.
bool Simplifier::replaceByConstant(Operation *op) {
  Value result = op->getResult(0);
  const auto type = dyn_cast<RankedTensorType>(result.getType());
  const auto elements = shapes.getElements(result);
  if (!type || !type.hasStaticShape() ||
      !type.getElementType().isSignlessInteger(64) || !elements ||
      int64_t(elements->size()) != type.getNumElements())
    return false;
  const auto values = getConstants(*elements);
  if (!values)
    return false;
  OpBuilder builder(op);
  result.replaceAllUsesWith(makeConstant(
      builder, op->getLoc(), DenseElementsAttr::get<int64_t>(type, *values)));
  return true;
}

/// Replaces a list of one size of an argument of the function.
void Simplifier::replaceByDim(Operation *op) {
  Value result = op->getResult(0);
  const auto type = dyn_cast<RankedTensorType>(result.getType());
  const auto elements = shapes.getElements(result);
  if (!type || !type.getElementType().isSignlessInteger(64) ||
      type.getShape() != llvm::ArrayRef<int64_t>{1} || !elements ||
      elements->size() != 1 || isa<DimOp>(op) || !elements->front())
    return;
  const DimAtom *symbol = elements->front().getSymbol();
  const auto source = symbol ? shapes.getSource(*symbol) : std::nullopt;
  if (!source || source->isElement)
    return;
  const auto argument = dyn_cast<BlockArgument>(source->value);
  if (!argument || !isa<func::FuncOp>(argument.getOwner()->getParentOp()) ||
      !isa<RankedTensorType>(argument.getType()))
    return;
  OpBuilder builder(op);
  const IntegerAttr axis = builder.getSI64IntegerAttr(source->index);
  result.replaceAllUsesWith(
      DimOp::create(builder, op->getLoc(), type, argument, axis));
}

void Simplifier::replaceShape(Operation *op) {
  const llvm::StringRef name = op->getName().getStringRef();
  const bool isReshape = name == "onnx.Reshape";
  if (!isReshape && name != "onnx.Expand")
    return;
  Operation *given = op->getOperand(1).getDefiningOp();
  const auto from = shapes.getShape(op->getOperand(0));
  const auto to = shapes.getShape(op->getResult(0));
  const auto allowZero = op->getAttrOfType<IntegerAttr>("allowzero");
  if ((given && isConstant(given)) || !from || !to ||
      (allowZero && !allowZero.getValue().isZero()))
    return;
  const auto shape = isReshape ? getReshape(*from, *to) : getExpand(*from, *to);
  if (!shape)
    return;
  OpBuilder builder(op);
  op->setOperand(1, makeIntegers(builder, op->getLoc(), *shape));
}

void Simplifier::simplify(Operation *op) {
  if (op->getName().getDialectNamespace() != "onnx" ||
      op->getNumRegions() != 0 || isConstant(op))
    return;
  if (op->getNumResults() == 1 && !op->use_empty() && !replaceByConstant(op))
    replaceByDim(op);
  replaceShape(op);
}

namespace {

struct SimplifyShapeRelatedOpsPass
    : impl::SimplifyShapeRelatedOpsPassBase<SimplifyShapeRelatedOpsPass> {
  using SimplifyShapeRelatedOpsPassBase::SimplifyShapeRelatedOpsPassBase;

  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (function.isExternal())
      return;
    ShapeAnalysis shapes(function);
    if (!shapes.isValid())
      return signalPassFailure();
    Simplifier simplifier(shapes);
    function->walk([&](Operation *op) { simplifier.simplify(op); });
    removeExpansions(function, shapes);
  }
};

} // namespace

} // namespace mlir::onnx
