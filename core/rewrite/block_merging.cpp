// SPDX-License-Identifier: Apache-2.0
//
// Merges identical blocks of a region and drops redundant block arguments.
#include <map>
#include <set>

#include "core/interfaces/control_flow.h"
#include "core/ir/structure/operation_equivalence.h"
#include "core/rewrite/nested_regions.h"
#include "core/rewrite/region_simplification.h"

namespace mlir {

namespace {

/// A block with the data for comparing it with others.
class BlockEquivalenceData {
public:
  explicit BlockEquivalenceData(Block *block);

  /// Returns the number of an argument or result of the block, counted in
  /// order.
  unsigned getOrderOf(Value value) const;

  Block *block;
  llvm::hash_code hash = llvm::hash_code(0);

private:
  llvm::DenseMap<Operation *, unsigned> firstResults;
};

/// An operand: the index of its operation in the block, and its own index.
using OperandPlace = std::pair<unsigned, unsigned>;

/// A set of equivalent blocks. The leader replaces the others.
class BlockMergeCluster {
public:
  explicit BlockMergeCluster(BlockEquivalenceData &&leader)
      : leader(std::move(leader)) {}

  /// Adds a block and returns true if it is equivalent to the leader.
  bool add(const BlockEquivalenceData &other);
  /// Merges the blocks. Returns true if the IR changed.
  bool merge(RewriterBase &rewriter);

private:
  bool compareOperands(Operation &lhs, Operation &rhs, unsigned number,
                       const BlockEquivalenceData &other,
                       llvm::SmallVectorImpl<OperandPlace> &different) const;
  void makeArguments();

  BlockEquivalenceData leader;
  llvm::SmallVector<Block *, 2> blocks;
  /// The operands that differ between the blocks and become arguments.
  std::set<OperandPlace> different;
};

} // namespace

BlockEquivalenceData::BlockEquivalenceData(Block *block) : block(block) {
  unsigned next = block->getNumArguments();
  for (Operation &op : *block) {
    if (op.getNumResults()) {
      firstResults.try_emplace(&op, next);
      next += op.getNumResults();
    }
    hash =
        llvm::hash_combine(hash, OperationEquivalence::computeHash(
                                     &op, OperationEquivalence::ignoreHashValue,
                                     OperationEquivalence::ignoreHashValue,
                                     OperationEquivalence::IgnoreLocations));
  }
}

unsigned BlockEquivalenceData::getOrderOf(Value value) const {
  if (auto argument = llvm::dyn_cast<BlockArgument>(value))
    return argument.getArgNumber();
  auto result = llvm::cast<OpResult>(value);
  return firstResults.lookup(result.getOwner()) + result.getResultNumber();
}

/// Returns true if branches to the block can pass the value: no branch to the
/// block defines it.
static bool canBeGivenTo(Block *block, Value value) {
  return llvm::none_of(block->getUses(), [&](BlockOperand &use) {
    return use.getOwner() == value.getDefiningOp();
  });
}

/// Returns true if the operands of equivalent operations agree or may become
/// arguments. Appends the latter to `different`.
bool BlockMergeCluster::compareOperands(
    Operation &lhs, Operation &rhs, unsigned number,
    const BlockEquivalenceData &other,
    llvm::SmallVectorImpl<OperandPlace> &different) const {
  for (unsigned i = 0; i < lhs.getNumOperands(); ++i) {
    Value a = lhs.getOperand(i), b = rhs.getOperand(i);
    if (a == b)
      continue;
    if (a.getType() != b.getType())
      return false;
    const bool isInside = a.getParentBlock() == leader.block;
    if (isInside != (b.getParentBlock() == other.block))
      return false;
    if (isInside) {
      if (leader.getOrderOf(a) != other.getOrderOf(b))
        return false;
      continue;
    }
    if (!canBeGivenTo(leader.block, a) || !canBeGivenTo(other.block, b))
      return false;
    different.emplace_back(number, i);
  }
  return true;
}

bool BlockMergeCluster::add(const BlockEquivalenceData &other) {
  if (leader.hash != other.hash ||
      leader.block->getArgumentTypes() != other.block->getArgumentTypes() ||
      leader.block->getOperations().size() !=
          other.block->getOperations().size())
    return false;
  llvm::SmallVector<OperandPlace, 8> mismatches;
  unsigned number = 0;
  for (auto [lhs, rhs] : llvm::zip_equal(*leader.block, *other.block)) {
    if (!OperationEquivalence::isEquivalentTo(
            &lhs, &rhs, OperationEquivalence::ignoreValueEquivalence, nullptr,
            OperationEquivalence::IgnoreLocations) ||
        !compareOperands(lhs, rhs, number++, other, mismatches))
      return false;
    // A use after the blocks would depend on which block ran.
    if (lhs.isUsedOutsideOfBlock(leader.block) ||
        rhs.isUsedOutsideOfBlock(other.block))
      return false;
  }
  different.insert(mismatches.begin(), mismatches.end());
  blocks.push_back(other.block);
  return true;
}

/// Returns true if all branches to the block can pass more operands.
static bool canExtendPredecessors(Block *block) {
  return llvm::all_of(block->getUses(), [](BlockOperand &use) {
    return llvm::isa<BranchOpInterface>(use.getOwner());
  });
}

static Operation *getOperation(Block *block, unsigned number) {
  return &*std::next(block->begin(), number);
}

/// Appends operands to all branches to a block.
static void extendPredecessors(Block *block, llvm::ArrayRef<Value> values) {
  for (BlockOperand &use : block->getUses())
    llvm::cast<BranchOpInterface>(use.getOwner())
        .getSuccessorOperands(use.getOperandNumber())
        .append(values);
}

/// Turns the operands that differ into arguments of the leader. Operands that
/// have equal values in each block share one argument.
void BlockMergeCluster::makeArguments() {
  llvm::SmallVector<Block *, 4> all = {leader.block};
  llvm::append_range(all, blocks);
  using Column = llvm::SmallVector<Value, 4>;
  llvm::SmallVector<Column> columns;
  const unsigned firstArgument = leader.block->getNumArguments();
  for (auto [number, operand] : different) {
    Column column;
    for (Block *block : all)
      column.push_back(getOperation(block, number)->getOperand(operand));
    const unsigned place = llvm::find(columns, column) - columns.begin();
    if (place == columns.size()) {
      columns.push_back(column);
      leader.block->addArgument(column[0].getType(), column[0].getLoc());
    }
    getOperation(leader.block, number)
        ->setOperand(operand, leader.block->getArgument(firstArgument + place));
  }
  for (auto [i, block] : llvm::enumerate(all)) {
    llvm::SmallVector<Value> values;
    for (const Column &column : columns)
      values.push_back(column[i]);
    extendPredecessors(block, values);
  }
}

bool BlockMergeCluster::merge(RewriterBase &rewriter) {
  if (blocks.empty())
    return false;
  if (!different.empty()) {
    if (!canExtendPredecessors(leader.block) ||
        !llvm::all_of(blocks, canExtendPredecessors))
      return false;
    makeArguments();
  }
  for (Block *block : blocks) {
    rewriter.replaceAllUsesWith(block, leader.block);
    rewriter.eraseBlock(block);
  }
  return true;
}

static bool canBeMerged(Block &block) {
  for (Operation &op : block)
    for (Region &region : op.getRegions())
      if (!region.empty())
        return false;
  return llvm::none_of(block.getArguments(), [&](BlockArgument argument) {
    return argument.isUsedOutsideOfBlock(&block);
  });
}

/// Merges the equivalent blocks among `blocks`, which have equal successors.
static bool mergeBlocksOf(llvm::ArrayRef<Block *> blocks,
                          RewriterBase &rewriter) {
  if (blocks.size() == 1)
    return false;
  llvm::SmallVector<BlockMergeCluster, 1> clusters;
  for (Block *block : blocks) {
    if (!canBeMerged(*block))
      continue;
    BlockEquivalenceData data(block);
    if (llvm::none_of(clusters, [&](BlockMergeCluster &cluster) {
          return cluster.add(data);
        }))
      clusters.emplace_back(std::move(data));
  }
  bool merged = false;
  for (BlockMergeCluster &cluster : clusters)
    merged |= cluster.merge(rewriter);
  return merged;
}

static bool mergeGroups(RewriterBase &rewriter, Region &region) {
  using Successors = std::vector<Block *>;
  std::map<Successors, unsigned> groupOf;
  std::vector<llvm::SmallVector<Block *, 2>> groups;
  for (Block &block : llvm::drop_begin(region)) {
    SuccessorRange successors = block.getSuccessors();
    auto [group, isNew] = groupOf.try_emplace(
        Successors(successors.begin(), successors.end()), groups.size());
    if (isNew)
      groups.emplace_back();
    groups[group->second].push_back(&block);
  }
  bool merged = false;
  for (llvm::ArrayRef<Block *> group : groups)
    merged |= mergeBlocksOf(group, rewriter);
  return merged;
}

bool mergeIdenticalBlocksOf(RewriterBase &rewriter, Region &region) {
  bool merged = false;
  while (!region.empty() && !region.hasOneBlock() &&
         mergeGroups(rewriter, region))
    merged = true;
  return merged;
}

LogicalResult mergeIdenticalBlocks(RewriterBase &rewriter,
                                   llvm::MutableArrayRef<Region> regions) {
  bool merged = false;
  forEachRegion(regions, [&](Region &region) {
    merged |= mergeIdenticalBlocksOf(rewriter, region);
  });
  return success(merged);
}

/// Returns the value that all predecessors pass for an argument, or null if
/// they differ or one is not a branch.
static Value getCommonValue(Block &block, unsigned argument) {
  Value common;
  for (BlockOperand &use : block.getUses()) {
    auto branch = llvm::dyn_cast<BranchOpInterface>(use.getOwner());
    if (!branch)
      return nullptr;
    Value given = branch.getSuccessorOperands(use.getOperandNumber())[argument];
    if (!given || (common && given != common))
      return nullptr;
    common = given;
  }
  return common;
}

static bool dropRedundantArgumentsOf(RewriterBase &rewriter, Block &block) {
  bool dropped = false;
  for (unsigned i = block.getNumArguments(); i-- > 0;) {
    Value common = getCommonValue(block, i);
    if (!common || common == block.getArgument(i))
      continue;
    rewriter.replaceAllUsesWith(block.getArgument(i), common);
    block.eraseArgument(i);
    for (BlockOperand &use : block.getUses())
      llvm::cast<BranchOpInterface>(use.getOwner())
          .getSuccessorOperands(use.getOperandNumber())
          .erase(i);
    dropped = true;
  }
  return dropped;
}

bool dropRedundantArgumentsOf(RewriterBase &rewriter, Region &region) {
  bool dropped = false;
  for (Block &block : region)
    dropped |= dropRedundantArgumentsOf(rewriter, block);
  return dropped;
}

LogicalResult dropRedundantArguments(RewriterBase &rewriter,
                                     llvm::MutableArrayRef<Region> regions) {
  bool dropped = false;
  forEachRegion(regions, [&](Region &region) {
    dropped |= dropRedundantArgumentsOf(rewriter, region);
  });
  return success(dropped);
}

} // namespace mlir
