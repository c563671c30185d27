// SPDX-License-Identifier: Apache-2.0
//
// Dominance and post-dominance of blocks, operations and values, over nested
// regions.
#ifndef CORE_IR_DOMINANCE_H
#define CORE_IR_DOMINANCE_H

#include <memory>

#include "core/ir/operation.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir {

namespace detail {

/// The tree of one region, built when it is first asked for, in O(n log n).
/// Source: Lengauer, Tarjan, "A Fast Algorithm for Finding Dominators in a
/// Flowgraph", the simple version.
class RegionDominance;

/// What both directions share.
class DominanceInfoBase {
public:
  explicit DominanceInfoBase(bool isPostDominance);
  DominanceInfoBase(DominanceInfoBase &&);
  DominanceInfoBase &operator=(DominanceInfoBase &&);
  ~DominanceInfoBase();

  /// Forgets what was computed, of all regions or one.
  void invalidate();
  void invalidate(Region *region);

  /// The block nearest to both that dominates both. Blocks of different regions
  /// stand for what encloses them. Null if there is none.
  Block *findNearestCommonDominator(Block *a, Block *b) const;
  template <typename Range>
  Block *findNearestCommonDominator(Range &&blocks) const {
    Block *common = nullptr;
    for (Block *block : blocks)
      common = common ? findNearestCommonDominator(common, block) : block;
    return common;
  }
  /// Whether definitions must come before uses in the block's region. So it is
  /// in regions with several blocks; unregistered operations may have graphs.
  bool hasSSADominance(Block *block) const {
    return hasSSADominance(block->getParent());
  }
  bool hasSSADominance(Region *region) const;
  bool isReachableFromEntry(Block *block) const;
  /// The immediate dominator, null for the root and what is not reached.
  Block *getImmediateDominator(Block *block) const;

protected:
  bool properlyDominatesImpl(Block *a, Block *b) const;
  bool properlyDominatesImpl(Operation *a, Operation *b,
                             bool enclosingOpOk) const;
  RegionDominance &getTree(Region *region) const;

private:
  bool isPostDominance;
  mutable llvm::SmallDenseMap<Region *, std::unique_ptr<RegionDominance>> trees;
};

} // namespace detail

/// Dominance. Blocks that are not reached from the entry are dominated by all.
/// Not thread-safe.
class DominanceInfo : public detail::DominanceInfoBase {
public:
  explicit DominanceInfo(Operation *op = nullptr)
      : DominanceInfoBase(/*isPostDominance=*/false) {}

  /// `enclosingOpOk`: an operation dominates those nested in it.
  /// In a graph, operations of one block properly dominate each other and
  /// themselves.
  bool properlyDominates(Operation *a, Operation *b,
                         bool enclosingOpOk = true) const {
    return properlyDominatesImpl(a, b, enclosingOpOk);
  }
  bool dominates(Operation *a, Operation *b) const {
    return a == b || properlyDominates(a, b);
  }
  /// Whether `b` may use `a`.
  bool properlyDominates(Value a, Operation *b) const;
  bool dominates(Value a, Operation *b) const {
    return a.getDefiningOp() == b || properlyDominates(a, b);
  }
  bool properlyDominates(Block *a, Block *b) const {
    return properlyDominatesImpl(a, b);
  }
  bool dominates(Block *a, Block *b) const {
    return a == b || properlyDominates(a, b);
  }

  /// Appends the blocks that are reached, in preorder of the tree: a block is
  /// followed by all that it dominates. With each, how many properly dominate
  /// it. Takes linear time.
  void
  appendTree(Region &region,
             llvm::SmallVectorImpl<std::pair<Block *, unsigned>> &blocks) const;
};

/// Post-dominance. Blocks from which no exit is reached have one of their
/// loop's for an exit. Not thread-safe.
class PostDominanceInfo : public detail::DominanceInfoBase {
public:
  explicit PostDominanceInfo(Operation *op = nullptr)
      : DominanceInfoBase(/*isPostDominance=*/true) {}

  bool properlyPostDominates(Operation *a, Operation *b) const {
    return properlyDominatesImpl(a, b, /*enclosingOpOk=*/true);
  }
  bool postDominates(Operation *a, Operation *b) const {
    return a == b || properlyPostDominates(a, b);
  }
  bool properlyPostDominates(Block *a, Block *b) const {
    return properlyDominatesImpl(a, b);
  }
  bool postDominates(Block *a, Block *b) const {
    return a == b || properlyPostDominates(a, b);
  }
};

} // namespace mlir

#endif // CORE_IR_DOMINANCE_H
