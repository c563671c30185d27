// SPDX-License-Identifier: Apache-2.0
//
// Patterns that use what IntegerRangeAnalysis knows. They keep the solver's
// states for the values that they make; a RangeListener forgets those of what
// is erased.
#ifndef DIALECTS_ARITH_TRANSFORMS_RANGE_PATTERNS_H
#define DIALECTS_ARITH_TRANSFORMS_RANGE_PATTERNS_H

#include "core/analysis/dataflow/integer_range.h"
#include "core/rewrite/pattern_set.h"
#include "core/support/llvm.h"

namespace mlir {
namespace dataflow {

/// Replaces the uses of a value by a constant, made where the rewriter is, if
/// the value is known to be one number only.
/// Errors: failure, unchanged, if it is not, has no uses, or no dialect makes
/// a constant of its type.
LogicalResult maybeReplaceWithConstant(DataFlowSolver &solver,
                                       RewriterBase &rewriter, Value value);

} // namespace dataflow

namespace arith {

/// Forgets what is known of operations and blocks that are erased.
class RangeListener : public RewriterBase::Listener {
public:
  explicit RangeListener(DataFlowSolver &solver) : solver(solver) {}
  void notifyOperationErased(Operation *op) override;
  void notifyBlockErased(Block *block) override;

private:
  DataFlowSolver &solver;
};

/// The range of a value, or nothing.
std::optional<ConstantIntRanges> getRange(const DataFlowSolver &solver,
                                          Value value);
/// A new value has the range of an old one.
void copyRange(DataFlowSolver &solver, Value from, Value to);

/// Constants for values that are one number only; no remainders of what is less
/// than the divisor.
void populateIntRangeOptimizationsPatterns(RewritePatternSet &patterns,
                                           DataFlowSolver &solver);
/// Operations on integers of these widths, the first that fits, instead of
/// wider ones.
void populateIntRangeNarrowingPatterns(RewritePatternSet &patterns,
                                       DataFlowSolver &solver,
                                       ArrayRef<unsigned> bitwidthsSupported);
/// Unsigned operations instead of signed ones on what is not negative.
void populateUnsignedWhenEquivalentPatterns(RewritePatternSet &patterns,
                                            DataFlowSolver &solver);

} // namespace arith
} // namespace mlir

#endif // DIALECTS_ARITH_TRANSFORMS_RANGE_PATTERNS_H
