// SPDX-License-Identifier: Apache-2.0
//
// The base of the greedy drivers. Internal to this folder.
#ifndef CORE_REWRITE_GREEDY_DRIVER_H
#define CORE_REWRITE_GREEDY_DRIVER_H

#include "core/rewrite/expensive_checks.h"
#include "core/rewrite/greedy.h"
#include "core/rewrite/pattern_applicator.h"
#include "core/rewrite/worklist.h"
#include "llvm/ADT/DenseSet.h"

namespace mlir {

/// Processes a worklist. As a listener it adds changed operations to the
/// worklist and forwards notifications to the configured listener.
class GreedyPatternRewriteDriver : public RewriterBase::ForwardingListener {
public:
  /// `root` is the operation that contains all rewritten operations.
  GreedyPatternRewriteDriver(Operation *root,
                             const FrozenRewritePatternSet &patterns,
                             const GreedyRewriteConfig &config);

  void notifyOperationInserted(Operation *op,
                               OpBuilder::InsertPoint previous) override;
  void notifyOperationModified(Operation *op) override;
  void notifyOperationErased(Operation *op) override;

protected:
  /// Adds `op` and its ancestors within the scope. Does nothing but call
  /// `notifyOutOfScope` if `op` is not in the scope.
  void addToWorklist(Operation *op);
  void addSingleOpToWorklist(Operation *op);
  /// Called with operations that are not in the scope.
  virtual void notifyOutOfScope(Operation *) {}
  /// Called for operations that neither fold nor match. Returns true if the
  /// operations in their regions changed.
  virtual bool processNested(Operation *) { return false; }
  /// Called after many visits. Unreachable code may have operations that depend
  /// on themselves, on which patterns would not terminate. Returns true if
  /// something was erased.
  virtual bool eraseUnreachable() { return false; }
  /// Runs until the worklist is empty or a limit is reached. Returns true if
  /// the IR changed.
  bool processWorklist();

private:
  void addOperandsToWorklist(Operation *op);
  bool eraseIfDead(Operation *op);
  bool fold(Operation *op);
  bool replaceByFolded(Operation *op, llvm::ArrayRef<OpFoldResult> folded);
  bool applyPatterns(Operation *op);

protected:
  GreedyRewriteConfig config;
  /// Null if checks are disabled. Otherwise it is the listener of `rewriter`.
  std::unique_ptr<ExpensiveChecks> checks;
  PatternRewriter rewriter;
  Worklist worklist;
  /// The operations that may be rewritten. Not used in mode `AnyOp`.
  llvm::DenseSet<Operation *> strictModeFilteredOps;

private:
  PatternApplicator applicator;
};

} // namespace mlir

#endif // CORE_REWRITE_GREEDY_DRIVER_H
