// SPDX-License-Identifier: Apache-2.0
//
// Nests and their schedules.
#ifndef CONVERSIONS_KRNL_TO_AFFINE_NESTS_H
#define CONVERSIONS_KRNL_TO_AFFINE_NESTS_H

#include "conversions/krnl_to_affine/ranges.h"

namespace mlir::krnl_to_affine {

/// A loop to unroll, and what it iterates.
struct UnrolledLoop {
  Operation *op;
  IterationRange range;
};

/// Replaces the nests in `root` by loops according to their schedules, and
/// erases the schedules. Appends the loops that are to be unrolled, outer ones
/// first.
/// Errors: emits a diagnostic if a schedule is not possible. The IR is then
/// invalid.
LogicalResult lowerNests(Operation *root,
                         SmallVectorImpl<UnrolledLoop> &unrolled);

/// Unrolls the loop. If its last iterations may be missing, the loop stays for
/// that case.
/// Errors: emits a diagnostic if the number of iterations is not constant or
/// too large.
LogicalResult unrollLoop(const UnrolledLoop &loop);

} // namespace mlir::krnl_to_affine

#endif // CONVERSIONS_KRNL_TO_AFFINE_NESTS_H
