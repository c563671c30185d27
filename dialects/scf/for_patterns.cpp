// SPDX-License-Identifier: Apache-2.0
//
// Canonicalization patterns of for.
#include "core/ir/structure/matchers.h"
#include "core/rewrite/region_branch_patterns.h"
#include "dialects/scf/patterns.h"

using namespace mlir;
using namespace mlir::scf;

namespace {

/// for of no iterations, initial v       -> v
/// for i = l, one iteration, initial v { A; yield w }
///                                       -> A with i = l; w
/// for of several iterations { yield w } -> w
/// Guard: the trip count is constant; in the last case, w is defined outside.
struct SimplifyTrivialLoops final : OpRewritePattern<ForOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(ForOp op,
                                PatternRewriter &rewriter) const override {
    const std::optional<APInt> rounds = op.getStaticTripCount();
    if (!rounds)
      return rewriter.notifyMatchFailure(op, "number of rounds is not known");
    if (rounds->isZero()) {
      rewriter.replaceOp(op, op.getInitArgs());
      return success();
    }
    if (rounds->isOne()) {
      SmallVector<Value> arguments{op.getLowerBound()};
      llvm::append_range(arguments, op.getInitArgs());
      replaceOpWithRegion(rewriter, op, op.getRegion(), arguments);
      return success();
    }
    if (!llvm::hasSingleElement(*op.getBody()) ||
        llvm::any_of(op.getYieldedValues(), [&](Value value) {
          return !op.isDefinedOutsideOfLoop(value);
        }))
      return failure();
    rewriter.replaceOp(op, op.getYieldedValues());
    return success();
  }
};

} // namespace

void ForOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                        MLIRContext *context) {
  results.add<SimplifyTrivialLoops>(context);
  populateTensorCastPatterns(results, /*ofForall=*/false);
  populateRegionBranchOpInterfaceCanonicalizationPatterns(results,
                                                          getOperationName());
}

std::optional<llvm::APSInt> scf::computeUbMinusLb(Value lb, Value ub,
                                                  bool isSigned) {
  auto sum = ub.getDefiningOp<arith::AddIOp>();
  if (!sum)
    return std::nullopt;
  const bool wraps =
      isSigned ? !sum.hasNoSignedWrap() : !sum.hasNoUnsignedWrap();
  APInt distance;
  if (wraps || !(Value(sum.getLhs()) == lb) ||
      !matchPattern(Value(sum.getRhs()), m_ConstantInt(&distance)))
    return std::nullopt;
  return llvm::APSInt(distance, /*isUnsigned=*/false);
}

std::optional<APInt> ForOp::getStaticTripCount() {
  return constantTripCount(Value(getLowerBound()), Value(getUpperBound()),
                           Value(getStep()), /*isSigned=*/!getUnsignedCmp(),
                           computeUbMinusLb);
}
