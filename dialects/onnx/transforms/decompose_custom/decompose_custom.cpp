// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/transforms/decompose_custom/decompose_custom.h"

#include "core/ir/builtin/builtin_types.h"
#include "dialects/func/func.h"
#include "dialects/onnx/onnx.h"
#include "dialects/onnx/shape/shape_analysis.h"
#include "dialects/onnx/transforms/decompose_custom/custom_node.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/Twine.h"

namespace mlir::onnx {

#define GEN_PASS_DEF_DECOMPOSECUSTOMPASS
#include "dialects/onnx/transforms/decompose_custom/decompose_custom_pass.h.inc"

static llvm::StringMap<const CustomRule *> makeTable() {
  llvm::StringMap<const CustomRule *> table;
  for (llvm::ArrayRef<CustomRule> rules :
       {getActivationRules(), getAttentionRules(), getMovementRules(),
        getNormalizationRules(), getProductRules(), getQuantizedProductRules(),
        getQuantizedRules()})
    for (const CustomRule &rule : rules)
      table[rule.name] = &rule;
  return table;
}

/// Returns the rule of an operation, or null.
static const CustomRule *lookupRule(Operation *op) {
  static const llvm::StringMap<const CustomRule *> table = makeTable();
  auto custom = dyn_cast<CustomOp>(op);
  if (!custom || custom.getDomainName() != "com.microsoft")
    return nullptr;
  return table.lookup(custom.getFunctionName());
}

/// Checks that an operation has the operands that its rule needs, and that all
/// operands and results are tensors or omitted.
static LogicalResult checkNode(const CustomNode &node, const CustomRule &rule) {
  for (unsigned i : rule.required)
    if (!node.hasOperand(i))
      return node.op->emitError()
             << "operator '" << rule.name << "' has no input " << i
             << ", which it needs";
  auto isTensor = [](Type type) { return isa<TensorType, NoneType>(type); };
  if (!llvm::all_of(node.op->getOperandTypes(), isTensor) ||
      !llvm::all_of(node.op->getResultTypes(), isTensor))
    return node.refuse("a value that is no tensor");
  return success();
}

/// Replaces an operation. Returns false if it remains.
static FailureOr<bool> replace(Operation *op, ShapeAnalysis &shapes) {
  NodeBuilder builder(op->getLoc(), op);
  const CustomNode node(op, shapes, builder);
  const CustomRule &rule = *lookupRule(op);
  if (failed(checkNode(node, rule)))
    return failure();
  FailureOr<Replacement> values = rule.apply(node);
  if (failed(values))
    return failure();
  if (values->empty())
    return false;
  for (OpResult result : op->getResults())
    if (const unsigned i = result.getResultNumber();
        !result.use_empty() && (i >= values->size() || !(*values)[i]))
      return node.refuse("result " + llvm::Twine(i));
  replaceResults(op, *values, builder);
  return true;
}

namespace {

struct DecomposeCustomPass
    : impl::DecomposeCustomPassBase<DecomposeCustomPass> {
  using DecomposeCustomPassBase::DecomposeCustomPassBase;

  void runOnOperation() override {
    func::FuncOp function = getOperation();
    llvm::SmallVector<Operation *> remaining;
    function->walk([&](Operation *op) {
      if (lookupRule(op))
        remaining.push_back(op);
    });
    // A node that is replaced may give a rank to one after it.
    for (size_t count = 0; !remaining.empty() && count != remaining.size();) {
      count = remaining.size();
      ShapeAnalysis shapes(function);
      if (!shapes.isValid())
        return signalPassFailure();
      llvm::SmallVector<Operation *> replaced;
      for (Operation *op : remaining) {
        const FailureOr<bool> isReplaced = replace(op, shapes);
        if (failed(isReplaced))
          return signalPassFailure();
        if (*isReplaced)
          replaced.push_back(op);
      }
      llvm::erase_if(remaining, [&](Operation *op) {
        return llvm::is_contained(replaced, op);
      });
      eraseUnused(replaced);
    }
    if (remaining.empty())
      return;
    remaining.front()->emitError()
        << "operator '" << lookupRule(remaining.front())->name
        << "' has an input without a known rank, which is not implemented";
    signalPassFailure();
  }
};

} // namespace

} // namespace mlir::onnx
