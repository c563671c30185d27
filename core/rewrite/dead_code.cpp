// SPDX-License-Identifier: Apache-2.0
//
// Erases unreachable blocks and dead code of regions.
#include "core/analysis/block_order.h"
#include "core/interfaces/control_flow.h"
#include "core/ir/interface/side_effects.h"
#include "core/rewrite/dead_code_sweep.h"
#include "core/rewrite/nested_regions.h"
#include "core/rewrite/region_simplification.h"
#include "llvm/ADT/DenseSet.h"

namespace mlir {

/// The region must not be empty.
static llvm::DenseSet<Block *> getReachedBlocks(Region &region) {
  llvm::DenseSet<Block *> reached;
  llvm::SmallVector<Block *> order;
  appendPostOrder(&region.front(), reached, order);
  return reached;
}

bool eraseUnreachableBlocksOf(RewriterBase &rewriter, Region &region) {
  if (region.empty() || region.hasOneBlock())
    return false;
  const llvm::DenseSet<Block *> reached = getReachedBlocks(region);
  if (reached.size() == region.getBlocks().size())
    return false;
  llvm::SmallVector<Block *> unreached;
  for (Block &block : region)
    if (!reached.contains(&block))
      unreached.push_back(&block);
  // Unreachable blocks may use each other.
  for (Block *block : unreached)
    block->dropAllDefinedValueUses();
  for (Block *block : unreached)
    block->dropAllUses();
  for (Block *block : unreached)
    rewriter.eraseBlock(block);
  return true;
}

LogicalResult eraseUnreachableBlocks(RewriterBase &rewriter,
                                     llvm::MutableArrayRef<Region> regions,
                                     bool intoIsolated) {
  bool erased = false;
  forEachRegion(
      regions,
      [&](Region &region) {
        erased |= eraseUnreachableBlocksOf(rewriter, region);
      },
      intoIsolated);
  return success(erased);
}

namespace {

/// Liveness of operations and block arguments within a region, isolated
/// operations excluded. Operations with side effects are live, and so are the
/// operands of live operations, even if the parent operation is dead. A
/// forwarded operand of a branch is live only if the block argument is.
class Liveness {
public:
  explicit Liveness(Region &region);

  bool isLive(Operation *op) const { return ops.contains(op); }
  bool isLive(BlockArgument argument) const {
    return argument.getOwner()->isEntryBlock() || arguments.contains(argument);
  }

private:
  void mark(Operation *op) {
    if (ops.insert(op).second)
      pending.push_back(op);
  }
  void mark(Value value);
  void mark(BlockArgument argument);
  void visit(Operation *op);
  void visitBranch(Operation *op, BranchOpInterface branch);

  llvm::DenseSet<Operation *> ops;
  llvm::DenseSet<Value> arguments;
  llvm::SmallVector<Operation *> pending;
};

} // namespace

Liveness::Liveness(Region &region) {
  region.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op->hasTrait<OpTrait::IsTerminator>() || !wouldOpBeTriviallyDead(op))
      mark(op);
    return op->hasTrait<OpTrait::IsIsolatedFromAbove>() ? WalkResult::skip()
                                                        : WalkResult::advance();
  });
  while (!pending.empty())
    visit(pending.pop_back_val());
}

void Liveness::mark(Value value) {
  if (!value)
    return;
  if (Operation *op = value.getDefiningOp())
    return mark(op);
  mark(llvm::cast<BlockArgument>(value));
}

/// Marks the argument and the operands that branches forward to it.
void Liveness::mark(BlockArgument argument) {
  if (argument.getOwner()->isEntryBlock() || !arguments.insert(argument).second)
    return;
  for (auto &use : argument.getOwner()->getUses()) {
    auto branch = llvm::dyn_cast<BranchOpInterface>(use.getOwner());
    if (!branch)
      continue;
    for (unsigned i = 0; i < branch->getNumSuccessors(); ++i)
      if (branch->getSuccessor(i) == argument.getOwner())
        mark(branch.getSuccessorOperands(i)[argument.getArgNumber()]);
  }
}

void Liveness::visit(Operation *op) {
  if (op->hasTrait<OpTrait::IsTerminator>())
    if (auto branch = llvm::dyn_cast<BranchOpInterface>(op))
      return visitBranch(op, branch);
  for (Value operand : op->getOperands())
    mark(operand);
  for (Block *successor : op->getSuccessors())
    for (BlockArgument argument : successor->getArguments())
      mark(argument);
}

void Liveness::visitBranch(Operation *op, BranchOpInterface branch) {
  llvm::SmallVector<bool> isForwarded(op->getNumOperands());
  for (unsigned i = 0; i < op->getNumSuccessors(); ++i) {
    SuccessorOperands operands = branch.getSuccessorOperands(i);
    for (unsigned j = 0; j < operands.size(); ++j) {
      if (operands.isOperandProduced(j))
        mark(op->getSuccessor(i)->getArgument(j));
      else
        isForwarded[operands.getOperandIndex(j)] = true;
    }
  }
  for (OpOperand &operand : op->getOpOperands())
    if (!isForwarded[operand.getOperandNumber()])
      mark(operand.get());
}

/// Erases the successor operands of a terminator that feed dead arguments.
static void eraseDeadSuccessorOperands(Operation *terminator,
                                       const Liveness &liveness,
                                       RewriterBase &rewriter) {
  auto branch = llvm::dyn_cast<BranchOpInterface>(terminator);
  if (!branch)
    return;
  for (unsigned i = terminator->getNumSuccessors(); i-- > 0;) {
    Block *successor = terminator->getSuccessor(i);
    for (unsigned j = successor->getNumArguments(); j-- > 0;)
      if (!liveness.isLive(successor->getArgument(j)))
        rewriter.modifyOpInPlace(
            terminator, [&] { branch.getSuccessorOperands(i).erase(j); });
  }
}

/// Erases the dead operations directly in a region. Appends the regions of live
/// operations to `pending`.
static bool eraseDead(Region &region, const Liveness &liveness,
                      RewriterBase &rewriter,
                      llvm::SmallVectorImpl<Region *> &pending) {
  bool erased = false;
  llvm::DenseSet<Block *> reached;
  llvm::SmallVector<Block *> order;
  appendPostOrder(&region.front(), reached, order);
  for (Block *block : order) {
    if (!region.hasOneBlock() && block->mightHaveTerminator())
      eraseDeadSuccessorOperands(block->getTerminator(), liveness, rewriter);
    for (Operation &op : llvm::make_early_inc_range(llvm::reverse(*block))) {
      if (liveness.isLive(&op)) {
        for (Region &nested : op.getRegions())
          pending.push_back(&nested);
        continue;
      }
      // A graph region may have cycles.
      op.dropAllUses();
      rewriter.eraseOp(&op);
      erased = true;
    }
  }
  return erased;
}

/// Erases the dead block arguments. They have no uses left.
static bool eraseDeadArguments(Region &region, const Liveness &liveness) {
  bool erased = false;
  for (Block &block : llvm::drop_begin(region)) {
    const unsigned before = block.getNumArguments();
    block.eraseArguments(
        [&](BlockArgument argument) { return !liveness.isLive(argument); });
    erased |= block.getNumArguments() != before;
  }
  return erased;
}

/// Erases dead code in a region and its nested regions, those of isolated
/// operations excluded.
static bool eraseNotLive(Region &root, RewriterBase &rewriter) {
  const Liveness liveness(root);
  bool erased = false;
  llvm::SmallVector<Region *> pending = {&root}, visited;
  while (!pending.empty()) {
    Region *region = pending.pop_back_val();
    if (region->empty() ||
        (region != &root &&
         region->getParentOp()->hasTrait<OpTrait::IsIsolatedFromAbove>()))
      continue;
    erased |= eraseDead(*region, liveness, rewriter, pending);
    visited.push_back(region);
  }
  // Arguments may have been used in nested regions.
  for (Region *region : visited)
    erased |= eraseDeadArguments(*region, liveness);
  return erased;
}

static bool eraseSuspects(const llvm::SetVector<Region *> &suspects,
                          RewriterBase &rewriter) {
  auto isNested = [&](Region *region) {
    while ((region = region->getParentRegion()))
      if (suspects.contains(region))
        return true;
    return false;
  };
  // Nested suspects may be erased together with an outer one.
  llvm::SmallVector<Region *> outermost;
  llvm::copy_if(suspects, std::back_inserter(outermost),
                [&](Region *region) { return !isNested(region); });
  bool erased = false;
  for (Region *region : outermost)
    erased |= eraseNotLive(*region, rewriter);
  return erased;
}

/// Returns the last sweep. Its `erased` is true if any sweep erased something.
static DeadCodeSweep eraseDeadCode(Region &region, RewriterBase &rewriter) {
  DeadCodeSweep sweep = sweepDeadCode(region, rewriter);
  bool erased = sweep.erased;
  while (eraseSuspects(sweep.suspects, rewriter)) {
    erased = true;
    sweep = sweepDeadCode(region, rewriter);
  }
  sweep.erased = erased;
  return sweep;
}

/// Calls `callback` with each region, then with the regions of the isolated
/// operations that the returned sweep lists.
static void
forEachIsolated(llvm::MutableArrayRef<Region> regions,
                llvm::function_ref<DeadCodeSweep(Region &)> callback) {
  llvm::SmallVector<Region *> pending;
  for (Region &region : regions)
    pending.push_back(&region);
  while (!pending.empty())
    for (Operation *op : callback(*pending.pop_back_val()).isolated)
      for (Region &nested : op->getRegions())
        pending.push_back(&nested);
}

LogicalResult runRegionDCE(RewriterBase &rewriter,
                           llvm::MutableArrayRef<Region> regions) {
  bool erased = false;
  forEachIsolated(regions, [&](Region &region) {
    DeadCodeSweep sweep = eraseDeadCode(region, rewriter);
    erased |= sweep.erased;
    return sweep;
  });
  return success(erased);
}

/// Erases unreachable blocks in `around` if any of `regions` has some. These
/// are nested regions that only a sweep finds.
static bool eraseUnreachableBlocksIn(llvm::ArrayRef<Region *> regions,
                                     RewriterBase &rewriter, Region &around) {
  auto hasUnreachableBlocks = [](Region *region) {
    return getReachedBlocks(*region).size() != region->getBlocks().size();
  };
  return llvm::any_of(regions, hasUnreachableBlocks) &&
         succeeded(eraseUnreachableBlocks(rewriter, around));
}

LogicalResult simplifyRegions(RewriterBase &rewriter,
                              llvm::MutableArrayRef<Region> regions,
                              bool mergeBlocks, bool intoIsolated) {
  bool changed = false;
  auto simplify = [&](Region &region) {
    changed |= eraseUnreachableBlocksOf(rewriter, region);
    DeadCodeSweep sweep = eraseDeadCode(region, rewriter);
    changed |= sweep.erased;
    if (eraseUnreachableBlocksIn(sweep.branchingRegions, rewriter, region)) {
      changed = true;
      sweep = eraseDeadCode(region, rewriter);
    }
    if (!mergeBlocks)
      return sweep;
    for (Region *branching : sweep.branchingRegions)
      changed |= mergeIdenticalBlocksOf(rewriter, *branching);
    for (Region *branching : sweep.branchingRegions)
      changed |= dropRedundantArgumentsOf(rewriter, *branching);
    return sweep;
  };
  if (intoIsolated)
    forEachIsolated(regions, simplify);
  else
    for (Region &region : regions)
      simplify(region);
  return success(changed);
}

} // namespace mlir
