// SPDX-License-Identifier: Apache-2.0
//
// Unrolling of `for`.
#ifndef DIALECTS_SCF_UTILS_UNROLL_H
#define DIALECTS_SCF_UTILS_UNROLL_H

#include "dialects/scf/scf.h"

namespace mlir {

/// The loops that replace an unrolled loop. A loop whose body was inlined is
/// not set.
struct UnrolledLoopInfo {
  std::optional<scf::ForOp> mainLoopOp;
  std::optional<scf::ForOp> epilogueLoopOp;
};

/// Unrolls a loop by `unrollFactor`. An epilogue executes the remaining
/// iterations if the factor does not divide the trip count, or the trip count
/// is unknown. Calls `annotateFn` with the operations of the i-th copy of the
/// body. Complexity: O(factor * size of the body). Errors: fails without a
/// diagnostic and without changes for a factor of 0 and if bounds would
/// overflow.
FailureOr<UnrolledLoopInfo> loopUnrollByFactor(
    scf::ForOp forOp, uint64_t unrollFactor,
    function_ref<void(unsigned, Operation *, OpBuilder)> annotateFn = nullptr);

/// Unrolls a loop completely. Errors: as above, and if the trip count is
/// unknown.
LogicalResult loopUnrollFull(scf::ForOp forOp);

} // namespace mlir

#endif // DIALECTS_SCF_UTILS_UNROLL_H
