// SPDX-License-Identifier: Apache-2.0
//
// Between which bounds integers are, by InferIntRangeInterface, loops that
// count, and control flow. A value that is one number only is also a constant
// for SparseConstantPropagation.
#ifndef CORE_ANALYSIS_DATAFLOW_INTEGER_RANGE_H
#define CORE_ANALYSIS_DATAFLOW_INTEGER_RANGE_H

#include "core/analysis/dataflow/sparse.h"
#include "core/interfaces/infer_int_range.h"

namespace mlir {

class LoopLikeOpInterface;

namespace dataflow {

class IntegerValueRangeLattice : public Lattice<IntegerValueRange> {
public:
  using Lattice::Lattice;

protected:
  void onUpdate(DataFlowSolver *solver) const override;
};

/// The range of a value that is yielded grows once, then it is everything:
/// loops end.
class IntegerRangeAnalysis
    : public SparseForwardDataFlowAnalysis<IntegerValueRangeLattice> {
public:
  using SparseForwardDataFlowAnalysis::SparseForwardDataFlowAnalysis;

  void setToEntryState(IntegerValueRangeLattice *lattice) override;
  LogicalResult
  visitOperation(Operation *op,
                 llvm::ArrayRef<const IntegerValueRangeLattice *> operands,
                 llvm::ArrayRef<IntegerValueRangeLattice *> results) override;
  void visitNonControlFlowArguments(
      Operation *op, const RegionSuccessor &successor,
      llvm::ArrayRef<IntegerValueRangeLattice *> argLattices,
      unsigned firstIndex) override;

private:
  void joinRange(IntegerValueRangeLattice *lattice,
                 const IntegerValueRange &range);
  void visitInferredArguments(
      InferIntRangeInterface op, const RegionSuccessor &successor,
      llvm::ArrayRef<IntegerValueRangeLattice *> argLattices);
  /// `variable` is the one at `index` of those of the loop.
  void visitInductionVariable(LoopLikeOpInterface loop, Value variable,
                              unsigned index);
  /// The least or the greatest signed number that a bound may be.
  llvm::APInt getLoopBound(std::optional<OpFoldResult> bound, Type type,
                           Block *block, bool greatest);
};

/// Success if the value, or all operands and results, are known not to be
/// negative when read as signed numbers.
LogicalResult staticallyNonNegative(DataFlowSolver &solver, Operation *op);
LogicalResult staticallyNonNegative(DataFlowSolver &solver, Value v);

} // namespace dataflow
} // namespace mlir

#endif // CORE_ANALYSIS_DATAFLOW_INTEGER_RANGE_H
