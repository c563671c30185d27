// SPDX-License-Identifier: Apache-2.0
//
// Canonicalization patterns of execute_region.
#include "core/interfaces/control_flow.h"
#include "core/interfaces/function.h"
#include "core/rewrite/region_branch_patterns.h"
#include "dialects/cf/cf.h"
#include "dialects/scf/patterns.h"

using namespace mlir;
using namespace mlir::scf;

namespace {

/// execute_region { ops; yield v } -> ops; v
/// Guard: the region has one block, which ends with `yield`, and there is no
/// `no_inline`.
struct SingleBlockExecuteInliner final : OpRewritePattern<ExecuteRegionOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(ExecuteRegionOp op,
                                PatternRewriter &rewriter) const override {
    if (op.getNoInline() || !op.getRegion().hasOneBlock() ||
        !isa<YieldOp>(op.getRegion().front().getTerminator()))
      return failure();
    replaceOpWithRegion(rewriter, op, op.getRegion());
    return success();
  }
};

/// a; r = execute_region { blocks; yield v }; b
///   -> a; br ^first;  blocks; br ^rest(v);  ^rest(r): b
/// Guard: the op is in a function or in an execute_region, there is no
/// `no_inline`, and only `yield` leaves the region: another terminator would
/// leave the parent region instead.
struct MultiBlockExecuteInliner final : OpRewritePattern<ExecuteRegionOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(ExecuteRegionOp op,
                                PatternRewriter &rewriter) const override {
    if (op.getNoInline() ||
        !isa<FunctionOpInterface, ExecuteRegionOp>(op->getParentOp()) ||
        llvm::any_of(op.getRegion(), [](Block &block) {
          return isa<RegionBranchTerminatorOpInterface>(block.back()) &&
                 !isa<YieldOp>(block.back());
        }))
      return failure();

    Block *before = op->getBlock();
    Block *rest = rewriter.splitBlock(before, Block::iterator(op));
    rewriter.setInsertionPointToEnd(before);
    cf::BranchOp::create(rewriter, op.getLoc(), &op.getRegion().front());
    for (Block &block : op.getRegion()) {
      auto yield = dyn_cast<YieldOp>(block.back());
      if (!yield)
        continue;
      rewriter.setInsertionPoint(yield);
      cf::BranchOp::create(rewriter, yield.getLoc(), rest, yield.getResults());
      rewriter.eraseOp(yield);
    }
    rewriter.inlineRegionBefore(op.getRegion(), rest);

    SmallVector<Value> results;
    for (OpResult result : op->getResults())
      results.push_back(rest->addArgument(result.getType(), result.getLoc()));
    rewriter.replaceOp(op, results);
    return success();
  }
};

} // namespace

void ExecuteRegionOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                                  MLIRContext *context) {
  results.add<SingleBlockExecuteInliner, MultiBlockExecuteInliner>(context);
  populateRegionBranchOpInterfaceCanonicalizationPatterns(results,
                                                          getOperationName());
}
