// SPDX-License-Identifier: Apache-2.0
//
// Simplification of `affine.min` and `affine.max` with the ranges of induction
// variables.
#ifndef DIALECTS_SCF_UTILS_MIN_MAX_H
#define DIALECTS_SCF_UTILS_MIN_MAX_H

#include "core/ir/structure/builders.h"
#include "core/support/llvm.h"

namespace mlir {

class RewriterBase;

namespace affine {
class FlatAffineValueConstraints;
} // namespace affine

namespace scf {

/// Sets the bounds and the step of the loop whose induction variable the value
/// is. Errors: fails without a diagnostic for other values.
using LoopMatcherFn = function_ref<LogicalResult(
    Value, OpFoldResult &, OpFoldResult &, OpFoldResult &)>;

/// Matches induction variables of `scf.for`, `scf.parallel` and `scf.forall`.
LogicalResult matchForLikeLoop(Value iv, OpFoldResult &lb, OpFoldResult &ub,
                               OpFoldResult &step);

/// Adds variables for an induction variable and its bounds, and the constraints
/// on its range. Errors: fails without a diagnostic if the step is not a
/// constant or not positive; the variables are added nevertheless.
LogicalResult addLoopRangeConstraints(affine::FlatAffineValueConstraints &cstr,
                                      Value iv, OpFoldResult lb,
                                      OpFoldResult ub, OpFoldResult step);

/// Replaces a minimum or maximum, some of whose operands are induction
/// variables, by an `affine.apply`. Errors: fails without a diagnostic and
/// without changes if no single map equals it for all operand values.
LogicalResult canonicalizeMinMaxOpInLoop(RewriterBase &rewriter, Operation *op,
                                         LoopMatcherFn loopMatcher);

/// Does so in a loop that was split before its last iteration; `ub` is the
/// upper bound before the split. With `insideLoop`, ub - iv >= step holds (the
/// iteration is full); otherwise ub - iv < step holds.
LogicalResult rewritePeeledMinMaxOp(RewriterBase &rewriter, Operation *op,
                                    Value iv, Value ub, Value step,
                                    bool insideLoop);

} // namespace scf

} // namespace mlir

#endif // DIALECTS_SCF_UTILS_MIN_MAX_H
