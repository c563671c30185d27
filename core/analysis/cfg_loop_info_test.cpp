// SPDX-License-Identifier: Apache-2.0
#include "core/analysis/cfg_loop_info.h"

#include "core/analysis/block_order.h"
#include "core/ir/test_dialect.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

/// A region of blocks that end with branches to other blocks.
class Branches : public testing::Test {
protected:
  /// `successors` are the successors of each block, by number.
  explicit Branches(std::vector<std::vector<unsigned>> successors)
      : top(test.create("unknown.top", {.numRegions = 1})) {
    for (size_t i = 0; i < successors.size(); ++i)
      blocks.push_back(test.addBlock(top.get()));
    for (auto [block, targets] : llvm::zip(blocks, successors)) {
      std::vector<Block *> targetBlocks;
      for (unsigned target : targets)
        targetBlocks.push_back(blocks[target]);
      test.builder.setInsertionPointToEnd(block);
      test.create("unknown.branch", {.successors = targetBlocks});
    }
  }

  std::vector<Block *> get(std::initializer_list<unsigned> numbers) {
    std::vector<Block *> result;
    for (unsigned number : numbers)
      result.push_back(blocks[number]);
    return result;
  }

  TestDialect test;
  OwningOpRef<Operation *> top;
  std::vector<Block *> blocks;
};

/// 0 -> 1 -> 2 -> 3, 2 -> 4, 1 -> 5, and the back edges 3 -> 2 and 4 -> 1.
class NestedLoops : public Branches {
protected:
  NestedLoops()
      : Branches({{1}, {2, 5}, {3, 4}, {2}, {1}, {}}), dominance(top.get()),
        loops(top->getRegion(0), dominance) {}

  DominanceInfo dominance;
  CFGLoopInfo loops;
};

TEST_F(NestedLoops, OuterLoopHasAllBlocksThatReachItsHeader) {
  ASSERT_EQ(loops.getTopLevelLoops().size(), 1u);
  CFGLoop *outer = loops.getTopLevelLoops().front();
  EXPECT_EQ(outer->getHeader(), blocks[1]);
  EXPECT_EQ(outer->getBlocks().size(), 4u);
  EXPECT_FALSE(outer->contains(blocks[5]));
}

TEST_F(NestedLoops, InnerLoopIsNestedInIt) {
  CFGLoop *inner = loops.getLoopFor(blocks[3]);
  ASSERT_TRUE(inner);
  EXPECT_EQ(inner->getBlocks().vec(), get({2, 3}));
  EXPECT_EQ(inner->getParentLoop(), loops.getLoopFor(blocks[4]));
  EXPECT_EQ(inner->getLoopDepth(), 2u);
}

TEST_F(NestedLoops, BlockOutsideIsInNone) {
  EXPECT_FALSE(loops.getLoopFor(blocks[0]));
  EXPECT_EQ(loops.getLoopDepth(blocks[5]), 0u);
}

TEST_F(NestedLoops, LatchesBranchToTheHeader) {
  CFGLoop *outer = loops.getLoopFor(blocks[1]);
  EXPECT_TRUE(outer->isLoopLatch(blocks[4]));
  EXPECT_FALSE(outer->isLoopLatch(blocks[3]));
}

TEST_F(NestedLoops, ExitingBlocksBranchOut) {
  EXPECT_TRUE(loops.getLoopFor(blocks[1])->isLoopExiting(blocks[1]));
  EXPECT_TRUE(loops.getLoopFor(blocks[2])->isLoopExiting(blocks[2]));
  EXPECT_FALSE(loops.getLoopFor(blocks[2])->isLoopExiting(blocks[3]));
}

TEST_F(NestedLoops, BlocksOfLoopsRunMoreThanOnce) {
  EXPECT_TRUE(blockIsInLoop(blocks[3]));
  EXPECT_FALSE(blockIsInLoop(blocks[5]));
}

/// 0 -> 1 and 0 -> 2, both -> 3. The unreachable block 4 -> 3.
class Diamond : public Branches {
protected:
  Diamond() : Branches({{1, 2}, {3}, {3}, {}, {3}}) {}
};

TEST_F(Diamond, HasNoLoops) {
  DominanceInfo dominance(top.get());
  EXPECT_TRUE(
      CFGLoopInfo(top->getRegion(0), dominance).getTopLevelLoops().empty());
}

TEST_F(Diamond, PostOrderHasSuccessorsFirst) {
  llvm::DenseSet<Block *> visited;
  llvm::SmallVector<Block *> order;
  appendPostOrder(blocks[0], visited, order);
  EXPECT_EQ(std::vector(order.begin(), order.end()), get({3, 1, 2, 0}));
}

TEST_F(Diamond, PostOrderLeavesOutWhatHasBeenVisited) {
  llvm::DenseSet<Block *> visited = {blocks[1]};
  llvm::SmallVector<Block *> order;
  appendPostOrder(blocks[0], visited, order);
  EXPECT_EQ(std::vector(order.begin(), order.end()), get({3, 2, 0}));
}

TEST_F(Diamond, UsersLastHasWhatIsNotReachedFirst) {
  llvm::SmallVector<Block *> order;
  appendUsersLast(top->getRegion(0), order);
  EXPECT_EQ(std::vector(order.begin(), order.end()), get({4, 0, 2, 1, 3}));
}

} // namespace
} // namespace mlir
