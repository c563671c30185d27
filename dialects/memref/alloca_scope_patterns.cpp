// SPDX-License-Identifier: Apache-2.0
//
// Rules of alloca_scope.
#include "core/ir/walk.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/memref/memref.h"

using namespace mlir;
using namespace mlir::memref;

/// Whether a result of the operation is memory of the scope around.
static bool allocatesInScope(Operation *op) {
  if (!isa<MemoryEffectOpInterface>(op))
    return false;
  for (OpResult result : op->getResults())
    for (const auto &effect :
         mlir::detail::getEffectsIf(op, [&](const auto &each) {
           return each.getValue() == result &&
                  isa<MemoryEffects::Allocate>(each.getEffect());
         }))
      if (isa<SideEffects::AutomaticAllocationScopeResource>(
              effect.getResource()))
        return true;
  return false;
}

/// Whether the operation itself, without what is nested, may allocate in the
/// scope around.
static bool mayAllocateInScope(Operation *op) {
  if (op->hasTrait<OpTrait::HasRecursiveMemoryEffects>())
    return false;
  return !isa<MemoryEffectOpInterface>(op) || allocatesInScope(op);
}

/// Whether only a terminator is behind the operation, and its block is the only
/// one of the region: nothing is kept alive for longer if it ends there.
static bool isLastInRegion(Operation *op) {
  Block *block = op->getBlock();
  return block->mightHaveTerminator() &&
         op->getNextNode() == block->getTerminator() &&
         block->getParent()->hasOneBlock();
}

static bool isScope(Operation *op) {
  return op->hasTrait<OpTrait::AutomaticAllocationScope>();
}

namespace {

/// alloca_scope { A } -> A, if nothing in A may allocate in the scope, or the
/// scope is the last thing in another one.
struct AllocaScopeInliner final : OpRewritePattern<AllocaScopeOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(AllocaScopeOp op,
                                PatternRewriter &rewriter) const override {
    if (mayContainAllocation(op) &&
        (!isScope(op->getParentOp()) || !isLastInRegion(op)))
      return failure();
    Block *block = &op.getBodyRegion().front();
    Operation *terminator = block->getTerminator();
    const SmallVector<Value> results(terminator->getOperands().begin(),
                                     terminator->getOperands().end());
    rewriter.inlineBlockBefore(block, op);
    rewriter.replaceOp(op, results);
    rewriter.eraseOp(terminator);
    return success();
  }

private:
  static bool mayContainAllocation(AllocaScopeOp op) {
    auto look = [&](Operation *nested) {
      if (nested == op.getOperation())
        return WalkResult::advance();
      if (mayAllocateInScope(nested))
        return WalkResult::interrupt();
      return isScope(nested) ? WalkResult::skip() : WalkResult::advance();
    };
    return op->walk<WalkOrder::PreOrder>(look).wasInterrupted();
  }
};

/// f { alloca_scope { a = alloca } } -> a = alloca; f { alloca_scope { } }
/// where everything is the last thing in its region up to the scope around, and
/// the operands of the allocation are from outside of f.
struct AllocaScopeHoister final : OpRewritePattern<AllocaScopeOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(AllocaScopeOp op,
                                PatternRewriter &rewriter) const override {
    Operation *place = findPlace(op);
    if (!place)
      return failure();
    SmallVector<Operation *> allocations;
    op->walk([&](Operation *nested) {
      if (allocatesInScope(nested) &&
          llvm::none_of(nested->getOperands(), [&](Value operand) {
            return place->isAncestor(operand.getParentRegion()->getParentOp());
          }))
        allocations.push_back(nested);
    });
    if (allocations.empty())
      return failure();
    rewriter.setInsertionPoint(place);
    for (Operation *allocation : allocations)
      rewriter.replaceOp(allocation, rewriter.clone(*allocation));
    return success();
  }

private:
  /// The outermost operation around within the scope around; null if there is
  /// none, or if something comes behind it or the operation.
  static Operation *findPlace(AllocaScopeOp op) {
    Operation *place = op->getParentOp();
    if (!place || isScope(place) || !isLastInRegion(op))
      return nullptr;
    for (; place->getParentOp(); place = place->getParentOp()) {
      if (!isLastInRegion(place))
        return nullptr;
      if (isScope(place->getParentOp()))
        return place;
    }
    return nullptr;
  }
};

} // namespace

void AllocaScopeOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                                MLIRContext *context) {
  results.add<AllocaScopeInliner, AllocaScopeHoister>(context);
}
