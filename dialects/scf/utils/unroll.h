// SPDX-License-Identifier: Apache-2.0
//
// Unrolling of `for`.
#ifndef DIALECTS_SCF_UTILS_UNROLL_H
#define DIALECTS_SCF_UTILS_UNROLL_H

#include "dialects/scf/scf.h"

namespace mlir {

/// What became of a loop: none where its body stands alone.
struct UnrolledLoopInfo {
  std::optional<scf::ForOp> mainLoopOp;
  std::optional<scf::ForOp> epilogueLoopOp;
};

/// Unrolls a loop: its body is there `unrollFactor` times, and a second loop
/// follows if the rounds do not come out even, or are not known. Operations of
/// the i-th body are given to `annotateFn`. O(factor times size of the body).
/// Errors: failure without a message, nothing is changed, for a factor of 0 and
/// where bounds would overflow.
FailureOr<UnrolledLoopInfo> loopUnrollByFactor(
    scf::ForOp forOp, uint64_t unrollFactor,
    function_ref<void(unsigned, Operation *, OpBuilder)> annotateFn = nullptr);

/// Unrolls a loop completely.
/// Errors: as above, and if the number of rounds is not known.
LogicalResult loopUnrollFull(scf::ForOp forOp);

} // namespace mlir

#endif // DIALECTS_SCF_UTILS_UNROLL_H
