// SPDX-License-Identifier: Apache-2.0
#include "core/transforms/cfg_to_scf_impl.h"
#include "llvm/ADT/SCCIterator.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using namespace mlir::cfg_to_scf;

namespace {
/// The graph of the blocks that are reachable from `entry`.
struct BlockGraph {
  Block *entry;
};
} // namespace

template <> struct llvm::GraphTraits<BlockGraph> {
  using NodeRef = Block *;
  using ChildIteratorType = SuccessorRange::iterator;
  static NodeRef getEntryNode(BlockGraph graph) { return graph.entry; }
  static ChildIteratorType child_begin(NodeRef block) {
    return block->getSuccessors().begin();
  }
  static ChildIteratorType child_end(NodeRef block) {
    return block->getSuccessors().end();
  }
};

namespace {

/// Turns one cycle into a loop.
struct CycleLifter {
  Lifting &lifting;
  llvm::SmallSetVector<Block *, 8> blocks;

  /// Creates the single target of all entry edges and back edges.
  void createHeader();
  /// Creates the latch, the single source of back edges and exit edges, and the
  /// exit block after it.
  LogicalResult createLatch();
  void moveBlocks();
  /// Turns values that are used after the loop into loop results.
  void carryValues();
  void carry(Value value);
  Value getAtLatch(Value value);
  LogicalResult createLoop();

  Block *header = nullptr;
  Block *latch = nullptr;
  /// The block after the loop. Its arguments become the results of the loop.
  Block *exit = nullptr;
  /// The block before the loop. Its arguments are the initial values.
  Block *parent = nullptr;
  Value condition = {};
  Region body = Region();
  DominanceInfo bodyDominance = DominanceInfo();
  /// The values for the next iteration or, at the end, the results.
  SmallVector<Value> nextValues = {};
  /// The edges from outside to the header.
  SmallVector<Edge> entryEdges = {};
};

} // namespace

void CycleLifter::createHeader() {
  llvm::SmallPtrSet<Block *, 4> entered;
  for (Block *block : blocks)
    for (auto pred = block->pred_begin(); pred != block->pred_end(); ++pred)
      if (!blocks.contains(*pred)) {
        entryEdges.push_back({*pred, pred.getSuccessorIndex()});
        entered.insert(block);
      }
  header = entryEdges.front().getSuccessor();
  if (entryEdges.size() == 1)
    return;
  SmallVector<Edge> edges = entryEdges;
  for (Block *block : blocks)
    for (Edge edge : getSuccessorEdges(block))
      if (entered.contains(edge.getSuccessor()))
        edges.push_back(edge);
  header = createSingleEntry(header->getTerminator()->getLoc(), edges, lifting);
  blocks.insert(header);
}

LogicalResult CycleLifter::createLatch() {
  SmallVector<Edge> backEdges;
  SmallVector<Edge> exitEdges;
  for (Block *block : blocks)
    for (Edge edge : getSuccessorEdges(block)) {
      if (edge.getSuccessor() == header)
        backEdges.push_back(edge);
      else if (!blocks.contains(edge.getSuccessor()))
        exitEdges.push_back(edge);
    }
  const Location loc = backEdges.front().from->getTerminator()->getLoc();
  SmallVector<Block *> targets = {header};
  for (Edge edge : exitEdges)
    targets.push_back(edge.getSuccessor());
  Multiplexer multiplexer(loc, targets, lifting,
                          lifting.getSwitchValue(0).getType());
  latch = multiplexer.getBlock();
  exit = new Block;
  exit->insertAfter(latch);
  for (Edge edge : backEdges)
    multiplexer.redirect(edge, lifting.getSwitchValue(1));
  for (Edge edge : exitEdges)
    multiplexer.redirect(edge, lifting.getSwitchValue(0));

  condition = latch->getArguments().back();
  OpBuilder builder = OpBuilder::atBlockBegin(latch);
  lifting.interface.createConditionalBranch(
      loc, builder, condition, header,
      ValueRange(latch->getArguments()).take_front(header->getNumArguments()),
      exit, {});
  builder.setInsertionPointToEnd(exit);
  blocks.insert(latch);
  if (!exitEdges.empty()) {
    multiplexer.createSwitch(loc, builder, /*excluded=*/header);
    return success();
  }
  FailureOr<Operation *> terminator =
      lifting.interface.createUnreachableTerminator(loc, builder,
                                                    lifting.region);
  if (failed(terminator))
    return failure();
  lifting.combineExit(*terminator);
  return success();
}

/// Moves the cycle into the body: the header first, the latch last.
void CycleLifter::moveBlocks() {
  parent = new Block;
  parent->insertBefore(header);
  for (BlockArgument argument : header->getArguments())
    parent->addArgument(argument.getType(), argument.getLoc());
  for (Edge edge : entryEdges)
    edge.setSuccessor(parent);
  header->moveBefore(&body, body.end());
  for (Block *block : blocks)
    if (block != header && block != latch)
      block->moveBefore(&body, body.end());
  latch->moveBefore(&body, body.end());
}

/// Returns the value at the end of the latch: `value` itself if its definition
/// dominates the predecessors of the latch, else a new argument of the latch
/// that is undefined on the other paths.
Value CycleLifter::getAtLatch(Value value) {
  Block *definition = value.getParentBlock();
  if (definition == latch ||
      llvm::all_of(latch->getPredecessors(), [&](Block *pred) {
        return bodyDominance.dominates(definition, pred);
      }))
    return value;
  BlockArgument argument = latch->addArgument(value.getType(), value.getLoc());
  for (auto pred = latch->pred_begin(); pred != latch->pred_end(); ++pred)
    Edge{*pred, pred.getSuccessorIndex()}.getOperands().append(
        bodyDominance.dominates(definition, *pred)
            ? value
            : lifting.getUndef(value.getType()));
  return argument;
}

void CycleLifter::carry(Value value) {
  SmallVector<OpOperand *> usesBehind;
  for (OpOperand &use : value.getUses())
    if (!body.findAncestorBlockInRegion(*use.getOwner()->getBlock()))
      usesBehind.push_back(&use);
  if (usesBehind.empty())
    return;
  const Location loc = value.getLoc();
  header->addArgument(value.getType(), loc);
  parent->addArgument(value.getType(), loc);
  nextValues.push_back(getAtLatch(value));
  BlockArgument result = exit->addArgument(value.getType(), loc);
  for (OpOperand *use : usesBehind)
    use->set(result);
}

void CycleLifter::carryValues() {
  for (BlockArgument argument : header->getArguments())
    exit->addArgument(argument.getType(), argument.getLoc());
  for (Block *block : blocks) {
    for (BlockArgument argument : SmallVector<BlockArgument>(
             block->getArguments().begin(), block->getArguments().end()))
      carry(argument);
    for (Operation &op : *block)
      for (Value result : op.getResults())
        carry(result);
  }
  // Values defined in the loop are undefined before the first iteration.
  const unsigned count = parent->getNumArguments();
  for (Edge edge : entryEdges) {
    MutableOperandRange operands = edge.getOperands();
    for (unsigned i = operands.size(); i < count; ++i)
      operands.append(lifting.getUndef(parent->getArgument(i).getType()));
  }
}

LogicalResult CycleLifter::createLoop() {
  Operation *branch = latch->getTerminator();
  llvm::append_range(
      nextValues, latch->getArguments().take_front(header->getNumArguments()));
  // Detach the branch, so that the body has no outgoing edges when its
  // dominance is computed.
  branch->remove();
  branch->dropAllReferences();
  carryValues();

  OpBuilder builder = OpBuilder::atBlockEnd(parent);
  FailureOr<Operation *> loop = lifting.interface.createStructuredDoWhileLoopOp(
      builder, branch, ValueRange(parent->getArguments()), condition,
      nextValues, std::move(body));
  branch->destroy();
  if (failed(loop)) {
    parent->getParent()->getBlocks().splice(parent->getParent()->end(),
                                            body.getBlocks());
    return failure();
  }
  for (auto [argument, result] :
       llvm::zip_equal(exit->getArguments(), (*loop)->getResults()))
    argument.replaceAllUsesWith(result);
  parent->getOperations().splice(parent->end(), exit->getOperations());
  exit->erase();
  return success();
}

LogicalResult Lifting::liftCycles(Block *entry,
                                  SmallVectorImpl<Block *> &entries) {
  // Collect the cycles first, because lifting changes the graph.
  SmallVector<SmallVector<Block *, 1>> cycles;
  for (auto component = llvm::scc_begin(BlockGraph{entry});
       !component.isAtEnd(); ++component)
    if (component.hasCycle())
      cycles.emplace_back(component->begin(), component->end());
  for (ArrayRef<Block *> cycle : cycles) {
    CycleLifter lifter{*this, {cycle.begin(), cycle.end()}};
    lifter.createHeader();
    if (failed(lifter.createLatch()))
      return failure();
    lifter.moveBlocks();
    if (failed(lifter.createLoop()))
      return failure();
    entries.push_back(lifter.header);
  }
  return success();
}
