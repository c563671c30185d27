// SPDX-License-Identifier: Apache-2.0
//
// Simplification of `affine.min` and `affine.max` by what loops tell of their
// induction variables.
#ifndef DIALECTS_SCF_UTILS_MIN_MAX_H
#define DIALECTS_SCF_UTILS_MIN_MAX_H

#include "core/ir/builders.h"
#include "core/support/llvm.h"

namespace mlir {

class RewriterBase;

namespace affine {
class FlatAffineValueConstraints;
} // namespace affine

namespace scf {

/// Gives the bounds and step of the loop whose induction variable a value is;
/// fails for other values.
using LoopMatcherFn = function_ref<LogicalResult(
    Value, OpFoldResult &, OpFoldResult &, OpFoldResult &)>;

/// Of `scf.for`, `scf.parallel` and `scf.forall`.
LogicalResult matchForLikeLoop(Value iv, OpFoldResult &lb, OpFoldResult &ub,
                               OpFoldResult &step);

/// Adds variables for an induction variable and its bounds, and what is between
/// which values it is.
/// Errors: failure without a message if the step is not a constant, or not
/// positive; variables are added, then.
LogicalResult addLoopRangeConstraints(affine::FlatAffineValueConstraints &cstr,
                                      Value iv, OpFoldResult lb,
                                      OpFoldResult ub, OpFoldResult step);

/// Replaces a minimum or maximum, some operands of which are induction
/// variables, by an `affine.apply`.
/// Errors: failure without a message, nothing is changed, if it is not the
/// same as one map everywhere.
LogicalResult canonicalizeMinMaxOpInLoop(RewriterBase &rewriter, Operation *op,
                                         LoopMatcherFn loopMatcher);

/// The same in a loop that was split before its last round, `ub` is the bound
/// before that: inside of it the round is full, ub - iv >= step; in the rest
/// it is not, ub - iv < step.
LogicalResult rewritePeeledMinMaxOp(RewriterBase &rewriter, Operation *op,
                                    Value iv, Value ub, Value step,
                                    bool insideLoop);

} // namespace scf

} // namespace mlir

#endif // DIALECTS_SCF_UTILS_MIN_MAX_H
