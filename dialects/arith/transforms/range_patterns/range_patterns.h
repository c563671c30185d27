// SPDX-License-Identifier: Apache-2.0
//
// Patterns that use the results of IntegerRangeAnalysis. They update the
// solver's states for the values that they create. A RangeListener drops the
// states of erased operations.
#ifndef DIALECTS_ARITH_TRANSFORMS_RANGE_PATTERNS_RANGE_PATTERNS_H
#define DIALECTS_ARITH_TRANSFORMS_RANGE_PATTERNS_RANGE_PATTERNS_H

#include "core/analysis/dataflow/integer_range.h"
#include "core/rewrite/pattern_set.h"
#include "core/support/llvm.h"

namespace mlir {
namespace dataflow {

/// Replaces the uses of a value by a constant if it has only one possible
/// value. The constant is created at the insertion point.
/// Errors: fails without a change if the value is not constant or has no uses,
/// or if no dialect materializes a constant of its type.
LogicalResult maybeReplaceWithConstant(DataFlowSolver &solver,
                                       RewriterBase &rewriter, Value value);

} // namespace dataflow

namespace arith {

/// Drops the states of erased operations and blocks.
class RangeListener : public RewriterBase::Listener {
public:
  explicit RangeListener(DataFlowSolver &solver) : solver(solver) {}
  void notifyOperationErased(Operation *op) override;
  void notifyBlockErased(Block *block) override;

private:
  DataFlowSolver &solver;
};

/// Returns the range of a value, or nullopt if it is unknown.
std::optional<ConstantIntRanges> getRange(const DataFlowSolver &solver,
                                          Value value);
/// Sets the range of a new value to that of an old one.
void copyRange(DataFlowSolver &solver, Value from, Value to);

/// Adds patterns that replace values with only one possible value by constants,
/// and remainders by the dividend if that is less than the divisor.
void populateIntRangeOptimizationsPatterns(RewritePatternSet &patterns,
                                           DataFlowSolver &solver);
/// Adds patterns that narrow operations to the first of these widths that fits.
void populateIntRangeNarrowingPatterns(RewritePatternSet &patterns,
                                       DataFlowSolver &solver,
                                       ArrayRef<unsigned> bitwidthsSupported);
/// Adds patterns that replace signed operations by unsigned ones if operands
/// and result are not negative.
void populateUnsignedWhenEquivalentPatterns(RewritePatternSet &patterns,
                                            DataFlowSolver &solver);

} // namespace arith
} // namespace mlir

#endif // DIALECTS_ARITH_TRANSFORMS_RANGE_PATTERNS_RANGE_PATTERNS_H
