// SPDX-License-Identifier: Apache-2.0
#include "core/rewrite/dead_code_sweep.h"

#include "core/interfaces/control_flow.h"
#include "core/ir/interface/region_kind.h"
#include "core/ir/interface/side_effects.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace mlir {

/// The number of uses that `isNeeded` examines. Most arguments need few.
static constexpr unsigned MaximumUses = 32;

/// Returns the block argument to which a branch forwards the operand, or null
/// if there is none.
static Value getForwardedTo(OpOperand &use) {
  auto branch = llvm::dyn_cast<BranchOpInterface>(use.getOwner());
  if (!branch)
    return nullptr;
  auto argument = branch.getSuccessorBlockArgument(use.getOperandNumber());
  return argument ? Value(*argument) : Value();
}

/// Returns true if the search proves that the argument is live.
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
        // Arguments of regions and entry blocks count as live.
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

/// Returns true if an operation uses a result that is not defined before it.
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
  return false;
}

namespace {

/// A stack of objects to process. It skips objects that were erased meanwhile.
template <typename T> class Pending {
public:
  void push(T *object) {
    if (valid.insert(object).second)
      stack.push_back(object);
  }
  void remove(T *object) { valid.erase(object); }
  /// Returns null if the stack is empty.
  T *pop() {
    while (!stack.empty()) {
      T *object = stack.pop_back_val();
      if (valid.erase(object))
        return object;
    }
    return nullptr;
  }

private:
  llvm::SmallVector<T *> stack;
  llvm::DenseSet<T *> valid;
};

class Sweeper {
public:
  explicit Sweeper(RewriterBase &rewriter) : rewriter(rewriter) {}

  DeadCodeSweep run(Region &region);

private:
  WalkResult visit(Operation *op);
  void look(Region &region);
  void pushSource(Value value);
  void forget(Operation *op);
  void erase(Operation *op);
  bool eraseArgument(BlockArgument argument);
  void eraseUnusedArguments(Block &block);
  void erasePending();
  void dropErasedRegions();

  RewriterBase &rewriter;
  DeadCodeSweep sweep;
  /// Operations that may be dead because a user was erased.
  Pending<Operation> pendingOps;
  /// Blocks that may have unused arguments.
  Pending<Block> pendingBlocks;
  llvm::DenseSet<Region *> erasedRegions;
  llvm::DenseSet<Operation *> erasedIsolated;
};

} // namespace

void Sweeper::look(Region &region) {
  if (region.empty())
    return;
  if (!region.hasOneBlock())
    sweep.branchingRegions.push_back(&region);
  if (mayBeGraphRegion(region) && hasCycle(region.front()))
    sweep.suspects.insert(&region);
}

void Sweeper::pushSource(Value value) {
  if (!value)
    return;
  if (Operation *producer = value.getDefiningOp())
    return pendingOps.push(producer);
  pendingBlocks.push(llvm::cast<BlockArgument>(value).getOwner());
}

void Sweeper::forget(Operation *op) {
  pendingOps.remove(op);
  if (op->hasTrait<OpTrait::IsIsolatedFromAbove>())
    erasedIsolated.insert(op);
  for (Region &region : op->getRegions()) {
    erasedRegions.insert(&region);
    for (Block &block : region)
      pendingBlocks.remove(&block);
  }
}

/// Erases an operation. If there are several blocks, their order is arbitrary,
/// so the definitions of its operands may have been visited already.
void Sweeper::erase(Operation *op) {
  if (!sweep.branchingRegions.empty()) {
    op->walk([&](Operation *user) {
      for (Value operand : user->getOperands())
        pushSource(operand);
    });
    op->walk([&](Operation *nested) { forget(nested); });
  }
  sweep.erased = true;
  rewriter.eraseOp(op);
}

WalkResult Sweeper::visit(Operation *op) {
  if (isOpTriviallyDead(op)) {
    erase(op);
    return WalkResult::skip();
  }
  if (!op->getNumRegions())
    return WalkResult::advance();
  if (op->hasTrait<OpTrait::IsIsolatedFromAbove>()) {
    sweep.isolated.push_back(op);
    return WalkResult::skip();
  }
  for (Region &nested : op->getRegions())
    look(nested);
  return WalkResult::advance();
}

/// Erases an argument and the operands passed for it. Returns false if an
/// operand comes from something other than a branch, or the branch produces it.
bool Sweeper::eraseArgument(BlockArgument argument) {
  Block *block = argument.getOwner();
  const unsigned number = argument.getArgNumber();
  for (BlockOperand &use : block->getUses()) {
    auto branch = llvm::dyn_cast<BranchOpInterface>(use.getOwner());
    if (!branch || branch.getSuccessorOperands(use.getOperandNumber())
                       .isOperandProduced(number))
      return false;
  }
  for (BlockOperand &use : block->getUses()) {
    auto branch = llvm::cast<BranchOpInterface>(use.getOwner());
    SuccessorOperands given =
        branch.getSuccessorOperands(use.getOperandNumber());
    pushSource(given[number]);
    rewriter.modifyOpInPlace(branch, [&] { given.erase(number); });
  }
  block->eraseArgument(number);
  return true;
}

void Sweeper::eraseUnusedArguments(Block &block) {
  if (block.isEntryBlock())
    return;
  for (unsigned i = block.getNumArguments(); i-- > 0;)
    if (block.getArgument(i).use_empty())
      sweep.erased |= eraseArgument(block.getArgument(i));
}

void Sweeper::erasePending() {
  while (true) {
    if (Operation *op = pendingOps.pop()) {
      if (isOpTriviallyDead(op))
        erase(op);
    } else if (Block *block = pendingBlocks.pop()) {
      eraseUnusedArguments(*block);
    } else {
      return;
    }
  }
}

/// Removes regions and operations from the result that were erased after the
/// sweep had seen them.
void Sweeper::dropErasedRegions() {
  if (erasedRegions.empty() && erasedIsolated.empty())
    return;
  auto isErased = [&](Region *region) {
    return erasedRegions.contains(region);
  };
  llvm::erase_if(sweep.branchingRegions, isErased);
  sweep.suspects.remove_if(isErased);
  llvm::erase_if(sweep.isolated,
                 [&](Operation *op) { return erasedIsolated.contains(op); });
}

DeadCodeSweep Sweeper::run(Region &region) {
  look(region);
  region.walk<WalkOrder::PreOrder, WalkDirection::Reverse>(
      [&](Operation *op) { return visit(op); });
  for (Region *branching : sweep.branchingRegions)
    for (Block &block : *branching)
      pendingBlocks.push(&block);
  erasePending();
  dropErasedRegions();
  for (Region *branching : sweep.branchingRegions)
    if (mayHaveDeadArguments(*branching))
      sweep.suspects.insert(branching);
  return std::move(sweep);
}

DeadCodeSweep sweepDeadCode(Region &region, RewriterBase &rewriter) {
  return Sweeper(rewriter).run(region);
}

} // namespace mlir
