// SPDX-License-Identifier: Apache-2.0
//
// Detects patterns and folders that change IR without notification or return a
// wrong status. Internal to this folder.
#ifndef CORE_REWRITE_EXPENSIVE_CHECKS_H
#define CORE_REWRITE_EXPENSIVE_CHECKS_H

#include "core/rewrite/rewriter.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"

namespace mlir {

/// Compares the IR before and after each change with the notifications in
/// between. Each comparison takes O(size of `root`) time.
/// Errors: a violation is a programming error. It ends the program with a
/// message that names the offending pattern.
class ExpensiveChecks : public RewriterBase::ForwardingListener {
public:
  ExpensiveChecks(OpBuilder::Listener *listener, Operation *root)
      : ForwardingListener(listener), root(root) {}

  /// Takes a snapshot. Call it before a pattern or folder may change IR.
  void begin();
  /// Compares the IR with the snapshot. `changed` is true if `who` claims
  /// success.
  void end(llvm::StringRef who, bool changed);

  void notifyOperationInserted(Operation *op,
                               OpBuilder::InsertPoint previous) override;
  void notifyOperationModified(Operation *op) override;
  void notifyOperationErased(Operation *op) override;

private:
  using FingerPrints = llvm::MapVector<Operation *, size_t>;
  FingerPrints compute() const;

  Operation *root;
  FingerPrints before;
  llvm::DenseSet<Operation *> heardOf;
};

} // namespace mlir

#endif // CORE_REWRITE_EXPENSIVE_CHECKS_H
