// SPDX-License-Identifier: Apache-2.0
//
// Edges between blocks, and what the steps of lifting share. For the sources of
// this folder.
#ifndef CORE_REWRITE_CFG_TO_SCF_IMPL_H
#define CORE_REWRITE_CFG_TO_SCF_IMPL_H

#include "core/interfaces/control_flow.h"
#include "core/ir/operation_equivalence.h"
#include "core/rewrite/cfg_to_scf.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/Sequence.h"

namespace mlir::cfg_to_scf {

/// A successor of a block's terminator.
struct Edge {
  Block *from;
  unsigned index;

  Block *getSuccessor() const { return from->getSuccessor(index); }
  void setSuccessor(Block *block) const {
    from->getTerminator()->setSuccessor(block, index);
  }
  /// The values of the successor's arguments. May take as long as the branch
  /// has successors.
  MutableOperandRange getOperands() const {
    return llvm::cast<BranchOpInterface>(from->getTerminator())
        .getSuccessorOperands(index)
        .getMutableForwardedOperands();
  }
};

/// The edges that leave the block.
inline auto getSuccessorEdges(Block *block) {
  return llvm::map_range(
      llvm::seq<unsigned>(0, block->getNumSuccessors()),
      [block](unsigned index) { return Edge{block, index}; });
}

/// Operations that end a region are alike if all but their operands and
/// locations is.
struct ExitInfo : llvm::DenseMapInfo<Operation *> {
  static unsigned getHashValue(const Operation *op);
  static bool isEqual(const Operation *lhs, const Operation *rhs);
};

/// One region that is lifted.
struct Lifting {
  Lifting(Region &region, CFGToSCFInterface &interface)
      : region(region), interface(interface) {}

  Region &region;
  CFGToSCFInterface &interface;

  /// Constants, each made once, at the start of the region.
  Value getSwitchValue(unsigned value);
  Value getUndef(Type type);

  /// `exit` ends a block without successors. It moves to a block of its own or,
  /// if there is one that is alike, gives way to a branch there.
  void combineExit(Operation *exit);

  /// Makes loops of the cycles that are reached from `entry`, the first block
  /// of a region, and appends their bodies' first blocks.
  LogicalResult liftCycles(Block *entry,
                           llvm::SmallVectorImpl<Block *> &entries);
  /// Does one step for the branch at the end of `entry`, without cycles behind
  /// it, and appends the blocks to go on with.
  LogicalResult liftBranch(Block *entry,
                           llvm::SmallVectorImpl<Block *> &entries);

private:
  llvm::SmallVector<Value> switchValues;
  llvm::DenseMap<Type, Value> undefs;
  llvm::DenseMap<Operation *, Block *, ExitInfo> exits;
};

/// A block between edges and the blocks that they went to. It has the arguments
/// of all these, a flag that says which one is meant if there are several, and
/// what the maker adds.
class Multiplexer {
public:
  /// In front of the first of `targets`, in which blocks may be repeated.
  Multiplexer(Location loc, llvm::ArrayRef<Block *> targets, Lifting &lifting,
              TypeRange extraTypes = {});

  Block *getBlock() const { return block; }
  /// `edge`, which goes to one of the targets, goes to the block.
  void redirect(Edge edge, ValueRange extraArguments = {});
  /// Makes the branch from the block or one behind it to the targets but
  /// `excluded`.
  void createSwitch(Location loc, OpBuilder &builder,
                    Block *excluded = nullptr);

private:
  Lifting &lifting;
  Block *block = new Block;
  /// With the place of their first argument among those of the block.
  llvm::SmallMapVector<Block *, unsigned, 4> targets;
  BlockArgument flag;
  unsigned extraStart = 0;
};

/// The edges get one block for their successor, which branches on.
Block *createSingleEntry(Location loc, llvm::ArrayRef<Edge> edges,
                         Lifting &lifting);

/// How many edges go to blocks, as far as somebody asked.
using PredecessorCounts = llvm::SmallDenseMap<Block *, unsigned>;

/// The blocks that the edge alone leads to, in preorder of the tree of
/// dominance, with children in the order in which a search finds them; nothing
/// if there are other ways to the successor. There are no cycles behind it.
/// `counts` is used and extended. Takes O(n log n).
llvm::SmallVector<Block *> getDominatedBlocks(Edge edge,
                                              PredecessorCounts &counts);

} // namespace mlir::cfg_to_scf

#endif // CORE_REWRITE_CFG_TO_SCF_IMPL_H
