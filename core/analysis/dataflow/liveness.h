// SPDX-License-Identifier: Apache-2.0
//
// Liveness analysis: a value is live if memory effects, results of public
// functions or operations that are not understood depend on it. For live ranges
// see core/analysis/liveness.h.
#ifndef CORE_ANALYSIS_DATAFLOW_LIVENESS_H
#define CORE_ANALYSIS_DATAFLOW_LIVENESS_H

#include "core/analysis/dataflow/sparse.h"

namespace mlir::dataflow {

/// The lattice element: live or not.
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
/// 1. it is an operand of an operation that must not be erased even without
///    uses,
/// 2. it is an operand of an operation with a live result,
/// 3. control flow or a call forwards it to a live value, or
/// 4. it decides about control flow in an operation for which 1 or 2 holds, or
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

/// Runs the analysis on an operation, for use as a pass analysis. Values in
/// unreachable code are not live.
struct RunLivenessAnalysis {
  explicit RunLivenessAnalysis(Operation *op);
  /// Returns null for a value that did not exist when the analysis ran.
  const Liveness *getLiveness(Value value) {
    return solver.lookupState<Liveness>(value);
  }

private:
  DataFlowSolver solver;
};

} // namespace mlir::dataflow

#endif // CORE_ANALYSIS_DATAFLOW_LIVENESS_H
