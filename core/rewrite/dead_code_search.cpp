// SPDX-License-Identifier: Apache-2.0
#include "core/rewrite/dead_code_search.h"

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

bool mayHaveDeadCode(Region &region,
                     llvm::SmallVectorImpl<Operation *> &isolated) {
  bool found = !region.empty() && mayHaveDeadArguments(region);
  region.walk<WalkOrder::PreOrder>([&](Operation *op) {
    found = found || isOpTriviallyDead(op);
    if (!op->getNumRegions())
      return WalkResult::advance();
    if (op->hasTrait<OpTrait::IsIsolatedFromAbove>()) {
      isolated.push_back(op);
      return WalkResult::skip();
    }
    for (Region &nested : op->getRegions())
      found = found || (!nested.empty() && mayHaveDeadArguments(nested));
    return WalkResult::advance();
  });
  return found;
}

} // namespace mlir
