// SPDX-License-Identifier: Apache-2.0
#include "core/transforms/mem2reg_analysis.h"

#include "core/interfaces/control_flow.h"

using namespace mlir;

namespace {
using BlockSet = llvm::SmallPtrSet<Block *, 16>;

struct Analyzer {
  const MemorySlot &slot;
  DominanceInfo &dominance;
  const DataLayout &dataLayout;
  MemorySlotPromotionInfo info;
  Region *region = slot.ptr.getParentRegion();

  bool analyze();

private:
  bool canRemoveUses(Operation *user,
                     llvm::SmallVectorImpl<OpOperand *> &newBlockingUses);
  bool findBlockingUses();
  void findAccesses();
  BlockSet findLiveIn(const BlockSet &defining) const;
  void findMergePoints();
};
} // namespace

bool Analyzer::canRemoveUses(
    Operation *user, llvm::SmallVectorImpl<OpOperand *> &newBlockingUses) {
  const auto &uses = info.blockingUses[user];
  if (auto promotable = llvm::dyn_cast<PromotableOpInterface>(user))
    return promotable.canUsesBeRemoved(uses, newBlockingUses, dataLayout);
  auto access = llvm::dyn_cast<PromotableMemOpInterface>(user);
  return access && user->getParentRegion() == region &&
         access.canUsesBeRemoved(slot, uses, newBlockingUses, dataLayout);
}

/// Collects the blocking uses of the pointer. An operation may give up a use
/// only if users of its results give up theirs, which then become blocking,
/// too.
bool Analyzer::findBlockingUses() {
  for (OpOperand &use : slot.ptr.getUses())
    info.blockingUses[use.getOwner()].insert(&use);
  for (Operation *user : getUsersInOrder(slot.ptr)) {
    if (!info.blockingUses.contains(user))
      continue;
    llvm::SmallVector<OpOperand *> newBlockingUses;
    if (!canRemoveUses(user, newBlockingUses))
      return false;
    for (OpOperand *use : newBlockingUses)
      info.blockingUses[use->getOwner()].insert(use);
  }
  return true;
}

void Analyzer::findAccesses() {
  llvm::SmallPtrSet<Operation *, 16> seen;
  for (Operation *user : slot.ptr.getUsers())
    if (auto access = llvm::dyn_cast<PromotableMemOpInterface>(user))
      if (seen.insert(user).second)
        info.accesses[user->getBlock()].push_back(access);
  for (auto &[block, accesses] : info.accesses)
    llvm::sort(accesses, [](Operation *a, Operation *b) {
      return a->isBeforeInBlock(b);
    });
}

/// Returns the blocks where the content is live at the start: those that load
/// before they store, and those from which such a block is reachable without a
/// store.
BlockSet Analyzer::findLiveIn(const BlockSet &defining) const {
  llvm::SmallVector<Block *> pending;
  for (const auto &[block, accesses] : info.accesses)
    for (PromotableMemOpInterface access : accesses) {
      if (access.loadsFrom(slot))
        pending.push_back(block);
      if (access.loadsFrom(slot) || access.storesTo(slot))
        break;
    }
  BlockSet liveIn;
  while (!pending.empty()) {
    Block *block = pending.pop_back_val();
    if (liveIn.insert(block).second)
      for (Block *predecessor : block->getPredecessors())
        if (!defining.contains(predecessor))
          pending.push_back(predecessor);
  }
  return liveIn;
}

/// Computes the iterated dominance frontier of the blocks that store,
/// restricted to blocks where the content is live.
void Analyzer::findMergePoints() {
  if (llvm::hasSingleElement(*region))
    return;
  BlockSet defining;
  for (auto &[block, accesses] : info.accesses)
    if (llvm::any_of(accesses, [&](PromotableMemOpInterface access) {
          return access.storesTo(slot);
        }))
      defining.insert(block);
  const BlockSet liveIn = findLiveIn(defining);
  // For each block, the live blocks in its dominance frontier.
  llvm::DenseMap<Block *, llvm::SmallVector<Block *, 2>> frontiers;
  for (Block &block : *region) {
    if (!liveIn.contains(&block) || !dominance.isReachableFromEntry(&block))
      continue;
    Block *dominator = dominance.getImmediateDominator(&block);
    for (Block *runner : block.getPredecessors())
      for (; runner && runner != dominator &&
             dominance.isReachableFromEntry(runner);
           runner = dominance.getImmediateDominator(runner))
        frontiers[runner].push_back(&block);
  }
  llvm::SmallVector<Block *> pending;
  for (Block &block : *region)
    if (defining.contains(&block))
      pending.push_back(&block);
  while (!pending.empty())
    for (Block *join : frontiers.lookup(pending.pop_back_val()))
      if (info.mergePoints.insert(join))
        pending.push_back(join);
}

bool Analyzer::analyze() {
  if (!findBlockingUses())
    return false;
  findAccesses();
  findMergePoints();
  return llvm::all_of(info.mergePoints, [](Block *block) {
    return llvm::all_of(block->getPredecessors(), [](Block *predecessor) {
      return llvm::isa<BranchOpInterface>(predecessor->getTerminator());
    });
  });
}

std::optional<MemorySlotPromotionInfo>
mlir::analyzePromotion(const MemorySlot &slot, DominanceInfo &dominance,
                       const DataLayout &dataLayout) {
  Analyzer analyzer = {slot, dominance, dataLayout, MemorySlotPromotionInfo()};
  if (!analyzer.analyze())
    return std::nullopt;
  return std::move(analyzer.info);
}
