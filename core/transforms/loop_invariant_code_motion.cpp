// SPDX-License-Identifier: Apache-2.0
#include "core/transforms/loop_invariant_code_motion.h"

#include "core/ir/interface/side_effects.h"
#include "core/ir/structure/walk.h"

using namespace mlir;

/// Returns true if `op` and its nested operations use only values that are
/// defined outside of the loop or within `op`.
static bool usesOutsideOnly(Operation *op,
                            llvm::function_ref<bool(Value)> isDefinedOutside) {
  return !op->walk([&](Operation *child) {
              for (Value operand : child->getOperands()) {
                Operation *parent = operand.getParentRegion()->getParentOp();
                if (!op->isAncestor(parent) && !isDefinedOutside(operand))
                  return WalkResult::interrupt();
              }
              return WalkResult::advance();
            }).wasInterrupted();
}

size_t mlir::moveLoopInvariantCode(
    llvm::ArrayRef<Region *> regions,
    llvm::function_ref<bool(Value, Region *)> isDefinedOutsideRegion,
    llvm::function_ref<bool(Operation *, Region *)> shouldMoveOutOfRegion,
    llvm::function_ref<void(Operation *, Region *)> moveOutOfRegion) {
  size_t numMoved = 0;
  for (Region *region : regions) {
    // Users of hoisted operations are appended.
    llvm::SmallVector<Operation *> pending;
    for (Operation &op : region->getOps())
      pending.push_back(&op);
    auto isDefinedOutside = [&](Value value) {
      return isDefinedOutsideRegion(value, region);
    };
    for (size_t i = 0; i < pending.size(); ++i) {
      Operation *op = pending[i];
      if (op->getParentRegion() != region ||
          !shouldMoveOutOfRegion(op, region) ||
          op->hasTrait<OpTrait::IsTerminator>() ||
          !usesOutsideOnly(op, isDefinedOutside))
        continue;
      moveOutOfRegion(op, region);
      ++numMoved;
      for (Value result : op->getResults())
        for (Operation *user : result.getUsers())
          if (user->getParentRegion() == region)
            pending.push_back(user);
    }
  }
  return numMoved;
}

size_t mlir::moveLoopInvariantCode(LoopLikeOpInterface loopLike) {
  return moveLoopInvariantCode(
      loopLike.getLoopRegions(),
      [&](Value value, Region *) {
        return loopLike.isDefinedOutsideOfLoop(value);
      },
      [](Operation *op, Region *) {
        return isMemoryEffectFree(op) && isSpeculatable(op);
      },
      [&](Operation *op, Region *) { loopLike.moveOutOfLoop(op); });
}
