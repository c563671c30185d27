// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/transforms/recompose/flat_softmax.h"

#include "core/ir/structure/builders.h"
#include "core/support/llvm.h"
#include "dialects/onnx/rules/conditions.h"
#include "dialects/onnx/shape/shape_analysis.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir::onnx {

static bool isView(Operation *op) {
  static constexpr llvm::StringLiteral names[] = {"onnx.Flatten",
                                                  "onnx.Reshape"};
  return op && llvm::is_contained(names, op->getName().getStringRef());
}

/// Returns the view of the result of a Softmax of the last dimension of a view,
/// or null.
static Operation *findNextView(Operation *softmax) {
  static constexpr llvm::StringLiteral names[] = {"onnx.LogSoftmax",
                                                  "onnx.Softmax"};
  if (!llvm::is_contained(names, softmax->getName().getStringRef()))
    return nullptr;
  Value flat = softmax->getOperand(0), result = softmax->getResult(0);
  const auto shape = getTypeShape(flat);
  if (!shape || shape->empty() || !isView(flat.getDefiningOp()) ||
      !result.hasOneUse())
    return nullptr;
  const int64_t rank = shape->size();
  if (normalizeAxis(getInteger(softmax, "axis").value_or(-1), rank) != rank - 1)
    return nullptr;
  OpOperand &use = *result.use_begin();
  return isView(use.getOwner()) && use.getOperandNumber() == 0 ? use.getOwner()
                                                               : nullptr;
}

/// Moves a Softmax before the view of its operand, if this has the same rows.
static void replace(Operation *softmax, Operation *next,
                    ShapeAnalysis &shapes) {
  Operation *view = softmax->getOperand(0).getDefiningOp();
  Value x = view->getOperand(0);
  const auto before = shapes.getShape(x),
             inside = shapes.getShape(view->getResult(0)),
             after = shapes.getShape(next->getResult(0));
  if (!before || !inside || !after || before->empty() ||
      !(before->back() == inside->back()))
    return;
  OpBuilder builder(softmax);
  Operation *copy = builder.clone(*softmax);
  copy->setOperand(0, x);
  copy->setAttr("axis", builder.getSI64IntegerAttr(-1));
  copy->getResult(0).setType(x.getType());
  // The next view may restore the shape.
  if (*before == *after && x.getType() == next->getResult(0).getType()) {
    next->getResult(0).replaceAllUsesWith(copy->getResult(0));
    return;
  }
  Operation *moved = builder.clone(*view);
  moved->setOperand(0, copy->getResult(0));
  softmax->getResult(0).replaceAllUsesWith(moved->getResult(0));
}

void recomposeFlatSoftmax(func::FuncOp function) {
  llvm::SmallVector<Operation *> found;
  function->walk([&](Operation *op) {
    if (findNextView(op))
      found.push_back(op);
  });
  if (found.empty())
    return;
  ShapeAnalysis shapes(function);
  if (!shapes.isValid())
    return;
  for (Operation *softmax : found)
    replace(softmax, findNextView(softmax), shapes);
}

} // namespace mlir::onnx
