// SPDX-License-Identifier: Apache-2.0
//
// Definitions must dominate their uses.
#include "core/ir/verify/verifier_test_base.h"

namespace mlir {
namespace {

class VerifierDominance : public testing::Test, protected VerifierTestBase {};

TEST_F(VerifierDominance, UsesComeBehindDefinitions) {
  open("test.func");
  Value late = value();
  use(late)->moveBefore(late.getDefiningOp());
  test.create("test.br");
  EXPECT_EQ(check(),
            "operand #0 does not dominate this use; note: operand defined here "
            "(op in the same block)");
}

TEST_F(VerifierDominance, OperationsDoNotUseThemselves) {
  open("test.func");
  Value used = value();
  used.getDefiningOp()->insertOperands(0, used);
  test.create("test.br");
  EXPECT_EQ(check(),
            "operand #0 does not dominate this use; note: operand defined here "
            "(op in the same block)");
}

TEST_F(VerifierDominance, AnyOrderInGraphs) {
  Value late = value();
  use(late)->moveBefore(late.getDefiningOp());
  late.getDefiningOp()->insertOperands(0, late);
  EXPECT_EQ(check(), "");
}

TEST_F(VerifierDominance, AnyOrderInOneBlockOfAnUnregisteredOperation) {
  open("test.func");
  Operation *unknown = open("unknown.op");
  Value late = value();
  use(late)->moveBefore(late.getDefiningOp());
  leave();
  test.create("test.br");
  EXPECT_EQ(check(), "");
  test.addBlock(unknown);
  test.create("unknown.end");
  EXPECT_EQ(check(),
            "operand #0 does not dominate this use; note: operand defined here "
            "(op in the same block)");
}

TEST_F(VerifierDominance, NestedUsesComeBehindDefinitions) {
  open("test.func");
  Operation *nest = open("unknown.op");
  leave();
  Value late = value();
  test.create("test.br");
  test.builder.setInsertionPointToEnd(&nest->getRegion(0).front());
  use(late);
  EXPECT_EQ(check(),
            "operand #0 does not dominate this use; note: operand defined here "
            "(op in a parent region)");
}

TEST_F(VerifierDominance, ResultsAreNotSeenInTheirOwnRegions) {
  open("test.func");
  Operation *nest = test.create(
      "unknown.op", {.results = {test.builder.getI32Type()}, .numRegions = 1});
  test.create("test.br");
  test.addBlock(nest);
  use(nest->getResult(0));
  EXPECT_EQ(check(),
            "operand #0 does not dominate this use; note: operand defined here "
            "(op in a parent region)");
}

TEST_F(VerifierDominance, ValuesOfARegionAreNotSeenOutside) {
  open("test.func");
  open("unknown.op");
  Value inner = value();
  leave();
  use(inner);
  test.create("test.br");
  EXPECT_EQ(check(),
            "operand #0 does not dominate this use; note: operand defined here "
            "(op in a child region)");
}

TEST_F(VerifierDominance, ValuesOfARegionAreNotSeenInAnother) {
  open("test.func");
  open("unknown.op");
  Value inner = value();
  leave();
  open("unknown.op");
  use(inner);
  leave();
  test.create("test.br");
  EXPECT_EQ(check(),
            "operand #0 does not dominate this use; note: operand defined here "
            "(op is neither in a parent nor in a child region)");
}

TEST_F(VerifierDominance, ValuesOfAnIsolatedRegionAreNotSeenOutside) {
  open("test.func");
  Value inner = value();
  close();
  use(inner);
  EXPECT_EQ(check(),
            "operand #0 does not dominate this use; note: operand defined here "
            "(op in a child region)");
}

TEST_F(VerifierDominance, ValuesFromOutsideAreNotSeenInIsolatedRegions) {
  Value outer = value();
  open("test.func");
  use(outer);
  test.create("test.br");
  EXPECT_EQ(check(),
            "'unknown.use' op using value defined outside the region; note: "
            "required by region isolation constraints");
}

TEST_F(VerifierDominance, IsolationIsReportedBeforeDominance) {
  Value outer = value();
  open("test.func");
  Value late = value();
  use(late)->moveBefore(late.getDefiningOp());
  use(outer);
  test.create("test.br");
  EXPECT_EQ(check(),
            "'unknown.use' op using value defined outside the region; note: "
            "required by region isolation constraints");
}

/// An argument of a detached block.
class VerifierOfLooseBlocks : public VerifierDominance {
protected:
  Block block;
  BlockArgument argument = block.addArgument(test.builder.getI32Type(),
                                             test.builder.getUnknownLoc());
};

TEST_F(VerifierOfLooseBlocks, DominateNothing) {
  Operation *op = open("test.plain");
  Operation *user = use(argument);
  test.create("test.br");
  EXPECT_EQ(check(op), "operand #0 does not dominate this use; note:  (block "
                       "without parent)");
  user->erase();
}

TEST_F(VerifierOfLooseBlocks, AreNotInIsolatedRegions) {
  Operation *user = use(argument);
  EXPECT_EQ(check(), "operation's operand is unlinked");
  user->erase();
}

/// A function whose first block branches to two blocks, which branch to the
/// last one.
class VerifierOfDiamonds : public VerifierDominance {
protected:
  VerifierOfDiamonds() {
    Operation *function = open("test.func");
    blocks.push_back(test.builder.getBlock());
    for (unsigned i = 1; i < 4; ++i)
      blocks.push_back(test.addBlock(function));
    branch(0, {blocks[1], blocks[2]});
    branch(1, {blocks[3]});
    branch(2, {blocks[3]});
    branch(3, {});
  }
  void branch(unsigned from, std::vector<Block *> targets) {
    test.builder.setInsertionPointToEnd(blocks[from]);
    test.create("test.br", {.successors = targets});
  }
  /// Sets the insertion point before the terminator of a block.
  void goTo(unsigned block) {
    test.builder.setInsertionPoint(&blocks[block]->back());
  }
  std::vector<Block *> blocks;
};

TEST_F(VerifierOfDiamonds, TheFirstBlockDominatesAll) {
  goTo(0);
  Value first = value();
  for (unsigned i = 0; i < 4; ++i) {
    goTo(i);
    use(first);
  }
  EXPECT_EQ(check(), "");
}

TEST_F(VerifierOfDiamonds, ABranchDominatesNotWhatComesBehind) {
  goTo(1);
  Value first = value();
  goTo(3);
  use(first);
  EXPECT_EQ(check(),
            "operand #0 does not dominate this use; note: operand defined here "
            "(op in the same region)");
}

TEST_F(VerifierOfDiamonds, ArgumentsDominateAsTheirBlockDoes) {
  BlockArgument argument = blocks[2]->addArgument(test.builder.getI32Type(),
                                                  test.builder.getUnknownLoc());
  goTo(2);
  use(argument);
  EXPECT_EQ(check(), "");
  goTo(3);
  use(argument);
  EXPECT_EQ(check(), "operand #0 does not dominate this use; note: operand "
                     "defined as a block argument (block #2 in the same "
                     "region)");
}

TEST_F(VerifierOfDiamonds, ArgumentsOfAParentRegion) {
  BlockArgument argument = blocks[2]->addArgument(test.builder.getI32Type(),
                                                  test.builder.getUnknownLoc());
  goTo(1);
  open("unknown.op");
  use(argument);
  EXPECT_EQ(check(), "operand #0 does not dominate this use; note: operand "
                     "defined as a block argument (block #2 in a parent "
                     "region)");
}

TEST_F(VerifierOfDiamonds, ArgumentsOfAChildRegion) {
  goTo(1);
  open("unknown.op");
  BlockArgument argument = test.builder.getBlock()->addArgument(
      test.builder.getI32Type(), test.builder.getUnknownLoc());
  leave();
  use(argument);
  EXPECT_EQ(check(), "operand #0 does not dominate this use; note: operand "
                     "defined as a block argument (block #0 in a child "
                     "region)");
}

TEST_F(VerifierOfDiamonds, AnythingIsSeenInBlocksThatAreNotReached) {
  blocks[0]->back().setSuccessor(blocks[1], 1);
  goTo(1);
  Value first = value();
  goTo(2);
  Value late = value();
  use(first)->moveBefore(late.getDefiningOp());
  use(late)->moveBefore(late.getDefiningOp());
  EXPECT_EQ(check(), "");
}

TEST_F(VerifierOfDiamonds, BlocksThatAreNotReachedDominateNothing) {
  blocks[0]->back().setSuccessor(blocks[1], 1);
  goTo(2);
  Value first = value();
  goTo(3);
  use(first);
  EXPECT_EQ(check(),
            "operand #0 does not dominate this use; note: operand defined here "
            "(op in the same region)");
}

TEST_F(VerifierOfDiamonds, UsesNestedInABlockThatIsDominated) {
  goTo(0);
  Value first = value();
  goTo(3);
  open("unknown.op");
  use(first);
  EXPECT_EQ(check(), "");
}

TEST_F(VerifierDominance, OfOperationsWithRegionsTheLaterIsReportedFirst) {
  open("test.func");
  Value early = value();
  open("unknown.op");
  Operation *first = use(early);
  leave();
  open("unknown.op");
  Operation *second = use(early);
  leave();
  Value late = value();
  test.create("test.br");
  first->setOperand(0, late);
  second->insertOperands(1, late);
  EXPECT_EQ(check(),
            "operand #1 does not dominate this use; note: operand defined here "
            "(op in a parent region)");
}

} // namespace
} // namespace mlir
