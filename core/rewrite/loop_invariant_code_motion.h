// SPDX-License-Identifier: Apache-2.0
//
// Moving what is the same in each round out of loops.
#ifndef CORE_REWRITE_LOOP_INVARIANT_CODE_MOTION_H
#define CORE_REWRITE_LOOP_INVARIANT_CODE_MOTION_H

#include "core/interfaces/loop_like.h"

namespace mlir {

/// Calls `moveOutOfRegion` with the operations of each region, not those nested
/// deeper, that use nothing of the region, nested uses included, and for which
/// `shouldMoveOutOfRegion` holds; what becomes so by that follows. Terminators
/// stay. Returns how many there were.
size_t moveLoopInvariantCode(
    llvm::ArrayRef<Region *> regions,
    llvm::function_ref<bool(Value, Region *)> isDefinedOutsideRegion,
    llvm::function_ref<bool(Operation *, Region *)> shouldMoveOutOfRegion,
    llvm::function_ref<void(Operation *, Region *)> moveOutOfRegion);

/// Moves operations without effects that may always be executed out of a loop.
size_t moveLoopInvariantCode(LoopLikeOpInterface loopLike);

/// Parts of tensors that the loop takes out and puts back in each round, the
/// same ones and nothing that others touch, are taken out before it and put
/// back behind it; the loop carries them. Returns the loop, or a new one in its
/// place.
LoopLikeOpInterface hoistLoopInvariantSubsets(RewriterBase &rewriter,
                                              LoopLikeOpInterface loopLike);

} // namespace mlir

#endif // CORE_REWRITE_LOOP_INVARIANT_CODE_MOTION_H
