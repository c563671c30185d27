// SPDX-License-Identifier: Apache-2.0
#include "core/transforms/sroa.h"

#include "core/transforms/slot_users.h"

using namespace mlir;

namespace {
/// The data for destructuring a slot.
struct DestructuringInfo {
  UsedIndexSet usedIndices;
  /// The uses that destructuring must remove, by operation.
  BlockingUsesMap blockingUses;
  llvm::SmallPtrSet<Operation *, 8> accessors;
};

struct Analyzer {
  const DestructurableMemorySlot &slot;
  const DataLayout &dataLayout;
  DestructuringInfo info;

  bool analyze() {
    if (slot.ptr.use_empty())
      return false;
    visitUses();
    visitParts();
    return canRemoveUses();
  }

  void block(OpOperand &use) { info.blockingUses[use.getOwner()].insert(&use); }
  void visitUses();
  void visitParts();
  bool canRemoveUses();

  /// Pointers into the slot whose accesses must stay within bounds.
  llvm::SmallVector<MemorySlot> parts = {};
};
} // namespace

void Analyzer::visitUses() {
  for (OpOperand &use : slot.ptr.getUses()) {
    auto accessor =
        llvm::dyn_cast<DestructurableAccessorOpInterface>(use.getOwner());
    if (accessor &&
        accessor.canRewire(slot, info.usedIndices, parts, dataLayout))
      info.accessors.insert(accessor);
    else
      block(use);
  }
}

void Analyzer::visitParts() {
  llvm::SmallPtrSet<OpOperand *, 16> visited;
  while (!parts.empty()) {
    const MemorySlot part = parts.pop_back_val();
    for (OpOperand &use : part.ptr.getUses()) {
      if (!visited.insert(&use).second)
        continue;
      auto access =
          llvm::dyn_cast<SafeMemorySlotAccessOpInterface>(use.getOwner());
      if (!access ||
          failed(access.ensureOnlySafeAccesses(part, parts, dataLayout)))
        block(use);
    }
  }
}

bool Analyzer::canRemoveUses() {
  if (info.blockingUses.empty())
    return true;
  for (Operation *user : getUsersInOrder(slot.ptr)) {
    auto *found = info.blockingUses.find(user);
    if (found == info.blockingUses.end())
      continue;
    auto promotable = llvm::dyn_cast<PromotableOpInterface>(user);
    llvm::SmallVector<OpOperand *> newBlockingUses;
    if (!promotable || !promotable.canUsesBeRemoved(
                           found->second, newBlockingUses, dataLayout))
      return false;
    for (OpOperand *use : newBlockingUses)
      block(*use);
  }
  return true;
}

/// Rewires users of the slot before the operations that they use.
static void rewireUses(const DestructurableMemorySlot &slot,
                       llvm::DenseMap<Attribute, MemorySlot> &parts,
                       OpBuilder &builder, const DataLayout &dataLayout,
                       DestructuringInfo &info) {
  llvm::SmallVector<Operation *> toErase;
  const llvm::SmallVector<Operation *> users = getUsersInOrder(slot.ptr);
  for (Operation *user : llvm::reverse(users)) {
    builder.setInsertionPointAfter(user);
    auto *found = info.blockingUses.find(user);
    DeletionKind kind = DeletionKind::Keep;
    if (info.accessors.contains(user))
      kind = llvm::cast<DestructurableAccessorOpInterface>(user).rewire(
          slot, parts, builder, dataLayout);
    else if (found != info.blockingUses.end())
      kind = llvm::cast<PromotableOpInterface>(user).removeBlockingUses(
          found->second, builder);
    if (kind == DeletionKind::Delete)
      toErase.push_back(user);
  }
  for (Operation *op : toErase)
    op->erase();
}

static void count(SROAStatistics *statistics, size_t numParts, size_t numUsed) {
  if (!statistics)
    return;
  ++statistics->destructuredAmount;
  if (numParts != numUsed)
    ++statistics->slotsWithMemoryBenefit;
  statistics->maxSubelementAmount =
      std::max(statistics->maxSubelementAmount, numParts);
}

LogicalResult mlir::tryToDestructureMemorySlots(
    llvm::ArrayRef<DestructurableAllocationOpInterface> allocators,
    OpBuilder &builder, const DataLayout &dataLayout,
    SROAStatistics *statistics) {
  using Allocator = DestructurableAllocationOpInterface;
  /// Destructures one slot. Slots queried before may be invalid afterwards.
  auto destructureOne = [&](Allocator allocator,
                            llvm::SmallVectorImpl<Allocator> &next) {
    for (const DestructurableMemorySlot &slot :
         allocator.getDestructurableSlots()) {
      Analyzer analyzer = {slot, dataLayout, DestructuringInfo()};
      if (!analyzer.analyze())
        continue;
      OpBuilder::InsertionGuard guard(builder);
      builder.setInsertionPointToStart(slot.ptr.getParentBlock());
      llvm::DenseMap<Attribute, MemorySlot> parts =
          allocator.destructure(slot, analyzer.info.usedIndices, builder, next);
      count(statistics, slot.subelementTypes.size(),
            analyzer.info.usedIndices.size());
      rewireUses(slot, parts, builder, dataLayout, analyzer.info);
      if (auto rest = allocator.handleDestructuringComplete(slot, builder))
        next.push_back(*rest);
      return true;
    }
    return false;
  };
  return processUntilStable<Allocator>(allocators, destructureOne);
}
