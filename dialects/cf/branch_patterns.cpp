// SPDX-License-Identifier: Apache-2.0
//
// Canonicalization of assert, br and cond_br.
#include "core/ir/structure/matchers.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/arith/arith.h"
#include "dialects/cf/cf.h"
#include "dialects/cf/pass_through.h"
#include "dialects/ub/ub.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;
using namespace mlir::cf;

/// assert true -> nothing.
LogicalResult AssertOp::canonicalize(AssertOp op, PatternRewriter &rewriter) {
  if (!matchPattern(Value(op.getArg()), m_One()))
    return failure();
  rewriter.eraseOp(op);
  return success();
}

/// Returns true if the chain of `br`s that starts in `block` reaches a block of
/// `visited`, or reaches a block twice.
static bool leadsRound(Block *block, llvm::SmallDenseSet<Block *> visited) {
  while (!block->empty()) {
    auto branch = dyn_cast<BranchOp>(block->back());
    if (!branch)
      return false;
    block = branch.getDest();
    if (!visited.insert(block).second)
      return true;
  }
  return false;
}

LogicalResult cf::collapseBranch(Destination &destination) {
  Block *block = destination.block;
  if (!llvm::hasSingleElement(*block))
    return failure();
  auto branch = dyn_cast<BranchOp>(block->back());
  if (!branch)
    return failure();
  for (BlockArgument argument : block->getArguments())
    for (Operation *user : argument.getUsers())
      if (user != branch.getOperation())
        return failure();
  Block *next = branch.getDest();
  if (next == block || leadsRound(next, {block, next}))
    return failure();

  SmallVector<Value> operands;
  for (Value operand : branch.getDestOperands()) {
    auto argument = dyn_cast<BlockArgument>(operand);
    operands.push_back(argument && argument.getOwner() == block
                           ? destination.operands[argument.getArgNumber()]
                           : operand);
  }
  destination = {next, std::move(operands)};
  return success();
}

/// A; br ^next(v) … ^next(x): B  ->  A; B with x = v
/// Guard: the `br` is the only branch to ^next.
static LogicalResult mergeWithSuccessor(BranchOp op,
                                        PatternRewriter &rewriter) {
  Block *next = op.getDest(), *block = op->getBlock();
  if (next == block || !llvm::hasSingleElement(next->getPredecessors()))
    return failure();
  const Destination destination = getDestination(next, op.getDestOperands());
  rewriter.eraseOp(op);
  rewriter.mergeBlocks(next, block, destination.operands);
  return success();
}

/// br ^a; ^a: br ^b  ->  br ^b
/// Guard: ^a contains nothing else, and the arguments of ^a are used by its
/// branch only.
static LogicalResult skipPassThrough(BranchOp op, PatternRewriter &rewriter) {
  Destination destination = getDestination(op.getDest(), op.getDestOperands());
  if (destination.block == op->getBlock() ||
      failed(collapseBranch(destination)))
    return failure();
  rewriter.replaceOpWithNewOp<BranchOp>(op, destination.block,
                                        ValueRange(destination.operands));
  return success();
}

LogicalResult BranchOp::canonicalize(BranchOp op, PatternRewriter &rewriter) {
  return success(succeeded(mergeWithSuccessor(op, rewriter)) ||
                 succeeded(skipPassThrough(op, rewriter)));
}

// cond_br

static void branchTo(CondBranchOp op, bool condition,
                     PatternRewriter &rewriter) {
  if (condition)
    rewriter.replaceOpWithNewOp<BranchOp>(op, op.getTrueDest(),
                                          op.getTrueOperands());
  else
    rewriter.replaceOpWithNewOp<BranchOp>(op, op.getFalseDest(),
                                          op.getFalseOperands());
}

namespace {

/// cond_br true, ^a, ^b  ->  br ^a
/// cond_br false, ^a, ^b  ->  br ^b
struct SimplifyConstCondBranchPred final : OpRewritePattern<CondBranchOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(CondBranchOp op,
                                PatternRewriter &rewriter) const override {
    APInt condition;
    if (!matchPattern(Value(op.getCondition()), m_ConstantInt(&condition)))
      return failure();
    branchTo(op, !condition.isZero(), rewriter);
    return success();
  }
};

/// cond_br c, ^a, ^b; ^a: br ^d  ->  cond_br c, ^d, ^b
/// The same for ^b. The weights stay. Guard: as for `br` (collapseBranch).
struct SimplifyPassThroughCondBranch final : OpRewritePattern<CondBranchOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(CondBranchOp op,
                                PatternRewriter &rewriter) const override {
    Destination onTrue = getDestination(op.getTrueDest(), op.getTrueOperands());
    Destination onFalse =
        getDestination(op.getFalseDest(), op.getFalseOperands());
    const LogicalResult changedTrue = collapseBranch(onTrue);
    const LogicalResult changedFalse = collapseBranch(onFalse);
    if (failed(changedTrue) && failed(changedFalse))
      return failure();
    rewriter.replaceOpWithNewOp<CondBranchOp>(
        op, op.getCondition(), onTrue.block, ValueRange(onTrue.operands),
        onFalse.block, ValueRange(onFalse.operands),
        op.getBranchWeights().value_or(ArrayRef<int32_t>()));
    return success();
  }
};

/// cond_br c, ^a(v), ^a(v) -> br ^a(v)
/// cond_br c, ^a(v), ^a(w) -> br ^a(select c, v, w)
/// Guard of the second: no other block branches to ^a.
struct SimplifyCondBranchIdenticalSuccessors final
    : OpRewritePattern<CondBranchOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(CondBranchOp op,
                                PatternRewriter &rewriter) const override {
    Block *block = op.getTrueDest();
    if (block != op.getFalseDest())
      return failure();
    const bool same = llvm::equal(op.getTrueOperands(), op.getFalseOperands());
    if (!same && block->getUniquePredecessor() != op->getBlock())
      return failure();
    SmallVector<Value> operands;
    for (auto [a, b] :
         llvm::zip_equal(op.getTrueOperands(), op.getFalseOperands()))
      operands.push_back(a == b ? Value(a)
                                : arith::SelectOp::create(rewriter, op.getLoc(),
                                                          op.getCondition(),
                                                          Value(a), Value(b))
                                      ->getResult(0));
    rewriter.replaceOpWithNewOp<BranchOp>(op, block, ValueRange(operands));
    return success();
  }
};

/// cond_br c, ^a, ^b; ^a: cond_br c, ^d, ^e  ->  …; ^a: br ^d
/// cond_br c, ^a, ^b; ^b: cond_br c, ^d, ^e  ->  …; ^b: br ^e
/// Guard: the first cond_br is the only branch to the block of the second.
struct SimplifyCondBranchFromCondBranchOnSameCondition final
    : OpRewritePattern<CondBranchOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(CondBranchOp op,
                                PatternRewriter &rewriter) const override {
    Block *predecessor = op->getBlock()->getSinglePredecessor();
    if (!predecessor)
      return failure();
    auto first = dyn_cast<CondBranchOp>(predecessor->back());
    if (!first || first.getCondition() != op.getCondition())
      return failure();
    branchTo(op, first.getTrueDest() == op->getBlock(), rewriter);
    return success();
  }
};

/// cond_br c, ^a, ^b; ^a: use(c); ^b: use(c)
///   -> …; ^a: use(true); ^b: use(false)
/// Guard, per block: the cond_br is the only branch to it.
struct CondBranchTruthPropagation final : OpRewritePattern<CondBranchOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(CondBranchOp op,
                                PatternRewriter &rewriter) const override {
    const bool inTrue = replaceUses(op, op.getTrueDest(), true, rewriter);
    const bool inFalse = replaceUses(op, op.getFalseDest(), false, rewriter);
    return success(inTrue || inFalse);
  }

private:
  static bool replaceUses(CondBranchOp op, Block *block, bool value,
                          PatternRewriter &rewriter) {
    if (!block->getSinglePredecessor())
      return false;
    Value condition = op.getCondition(), constant;
    for (OpOperand &use : llvm::make_early_inc_range(condition.getUses())) {
      if (use.getOwner()->getBlock() != block)
        continue;
      if (!constant)
        constant = arith::ConstantIntOp::create(rewriter, op.getLoc(), value, 1)
                       ->getResult(0);
      rewriter.modifyOpInPlace(use.getOwner(), [&] { use.set(constant); });
    }
    return static_cast<bool>(constant);
  }
};

/// cond_br c, ^a, ^b; ^a: unreachable  ->  br ^b
/// cond_br c, ^a, ^b; ^b: unreachable  ->  br ^a
/// Guard: the block contains nothing but `ub.unreachable`.
struct DropUnreachableCondBranch final : OpRewritePattern<CondBranchOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(CondBranchOp op,
                                PatternRewriter &rewriter) const override {
    auto isUnreachable = [](Block *block) {
      return llvm::hasSingleElement(*block) &&
             isa<ub::UnreachableOp>(block->back());
    };
    if (isUnreachable(op.getTrueDest()))
      branchTo(op, false, rewriter);
    else if (isUnreachable(op.getFalseDest()))
      branchTo(op, true, rewriter);
    else
      return failure();
    return success();
  }
};

} // namespace

void CondBranchOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                               MLIRContext *context) {
  results.add<SimplifyConstCondBranchPred, SimplifyPassThroughCondBranch,
              SimplifyCondBranchIdenticalSuccessors,
              SimplifyCondBranchFromCondBranchOnSameCondition,
              CondBranchTruthPropagation, DropUnreachableCondBranch>(context);
}
