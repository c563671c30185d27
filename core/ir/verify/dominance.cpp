// SPDX-License-Identifier: Apache-2.0
#include "core/ir/verify/dominance.h"

#include "core/ir/interface/region_kind.h"

namespace mlir {
namespace detail {
namespace {

/// The control flow graph of a region, or its reverse. Ignores successors
/// outside the region.
class FlowGraph {
public:
  FlowGraph(Region &region, bool isReverse)
      : region(region), isReverse(isReverse) {}

  void visitSuccessors(Block *block,
                       llvm::function_ref<void(Block *)> visit) const {
    if (!isReverse) {
      for (Block *successor : block->getSuccessors())
        if (successor && successor->getParent() == &region)
          visit(successor);
      return;
    }
    for (BlockOperand &use : block->getUses()) {
      Block *from = use.getOwner()->getBlock();
      if (from && from->getParent() == &region &&
          &from->back() == use.getOwner())
        visit(from);
    }
  }

  /// Returns true if `block` has no successor in the region.
  bool isExit(Block *block) const {
    return llvm::none_of(block->getSuccessors(), [&](Block *successor) {
      return successor && successor->getParent() == &region;
    });
  }

  Region &region;
  const bool isReverse;
};

/// Most regions have few blocks.
using BlockNumbers = llvm::SmallDenseMap<Block *, unsigned, 16>;

/// The reachable blocks, numbered in preorder of a depth-first search, and the
/// edges between them. In the reverse graph, node 0 is a virtual root with an
/// edge to each exit.
class DepthFirstSearch {
public:
  explicit DepthFirstSearch(const FlowGraph &graph) : graph(graph) {
    if (!graph.isReverse) {
      run(&graph.region.front(), 0);
      return;
    }
    blocks.push_back(nullptr);
    parents.push_back(0);
    for (Block &block : graph.region)
      if (graph.isExit(&block))
        run(&block, 0);
    for (Block &block : graph.region)
      if (!numbers.contains(&block))
        run(findLoopExit(&block), 0);
  }

  BlockNumbers numbers;
  llvm::SmallVector<Block *, 16> blocks;
  llvm::SmallVector<unsigned, 16> parents;
  /// Pairs of a target block and the number of the source.
  llvm::SmallVector<std::pair<Block *, unsigned>, 16> edges;

private:
  void run(Block *root, unsigned rootParent) {
    if (graph.isReverse)
      edges.emplace_back(root, rootParent);
    stack.emplace_back(root, rootParent);
    while (!stack.empty()) {
      auto [block, parent] = stack.pop_back_val();
      const unsigned number = blocks.size();
      if (!numbers.try_emplace(block, number).second)
        continue;
      blocks.push_back(block);
      parents.push_back(parent);
      graph.visitSuccessors(block, [&](Block *successor) {
        edges.emplace_back(successor, number);
        if (!numbers.contains(successor))
          stack.emplace_back(successor, number);
      });
    }
  }

  /// Returns the last block found by a forward search from `block` that does
  /// not enter numbered blocks.
  Block *findLoopExit(Block *block) const {
    llvm::DenseMap<Block *, unsigned> seen;
    llvm::SmallVector<Block *> worklist{block};
    Block *last = block;
    const FlowGraph forward(graph.region, /*isReverse=*/false);
    while (!worklist.empty()) {
      Block *current = worklist.pop_back_val();
      if (numbers.contains(current) || !seen.try_emplace(current, 0).second)
        continue;
      last = current;
      forward.visitSuccessors(
          current, [&](Block *successor) { worklist.push_back(successor); });
    }
    return last;
  }

  const FlowGraph &graph;
  llvm::SmallVector<std::pair<Block *, unsigned>, 16> stack;
};

/// Computes the immediate dominators of numbered nodes.
class DominatorFinder {
public:
  explicit DominatorFinder(const DepthFirstSearch &search)
      : search(search), size(search.blocks.size()), dominators(size, 0),
        semi(size), label(size), ancestor(size, None), bucket(size, None),
        nextInBucket(size, None) {
    for (unsigned node = 0; node < size; ++node)
      semi[node] = label[node] = node;
    collectPredecessors();
    for (unsigned node = size; node-- > 1;)
      process(node);
    for (unsigned node = 1; node < size; ++node)
      if (dominators[node] != semi[node])
        dominators[node] = dominators[dominators[node]];
  }
  llvm::ArrayRef<unsigned> getDominators() const { return dominators; }

private:
  static constexpr unsigned None = ~0u;
  using Numbers = llvm::SmallVector<unsigned, 16>;

  /// Sorts the edges by target: the sources of edges to `node` are the elements
  /// firstPredecessor[node] … firstPredecessor[node + 1] of `predecessors`.
  void collectPredecessors() {
    Numbers targets;
    firstPredecessor.assign(size + 1, 0);
    for (auto [block, from] : search.edges) {
      targets.push_back(search.numbers.lookup(block));
      ++firstPredecessor[targets.back() + 1];
    }
    for (unsigned node = 0; node < size; ++node)
      firstPredecessor[node + 1] += firstPredecessor[node];
    predecessors.resize(targets.size());
    Numbers next = firstPredecessor;
    for (auto [edge, target] : llvm::zip_equal(search.edges, targets))
      predecessors[next[target]++] = edge.second;
  }

  void process(unsigned node) {
    for (unsigned i = firstPredecessor[node]; i < firstPredecessor[node + 1];
         ++i)
      semi[node] = std::min(semi[node], semi[evaluate(predecessors[i])]);
    nextInBucket[node] = std::exchange(bucket[semi[node]], node);
    const unsigned parent = search.parents[node];
    ancestor[node] = parent;
    for (unsigned other = std::exchange(bucket[parent], None); other != None;
         other = nextInBucket[other]) {
      const unsigned best = evaluate(other);
      dominators[other] = semi[best] < semi[other] ? best : parent;
    }
  }

  /// Returns the node with the least semidominator on the path from `node` up
  /// to, but excluding, the root of its tree in the forest of processed nodes.
  /// Compresses the path.
  unsigned evaluate(unsigned node) {
    if (ancestor[node] == None)
      return node;
    for (unsigned up = node; ancestor[ancestor[up]] != None; up = ancestor[up])
      path.push_back(up);
    while (!path.empty()) {
      const unsigned low = path.pop_back_val();
      const unsigned high = ancestor[low];
      if (semi[label[high]] < semi[label[low]])
        label[low] = label[high];
      ancestor[low] = ancestor[high];
    }
    return label[node];
  }

  const DepthFirstSearch &search;
  const unsigned size;
  Numbers dominators, semi, label, ancestor, bucket, nextInBucket;
  Numbers predecessors, firstPredecessor, path;
};

} // namespace

class RegionDominance {
public:
  RegionDominance(Region &region, bool isPostDominance) {
    const FlowGraph graph(region, isPostDominance);
    DepthFirstSearch search(graph);
    const DominatorFinder finder(search);
    nodes.reserve(search.blocks.size());
    for (auto [block, dominator] :
         llvm::zip_equal(search.blocks, finder.getDominators()))
      nodes.push_back({block, dominator});
    numbers = std::move(search.numbers);
    setIntervals();
  }

  bool isReached(Block *block) const { return numbers.contains(block); }

  Block *getImmediateDominator(Block *block) const {
    auto found = numbers.find(block);
    return found == numbers.end() || found->second == 0
               ? nullptr
               : nodes[nodes[found->second].dominator].block;
  }

  bool properlyDominates(Block *a, Block *b) const {
    auto foundB = numbers.find(b);
    if (foundB == numbers.end())
      return a != b;
    auto foundA = numbers.find(a);
    if (foundA == numbers.end() || a == b)
      return false;
    const Node &node = nodes[foundA->second];
    return nodes[foundB->second].first - node.first < node.size;
  }

  Block *findNearestCommonDominator(Block *a, Block *b) const {
    auto foundA = numbers.find(a);
    auto foundB = numbers.find(b);
    if (foundA == numbers.end() || foundB == numbers.end())
      return nullptr;
    unsigned nodeA = foundA->second, nodeB = foundB->second;
    while (nodeA != nodeB) {
      // Dominators have lower numbers.
      unsigned &later = nodeA > nodeB ? nodeA : nodeB;
      later = nodes[later].dominator;
    }
    return nodes[nodeA].block;
  }

  /// See DominanceInfo. Not for the reverse graph.
  void
  appendTree(llvm::SmallVectorImpl<std::pair<Block *, unsigned>> &tree) const {
    const size_t begin = tree.size();
    tree.resize(begin + nodes.size());
    tree[begin] = {nodes.front().block, 0};
    // Dominators have lower numbers.
    for (const Node &node : llvm::drop_begin(nodes))
      tree[begin + node.first] = {
          node.block, tree[begin + nodes[node.dominator].first].second + 1};
  }

private:
  /// A block or the virtual root, by number.
  struct Node {
    Block *block;
    /// The immediate dominator; the root is its own.
    unsigned dominator;
    /// The position in preorder of the dominator tree, and the size of the
    /// subtree, which occupies consecutive positions.
    unsigned first = 0;
    unsigned size = 1;
  };

  void setIntervals() {
    for (unsigned i = nodes.size(); i-- > 1;)
      nodes[nodes[i].dominator].size += nodes[i].size;
    llvm::SmallVector<unsigned, 16> next(nodes.size(), 1);
    for (unsigned i = 1; i < nodes.size(); ++i) {
      Node &node = nodes[i];
      node.first = next[node.dominator];
      next[node.dominator] += node.size;
      next[i] = node.first + 1;
    }
  }

  BlockNumbers numbers;
  llvm::SmallVector<Node, 0> nodes;
};

DominanceInfoBase::DominanceInfoBase(bool isPostDominance)
    : isPostDominance(isPostDominance) {}
DominanceInfoBase::DominanceInfoBase(DominanceInfoBase &&) = default;
DominanceInfoBase &DominanceInfoBase::operator=(DominanceInfoBase &&) = default;
DominanceInfoBase::~DominanceInfoBase() = default;

void DominanceInfoBase::invalidate() { trees.clear(); }
void DominanceInfoBase::invalidate(Region *region) { trees.erase(region); }

RegionDominance &DominanceInfoBase::getTree(Region *region) const {
  std::unique_ptr<RegionDominance> &tree = trees[region];
  if (!tree)
    tree = std::make_unique<RegionDominance>(*region, isPostDominance);
  return *tree;
}

bool DominanceInfoBase::hasSSADominance(Region *region) const {
  if (!region->hasOneBlock())
    return true;
  Operation *op = region->getParentOp();
  return !op || (op->isRegistered() && mayHaveSSADominance(*region));
}

bool DominanceInfoBase::isReachableFromEntry(Block *block) const {
  return &block->getParent()->front() == block ||
         getTree(block->getParent()).isReached(block);
}

Block *DominanceInfoBase::getImmediateDominator(Block *block) const {
  if (block->getParent()->hasOneBlock())
    return nullptr;
  return getTree(block->getParent()).getImmediateDominator(block);
}

static unsigned getDepth(Region *region) {
  unsigned depth = 0;
  while ((region = region->getParentRegion()))
    ++depth;
  return depth;
}

/// Replaces both blocks by their ancestors (or themselves) in the innermost
/// region that contains both. Returns false if there is none.
static bool moveToCommonRegion(Block *&a, Block *&b) {
  if (!a->getParent() || !b->getParent())
    return a == b;
  unsigned depthA = getDepth(a->getParent()), depthB = getDepth(b->getParent());
  auto moveOut = [](Block *&block, unsigned &depth) {
    block = block->getParentOp()->getBlock();
    --depth;
  };
  while (a->getParent() != b->getParent()) {
    if (depthA == 0 && depthB == 0)
      return false;
    const bool moveA = depthA >= depthB, moveB = depthB >= depthA;
    if (moveA)
      moveOut(a, depthA);
    if (moveB)
      moveOut(b, depthB);
  }
  return true;
}

Block *DominanceInfoBase::findNearestCommonDominator(Block *a, Block *b) const {
  if (!a || !b || !moveToCommonRegion(a, b))
    return nullptr;
  if (a == b)
    return a;
  return getTree(a->getParent()).findNearestCommonDominator(a, b);
}

bool DominanceInfoBase::properlyDominatesImpl(Block *a, Block *b) const {
  Region *region = a->getParent();
  if (!region)
    return false;
  // A block of a graph region properly dominates itself.
  if (a == b)
    return !hasSSADominance(region);
  if (region != b->getParent()) {
    b = region->findAncestorBlockInRegion(*b);
    if (!b || a == b)
      return b != nullptr;
  }
  return getTree(region).properlyDominates(a, b);
}

bool DominanceInfoBase::properlyDominatesImpl(Operation *a, Operation *b,
                                              bool enclosingOpOk) const {
  Region *region = a->getParentRegion();
  if (!region)
    return a != b && enclosingOpOk && a->isAncestor(b);
  if (region != b->getParentRegion()) {
    b = region->findAncestorOpInRegion(*b);
    if (!b)
      return false;
    if (a == b && enclosingOpOk)
      return true;
  }
  Block *block = a->getBlock();
  if (block != b->getBlock())
    return getTree(region).properlyDominates(block, b->getBlock());
  if (!hasSSADominance(block))
    return true;
  if (a == b)
    return false;
  return a->isBeforeInBlock(b) != isPostDominance;
}

} // namespace detail

bool DominanceInfo::properlyDominates(Value a, Operation *b) const {
  // A value does not dominate operations in regions of its own operation.
  if (Operation *op = a.getDefiningOp())
    return properlyDominatesImpl(op, b, /*enclosingOpOk=*/false);
  return b->getBlock() &&
         dominates(llvm::cast<BlockArgument>(a).getOwner(), b->getBlock());
}

void DominanceInfo::appendTree(
    Region &region,
    llvm::SmallVectorImpl<std::pair<Block *, unsigned>> &blocks) const {
  if (region.hasOneBlock())
    blocks.emplace_back(&region.front(), 0);
  else if (!region.empty())
    getTree(&region).appendTree(blocks);
}

} // namespace mlir
