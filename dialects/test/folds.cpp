// SPDX-License-Identifier: Apache-2.0
//
// Folds and patterns of all kinds that drivers must support.
#include "core/rewrite/pattern_set.h"
#include "dialects/arith/arith.h"
#include "dialects/func/func.h"
#include "dialects/test/test.h"

using namespace mlir;
using namespace test;

// Folders

/// Folds to an attribute.
OpFoldResult TestOpConstant::fold(FoldAdaptor) { return getValue(); }

/// Folds to several values.
LogicalResult TestOpWithVariadicResultsAndFolder::fold(
    FoldAdaptor, SmallVectorImpl<OpFoldResult> &results) {
  // An empty list of results would mean an in-place fold, which repeats
  // forever.
  const unsigned count = (*this)->getNumResults();
  if (count == 0 || (*this)->getNumOperands() < count)
    return failure();
  llvm::append_range(results, (*this)->getOperands().take_front(count));
  return success();
}

/// Folds in place, once: `attr` becomes the value of the operand.
OpFoldResult TestOpInPlaceFold::fold(FoldAdaptor adaptor) {
  auto value = dyn_cast_or_null<IntegerAttr>(adaptor.getOp());
  if (!value || getAttrAttr())
    return {};
  setAttrAttr(value);
  return (*this)->getResult(0);
}

/// Folds in place, once, for any operands.
OpFoldResult TestOpInPlaceSelfFold::fold(FoldAdaptor) {
  if (getFolded())
    return {};
  setFolded(true);
  return (*this)->getResult(0);
}

/// Folds in place forever: a driver without a limit does not terminate.
LogicalResult TestOpInPlaceFoldSuccess::fold(FoldAdaptor,
                                             SmallVectorImpl<OpFoldResult> &) {
  return success();
}

/// Folds to a sum that tests the adaptor: the operand, twice the sum of the
/// variadic operands, three times that of the nested groups, and four times the
/// number of blocks.
OpFoldResult TestOpFoldWithFoldAdaptor::fold(FoldAdaptor adaptor) {
  auto getValue = [](Attribute operand) -> int64_t {
    auto value = dyn_cast_or_null<IntegerAttr>(operand);
    return value ? value.getValue().getSExtValue() : 0;
  };
  int64_t sum = getValue(adaptor.getOp());
  for (Attribute operand : adaptor.getVariadic())
    sum += 2 * getValue(operand);
  for (ArrayRef<Attribute> group : adaptor.getVarOfVar())
    for (Attribute operand : group)
      sum += 3 * getValue(operand);
  sum += 4 * std::distance(adaptor.getBody().begin(), adaptor.getBody().end());
  return Attribute(IntegerAttr::get(getRes().getType(), sum));
}

/// Folds to the operand, although the operation has a region.
OpFoldResult TestOpWithRegionFold::fold(FoldAdaptor) { return getOperand(); }

/// Does not fold, so that the trait may fold the operation.
OpFoldResult TestInvolutionTraitFailingOperationFolderOp::fold(FoldAdaptor) {
  return {};
}

/// Folds to the operand if that is a result, before the trait folds.
OpFoldResult TestInvolutionTraitSuccesfulOperationFolderOp::fold(FoldAdaptor) {
  Value operand = (*this)->getOperand(0);
  return operand.getDefiningOp() ? operand : Value();
}

/// Folds to the first operand if it is constant.
OpFoldResult ManualCppOpWithFold::fold(FoldAdaptor adaptor) {
  if (adaptor.getOperands().empty())
    return {};
  return adaptor.getOperands().front();
}

// Patterns

namespace {

/// op_with_region_pattern { … } -> nothing
struct TestRemoveOpWithInnerOps final
    : OpRewritePattern<TestOpWithRegionPattern> {
  using Base::Base;

  /// The name by which options disable the pattern.
  void initialize() { setDebugName("TestRemoveOpWithInnerOps"); }

  LogicalResult matchAndRewrite(TestOpWithRegionPattern op,
                                PatternRewriter &rewriter) const override {
    rewriter.eraseOp(op);
    return success();
  }
};

/// fold_to_call_op @f -> call @f()
struct FoldToCallOpPattern final : OpRewritePattern<FoldToCallOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(FoldToCallOp op,
                                PatternRewriter &rewriter) const override {
    rewriter.replaceOpWithNewOp<func::CallOp>(op, TypeRange(),
                                              op.getCalleeAttr(), ValueRange());
    return success();
  }
};

} // namespace

void TestOpWithRegionPattern::getCanonicalizationPatterns(
    RewritePatternSet &results, MLIRContext *context) {
  results.add<TestRemoveOpWithInnerOps>(context);
}

void FoldToCallOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                               MLIRContext *context) {
  results.add<FoldToCallOpPattern>(context);
}

// Patterns of the dialect

/// dialect_canonicalizable -> 42
static LogicalResult canonicalize(TestDialectCanonicalizerOp op,
                                  PatternRewriter &rewriter) {
  rewriter.replaceOpWithNewOp<arith::ConstantOp>(
      op, TypedAttr(rewriter.getI32IntegerAttr(42)));
  return success();
}

void TestDialect::getCanonicalizationPatterns(
    RewritePatternSet &results) const {
  results.add(canonicalize);
}

Operation *TestDialect::materializeConstant(OpBuilder &builder, Attribute value,
                                            Type type, Location loc) {
  return TestOpConstant::create(builder, loc, type, value);
}
