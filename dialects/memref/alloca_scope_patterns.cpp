// SPDX-License-Identifier: Apache-2.0
//
// Canonicalization patterns of alloca_scope.
#include "core/ir/structure/walk.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/memref/memref.h"

using namespace mlir;
using namespace mlir::memref;

/// Returns whether a result of the operation is memory of the enclosing scope.
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

/// Returns whether the operation itself, without its nested operations, may
/// allocate in the enclosing scope.
static bool mayAllocateInScope(Operation *op) {
  if (op->hasTrait<OpTrait::HasRecursiveMemoryEffects>())
    return false;
  return !isa<MemoryEffectOpInterface>(op) || allocatesInScope(op);
}

/// Returns whether the operation is the last one before the terminator of its
/// block, which is the only block of the region: no lifetime is extended if a
/// scope ends there.
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

/// alloca_scope { A } -> A
/// Guard: no operation in A may allocate in the scope, or the scope is the last
/// operation in another scope.
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
/// Guard: each enclosing operation up to the outer scope is the last one in its
/// region, and the operands of the allocation are defined outside of f.
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
  /// Returns the outermost enclosing operation within the outer scope. Returns
  /// null if there is none, or if it, `op` or an operation between them is not
  /// the last one in its region.
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
