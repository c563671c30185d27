// SPDX-License-Identifier: Apache-2.0
//
// What the greedy driver is made of, for the sources of this folder.
#ifndef CORE_REWRITE_GREEDY_DRIVER_H
#define CORE_REWRITE_GREEDY_DRIVER_H

#include "core/rewrite/expensive_checks.h"
#include "core/rewrite/greedy.h"
#include "core/rewrite/pattern_applicator.h"
#include "core/rewrite/worklist.h"
#include "llvm/ADT/DenseSet.h"

namespace mlir {

/// Works off a worklist; as a listener it adds to it what has changed, and
/// tells the listener of the configuration.
class GreedyPatternRewriteDriver : public RewriterBase::ForwardingListener {
public:
  /// `root` is the operation around all that is rewritten.
  GreedyPatternRewriteDriver(Operation *root,
                             const FrozenRewritePatternSet &patterns,
                             const GreedyRewriteConfig &config);

  void notifyOperationInserted(Operation *op,
                               OpBuilder::InsertPoint previous) override;
  void notifyOperationModified(Operation *op) override;
  void notifyOperationErased(Operation *op) override;

protected:
  /// Adds the operation and those around it, if it is in the scope.
  void addToWorklist(Operation *op);
  void addSingleOpToWorklist(Operation *op);
  /// Hears of what would be added, were it in the scope.
  virtual void notifyOutOfScope(Operation *) {}
  /// Asked for operations that stay as they are; returns whether anything in
  /// their regions has changed.
  virtual bool processNested(Operation *) { return false; }
  /// Asked when there have been many changes: code that can no longer be
  /// reached may have operands that depend on themselves, and patterns would
  /// never come to an end there. Returns whether anything has changed.
  virtual bool eraseUnreachable() { return false; }
  /// Until the worklist is empty, or a limit is reached. Returns whether
  /// anything has changed.
  bool processWorklist();

private:
  void addOperandsToWorklist(Operation *op);
  bool eraseIfDead(Operation *op);
  bool fold(Operation *op);
  bool replaceByFolded(Operation *op, llvm::ArrayRef<OpFoldResult> folded);
  bool applyPatterns(Operation *op);

protected:
  GreedyRewriteConfig config;
  /// Null if nothing is to be checked; it is the listener then.
  std::unique_ptr<ExpensiveChecks> checks;
  PatternRewriter rewriter;
  Worklist worklist;
  /// Those that are rewritten, unless any is.
  llvm::DenseSet<Operation *> strictModeFilteredOps;

private:
  PatternApplicator applicator;
};

} // namespace mlir

#endif // CORE_REWRITE_GREEDY_DRIVER_H
