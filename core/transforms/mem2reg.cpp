// SPDX-License-Identifier: Apache-2.0
#include "core/transforms/mem2reg.h"

#include "core/analysis/block_order.h"
#include "core/interfaces/control_flow.h"
#include "core/transforms/mem2reg_analysis.h"
#include "core/transforms/slot_users.h"
#include "llvm/ADT/SmallVectorExtras.h"

using namespace mlir;

namespace {
/// Promotes one slot.
struct Promoter {
  const MemorySlot &slot;
  PromotableAllocationOpInterface allocator;
  OpBuilder &builder;
  DominanceInfo &dominance;
  const DataLayout &dataLayout;
  MemorySlotPromotionInfo info;
  Mem2RegStatistics *statistics;

  /// Returns the allocator of the remaining slots, if there are any.
  std::optional<PromotableAllocationOpInterface> promote();

  Value getOrCreateDefault();
  Value addArgument(Block *block);
  Value visitAccesses(Block *block, Value content);
  Value forwardContent(Block *block, Value content);
  void visitBlocks();
  llvm::SmallVector<Operation *> getOrderedUsers() const;
  void removeUses();
  void completeDeadBranches();

  Value defaultValue = {};
  /// The content before each access. Null if nothing was stored before.
  llvm::DenseMap<Operation *, Value> contents =
      llvm::DenseMap<Operation *, Value>();
  llvm::SmallVector<std::pair<Operation *, Value>> stores = {};
};
} // namespace

Value Promoter::getOrCreateDefault() {
  if (defaultValue)
    return defaultValue;
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(slot.ptr.getParentBlock());
  return defaultValue = allocator.getDefaultValue(slot, builder);
}

Value Promoter::addArgument(Block *block) {
  BlockArgument argument = block->addArgument(slot.elemType, slot.ptr.getLoc());
  builder.setInsertionPointToStart(block);
  allocator.handleBlockArgument(slot, argument, builder);
  if (statistics)
    ++statistics->newBlockArgumentAmount;
  return argument;
}

/// Returns the content at the end of the block.
Value Promoter::visitAccesses(Block *block, Value content) {
  for (PromotableMemOpInterface access : info.accesses.lookup(block)) {
    contents[access] = content;
    if (!access.storesTo(slot))
      continue;
    if (!content)
      content = getOrCreateDefault();
    builder.setInsertionPointAfter(access);
    content = access.getStored(slot, builder, content, dataLayout);
    stores.emplace_back(access, content);
  }
  return content;
}

/// Passes the content to the successors that have an argument for it. Returns
/// the content.
Value Promoter::forwardContent(Block *block, Value content) {
  auto branch = llvm::dyn_cast<BranchOpInterface>(block->getTerminator());
  if (!branch)
    return content;
  for (auto [i, successor] : llvm::enumerate(branch->getSuccessors())) {
    if (!info.mergePoints.contains(successor))
      continue;
    if (!content)
      content = getOrCreateDefault();
    branch.getSuccessorOperands(i).append(content);
  }
  return content;
}

/// Visits the dominator tree top-down. At its start a block has the content of
/// the end of its dominator, or its new argument.
void Promoter::visitBlocks() {
  Region *region = slot.ptr.getParentRegion();
  if (llvm::hasSingleElement(*region)) {
    visitAccesses(&region->front(), Value());
    return;
  }
  llvm::DenseMap<Block *, llvm::SmallVector<Block *, 2>> dominated;
  for (Block &block : *region)
    if (Block *dominator = dominance.getImmediateDominator(&block))
      dominated[dominator].push_back(&block);
  llvm::SmallVector<std::pair<Block *, Value>> pending;
  pending.emplace_back(&region->front(), Value());
  while (!pending.empty()) {
    auto [block, content] = pending.pop_back_val();
    if (info.mergePoints.contains(block))
      content = addArgument(block);
    content = forwardContent(block, visitAccesses(block, content));
    for (Block *child : dominated.lookup(block))
      pending.emplace_back(child, content);
  }
}

/// Numbers blocks such that each follows its predecessors, cycles excepted.
static llvm::DenseMap<Block *, size_t> numberBlocks(Region &region) {
  llvm::SmallVector<Block *> order;
  llvm::DenseSet<Block *> visited;
  llvm::DenseMap<Block *, size_t> numbers;
  for (Block &block : region) {
    if (visited.contains(&block))
      continue;
    order.clear();
    appendPostOrder(&block, visited, order);
    for (Block *reached : llvm::reverse(order))
      numbers.try_emplace(reached, numbers.size());
  }
  return numbers;
}

/// Returns the operations with blocking uses, each after the operations it
/// depends on. A dependency may go through the slot: another load may replace a
/// load.
llvm::SmallVector<Operation *> Promoter::getOrderedUsers() const {
  Region *region = slot.ptr.getParentRegion();
  const auto numbers = numberBlocks(*region);
  struct User {
    Operation *op;
    /// The operation in the region that is or contains `op`.
    Operation *ancestor;
    size_t number;
  };
  llvm::SmallVector<User> users;
  for (Operation *op : getUsersInOrder(slot.ptr))
    if (info.blockingUses.contains(op))
      users.push_back({op, region->findAncestorOpInRegion(*op), users.size()});
  llvm::sort(users, [&](const User &a, const User &b) {
    Block *blockA = a.ancestor->getBlock(), *blockB = b.ancestor->getBlock();
    if (blockA != blockB)
      return numbers.lookup(blockA) < numbers.lookup(blockB);
    return a.ancestor == b.ancestor ? a.number < b.number
                                    : a.ancestor->isBeforeInBlock(b.ancestor);
  });
  return llvm::map_to_vector(users, [](const User &user) { return user.op; });
}

void Promoter::removeUses() {
  llvm::SmallVector<Operation *> toErase;
  llvm::SmallVector<PromotableOpInterface> toVisit;
  const llvm::SmallVector<Operation *> users = getOrderedUsers();
  for (Operation *user : llvm::reverse(users)) {
    auto *found = info.blockingUses.find(user);
    builder.setInsertionPointAfter(user);
    DeletionKind kind;
    if (auto promotable = llvm::dyn_cast<PromotableOpInterface>(user)) {
      kind = promotable.removeBlockingUses(found->second, builder);
      if (promotable.requiresReplacedValues())
        toVisit.push_back(promotable);
    } else {
      Value content = contents.lookup(user);
      if (!content)
        content = getOrCreateDefault();
      builder.setInsertionPointAfter(user);
      kind = llvm::cast<PromotableMemOpInterface>(user).removeBlockingUses(
          slot, found->second, builder, content, dataLayout);
    }
    if (kind == DeletionKind::Delete)
      toErase.push_back(user);
  }
  for (PromotableOpInterface op : toVisit) {
    builder.setInsertionPointAfter(op);
    op.visitReplacedValues(stores, builder);
  }
  for (Operation *op : toErase)
    op->erase();
}

/// Passes the default value from branches in unreachable blocks.
void Promoter::completeDeadBranches() {
  for (Block *block : info.mergePoints)
    for (BlockOperand &use : block->getUses()) {
      auto branch = llvm::cast<BranchOpInterface>(use.getOwner());
      SuccessorOperands operands =
          branch.getSuccessorOperands(use.getOperandNumber());
      if (operands.size() < block->getNumArguments())
        operands.append(getOrCreateDefault());
    }
}

std::optional<PromotableAllocationOpInterface> Promoter::promote() {
  visitBlocks();
  removeUses();
  completeDeadBranches();
  if (statistics)
    ++statistics->promotedAmount;
  return allocator.handlePromotionComplete(slot, defaultValue, builder);
}

LogicalResult mlir::tryToPromoteMemorySlots(
    llvm::ArrayRef<PromotableAllocationOpInterface> allocators,
    OpBuilder &builder, const DataLayout &dataLayout, DominanceInfo &dominance,
    Mem2RegStatistics *statistics) {
  using Allocator = PromotableAllocationOpInterface;
  /// Promotes one slot. Slots queried before may be invalid afterwards.
  auto promoteOne = [&](Allocator allocator,
                        llvm::SmallVectorImpl<Allocator> &next) {
    for (const MemorySlot &slot : allocator.getPromotableSlots()) {
      if (slot.ptr.use_empty())
        continue;
      auto info = analyzePromotion(slot, dominance, dataLayout);
      if (!info)
        continue;
      Promoter promoter = {slot,       allocator,        builder,   dominance,
                           dataLayout, std::move(*info), statistics};
      if (auto newAllocator = promoter.promote())
        next.push_back(*newAllocator);
      return true;
    }
    return false;
  };
  return processUntilStable<Allocator>(allocators, promoteOne);
}
