// SPDX-License-Identifier: Apache-2.0
//
// Folders and rules: of all kinds that drivers have to cope with.
#include "core/rewrite/pattern_set.h"
#include "dialects/arith/arith.h"
#include "dialects/func/func.h"
#include "dialects/test/test.h"

using namespace mlir;
using namespace test;

// Folders

/// To an attribute.
OpFoldResult TestOpConstant::fold(FoldAdaptor) { return getValue(); }

/// To several values.
LogicalResult TestOpWithVariadicResultsAndFolder::fold(
    FoldAdaptor, SmallVectorImpl<OpFoldResult> &results) {
  // Without any, it would seem to be changed in place, again and again.
  const unsigned count = (*this)->getNumResults();
  if (count == 0 || (*this)->getNumOperands() < count)
    return failure();
  llvm::append_range(results, (*this)->getOperands().take_front(count));
  return success();
}

/// In place, once: `attr` becomes the operand's value.
OpFoldResult TestOpInPlaceFold::fold(FoldAdaptor adaptor) {
  auto value = dyn_cast_or_null<IntegerAttr>(adaptor.getOp());
  if (!value || getAttrAttr())
    return {};
  setAttrAttr(value);
  return (*this)->getResult(0);
}

/// In place, once, whatever the operands are.
OpFoldResult TestOpInPlaceSelfFold::fold(FoldAdaptor) {
  if (getFolded())
    return {};
  setFolded(true);
  return (*this)->getResult(0);
}

/// In place, again and again: a driver that has no limit does not end.
LogicalResult TestOpInPlaceFoldSuccess::fold(FoldAdaptor,
                                             SmallVectorImpl<OpFoldResult> &) {
  return success();
}

/// To a number that tells what the adaptor gives: the operand, twice the sum of
/// the group, three times that of the groups, four times the number of blocks.
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

/// To its operand, though it has a region.
OpFoldResult TestOpWithRegionFold::fold(FoldAdaptor) { return getOperand(); }

/// Not at all, so that the trait may.
OpFoldResult TestInvolutionTraitFailingOperationFolderOp::fold(FoldAdaptor) {
  return {};
}

/// To its operand, if that is a result, before the trait does.
OpFoldResult TestInvolutionTraitSuccesfulOperationFolderOp::fold(FoldAdaptor) {
  Value operand = (*this)->getOperand(0);
  return operand.getDefiningOp() ? operand : Value();
}

/// To the first operand, if that is constant.
OpFoldResult ManualCppOpWithFold::fold(FoldAdaptor adaptor) {
  if (adaptor.getOperands().empty())
    return {};
  return adaptor.getOperands().front();
}

// Rules

namespace {

/// op_with_region_pattern { … } -> nothing.
struct TestRemoveOpWithInnerOps final
    : OpRewritePattern<TestOpWithRegionPattern> {
  using Base::Base;

  /// By which it is disabled, say.
  void initialize() { setDebugName("TestRemoveOpWithInnerOps"); }

  LogicalResult matchAndRewrite(TestOpWithRegionPattern op,
                                PatternRewriter &rewriter) const override {
    rewriter.eraseOp(op);
    return success();
  }
};

/// fold_to_call_op @f -> call @f().
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

// The dialect's

/// dialect_canonicalizable -> 42.
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
