// SPDX-License-Identifier: Apache-2.0
//
// Canonicalization patterns of index_switch.
#include "core/ir/structure/matchers.h"
#include "core/rewrite/region_branch_patterns.h"
#include "dialects/scf/patterns.h"

using namespace mlir;
using namespace mlir::scf;

namespace {

/// r = index_switch c { case c { A; yield v } … } -> A; r = v
/// Guard: the operand c is constant.
struct FoldConstantCase final : OpRewritePattern<IndexSwitchOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(IndexSwitchOp op,
                                PatternRewriter &rewriter) const override {
    const std::optional<int64_t> value =
        getConstantIntValue(Value(op.getArg()));
    if (!value)
      return failure();
    Region *region = &op.getDefaultRegion();
    for (auto [each, caseRegion] :
         llvm::zip(op.getCases(), op.getCaseRegions()))
      if (each == *value)
        region = &caseRegion;
    replaceOpWithRegion(rewriter, op, *region);
    return success();
  }
};

} // namespace

void IndexSwitchOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                                MLIRContext *context) {
  results.add<FoldConstantCase>(context);
  populateRegionBranchOpInterfaceCanonicalizationPatterns(results,
                                                          getOperationName());
}
