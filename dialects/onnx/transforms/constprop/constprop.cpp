// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/transforms/constprop/constprop.h"

#include <algorithm>
#include <functional>
#include <memory>

#include "core/ir/builtin/type_utilities.h"
#include "core/ir/descriptor/broadcast.h"
#include "core/rewrite/greedy.h"
#include "core/rewrite/pattern_set.h"
#include "core/rewrite/table/rule_pattern.h"
#include "core/support/llvm.h"
#include "dialects/arith/arith.h"
#include "dialects/func/func.h"
#include "dialects/math/dialect.h"
#include "dialects/memref/memref.h"
#include "dialects/onnx/evaluate/evaluate.h"
#include "dialects/onnx/rules/constants.h"
#include "dialects/onnx/rules/rules.h"
#include "dialects/onnx/shape/shape_analysis.h"
#include "dialects/scf/scf.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

#define GEN_PASS_DEF_CONSTPROPONNXPASS
#include "dialects/onnx/transforms/constprop/constprop_pass.h.inc"

//===----------------------------------------------------------------------===//
// Normalization

static bool isConstant(Value value) {
  Operation *op = value.getDefiningOp();
  return op && op->getName().getStringRef() == "onnx.Constant";
}

/// Returns the type of the element-wise operation on two tensors, or null if
/// their types do not tell.
static Type getBroadcastType(Value a, Value b) {
  return llvm::dyn_cast_or_null<RankedTensorType>(
      getBroadcastedType(a.getType(), b.getType()));
}

/// Returns whether the constants are joined to finite numbers, each element of
/// one with each of the other. Constants with many elements are not joined.
static bool joinsFinitely(Value a, Value b,
                          std::function<double(double, double)> join) {
  constexpr int64_t maxElements = int64_t(1) << 16;
  const ElementsAttr left = getElements(a), right = getElements(b);
  if (!left || !right || left.getShapedType().getNumElements() > maxElements ||
      right.getShapedType().getNumElements() > maxElements)
    return false;
  if (isa<IntegerType>(getElementTypeOrSelf(a)))
    return true;
  const auto numbers = getFloats(a), others = getFloats(b);
  if (!numbers || !others)
    return false;
  // The extremes of both have the largest results.
  auto findExtremes = [](llvm::ArrayRef<double> list) {
    llvm::SmallVector<double, 2> extremes;
    if (!list.empty())
      extremes = {*std::min_element(list.begin(), list.end()),
                  *std::max_element(list.begin(), list.end())};
    return extremes;
  };
  llvm::SmallVector<double> joined(*numbers);
  llvm::append_range(joined, *others);
  for (double number : findExtremes(*numbers))
    for (double other : findExtremes(*others))
      joined.push_back(join(number, other));
  return areFinite(joined, getElementTypeOrSelf(a));
}

namespace {
#include "dialects/onnx/transforms/constprop/constprop_rules.h.inc"
} // namespace

//===----------------------------------------------------------------------===//
// Folding

namespace {

/// Finds operators of constants and computes them.
class ConstantFolder {
public:
  ConstantFolder(ShapeAnalysis &shapes, const EvaluationLimits &limits)
      : shapes(shapes), limits(limits) {}

  /// Replaces what can be computed. Returns whether anything was.
  bool run(Region &region);

private:
  ElementsAttr lookup(Value value);
  void fold(Operation *op);
  bool replace(Operation *op);

  ShapeAnalysis &shapes;
  const EvaluationLimits &limits;
  llvm::DenseMap<Value, ElementsAttr> known;
  llvm::SmallVector<Operation *> folded;
};

} // namespace

/// Returns the elements of a constant or of a value that is computed, or null.
ElementsAttr ConstantFolder::lookup(Value value) {
  if (const ElementsAttr elements = known.lookup(value))
    return elements;
  return getElements(value);
}

void ConstantFolder::fold(Operation *op) {
  const llvm::StringRef name = op->getName().getStringRef();
  if (!name.starts_with("onnx.") || name == "onnx.Constant" ||
      op->getNumRegions() != 0 || op->getNumResults() == 0 ||
      op->getNumOperands() == 0)
    return;
  llvm::SmallVector<ElementsAttr> operands;
  for (Value operand : op->getOperands()) {
    operands.push_back(lookup(operand));
    if (!operands.back() && !isa<NoneType>(operand.getType()))
      return;
  }
  if (llvm::none_of(operands, [](ElementsAttr x) { return bool(x); }))
    return;
  const auto results = evaluateOperator(op, operands, shapes, limits);
  if (!results)
    return;
  for (auto [result, elements] : llvm::zip(op->getResults(), *results))
    if (elements)
      known[result] = elements;
  folded.push_back(op);
}

/// Replaces the results that are used. The types of constants may be more
/// precise, which other dialects may not permit.
bool ConstantFolder::replace(Operation *op) {
  OpBuilder builder(op);
  bool isChanged = false;
  for (Value result : op->getResults()) {
    const ElementsAttr elements = known.lookup(result);
    if (!elements || result.use_empty())
      continue;
    const bool isSame = elements.getShapedType() == result.getType();
    if (!isSame && !llvm::all_of(result.getUsers(), [](Operation *user) {
          return user->getName().getDialectNamespace() == "onnx";
        }))
      continue;
    result.replaceAllUsesWith(makeConstant(builder, op->getLoc(), elements));
    isChanged = true;
  }
  if (op->use_empty())
    op->erase();
  return isChanged;
}

bool ConstantFolder::run(Region &region) {
  region.walk([&](Operation *op) { fold(op); });
  bool isChanged = false;
  for (Operation *op : llvm::reverse(folded))
    isChanged |= replace(op);
  return isChanged;
}

namespace {

struct ConstPropONNXPass : impl::ConstPropONNXPassBase<ConstPropONNXPass> {
  using ConstPropONNXPassBase::ConstPropONNXPassBase;

  LogicalResult initialize(MLIRContext *context) override {
    RewritePatternSet owned(context);
    owned.add<AddCommute, MulCommute>(context);
    owned.addWithLabel<AddOfConstants, AddOfBoth, MulOfConstants, MulOfBoth,
                       MulOfMatMulAdd>({reassociates}, context);
    owned.addWithLabel<AddMoveLeft, AddMoveRight, MulMoveLeft, MulMoveRight>(
        {reassociates, "move-constants"}, context);
    patterns = std::make_shared<FrozenRewritePatternSet>(std::move(owned),
                                                         disabledPatterns);
    return success();
  }

  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (function.isExternal())
      return;
    const EvaluationLimits limits{maxBytes, maxOperations, maxBytesInMemory};
    // Each round joins constants that the one before made.
    constexpr int maxRounds = 8;
    for (int round = 0; round < maxRounds; ++round) {
      (void)applyPatternsGreedily(function, *patterns);
      ShapeAnalysis shapes(function);
      if (!shapes.isValid())
        return signalPassFailure();
      if (!ConstantFolder(shapes, limits).run(function.getBody()))
        return;
    }
  }

  std::shared_ptr<const FrozenRewritePatternSet> patterns;
};

} // namespace

} // namespace mlir::onnx
