// SPDX-License-Identifier: Apache-2.0
//
// What is to be removed because it does not matter: first all of it is
// collected, by an analysis that knows the IR as it was, then it is removed.
#ifndef PASSES_REMOVE_DEAD_VALUES_CLEANUP_H
#define PASSES_REMOVE_DEAD_VALUES_CLEANUP_H

#include "core/analysis/dataflow/liveness.h"
#include "core/interfaces/function.h"
#include "core/support/llvm.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseSet.h"

namespace mlir {

/// Parts by number, of an operation, a block or a function. Bits say what goes.
struct DeadValueCleanup {
  struct Function {
    FunctionOpInterface function;
    llvm::BitVector arguments, results;
  };
  struct Call {
    Operation *call, *callee;
  };
  struct Values {
    Operation *op;
    llvm::BitVector dead;
  };
  struct SuccessorOperands {
    BranchOpInterface branch;
    unsigned successor;
    llvm::BitVector dead;
  };

  SmallVector<SuccessorOperands> successorOperands;
  SmallVector<Function> functions;
  SmallVector<Call> calls;
  /// Operands that are removed, and those that become poison.
  SmallVector<Values> operands, poisonedOperands;
  SmallVector<Values> results;
  SmallVector<Operation *> operations;
};

/// Collects what is dead in `root`.
class DeadValueCollector {
public:
  DeadValueCollector(Operation *root, dataflow::RunLivenessAnalysis &liveness)
      : root(root), liveness(liveness) {}
  DeadValueCleanup collect();

private:
  bool isLive(Value value);
  bool hasLive(ValueRange values);
  llvm::BitVector getDead(ValueRange values);
  void markDead(ValueRange values, const llvm::BitVector &dead);
  void visit(Operation *op);
  void visitSimpleOp(Operation *op);
  void visitFunction(FunctionOpInterface function);
  void visitRegionBranch(RegionBranchOpInterface branch);
  void visitBranch(BranchOpInterface branch);

  Operation *root;
  dataflow::RunLivenessAnalysis &liveness;
  DeadValueCleanup cleanup;
  /// More than the analysis says: what will be gone.
  llvm::DenseSet<Value> dead;
};

/// Removes it. Poison that is not needed in the end is removed, too.
void removeDeadValues(MLIRContext *context, DeadValueCleanup &cleanup);

} // namespace mlir

#endif // PASSES_REMOVE_DEAD_VALUES_CLEANUP_H
