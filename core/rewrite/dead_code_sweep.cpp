// SPDX-License-Identifier: Apache-2.0
#include "core/rewrite/dead_code_sweep.h"

#include "core/interfaces/control_flow.h"
#include "core/ir/region_kind.h"
#include "core/ir/side_effects.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace mlir {

/// For so many uses an argument's needs are looked for; most have one at once.
static constexpr unsigned MaximumUses = 32;

/// The argument of a successor that a branch gives the operand to; null if it
/// gives it to none.
static Value getForwardedTo(OpOperand &use) {
  auto branch = llvm::dyn_cast<BranchOpInterface>(use.getOwner());
  if (!branch)
    return nullptr;
  auto argument = branch.getSuccessorBlockArgument(use.getOperandNumber());
  return argument ? Value(*argument) : Value();
}

/// Whether an argument is seen to be needed.
static bool isNeeded(BlockArgument argument) {
  llvm::SmallVector<Value> pending = {argument};
  llvm::SmallPtrSet<const void *, 16> visited;
  auto push = [&](Value value) {
    if (visited.insert(value.getAsOpaquePointer()).second)
      pending.push_back(value);
  };
  unsigned uses = 0;
  while (!pending.empty())
    for (OpOperand &use : pending.pop_back_val().getUses()) {
      if (++uses > MaximumUses)
        return false;
      if (Value forwarded = getForwardedTo(use)) {
        // What regions and entries get is needed.
        push(forwarded);
        continue;
      }
      Operation *user = use.getOwner();
      if (user->hasTrait<OpTrait::IsTerminator>() ||
          !wouldOpBeTriviallyDead(user))
        return true;
      for (Value result : user->getResults())
        push(result);
    }
  return false;
}

/// Whether an operation uses a result that is not defined before it.
static bool hasCycle(Block &block) {
  return llvm::any_of(block, [&](Operation &op) {
    return llvm::any_of(op.getOperands(), [&](Value operand) {
      Operation *producer = operand.getDefiningOp();
      return producer && producer->getBlock() == &block &&
             !producer->isBeforeInBlock(&op);
    });
  });
}

static bool mayHaveDeadArguments(Region &region) {
  for (Block &block : llvm::drop_begin(region))
    if (!llvm::all_of(block.getArguments(), isNeeded))
      return true;
  return mayBeGraphRegion(region) && hasCycle(region.front());
}

static void look(Region &region, DeadCodeSweep &sweep) {
  if (region.empty())
    return;
  if (!region.hasOneBlock())
    sweep.branchingRegions.push_back(&region);
  if (mayHaveDeadArguments(region))
    sweep.suspects.insert(&region);
}

/// Suspects the regions in which a dead operation may use what stands in a
/// block that was swept already.
static void suspectUsed(Operation *dead, DeadCodeSweep &sweep) {
  if (sweep.branchingRegions.empty())
    return;
  dead->walk([&](Operation *op) {
    for (Value operand : op->getOperands()) {
      Operation *producer = operand.getDefiningOp();
      if (producer && producer->getBlock() != op->getBlock() &&
          !producer->getParentRegion()->hasOneBlock() &&
          !dead->isAncestor(producer))
        sweep.suspects.insert(producer->getParentRegion());
    }
  });
}

DeadCodeSweep sweepDeadCode(Region &region, RewriterBase &rewriter) {
  DeadCodeSweep sweep;
  look(region, sweep);
  // From the end, an operation comes behind those that use it; blocks may stand
  // in any order.
  region.walk<WalkOrder::PreOrder, WalkDirection::Reverse>([&](Operation *op) {
    if (isOpTriviallyDead(op)) {
      suspectUsed(op, sweep);
      sweep.erased = true;
      rewriter.eraseOp(op);
      return WalkResult::skip();
    }
    if (!op->getNumRegions())
      return WalkResult::advance();
    if (op->hasTrait<OpTrait::IsIsolatedFromAbove>()) {
      sweep.isolated.push_back(op);
      return WalkResult::skip();
    }
    for (Region &nested : op->getRegions())
      look(nested, sweep);
    return WalkResult::advance();
  });
  return sweep;
}

} // namespace mlir
