// SPDX-License-Identifier: Apache-2.0
#include "core/transforms/cse.h"

#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/interface/side_effects.h"
#include "core/ir/verify/dominance.h"
#include "core/transforms/known_operations.h"

namespace mlir {

namespace {

/// Finds writes between operations of a block, and caches the last write found.
class BlockWrites {
public:
  /// Returns true if an operation between `from` and `to` may write. Successive
  /// calls must pass `to` in block order.
  bool isWrittenBetween(Operation *from, Operation *to);
  /// Must be called before `op`, which does not write, is erased.
  void forget(Operation *op) {
    if (op == next)
      next = op->getNextNode();
  }
  void clear() { next = lastWrite = nullptr; }

private:
  /// The first operation that has not been examined.
  Operation *next = nullptr;
  Operation *lastWrite = nullptr;
};

/// The state of the traversal of an operation with regions.
struct Level {
  Level(Operation *op, size_t scope) : op(op), scope(scope) {}

  Operation *op;
  /// The scope of the operation, and the hidden entries if it is isolated.
  size_t scope;
  std::optional<size_t> hidden;
  unsigned nextRegion = 0;
  /// The blocks of the current region in preorder of the dominator tree, each
  /// with its depth in the tree.
  llvm::SmallVector<std::pair<Block *, unsigned>, 1> blocks;
  unsigned nextBlock = 0;
  /// The scopes of the blocks from the region's entry to the current block.
  llvm::SmallVector<size_t, 1> scopes;
  bool hasSSADominance = true;
  /// True if this region and all regions around it have SSA dominance. Then no
  /// visited operation uses one that is still to be visited.
  bool isInOrder = true;
  Block::iterator nextOp = {};
  Block::iterator lastOp = {};
  BlockWrites writes;
};

class CSEDriver {
public:
  CSEDriver(RewriterBase &rewriter, DominanceInfo &dominance)
      : rewriter(rewriter), dominance(dominance) {}

  CSEStatistics simplify(Operation *op, bool *changed);

private:
  void enter(Operation *op);
  void leave();
  void enterRegion(Level &level);
  void enterBlock(Level &level);
  void simplifyOperation(Level &level, Operation *op);
  void replaceUses(Level &level, Operation *op, Operation *existing);
  void erase(Level &level, Operation *op);

  RewriterBase &rewriter;
  DominanceInfo &dominance;
  std::vector<Level> levels;
  KnownOperations known;
  /// Operations that are erased after the traversal.
  std::vector<Operation *> opsToErase;
  bool erased = false;
  CSEStatistics statistics;
};

} // namespace

/// Returns true if the operation may write, or its effects are unknown.
static bool mayWrite(Operation *op) {
  auto effects = getEffectsRecursively(op);
  return !effects || llvm::any_of(*effects, [](const auto &effect) {
    return llvm::isa<MemoryEffects::Write>(effect.getEffect());
  });
}

bool BlockWrites::isWrittenBetween(Operation *from, Operation *to) {
  if (!next)
    next = &from->getBlock()->front();
  for (; next != to; next = next->getNextNode())
    if (mayWrite(next))
      lastWrite = next;
  return lastWrite && from->isBeforeInBlock(lastWrite);
}

void CSEDriver::enter(Operation *op) {
  Level &level = levels.emplace_back(op, known.beginScope());
  if (op->mightHaveTrait<OpTrait::IsIsolatedFromAbove>())
    level.hidden = known.hideAll();
}

void CSEDriver::leave() {
  Level &level = levels.back();
  known.endScope(level.scope);
  if (level.hidden)
    known.unhide(*level.hidden);
  Operation *op = level.op;
  levels.pop_back();
  if (!levels.empty())
    simplifyOperation(levels.back(), op);
}

void CSEDriver::enterRegion(Level &level) {
  Region &region = level.op->getRegion(level.nextRegion++);
  known.endScope(level.scope);
  level.scopes.clear();
  level.blocks.clear();
  level.nextBlock = 0;
  if (region.empty())
    return;
  level.hasSSADominance = dominance.hasSSADominance(&region);
  level.isInOrder = level.hasSSADominance &&
                    (levels.size() == 1 || levels[levels.size() - 2].isInOrder);
  dominance.appendTree(region, level.blocks);
}

/// Enters the next block and ends the scopes that do not dominate it.
void CSEDriver::enterBlock(Level &level) {
  auto [block, depth] = level.blocks[level.nextBlock++];
  if (depth < level.scopes.size()) {
    known.endScope(level.scopes[depth]);
    level.scopes.resize(depth);
  }
  level.scopes.push_back(known.beginScope());
  level.nextOp = block->begin();
  level.lastOp = block->end();
  level.writes.clear();
}

CSEStatistics CSEDriver::simplify(Operation *op, bool *changed) {
  enter(op);
  while (!levels.empty()) {
    Level &level = levels.back();
    if (level.nextOp != level.lastOp) {
      Operation *next = &*level.nextOp++;
      if (level.nextOp != level.lastOp)
        __builtin_prefetch(&*level.nextOp);
      if (next->getNumRegions())
        enter(next);
      else
        simplifyOperation(level, next);
    } else if (level.nextBlock != level.blocks.size()) {
      enterBlock(level);
    } else if (level.nextRegion != level.op->getNumRegions()) {
      enterRegion(level);
    } else {
      leave();
    }
  }
  for (Operation *dead : opsToErase)
    rewriter.eraseOp(dead);
  if (changed)
    *changed = erased;
  return statistics;
}

void CSEDriver::simplifyOperation(Level &level, Operation *op) {
  if (op->hasTrait<OpTrait::IsTerminator>())
    return;
  if (isOpTriviallyDead(op)) {
    ++statistics.numDCE;
    return erase(level, op);
  }
  if (llvm::any_of(op->getRegions(), [](Region &region) {
        return !region.empty() && !region.hasOneBlock();
      }))
    return;
  const bool hasEffects = !isMemoryEffectFree(op);
  if (hasEffects && !hasSingleEffect<MemoryEffects::Read>(op))
    return;
  const size_t hash = KnownOperations::hash(op);
  Operation *existing = known.lookup(op, hash);
  if (existing &&
      (!hasEffects || (existing->getBlock() == op->getBlock() &&
                       !level.writes.isWrittenBetween(existing, op))))
    return replaceUses(level, op, existing);
  known.insert(op, hash);
}

void CSEDriver::replaceUses(Level &level, Operation *op, Operation *existing) {
  auto *listener =
      llvm::dyn_cast_if_present<RewriterBase::Listener>(rewriter.getListener());
  if (level.hasSSADominance) {
    // No use has been visited yet.
    if (listener)
      listener->notifyOperationReplaced(op, existing);
    rewriter.replaceAllUsesWith(ValueRange(op->getResults()),
                                ValueRange(existing->getResults()));
  } else {
    // Users that are in the table must not change.
    auto canChange = [&](OpOperand &use) {
      return !known.lookup(use.getOwner(),
                           KnownOperations::hash(use.getOwner()));
    };
    if (listener && llvm::all_of(op->getResults(), [&](Value result) {
          return llvm::all_of(result.getUses(), canChange);
        }))
      listener->notifyOperationReplaced(op, existing);
    rewriter.replaceUsesWithIf(ValueRange(op->getResults()),
                               ValueRange(existing->getResults()), canChange);
  }
  if (llvm::isa<UnknownLoc>(existing->getLoc()) &&
      !llvm::isa<UnknownLoc>(op->getLoc()))
    existing->setLoc(op->getLoc());
  ++statistics.numCSE;
  if (op->use_empty())
    erase(level, op);
}

/// Erases an operation that has no uses. It is erased at once, while it is in
/// the caches, if the rest of the traversal cannot depend on it. Otherwise it
/// is erased at the end.
void CSEDriver::erase(Level &level, Operation *op) {
  erased = true;
  if (!level.isInOrder || op->getNumRegions() || !isMemoryEffectFree(op)) {
    opsToErase.push_back(op);
    return;
  }
  level.writes.forget(op);
  rewriter.eraseOp(op);
}

CSEStatistics eliminateCommonSubExpressions(RewriterBase &rewriter,
                                            DominanceInfo &dominance,
                                            Operation *op, bool *changed) {
  return CSEDriver(rewriter, dominance).simplify(op, changed);
}

} // namespace mlir
