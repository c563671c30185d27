// SPDX-License-Identifier: Apache-2.0
//
// Conditionals, switches and regions.
#include "conversions/scf_to_cf/pattern_families.h"
#include "dialects/arith/arith.h"

using namespace mlir;
using namespace mlir::scf;
using namespace mlir::scf_to_cf;

namespace {

/// if c { A; yield x… } else { B; yield y… }
///   -> cond_br c, ^then, ^else; ^then: A; br ^next(x…); ^else: B; br ^next(y…)
struct IfLowering : OpRewritePattern<IfOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(IfOp op,
                                PatternRewriter &rewriter) const override {
    if (failed(checkSplit(rewriter, op)))
      return failure();
    const Location loc = op.getLoc();
    Block *before = rewriter.getInsertionBlock();
    Block *rest = rewriter.splitBlock(before, rewriter.getInsertionPoint());
    Block *next = rest;
    if (op->getNumResults() != 0) {
      next =
          rewriter.createBlock(rest, op->getResultTypes(),
                               SmallVector<Location>(op->getNumResults(), loc));
      cf::BranchOp::create(rewriter, loc, rest);
    }
    auto inlineRegion = [&](Region &region) {
      Block *first = &region.front();
      replaceByBranch(rewriter, loc, region.back().getTerminator(), next);
      rewriter.inlineRegionBefore(region, next);
      return first;
    };
    Block *thenBlock = inlineRegion(op.getThenRegion());
    Block *elseBlock =
        op.getElseRegion().empty() ? next : inlineRegion(op.getElseRegion());
    rewriter.setInsertionPointToEnd(before);
    cf::CondBranchOp::create(rewriter, loc, op.getCondition(), thenBlock,
                             ValueRange(), elseBlock, ValueRange());
    rewriter.replaceOp(op, ValueRange(next->getArguments()));
    return success();
  }
};

/// execute_region { A; yield x… } -> br ^first; ^first: A; br ^next(x…)
struct ExecuteRegionLowering : OpRewritePattern<ExecuteRegionOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(ExecuteRegionOp op,
                                PatternRewriter &rewriter) const override {
    if (failed(checkSplit(rewriter, op)))
      return failure();
    const Location loc = op.getLoc();
    Block *before = rewriter.getInsertionBlock();
    Block *rest = rewriter.splitBlock(before, rewriter.getInsertionPoint());
    Region &region = op.getRegion();
    rewriter.setInsertionPointToEnd(before);
    cf::BranchOp::create(rewriter, loc, &region.front());
    for (Block &block : region)
      if (auto yield = dyn_cast<YieldOp>(block.getTerminator()))
        replaceByBranch(rewriter, loc, yield, rest);
    rewriter.inlineRegionBefore(region, rest);
    SmallVector<Value> results;
    for (BlockArgument argument :
         rest->addArguments(op->getResultTypes(),
                            SmallVector<Location>(op->getNumResults(), loc)))
      results.push_back(argument);
    rewriter.replaceOp(op, results);
    return success();
  }
};

/// index_switch v case 1 { A; yield x… } … default { B; yield y… }
///   -> switch v, [default: ^d, 1: ^a, …]; ^a: A; br ^next(x…); ^d: B; br …
struct IndexSwitchLowering : OpRewritePattern<IndexSwitchOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(IndexSwitchOp op,
                                PatternRewriter &rewriter) const override {
    if (failed(checkSplit(rewriter, op)))
      return failure();
    const Location loc = op.getLoc();
    Block *before = rewriter.getInsertionBlock();
    Block *next = rewriter.splitBlock(before, Block::iterator(op));
    SmallVector<Value> results;
    for (Type type : op->getResultTypes())
      results.push_back(next->addArgument(type, loc));
    auto inlineRegion = [&](Region &region) {
      Block *block = &region.front();
      Operation *yield = block->getTerminator();
      replaceByBranch(rewriter, yield->getLoc(), yield, next);
      rewriter.inlineRegionBefore(region, next);
      return block;
    };
    SmallVector<Block *> blocks;
    for (Region &region : op.getCaseRegions())
      blocks.push_back(inlineRegion(region));
    Block *defaultBlock = inlineRegion(op.getDefaultRegion());

    // The flag has 64 bits if a case needs more than 32.
    const ArrayRef<int64_t> cases = op.getCases();
    const unsigned width =
        llvm::all_of(cases,
                     [](int64_t value) { return llvm::isInt<32>(value); })
            ? 32
            : 64;
    const Type flagType = rewriter.getIntegerType(width);
    SmallVector<APInt> values;
    for (int64_t value : cases)
      values.emplace_back(width, value, /*isSigned=*/true);
    rewriter.setInsertionPointToEnd(before);
    Value flag =
        arith::IndexCastOp::create(rewriter, loc, flagType, op.getArg());
    cf::SwitchOp::create(rewriter, loc, flag, defaultBlock, ValueRange(),
                         ArrayRef<APInt>(values), blocks,
                         SmallVector<ValueRange>(blocks.size()));
    rewriter.replaceOp(op, results);
    return success();
  }
};

} // namespace

void scf_to_cf::populateBranchPatterns(RewritePatternSet &patterns) {
  patterns.add<ExecuteRegionLowering, IfLowering, IndexSwitchLowering>(
      patterns.getContext());
}
