// SPDX-License-Identifier: Apache-2.0
#include "core/analysis/staged_walk.h"

#include <string>

#include "core/ir/test_dialect.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

/// test.outer with one operation in each of its two regions.
class StagedWalk : public testing::Test {
protected:
  StagedWalk() : top(test.create("unknown.outer", {.numRegions = 2})) {
    test.addBlock(top.get(), 0);
    test.create("unknown.first");
    test.addBlock(top.get(), 1);
    second = test.create("unknown.second");
  }

  /// Returns the visits: names with the number of walked regions.
  std::string walk(llvm::function_ref<WalkResult(Operation *)> then =
                       [](Operation *) { return WalkResult::advance(); }) {
    std::string visits;
    walkStages(top.get(), [&](Operation *op, const WalkStage &stage) {
      visits += op->getName().getStringRef().drop_front(8);
      visits += std::to_string(stage.getNextRegion()) + " ";
      return then(op);
    });
    return visits;
  }

  TestDialect test;
  OwningOpRef<Operation *> top;
  Operation *second;
};

TEST_F(StagedWalk, ComesBeforeBetweenAndAfterRegions) {
  EXPECT_EQ(walk(), "outer0 first0 outer1 second0 outer2 ");
}

TEST_F(StagedWalk, SkipLeavesOutTheRemainingRegions) {
  EXPECT_EQ(walk([this](Operation *op) {
              return op == top.get() ? WalkResult::skip()
                                     : WalkResult::advance();
            }),
            "outer0 ");
}

TEST_F(StagedWalk, InterruptEndsIt) {
  EXPECT_EQ(walk([this](Operation *op) {
              return op == top.get() ? WalkResult::advance()
                                     : WalkResult::interrupt();
            }),
            "outer0 first0 ");
}

TEST_F(StagedWalk, OperationMayBeErasedAtItsLastStage) {
  EXPECT_EQ(walk([this](Operation *op) {
              if (op == second)
                op->erase();
              return WalkResult::advance();
            }),
            "outer0 first0 outer1 second0 outer2 ");
  EXPECT_TRUE(top->getRegion(1).front().empty());
}

} // namespace
} // namespace mlir
