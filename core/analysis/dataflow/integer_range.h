// SPDX-License-Identifier: Apache-2.0
//
// Integer range analysis with InferIntRangeInterface, loop bounds and control
// flow. A range with one value is also a constant for
// SparseConstantPropagation.
#ifndef CORE_ANALYSIS_DATAFLOW_INTEGER_RANGE_H
#define CORE_ANALYSIS_DATAFLOW_INTEGER_RANGE_H

#include "core/analysis/dataflow/sparse.h"
#include "core/interfaces/infer_int_range.h"

namespace mlir {

class LoopLikeOpInterface;

namespace dataflow {

/// The range of a value.
class IntegerValueRangeLattice : public Lattice<IntegerValueRange> {
public:
  using Lattice::Lattice;

protected:
  void onUpdate(DataFlowSolver *solver) const override;
};

/// The range of a yielded value may grow once, that of an argument of a call a
/// few times. Then it becomes the maximal range, so that the analysis of loops
/// and of recursive functions terminates.
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
  bool mayGrowAgain(Value value);
  void visitInferredArguments(
      InferIntRangeInterface op, const RegionSuccessor &successor,
      llvm::ArrayRef<IntegerValueRangeLattice *> argLattices);
  /// `variable` is the induction variable number `index` of the loop.
  void visitInductionVariable(LoopLikeOpInterface loop, Value variable,
                              unsigned index);
  /// Returns the range of a loop bound. Maximal if it is not known.
  ConstantIntRanges getLoopBound(std::optional<OpFoldResult> bound, Type type,
                                 Block *block);

  /// How often ranges of arguments of calls have grown.
  llvm::DenseMap<Value, unsigned> numGrowths;
};

/// Returns success if the value, or all operands and results, are known to be
/// nonnegative as signed numbers.
LogicalResult staticallyNonNegative(DataFlowSolver &solver, Operation *op);
LogicalResult staticallyNonNegative(DataFlowSolver &solver, Value v);

} // namespace dataflow
} // namespace mlir

#endif // CORE_ANALYSIS_DATAFLOW_INTEGER_RANGE_H
