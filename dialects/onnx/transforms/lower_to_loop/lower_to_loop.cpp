// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/transforms/lower_to_loop/lower_to_loop.h"

#include <optional>

#include "dialects/func/func.h"
#include "dialects/onnx/dialect.h"
#include "dialects/onnx/shape/shape_analysis.h"
#include "dialects/onnx/structure_ops.h"
#include "dialects/onnx/transforms/lower_to_loop/loops.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

#define GEN_PASS_DEF_LOWERTOLOOPPASS
#include "dialects/onnx/transforms/lower_to_loop/lower_to_loop_pass.h.inc"

/// Returns whether the condition of an If holds, if it is known.
static std::optional<bool> getCondition(const ShapeAnalysis &shapes,
                                        Operation *branch) {
  const auto elements = shapes.getElements(branch->getOperand(0));
  if (!elements || elements->size() != 1)
    return std::nullopt;
  const std::optional<int64_t> value = elements->front().getConstant();
  if (!value)
    return std::nullopt;
  return *value != 0;
}

/// Replaces an If by the operations of a branch.
static void inlineBranch(Operation *op, Region &region) {
  Block &block = region.front();
  Operation *end = &block.back();
  const SmallVector<Value> values(end->getOperands());
  op->getBlock()->getOperations().splice(Block::iterator(op),
                                         block.getOperations(), block.begin(),
                                         Block::iterator(end));
  op->replaceAllUsesWith(values);
  op->erase();
}

/// Checks that the regions end with the values that they yield.
static LogicalResult checkRegions(Operation *op) {
  for (Region &region : op->getRegions())
    if (region.front().empty() || !isa<YieldOp>(region.front().back()))
      return op->emitOpError() << "has a region that does not end with "
                                  "'onnx.Yield'";
  return success();
}

static LogicalResult lower(Operation *op, const ShapeAnalysis &shapes) {
  const StringRef name = op->getName().getStringRef();
  if ((name == "onnx.If" || name == "onnx.Scan" ||
       name == "onnx.SequenceMap") &&
      failed(checkRegions(op)))
    return failure();
  if (name == "onnx.If") {
    if (const std::optional<bool> condition = getCondition(shapes, op))
      inlineBranch(op, op->getRegion(*condition ? 0 : 1));
    return success();
  }
  if (name == "onnx.Scan")
    return lowerScan(op);
  if (name == "onnx.SequenceMap")
    lowerSequenceMap(op);
  if (name == "onnx.RNN" || name == "onnx.GRU" || name == "onnx.LSTM")
    return lowerRecurrent(op);
  return success();
}

namespace {

struct LowerToLoopPass : impl::LowerToLoopPassBase<LowerToLoopPass> {
  using LowerToLoopPassBase::LowerToLoopPassBase;

  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (function.isExternal())
      return;
    const ShapeAnalysis shapes(function);
    if (!shapes.isValid())
      return signalPassFailure();
    // Inner operations come first.
    SmallVector<Operation *> ops;
    function->walk([&](Operation *op) {
      if (op != function.getOperation())
        ops.push_back(op);
    });
    // A branch that is not taken may be invalid.
    llvm::erase_if(ops, [&](Operation *op) { return isUnused(shapes, op); });
    for (Operation *op : ops)
      if (failed(lower(op, shapes)))
        return signalPassFailure();
  }

private:
  /// Returns whether an operation is in a branch that is not taken.
  bool isUnused(const ShapeAnalysis &shapes, Operation *op) {
    for (; Operation *parent = op->getParentOp(); op = parent) {
      if (parent->getName().getStringRef() != "onnx.If")
        continue;
      const std::optional<bool> condition = getCondition(shapes, parent);
      if (condition &&
          op->getParentRegion() != &parent->getRegion(*condition ? 0 : 1))
        return true;
    }
    return false;
  }
};

} // namespace

} // namespace mlir::onnx
