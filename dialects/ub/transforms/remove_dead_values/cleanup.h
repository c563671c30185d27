// SPDX-License-Identifier: Apache-2.0
//
// Dead parts of the IR. They are collected first, by an analysis of the
// unchanged IR, and removed afterwards.
#ifndef DIALECTS_UB_TRANSFORMS_REMOVE_DEAD_VALUES_CLEANUP_H
#define DIALECTS_UB_TRANSFORMS_REMOVE_DEAD_VALUES_CLEANUP_H

#include "core/analysis/dataflow/liveness.h"
#include "core/interfaces/function.h"
#include "core/support/llvm.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseSet.h"

namespace mlir {

/// Dead parts of operations, blocks and functions. A set bit marks the part
/// with that index for removal.
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
  /// Operands to remove, and operands to replace by poison.
  SmallVector<Values> operands, poisonedOperands;
  SmallVector<Values> results;
  SmallVector<Operation *> operations;
};

/// Collects the dead parts of `root`.
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
  /// Values that will be removed, in addition to those that the analysis
  /// reports as dead.
  llvm::DenseSet<Value> dead;
};

/// Removes the collected parts. Also removes poison that is unused in the end.
void removeDeadValues(MLIRContext *context, DeadValueCleanup &cleanup);

} // namespace mlir

#endif // DIALECTS_UB_TRANSFORMS_REMOVE_DEAD_VALUES_CLEANUP_H
