// SPDX-License-Identifier: Apache-2.0
//
// Which values matter: those that effects on memory, what public functions
// return, and anything else that is not understood depend on. Of where values
// are live in between, see core/analysis/liveness.h.
#ifndef CORE_ANALYSIS_DATAFLOW_LIVENESS_H
#define CORE_ANALYSIS_DATAFLOW_LIVENESS_H

#include "core/analysis/dataflow/sparse.h"

namespace mlir::dataflow {

struct Liveness : public AbstractSparseLattice {
  using AbstractSparseLattice::AbstractSparseLattice;

  void print(llvm::raw_ostream &os) const override;
  ChangeResult markLive() {
    return std::exchange(isLive, true) ? ChangeResult::NoChange
                                       : ChangeResult::Change;
  }
  ChangeResult meet(const AbstractSparseLattice &other) override {
    return static_cast<const Liveness &>(other).isLive ? markLive()
                                                       : ChangeResult::NoChange;
  }

  bool isLive = false;
};

/// A value is live if
/// 1. it is an operand of an operation that could not be deleted without uses,
/// 2. it is an operand of one with a live result,
/// 3. control flow or a call makes a live value of it, or
/// 4. it decides where control goes in an operation of which 1 or 2 is true, or
///    between blocks.
class LivenessAnalysis : public SparseBackwardDataFlowAnalysis<Liveness> {
public:
  using SparseBackwardDataFlowAnalysis::SparseBackwardDataFlowAnalysis;

  LogicalResult
  visitOperation(Operation *op, llvm::ArrayRef<Liveness *> operands,
                 llvm::ArrayRef<const Liveness *> results) override;
  void visitBranchOperand(OpOperand &operand) override;
  void visitCallOperand(OpOperand &operand) override;
  void setToExitState(Liveness *lattice) override;
  void visitNonControlFlowArguments(
      RegionSuccessor &successor,
      llvm::ArrayRef<BlockArgument> arguments) override;
};

/// The analysis of all that is in an operation, as an analysis for passes.
/// Values that control does not reach are not live.
struct RunLivenessAnalysis {
  explicit RunLivenessAnalysis(Operation *op);
  /// Null for a value that was not there.
  const Liveness *getLiveness(Value value) {
    return solver.lookupState<Liveness>(value);
  }

private:
  DataFlowSolver solver;
};

} // namespace mlir::dataflow

#endif // CORE_ANALYSIS_DATAFLOW_LIVENESS_H
