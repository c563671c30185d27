// SPDX-License-Identifier: Apache-2.0
//
// Other forms of `while`: a `for`, and a loop that tests behind its body.
#ifndef DIALECTS_SCF_UTILS_WHILE_LOOPS_H
#define DIALECTS_SCF_UTILS_WHILE_LOOPS_H

#include "dialects/scf/scf.h"

namespace mlir {

class RewritePatternSet;
class RewriterBase;

namespace scf {

/// Replaces a `while` that counts by a `for`; what the counter is in the end is
/// computed behind it.
/// Errors: failure, nothing is changed, unless
/// 1. all that is before the condition is the comparison i < u, of signed
///    numbers, which has no other use;
/// 2. the condition forwards the arguments of `before` as they are;
/// 3. u is defined outside, and i has no other uses;
/// 4. what is yielded for i is i + s, s defined outside.
FailureOr<ForOp> upliftWhileToForLoop(RewriterBase &rewriter, WhileOp loop);

/// Adds a pattern that does this.
void populateUpliftWhileToForPatterns(RewritePatternSet &patterns);

/// Puts a `while` under an `if` that asks its condition for the first time, and
/// turns it around: it runs its body, then asks again. Returns the loop.
/// A loop whose `after` only yields is that already, and returned as it is,
/// unless `forceCreateCheck`. Never fails.
FailureOr<WhileOp> wrapWhileLoopInZeroTripCheck(WhileOp whileOp,
                                                RewriterBase &rewriter,
                                                bool forceCreateCheck = false);

/// Adds a pattern that does this, where something changes.
void populateSCFRotateWhileLoopPatterns(RewritePatternSet &patterns);

} // namespace scf
} // namespace mlir

#endif // DIALECTS_SCF_UTILS_WHILE_LOOPS_H
