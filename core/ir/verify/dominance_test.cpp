// SPDX-License-Identifier: Apache-2.0
#include "core/ir/verify/dominance.h"

#include <random>

#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/context/context.h"
#include "core/ir/structure/builders.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

/// An operation with one region of `size` blocks, and branches between them.
class Graph {
public:
  Graph(unsigned size, std::vector<std::pair<unsigned, unsigned>> edges)
      : context(MLIRContext::Threading::Disabled), builder(&context),
        successors(size) {
    context.allowUnregisteredDialects();
    OperationState state(builder.getUnknownLoc(), "test.graph");
    state.addRegion();
    op = Operation::create(state);
    for (unsigned i = 0; i < size; ++i)
      blocks.push_back(&op->getRegion(0).emplaceBlock());
    for (auto [from, to] : edges)
      successors[from].push_back(to);
    for (unsigned i = 0; i < size; ++i) {
      llvm::SmallVector<Block *> targets;
      for (unsigned to : successors[i])
        targets.push_back(blocks[to]);
      builder.setInsertionPointToEnd(blocks[i]);
      ops.push_back(create("test.branch", {}, targets));
    }
  }

  Operation *create(llvm::StringRef name, ValueRange operands = {},
                    llvm::ArrayRef<Block *> targets = {},
                    unsigned numRegions = 0) {
    OperationState state(builder.getUnknownLoc(), name);
    state.addOperands(operands);
    state.addTypes(builder.getI32Type());
    state.addSuccessors(targets);
    for (unsigned i = 0; i < numRegions; ++i)
      state.addRegion()->emplaceBlock();
    return builder.create(state);
  }

  MLIRContext context;
  OpBuilder builder;
  OwningOpRef<Operation *> op;
  std::vector<Block *> blocks;
  std::vector<Operation *> ops;
  std::vector<std::vector<unsigned>> successors;
};

/// Returns true if each path from a start to `to` contains `through`.
bool isOnEachWay(const std::vector<std::vector<unsigned>> &successors,
                 std::vector<unsigned> starts, unsigned through, unsigned to) {
  std::vector<bool> seen(successors.size());
  while (!starts.empty()) {
    unsigned node = starts.back();
    starts.pop_back();
    if (node == through || seen[node])
      continue;
    seen[node] = true;
    starts.insert(starts.end(), successors[node].begin(),
                  successors[node].end());
  }
  return !seen[to];
}

TEST(Dominance, Diamond) {
  Graph graph(4, {{0, 1}, {0, 2}, {1, 3}, {2, 3}});
  DominanceInfo dominance;
  EXPECT_TRUE(dominance.properlyDominates(graph.blocks[0], graph.blocks[3]));
  EXPECT_FALSE(dominance.properlyDominates(graph.blocks[1], graph.blocks[3]));
  EXPECT_FALSE(dominance.properlyDominates(graph.blocks[3], graph.blocks[0]));
  EXPECT_EQ(dominance.getImmediateDominator(graph.blocks[3]), graph.blocks[0]);
}

TEST(Dominance, ABlockDominatesItselfNotProperly) {
  Graph graph(2, {{0, 1}});
  DominanceInfo dominance;
  EXPECT_TRUE(dominance.dominates(graph.blocks[1], graph.blocks[1]));
  EXPECT_FALSE(dominance.properlyDominates(graph.blocks[1], graph.blocks[1]));
}

TEST(Dominance, TheEntryHasNoDominator) {
  Graph graph(2, {{0, 1}});
  EXPECT_EQ(DominanceInfo().getImmediateDominator(graph.blocks[0]), nullptr);
}

TEST(Dominance, ASingleBlockHasNoDominator) {
  Graph graph(1, {});
  EXPECT_EQ(DominanceInfo().getImmediateDominator(graph.blocks[0]), nullptr);
}

TEST(Dominance, ALoopsHeadDominatesItsBody) {
  Graph graph(4, {{0, 1}, {1, 2}, {2, 1}, {1, 3}});
  DominanceInfo dominance;
  EXPECT_TRUE(dominance.properlyDominates(graph.blocks[1], graph.blocks[2]));
  EXPECT_FALSE(dominance.properlyDominates(graph.blocks[2], graph.blocks[1]));
}

TEST(Dominance, IrreducibleLoops) {
  Graph graph(4, {{0, 1}, {0, 2}, {1, 2}, {2, 1}, {1, 3}, {2, 3}});
  DominanceInfo dominance;
  for (unsigned i = 1; i < 4; ++i)
    EXPECT_EQ(dominance.getImmediateDominator(graph.blocks[i]),
              graph.blocks[0]);
}

TEST(Dominance, WhatIsNotReachedIsDominatedByAll) {
  Graph graph(4, {{0, 1}, {2, 1}});
  DominanceInfo dominance;
  EXPECT_FALSE(dominance.isReachableFromEntry(graph.blocks[2]));
  EXPECT_TRUE(dominance.properlyDominates(graph.blocks[1], graph.blocks[2]));
  EXPECT_TRUE(dominance.properlyDominates(graph.blocks[3], graph.blocks[2]));
  EXPECT_FALSE(dominance.properlyDominates(graph.blocks[2], graph.blocks[1]));
  EXPECT_EQ(dominance.getImmediateDominator(graph.blocks[2]), nullptr);
}

TEST(Dominance, TheTreeInPreorder) {
  // Block 6 is unreachable.
  Graph graph(7, {{0, 1}, {1, 2}, {1, 3}, {2, 4}, {3, 4}, {4, 5}, {6, 5}});
  llvm::SmallVector<std::pair<Block *, unsigned>> tree;
  DominanceInfo().appendTree(graph.op.get()->getRegion(0), tree);
  ASSERT_EQ(tree.size(), 6u);
  const unsigned depths[] = {0, 1, 2, 2, 2, 3};
  for (unsigned i = 0; i < 6; ++i) {
    auto found = llvm::find_if(tree, [&](const auto &entry) {
      return entry.first == graph.blocks[i];
    });
    ASSERT_NE(found, tree.end()) << i;
    EXPECT_EQ(found->second, depths[i]) << i;
  }
  EXPECT_EQ(tree[0].first, graph.blocks[0]);
  EXPECT_EQ(tree[1].first, graph.blocks[1]);
  auto after4 = std::next(llvm::find_if(
      tree, [&](const auto &entry) { return entry.first == graph.blocks[4]; }));
  EXPECT_EQ(after4->first, graph.blocks[5]);
}

TEST(Dominance, TheTreeOfOneBlockOrNone) {
  Graph one(1, {}), none(0, {});
  llvm::SmallVector<std::pair<Block *, unsigned>> tree;
  DominanceInfo().appendTree(none.op.get()->getRegion(0), tree);
  EXPECT_TRUE(tree.empty());
  DominanceInfo().appendTree(one.op.get()->getRegion(0), tree);
  ASSERT_EQ(tree.size(), 1u);
  EXPECT_EQ(tree[0], (std::pair<Block *, unsigned>(one.blocks[0], 0)));
}

TEST(Dominance, NearestCommonDominator) {
  Graph graph(5, {{0, 1}, {1, 2}, {1, 3}, {2, 4}, {3, 4}});
  DominanceInfo dominance;
  auto find = [&](unsigned a, unsigned b) {
    return dominance.findNearestCommonDominator(graph.blocks[a],
                                                graph.blocks[b]);
  };
  EXPECT_EQ(find(2, 3), graph.blocks[1]);
  EXPECT_EQ(find(4, 2), graph.blocks[1]);
  EXPECT_EQ(find(0, 4), graph.blocks[0]);
  EXPECT_EQ(find(4, 4), graph.blocks[4]);
  EXPECT_EQ(dominance.findNearestCommonDominator(
                llvm::ArrayRef<Block *>(graph.blocks).drop_front(2)),
            graph.blocks[1]);
}

TEST(Dominance, NoCommonDominatorOfUnreachableOrNullBlocks) {
  Graph graph(3, {{0, 1}});
  DominanceInfo dominance;
  EXPECT_EQ(
      dominance.findNearestCommonDominator(graph.blocks[1], graph.blocks[2]),
      nullptr);
  EXPECT_EQ(dominance.findNearestCommonDominator(graph.blocks[1], nullptr),
            nullptr);
}

TEST(Dominance, CommonDominatorOfBlocksInDifferentRegions) {
  Graph graph(3, {{0, 1}, {0, 2}});
  graph.builder.setInsertionPointToStart(graph.blocks[1]);
  Operation *nest = graph.create("test.nest", {}, {}, 2);
  Block *first = &nest->getRegion(0).front();
  Block *second = &nest->getRegion(1).front();
  DominanceInfo dominance;
  EXPECT_EQ(dominance.findNearestCommonDominator(first, second),
            graph.blocks[1]);
  EXPECT_EQ(dominance.findNearestCommonDominator(first, graph.blocks[2]),
            graph.blocks[0]);
  EXPECT_EQ(dominance.findNearestCommonDominator(first, first), first);
}

TEST(Dominance, NoCommonDominatorInDifferentIR) {
  Graph a(1, {}), b(1, {});
  EXPECT_EQ(
      DominanceInfo().findNearestCommonDominator(a.blocks[0], b.blocks[0]),
      nullptr);
}

TEST(Dominance, OperationsOfABlockAreInOrder) {
  Graph graph(2, {{0, 1}});
  graph.builder.setInsertionPointToStart(graph.blocks[0]);
  Operation *first = graph.create("test.a");
  Operation *second = graph.create("test.b");
  DominanceInfo dominance;
  EXPECT_TRUE(dominance.properlyDominates(first, second));
  EXPECT_FALSE(dominance.properlyDominates(second, first));
  EXPECT_FALSE(dominance.properlyDominates(first, first));
  EXPECT_TRUE(dominance.dominates(first, first));
}

TEST(Dominance, OperationsOfAGraphDominateEachOther) {
  MLIRContext context(MLIRContext::Threading::Disabled);
  OpBuilder builder(&context);
  OwningOpRef<ModuleOp> module = ModuleOp::create(builder.getUnknownLoc());
  builder.setInsertionPointToEnd(module.get().getBody());
  auto first = ModuleOp::create(builder, builder.getUnknownLoc());
  auto second = ModuleOp::create(builder, builder.getUnknownLoc());
  DominanceInfo dominance;
  EXPECT_FALSE(dominance.hasSSADominance(module.get().getBody()));
  EXPECT_TRUE(dominance.properlyDominates(second, first));
  EXPECT_TRUE(
      dominance.properlyDominates(first.getOperation(), first.getOperation()));
}

TEST(Dominance, OneBlockOfAnUnregisteredOperationMayBeAGraph) {
  Graph one(1, {}), two(2, {{0, 1}});
  EXPECT_FALSE(DominanceInfo().hasSSADominance(&one.op.get()->getRegion(0)));
  EXPECT_TRUE(DominanceInfo().hasSSADominance(&two.op.get()->getRegion(0)));
}

TEST(Dominance, AnOperationDominatesWhatIsInIt) {
  Graph graph(2, {{0, 1}});
  graph.builder.setInsertionPointToStart(graph.blocks[0]);
  Operation *nest = graph.create("test.nest", {}, {}, 1);
  Operation *after = graph.create("test.after");
  graph.builder.setInsertionPointToStart(&nest->getRegion(0).front());
  Operation *inner = graph.create("test.inner");
  DominanceInfo dominance;
  EXPECT_TRUE(dominance.properlyDominates(nest, inner));
  EXPECT_FALSE(dominance.properlyDominates(nest, inner,
                                           /*enclosingOpOk=*/false));
  EXPECT_FALSE(dominance.properlyDominates(Value(nest->getResult(0)), inner));
  EXPECT_FALSE(dominance.properlyDominates(inner, nest));
  EXPECT_FALSE(dominance.properlyDominates(inner, after));
  EXPECT_FALSE(dominance.properlyDominates(after, inner));
}

TEST(Dominance, BlocksDominateWhatIsNestedInThem) {
  Graph graph(3, {{0, 1}, {0, 2}});
  graph.builder.setInsertionPointToStart(graph.blocks[1]);
  Operation *nest = graph.create("test.nest", {}, {}, 1);
  Block *inner = &nest->getRegion(0).front();
  DominanceInfo dominance;
  EXPECT_TRUE(dominance.properlyDominates(graph.blocks[0], inner));
  EXPECT_TRUE(dominance.properlyDominates(graph.blocks[1], inner));
  EXPECT_FALSE(dominance.properlyDominates(graph.blocks[2], inner));
  EXPECT_FALSE(dominance.properlyDominates(inner, graph.blocks[1]));
}

TEST(Dominance, ArgumentsDominateTheirBlock) {
  Graph graph(3, {{0, 1}, {0, 2}});
  BlockArgument argument = graph.blocks[1]->addArgument(
      graph.builder.getI32Type(), graph.builder.getUnknownLoc());
  DominanceInfo dominance;
  EXPECT_TRUE(dominance.properlyDominates(argument, graph.ops[1]));
  EXPECT_FALSE(dominance.properlyDominates(argument, graph.ops[2]));
}

TEST(Dominance, IsComputedAnewWhenInvalidated) {
  Graph graph(3, {{0, 1}, {1, 2}});
  DominanceInfo dominance;
  EXPECT_TRUE(dominance.properlyDominates(graph.blocks[1], graph.blocks[2]));
  graph.ops[0]->setSuccessor(graph.blocks[2], 0);
  EXPECT_TRUE(dominance.properlyDominates(graph.blocks[1], graph.blocks[2]));
  dominance.invalidate(graph.blocks[0]->getParent());
  EXPECT_FALSE(dominance.properlyDominates(graph.blocks[1], graph.blocks[2]));
  graph.ops[0]->setSuccessor(graph.blocks[1], 0);
  dominance.invalidate();
  EXPECT_TRUE(dominance.properlyDominates(graph.blocks[1], graph.blocks[2]));
}

TEST(Dominance, BranchesToOtherRegionsArePassedOver) {
  Graph a(2, {{0, 1}}), b(2, {{0, 1}});
  a.ops[0]->setSuccessor(b.blocks[1], 0);
  EXPECT_FALSE(DominanceInfo().isReachableFromEntry(a.blocks[1]));
  EXPECT_TRUE(DominanceInfo().properlyDominates(b.blocks[0], b.blocks[1]));
  EXPECT_EQ(PostDominanceInfo().getImmediateDominator(b.blocks[0]),
            b.blocks[1]);
  a.ops[0]->setSuccessor(a.blocks[1], 0);
}

/// Returns random control flow, for comparison with the definition of
/// dominance.
std::vector<std::pair<unsigned, unsigned>> getRandomEdges(std::mt19937 &random,
                                                          unsigned size) {
  std::vector<std::pair<unsigned, unsigned>> edges;
  for (unsigned i = 0; i < size; ++i)
    for (unsigned n = random() % 4; n > 0; --n)
      edges.emplace_back(i, 1 + random() % (size - 1));
  return edges;
}

TEST(Dominance, IsWhatItsDefinitionSays) {
  std::mt19937 random(1);
  for (unsigned round = 0; round < 100; ++round) {
    const unsigned size = 2 + random() % 14;
    Graph graph(size, getRandomEdges(random, size));
    DominanceInfo dominance;
    for (unsigned a = 0; a < size; ++a)
      for (unsigned b = 0; b < size; ++b) {
        const bool isReached = !isOnEachWay(graph.successors, {0}, size, b);
        EXPECT_EQ(dominance.isReachableFromEntry(graph.blocks[b]), isReached);
        EXPECT_EQ(dominance.properlyDominates(graph.blocks[a], graph.blocks[b]),
                  a != b && isOnEachWay(graph.successors, {0}, a, b))
            << "round " << round << ": " << a << " and " << b;
      }
  }
}

TEST(PostDominance, IsWhatItsDefinitionSays) {
  std::mt19937 random(2);
  for (unsigned round = 0; round < 100; ++round) {
    const unsigned size = 2 + random() % 14;
    auto edges = getRandomEdges(random, size);
    // The last block is the only exit, and all blocks reach it.
    llvm::erase_if(edges, [&](auto edge) { return edge.first == size - 1; });
    for (unsigned i = 0; i + 1 < size; ++i)
      edges.emplace_back(i, i + 1);
    Graph graph(size, edges);
    std::vector<std::vector<unsigned>> reverse(size);
    for (auto [from, to] : edges)
      reverse[to].push_back(from);
    PostDominanceInfo dominance;
    for (unsigned a = 0; a < size; ++a)
      for (unsigned b = 0; b < size; ++b)
        EXPECT_EQ(
            dominance.properlyPostDominates(graph.blocks[a], graph.blocks[b]),
            a != b && isOnEachWay(reverse, {size - 1}, a, b))
            << "round " << round << ": " << a << " and " << b;
  }
}

TEST(PostDominance, Diamond) {
  Graph graph(4, {{0, 1}, {0, 2}, {1, 3}, {2, 3}});
  PostDominanceInfo dominance;
  EXPECT_TRUE(
      dominance.properlyPostDominates(graph.blocks[3], graph.blocks[0]));
  EXPECT_FALSE(
      dominance.properlyPostDominates(graph.blocks[1], graph.blocks[0]));
  EXPECT_FALSE(
      dominance.properlyPostDominates(graph.blocks[0], graph.blocks[3]));
}

TEST(PostDominance, SeveralExits) {
  Graph graph(4, {{0, 1}, {0, 2}, {2, 3}});
  PostDominanceInfo dominance;
  EXPECT_EQ(dominance.getImmediateDominator(graph.blocks[0]), nullptr);
  EXPECT_EQ(dominance.getImmediateDominator(graph.blocks[1]), nullptr);
  EXPECT_EQ(dominance.getImmediateDominator(graph.blocks[2]), graph.blocks[3]);
  EXPECT_EQ(
      dominance.findNearestCommonDominator(graph.blocks[1], graph.blocks[2]),
      nullptr);
}

TEST(PostDominance, ALoopWithoutExitHasOne) {
  Graph graph(4, {{0, 1}, {0, 2}, {2, 3}, {3, 2}});
  PostDominanceInfo dominance;
  for (Block *block : graph.blocks)
    EXPECT_TRUE(dominance.isReachableFromEntry(block));
  EXPECT_TRUE(
      dominance.properlyPostDominates(graph.blocks[3], graph.blocks[2]));
}

TEST(PostDominance, OperationsOfABlockAreInOrder) {
  Graph graph(2, {{0, 1}});
  graph.builder.setInsertionPointToStart(graph.blocks[0]);
  Operation *first = graph.create("test.a");
  Operation *nest = graph.create("test.nest", {}, {}, 1);
  graph.builder.setInsertionPointToStart(&nest->getRegion(0).front());
  Operation *inner = graph.create("test.inner");
  PostDominanceInfo dominance;
  EXPECT_TRUE(dominance.properlyPostDominates(nest, first));
  EXPECT_FALSE(dominance.properlyPostDominates(first, nest));
  EXPECT_FALSE(dominance.properlyPostDominates(first, first));
  EXPECT_TRUE(dominance.postDominates(first, first));
  EXPECT_TRUE(dominance.postDominates(nest, inner));
  EXPECT_TRUE(dominance.postDominates(graph.ops[1], inner));
}

constexpr unsigned Many = 100000;

TEST(Dominance, ManyBlocksInARow) {
  std::vector<std::pair<unsigned, unsigned>> edges;
  for (unsigned i = 0; i + 1 < Many; ++i)
    edges.emplace_back(i, i + 1);
  Graph graph(Many, edges);
  EXPECT_TRUE(
      DominanceInfo().properlyDominates(graph.blocks[1], graph.blocks.back()));
  EXPECT_TRUE(PostDominanceInfo().properlyPostDominates(graph.blocks.back(),
                                                        graph.blocks[1]));
}

TEST(Dominance, ManyBlocksThatLeaveEarly) {
  // Half of the blocks form a chain, each branching to the first block of the
  // other half; the last block of the chain branches to all blocks of the other
  // half.
  std::vector<std::pair<unsigned, unsigned>> edges;
  for (unsigned i = 0; i < Many / 2; ++i) {
    edges.emplace_back(i, i + 1);
    edges.emplace_back(i, Many - 1);
  }
  for (unsigned i = Many / 2 + 1; i + 1 < Many; ++i) {
    edges.emplace_back(0, i);
    edges.emplace_back(Many / 2, i);
  }
  Graph graph(Many, edges);
  DominanceInfo dominance;
  EXPECT_EQ(dominance.getImmediateDominator(graph.blocks.back()),
            graph.blocks[0]);
  EXPECT_EQ(dominance.getImmediateDominator(graph.blocks[Many - 2]),
            graph.blocks[0]);
  EXPECT_EQ(dominance.getImmediateDominator(graph.blocks[Many / 2]),
            graph.blocks[Many / 2 - 1]);
}

} // namespace
} // namespace mlir
