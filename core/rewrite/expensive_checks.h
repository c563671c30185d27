// SPDX-License-Identifier: Apache-2.0
//
// Finds patterns and folders that change IR without telling, or that lie about
// whether they did. For the sources of this folder.
#ifndef CORE_REWRITE_EXPENSIVE_CHECKS_H
#define CORE_REWRITE_EXPENSIVE_CHECKS_H

#include "core/rewrite/rewriter.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"

namespace mlir {

/// Compares IR before and after each change with what was heard of it. Each
/// comparison is O(n) in the size of the operation `root`.
/// Errors: ends the program with a message that names who did it, since that is
/// an error of the program.
class ExpensiveChecks : public RewriterBase::ForwardingListener {
public:
  ExpensiveChecks(OpBuilder::Listener *listener, Operation *root)
      : ForwardingListener(listener), root(root) {}

  /// Before somebody may change IR.
  void begin();
  /// Behind that. `changed`: what it says of itself.
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
