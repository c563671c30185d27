// SPDX-License-Identifier: Apache-2.0
//
// Edges between blocks, and the state that the steps of CFG lifting share.
// Internal to this folder.
#ifndef CORE_TRANSFORMS_CFG_TO_SCF_IMPL_H
#define CORE_TRANSFORMS_CFG_TO_SCF_IMPL_H

#include "core/interfaces/control_flow.h"
#include "core/ir/structure/operation_equivalence.h"
#include "core/transforms/cfg_to_scf.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/Sequence.h"

namespace mlir::cfg_to_scf {

/// One successor of the terminator of a block.
struct Edge {
  Block *from;
  unsigned index;

  Block *getSuccessor() const { return from->getSuccessor(index); }
  void setSuccessor(Block *block) const {
    from->getTerminator()->setSuccessor(block, index);
  }
  /// Returns the forwarded operands of this successor. Takes O(number of
  /// successors) time.
  MutableOperandRange getOperands() const {
    return llvm::cast<BranchOpInterface>(from->getTerminator())
        .getSuccessorOperands(index)
        .getMutableForwardedOperands();
  }
};

/// Returns the outgoing edges of a block.
inline auto getSuccessorEdges(Block *block) {
  return llvm::map_range(
      llvm::seq<unsigned>(0, block->getNumSuccessors()),
      [block](unsigned index) { return Edge{block, index}; });
}

/// Considers terminators that leave the region equal if they differ in operands
/// and locations only.
struct ExitInfo : llvm::DenseMapInfo<Operation *> {
  static unsigned getHashValue(const Operation *op);
  static bool isEqual(const Operation *lhs, const Operation *rhs);
};

/// The state of lifting one region.
struct Lifting {
  Lifting(Region &region, CFGToSCFInterface &interface)
      : region(region), interface(interface) {}

  Region &region;
  CFGToSCFInterface &interface;

  /// Return constants at the start of the region. Each is created once.
  Value getSwitchValue(unsigned value);
  Value getUndef(Type type);

  /// Merges `exit`, the terminator of a block without successors, with other
  /// exits. The first of its kind moves to a block of its own. A branch to that
  /// block replaces each equal exit.
  void combineExit(Operation *exit);

  /// Turns the cycles that are reachable from `entry`, the entry of a region,
  /// into loops. Appends the entries of the loop bodies to `entries`.
  LogicalResult liftCycles(Block *entry,
                           llvm::SmallVectorImpl<Block *> &entries);
  /// Lifts the branch at the end of `entry` by one step and appends the blocks
  /// to continue with to `entries`. No cycle may be reachable from `entry`.
  LogicalResult liftBranch(Block *entry,
                           llvm::SmallVectorImpl<Block *> &entries);

private:
  llvm::SmallVector<Value> switchValues;
  llvm::DenseMap<Type, Value> undefs;
  llvm::DenseMap<Operation *, Block *, ExitInfo> exits;
};

/// A block between edges and their former targets. Its arguments are those of
/// all targets, a flag that selects the target if there are several, and the
/// extra arguments of the creator.
class Multiplexer {
public:
  /// Creates the block before the first of `targets`, which may contain
  /// duplicates.
  Multiplexer(Location loc, llvm::ArrayRef<Block *> targets, Lifting &lifting,
              TypeRange extraTypes = {});

  Block *getBlock() const { return block; }
  /// Redirects `edge`, which leads to one of the targets, to the block.
  void redirect(Edge edge, ValueRange extraArguments = {});
  /// Creates the branch from the block, or from one that it dominates, to all
  /// targets except `excluded`.
  void createSwitch(Location loc, OpBuilder &builder,
                    Block *excluded = nullptr);

private:
  Lifting &lifting;
  Block *block = new Block;
  /// Each target with the index of its first argument among those of the block.
  llvm::SmallMapVector<Block *, unsigned, 4> targets;
  BlockArgument flag;
  unsigned extraStart = 0;
};

/// Gives the edges one common successor, which branches to their former
/// targets.
Block *createSingleEntry(Location loc, llvm::ArrayRef<Edge> edges,
                         Lifting &lifting);

/// The number of edges to a block, cached for the blocks that were queried.
using PredecessorCounts = llvm::SmallDenseMap<Block *, unsigned>;

/// Returns the blocks that are reachable only through `edge`, in preorder of
/// the dominator tree; children are in the order in which a search finds them.
/// The result is empty if other edges lead to the successor. No cycle may be
/// reachable through `edge`. Uses and extends `counts`. Takes O(n log n) time.
llvm::SmallVector<Block *> getDominatedBlocks(Edge edge,
                                              PredecessorCounts &counts);

} // namespace mlir::cfg_to_scf

#endif // CORE_TRANSFORMS_CFG_TO_SCF_IMPL_H
