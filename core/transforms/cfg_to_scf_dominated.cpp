// SPDX-License-Identifier: Apache-2.0
#include "core/transforms/cfg_to_scf_impl.h"

using namespace mlir;
using namespace mlir::cfg_to_scf;

namespace {

/// A tree that grows by leaves, with jump pointers for lowest common ancestors
/// in O(log n).
/// Source: Myers, "An applicative random-access stack", 1983.
class GrowingTree {
public:
  /// Adds a leaf. The first node is the root and its own parent.
  void add(unsigned parent) {
    if (nodes.empty()) {
      nodes.push_back({0, 0, 0});
      return;
    }
    const Node &above = nodes[parent];
    const Node &middle = nodes[above.jump];
    const bool isEven =
        above.depth - middle.depth == middle.depth - nodes[middle.jump].depth;
    nodes.push_back({parent, isEven ? middle.jump : parent, above.depth + 1});
  }
  unsigned findCommonAncestor(unsigned a, unsigned b) const {
    if (nodes[a].depth < nodes[b].depth)
      std::swap(a, b);
    while (nodes[a].depth > nodes[b].depth)
      a = nodes[nodes[a].jump].depth >= nodes[b].depth ? nodes[a].jump
                                                       : nodes[a].parent;
    // Nodes of equal depth have jump pointers to equal depth.
    while (a != b) {
      const bool jumps = nodes[a].jump != nodes[b].jump;
      a = jumps ? nodes[a].jump : nodes[a].parent;
      b = jumps ? nodes[b].jump : nodes[b].parent;
    }
    return a;
  }

private:
  struct Node {
    unsigned parent, jump, depth;
  };
  SmallVector<Node> nodes;
};

/// The blocks that an edge dominates.
struct DominatedBlocks {
  /// In topological order: each block follows its predecessors.
  SmallVector<Block *> blocks;
  /// The index of each block in `blocks`.
  llvm::SmallDenseMap<Block *, unsigned> places =
      llvm::SmallDenseMap<Block *, unsigned>();

  void collect(PredecessorCounts &counts);
  SmallVector<unsigned> getSearchOrder() const;
  SmallVector<unsigned> getImmediateDominators() const;
  SmallVector<Block *> getPreorder() const;
};

} // namespace

void DominatedBlocks::collect(PredecessorCounts &counts) {
  llvm::SmallDenseMap<Block *, unsigned> edgesLeft;
  // Append a block once all its incoming edges come from `blocks`.
  for (size_t i = 0; i < blocks.size(); ++i) {
    places[blocks[i]] = i;
    for (Block *next : blocks[i]->getSuccessors()) {
      auto [left, isNew] = edgesLeft.try_emplace(next, 0);
      if (isNew) {
        auto [count, isUnknown] = counts.try_emplace(next, 0);
        if (isUnknown)
          count->second = llvm::range_size(next->getPredecessors());
        left->second = count->second;
      }
      if (--left->second == 0)
        blocks.push_back(next);
    }
  }
}

/// Returns the indices of the blocks in depth-first preorder.
SmallVector<unsigned> DominatedBlocks::getSearchOrder() const {
  SmallVector<unsigned> order;
  SmallVector<bool> isFound(blocks.size());
  SmallVector<unsigned> stack = {0};
  while (!stack.empty()) {
    const unsigned place = stack.pop_back_val();
    if (std::exchange(isFound[place], true))
      continue;
    order.push_back(place);
    for (Block *next : llvm::reverse(blocks[place]->getSuccessors()))
      if (auto found = places.find(next); found != places.end())
        stack.push_back(found->second);
  }
  return order;
}

SmallVector<unsigned> DominatedBlocks::getImmediateDominators() const {
  SmallVector<unsigned> dominators = {0};
  GrowingTree tree;
  tree.add(0);
  for (Block *block : ArrayRef(blocks).drop_front()) {
    unsigned common = places.at(*block->pred_begin());
    for (Block *pred : block->getPredecessors())
      common = tree.findCommonAncestor(common, places.at(pred));
    dominators.push_back(common);
    tree.add(common);
  }
  return dominators;
}

SmallVector<Block *> DominatedBlocks::getPreorder() const {
  const SmallVector<unsigned> dominators = getImmediateDominators();
  const SmallVector<unsigned> searchOrder = getSearchOrder();
  // Child lists, in the order in which the search finds the children.
  constexpr unsigned none = -1;
  SmallVector<unsigned> firstChild(blocks.size(), none);
  SmallVector<unsigned> nextSibling(blocks.size(), none);
  for (unsigned place : llvm::reverse(searchOrder))
    if (place != 0)
      nextSibling[place] = std::exchange(firstChild[dominators[place]], place);

  SmallVector<Block *> preorder;
  SmallVector<unsigned> stack = {0};
  while (!stack.empty()) {
    const unsigned place = stack.pop_back_val();
    preorder.push_back(blocks[place]);
    if (nextSibling[place] != none)
      stack.push_back(nextSibling[place]);
    if (firstChild[place] != none)
      stack.push_back(firstChild[place]);
  }
  return preorder;
}

SmallVector<Block *> cfg_to_scf::getDominatedBlocks(Edge edge,
                                                    PredecessorCounts &counts) {
  Block *first = edge.getSuccessor();
  if (!first->getSinglePredecessor())
    return {};
  DominatedBlocks dominated{{first}};
  dominated.collect(counts);
  return dominated.getPreorder();
}
