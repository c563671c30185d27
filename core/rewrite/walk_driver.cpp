// SPDX-License-Identifier: Apache-2.0
#include "core/rewrite/walk_driver.h"

#include "core/analysis/block_order.h"
#include "core/rewrite/pattern_applicator.h"
#include "core/rewrite/worklist.h"

namespace mlir {

namespace {
/// Removes erased operations from the worklist.
class WalkListener : public RewriterBase::ForwardingListener {
public:
  WalkListener(RewriterBase::Listener *listener, Worklist &worklist)
      : ForwardingListener(listener), worklist(worklist) {}
  void notifyOperationErased(Operation *op) override {
    ForwardingListener::notifyOperationErased(op);
    worklist.remove(op);
  }

private:
  Worklist &worklist;
};
} // namespace

/// Pushes the operations nested in `op` such that the first in post-order is on
/// top.
static void pushNested(Operation *op, Worklist &worklist) {
  op->walk<WalkOrder::PreOrder, WalkDirection::Reverse>([&](Operation *nested) {
    if (nested != op)
      worklist.push(nested);
  });
}

/// Removes the operations in unreachable blocks, with those nested in them.
static void removeUnreachable(Operation *op, Worklist &worklist) {
  op->walk([&](Region *region) {
    if (region->empty() || region->hasOneBlock())
      return;
    llvm::DenseSet<Block *> reached;
    llvm::SmallVector<Block *> order;
    appendPostOrder(&region->front(), reached, order);
    for (Block &block : *region)
      if (!reached.contains(&block))
        block.walk([&](Operation *nested) { worklist.remove(nested); });
  });
}

void walkAndApplyPatterns(Operation *op,
                          const FrozenRewritePatternSet &patterns,
                          RewriterBase::Listener *listener) {
  Worklist worklist;
  WalkListener forwarder(listener, worklist);
  PatternRewriter rewriter(op->getContext(), &forwarder);
  PatternApplicator applicator(patterns);
  pushNested(op, worklist);
  removeUnreachable(op, worklist);
  while (!worklist.empty())
    (void)applicator.matchAndRewrite(worklist.pop(), rewriter);
}

} // namespace mlir
