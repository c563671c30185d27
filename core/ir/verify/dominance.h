// SPDX-License-Identifier: Apache-2.0
//
// Dominance and post-dominance of blocks, operations and values, over nested
// regions.
#ifndef CORE_IR_VERIFY_DOMINANCE_H
#define CORE_IR_VERIFY_DOMINANCE_H

#include <memory>

#include "core/ir/structure/operation.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir {

namespace detail {

/// The dominator tree of one region, built on demand in O(n log n). Source:
/// Lengauer, Tarjan, "A Fast Algorithm for Finding Dominators in a Flowgraph",
/// the simple version.
class RegionDominance;

/// The common base of dominance and post-dominance.
class DominanceInfoBase {
public:
  explicit DominanceInfoBase(bool isPostDominance);
  DominanceInfoBase(DominanceInfoBase &&);
  DominanceInfoBase &operator=(DominanceInfoBase &&);
  ~DominanceInfoBase();

  /// Discards the trees of all regions or of one region.
  void invalidate();
  void invalidate(Region *region);

  /// Returns the nearest block that dominates both blocks. Blocks in different
  /// regions are first replaced by their ancestors in a common region. Returns
  /// null if no such block exists.
  Block *findNearestCommonDominator(Block *a, Block *b) const;
  template <typename Range>
  Block *findNearestCommonDominator(Range &&blocks) const {
    Block *common = nullptr;
    for (Block *block : blocks)
      common = common ? findNearestCommonDominator(common, block) : block;
    return common;
  }
  /// Returns true if definitions in the block's region must dominate their
  /// uses. This holds for regions with several blocks. A region of an
  /// unregistered operation may be a graph.
  bool hasSSADominance(Block *block) const {
    return hasSSADominance(block->getParent());
  }
  bool hasSSADominance(Region *region) const;
  bool isReachableFromEntry(Block *block) const;
  /// Returns the immediate dominator, or null for the root of the tree and
  /// unreachable blocks.
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

/// Dominance. All blocks dominate an unreachable block. Not thread-safe.
class DominanceInfo : public detail::DominanceInfoBase {
public:
  explicit DominanceInfo(Operation *op = nullptr)
      : DominanceInfoBase(/*isPostDominance=*/false) {}

  /// Returns true if `a` properly dominates `b`. If `enclosingOpOk`, an
  /// operation dominates the operations nested in it. In a graph region,
  /// operations of one block properly dominate each other and themselves.
  bool properlyDominates(Operation *a, Operation *b,
                         bool enclosingOpOk = true) const {
    return properlyDominatesImpl(a, b, enclosingOpOk);
  }
  bool dominates(Operation *a, Operation *b) const {
    return a == b || properlyDominates(a, b);
  }
  /// Returns true if `b` may use `a`.
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

  /// Appends the reachable blocks in preorder of the dominator tree: each block
  /// is followed by all blocks that it dominates. The second element of each
  /// pair is the number of proper dominators. Linear.
  void
  appendTree(Region &region,
             llvm::SmallVectorImpl<std::pair<Block *, unsigned>> &blocks) const;
};

/// Post-dominance. If no exit is reachable from a block, one block of its
/// infinite loop serves as exit. Not thread-safe.
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

#endif // CORE_IR_VERIFY_DOMINANCE_H
