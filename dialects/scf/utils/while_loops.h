// SPDX-License-Identifier: Apache-2.0
//
// Conversion of `while` to `for` and to a loop that tests its condition after
// its body.
#ifndef DIALECTS_SCF_UTILS_WHILE_LOOPS_H
#define DIALECTS_SCF_UTILS_WHILE_LOOPS_H

#include "dialects/scf/scf.h"

namespace mlir {

class RewritePatternSet;
class RewriterBase;

namespace scf {

/// Replaces a counting `while` by a `for`, and computes the final value of the
/// counter after it. Returns the `for`.
/// Errors: fails without changes unless
/// 1. `before` consists of the signed comparison i < u, which has no other use,
///    and the condition;
/// 2. the condition forwards the arguments of `before` in order;
/// 3. u is defined outside, and i has no other uses in `before`;
/// 4. `after` yields i + s for i, and s is defined outside.
FailureOr<ForOp> upliftWhileToForLoop(RewriterBase &rewriter, WhileOp loop);

/// Adds a pattern that applies upliftWhileToForLoop.
void populateUpliftWhileToForPatterns(RewritePatternSet &patterns);

/// Rotates a `while`: an `if` tests the condition for the first time; the loop
/// in it executes its body before it tests the condition again. Returns the
/// loop. A loop whose `after` only yields has that form already: it is returned
/// without changes, unless `forceCreateCheck`. Never fails.
FailureOr<WhileOp> wrapWhileLoopInZeroTripCheck(WhileOp whileOp,
                                                RewriterBase &rewriter,
                                                bool forceCreateCheck = false);

/// Adds a pattern that applies wrapWhileLoopInZeroTripCheck to loops that it
/// changes.
void populateSCFRotateWhileLoopPatterns(RewritePatternSet &patterns);

} // namespace scf
} // namespace mlir

#endif // DIALECTS_SCF_UTILS_WHILE_LOOPS_H
