// SPDX-License-Identifier: Apache-2.0
#include "core/transforms/cfg_to_scf_impl.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using namespace mlir::cfg_to_scf;

namespace {

/// Lifts a branch with several successors. No cycle is reachable from it.
struct BranchLifter {
  Lifting &lifting;
  Block *entry;

  void findDominated();
  /// Fills `continuationEdges`. Returns true if code after the branch is
  /// reachable through more than one of its successors.
  bool findContinuation();
  /// Returns the common target of the continuation edges, or null.
  Block *getContinuation() const;

  void takeBlocks(unsigned index, Block *continuation, Region &region);
  FailureOr<Operation *> createConditional(Block *continuation,
                                           MutableArrayRef<Region> regions);

  /// For each successor, the blocks that are reachable only through its edge.
  SmallVector<SmallVector<Block *>> dominated = {};
  /// The edges from the branch, or from blocks it dominates, to the ends of its
  /// regions.
  SmallVector<Edge> continuationEdges = {};
  /// True if some of these edges lead to an exit that only one edge reaches.
  bool hasExits = false;
  /// Blocks that need a terminator, each with the values that it yields.
  SmallVector<std::pair<Block *, SmallVector<Value>>> openBlocks = {};
};

} // namespace

void BranchLifter::findDominated() {
  PredecessorCounts counts;
  for (Edge edge : getSuccessorEdges(entry))
    dominated.push_back(getDominatedBlocks(edge, counts));
}

bool BranchLifter::findContinuation() {
  bool hasContinuation = false;
  for (const auto &[i, blocks] : llvm::enumerate(dominated)) {
    if (blocks.empty()) {
      continuationEdges.push_back({entry, static_cast<unsigned>(i)});
      hasContinuation = true;
      continue;
    }
    if (blocks.front()->hasNoSuccessors()) {
      continuationEdges.push_back({entry, static_cast<unsigned>(i)});
      hasExits = true;
      continue;
    }
    const llvm::SmallPtrSet<Block *, 8> inside(blocks.begin(), blocks.end());
    for (Block *block : blocks)
      for (Edge edge : getSuccessorEdges(block)) {
        const bool isInside = inside.contains(edge.getSuccessor());
        if (isInside && !edge.getSuccessor()->hasNoSuccessors())
          continue;
        (isInside ? hasExits : hasContinuation) = true;
        continuationEdges.push_back(edge);
      }
  }
  return hasContinuation;
}

Block *BranchLifter::getContinuation() const {
  Block *common = continuationEdges.front().getSuccessor();
  return llvm::all_of(
             continuationEdges,
             [common](Edge edge) { return edge.getSuccessor() == common; })
             ? common
             : nullptr;
}

/// Moves the blocks of a successor to `region`. Afterwards at most one of them
/// branches to the continuation.
void BranchLifter::takeBlocks(unsigned index, Block *continuation,
                              Region &region) {
  const Edge edge{entry, index};
  const SmallVector<Value> operands(ValueRange{edge.getOperands()});
  ArrayRef<Block *> blocks = dominated[index];
  if (blocks.empty()) {
    openBlocks.emplace_back(&region.emplaceBlock(), operands);
    return;
  }
  Block *first = blocks.front();
  for (auto [argument, operand] :
       llvm::zip_equal(first->getArguments(), operands))
    argument.replaceAllUsesWith(operand);
  if (!operands.empty())
    edge.getOperands().clear();
  first->eraseArguments(0, operands.size());

  SmallVector<Edge> edgesOut;
  for (Block *block : blocks) {
    for (Edge out : getSuccessorEdges(block))
      if (out.getSuccessor() == continuation)
        edgesOut.push_back(out);
    block->moveBefore(&region, region.end());
  }
  if (edgesOut.size() == 1)
    return;
  Block *exit = &region.emplaceBlock();
  for (BlockArgument argument : continuation->getArguments())
    exit->addArgument(argument.getType(), argument.getLoc());
  for (Edge out : edgesOut)
    out.setSuccessor(exit);
  openBlocks.emplace_back(exit, SmallVector<Value>(exit->getArguments()));
}

/// Replaces the branch by the structured operation and creates the terminators
/// of its regions.
FailureOr<Operation *>
BranchLifter::createConditional(Block *continuation,
                                MutableArrayRef<Region> regions) {
  CFGToSCFInterface &interface = lifting.interface;
  Operation *branch = entry->getTerminator();
  OpBuilder builder(branch);
  FailureOr<Operation *> conditional = interface.createStructuredBranchRegionOp(
      builder, branch, continuation->getArgumentTypes(), regions);
  if (failed(conditional))
    return failure();
  branch->erase();

  for (auto &[block, results] : openBlocks) {
    builder.setInsertionPointToEnd(block);
    if (failed(interface.createStructuredBranchRegionTerminatorOp(
            (*conditional)->getLoc(), builder, *conditional,
            /*replacedControlFlowOp=*/nullptr, results)))
      return failure();
  }
  // The remaining branches to the continuation have no other successor.
  for (BlockOperand &use :
       llvm::make_early_inc_range(continuation->getUses())) {
    Operation *last = use.getOwner();
    builder.setInsertionPoint(last);
    const Edge edge{last->getBlock(), use.getOperandNumber()};
    if (failed(interface.createStructuredBranchRegionTerminatorOp(
            last->getLoc(), builder, *conditional, last,
            ValueRange(edge.getOperands()))))
      return failure();
    last->erase();
  }
  return *conditional;
}

/// Appends the operations of `block`, which has no predecessors left, to
/// `entry`. `values` replace its arguments.
static void append(Block *entry, Block *block, ValueRange values) {
  for (auto [argument, value] : llvm::zip_equal(block->getArguments(), values))
    argument.replaceAllUsesWith(value);
  entry->getOperations().splice(entry->end(), block->getOperations());
  block->erase();
}

LogicalResult Lifting::liftBranch(Block *entry,
                                  SmallVectorImpl<Block *> &entries) {
  if (entry->hasNoSuccessors())
    return success();
  if (entry->getNumSuccessors() == 1) {
    const Edge edge{entry, 0};
    const SmallVector<Value> operands(ValueRange{edge.getOperands()});
    Block *next = edge.getSuccessor();
    entry->getTerminator()->erase();
    append(entry, next, operands);
    entries.push_back(entry);
    return success();
  }

  BranchLifter lifter{*this, entry};
  lifter.findDominated();
  if (!lifter.findContinuation()) {
    // Each successor ends in its own exits. The branch stays.
    llvm::append_range(entries, entry->getSuccessors());
    return success();
  }
  Block *continuation = lifter.getContinuation();
  if (!continuation || lifter.hasExits)
    continuation = createSingleEntry(
        lifter.continuationEdges.front().from->getTerminator()->getLoc(),
        lifter.continuationEdges, *this);
  if (lifter.hasExits) {
    // The edges have changed. Process `entry` again.
    entries.push_back(entry);
    return success();
  }

  std::vector<Region> regions(entry->getNumSuccessors());
  for (auto [i, region] : llvm::enumerate(regions))
    lifter.takeBlocks(i, continuation, region);
  SmallVector<Block *> firstBlocks;
  for (auto [region, blocks] : llvm::zip_equal(regions, lifter.dominated))
    if (!blocks.empty())
      firstBlocks.push_back(&region.front());
  FailureOr<Operation *> conditional =
      lifter.createConditional(continuation, regions);
  if (failed(conditional)) {
    for (Region &region : regions)
      entry->getParent()->getBlocks().splice(entry->getParent()->end(),
                                             region.getBlocks());
    return failure();
  }
  append(entry, continuation, (*conditional)->getResults());
  // A region that the operation does not have is dropped: no edge leads to it.
  for (Block *block : firstBlocks)
    if (block->getParentOp())
      entries.push_back(block);
  entries.push_back(entry);
  return success();
}
