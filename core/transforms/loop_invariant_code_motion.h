// SPDX-License-Identifier: Apache-2.0
//
// Hoists loop-invariant code.
#ifndef CORE_TRANSFORMS_LOOP_INVARIANT_CODE_MOTION_H
#define CORE_TRANSFORMS_LOOP_INVARIANT_CODE_MOTION_H

#include "core/interfaces/loop_like.h"

namespace mlir {

/// Calls `moveOutOfRegion` for the invariant operations of each region: those
/// directly in the region, terminators excepted, all of whose operands (nested
/// uses included) are defined outside and for which `shouldMoveOutOfRegion`
/// returns true. Operations that become invariant by this follow. Returns the
/// number of moved operations.
size_t moveLoopInvariantCode(
    llvm::ArrayRef<Region *> regions,
    llvm::function_ref<bool(Value, Region *)> isDefinedOutsideRegion,
    llvm::function_ref<bool(Operation *, Region *)> shouldMoveOutOfRegion,
    llvm::function_ref<void(Operation *, Region *)> moveOutOfRegion);

/// Hoists the operations that are speculatable and have no memory effects.
size_t moveLoopInvariantCode(LoopLikeOpInterface loopLike);

/// Hoists subset extractions and insertions of tensors. If each iteration
/// extracts and inserts the same subset, which no other operation accesses, the
/// extraction moves before the loop and the insertion behind it, and the loop
/// carries the subset. Returns the loop or its replacement.
LoopLikeOpInterface hoistLoopInvariantSubsets(RewriterBase &rewriter,
                                              LoopLikeOpInterface loopLike);

} // namespace mlir

#endif // CORE_TRANSFORMS_LOOP_INVARIANT_CODE_MOTION_H
