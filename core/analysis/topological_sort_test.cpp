// SPDX-License-Identifier: Apache-2.0
#include "core/analysis/topological_sort.h"

#include "core/analysis/slice_analysis.h"
#include "core/ir/test_dialect.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

/// A block of operations that may use each other's results.
class TopologicalSort : public testing::Test {
protected:
  TopologicalSort() : top(test.create("unknown.top", {.numRegions = 1})) {
    block = test.addBlock(top.get());
  }
  Operation *make(std::vector<Value> operands = {}) {
    return test.create("unknown.op", {.operands = operands,
                                      .results = {test.builder.getI32Type()}});
  }
  std::vector<Operation *> order() {
    std::vector<Operation *> ops;
    for (Operation &op : *block)
      ops.push_back(&op);
    return ops;
  }

  TestDialect test;
  OwningOpRef<Operation *> top;
  Block *block;
};

TEST_F(TopologicalSort, UsersComeBehind) {
  Operation *a = make();
  Operation *b = make({a->getResult(0)});
  Operation *c = make({b->getResult(0)});
  c->moveBefore(a);
  b->moveBefore(a);
  EXPECT_TRUE(
      sortTopologically(block, llvm::make_range(block->begin(), block->end())));
  EXPECT_EQ(order(), (std::vector<Operation *>{a, b, c}));
}

TEST_F(TopologicalSort, CycleIsToldOf) {
  Operation *a = make();
  Operation *b = make({a->getResult(0)});
  a->insertOperands(0, {b->getResult(0)});
  EXPECT_FALSE(
      sortTopologically(block, llvm::make_range(block->begin(), block->end())));
  a->setOperands({});
}

TEST_F(TopologicalSort, SlicesAreInOrder) {
  Operation *a = make();
  Operation *b = make({a->getResult(0)});
  Operation *c = make({a->getResult(0), b->getResult(0)});
  make();
  llvm::SetVector<Operation *> forward, backward;
  getForwardSlice(a, &forward);
  EXPECT_EQ(forward.getArrayRef(), (llvm::ArrayRef<Operation *>{b, c}));
  EXPECT_TRUE(succeeded(getBackwardSlice(c, &backward)));
  EXPECT_EQ(backward.getArrayRef(), (llvm::ArrayRef<Operation *>{a, b}));
  EXPECT_EQ(getSlice(b).getArrayRef(), (llvm::ArrayRef<Operation *>{a, b, c}));
}

TEST_F(TopologicalSort, FilterStopsASlice) {
  Operation *a = make();
  Operation *b = make({a->getResult(0)});
  Operation *c = make({b->getResult(0)});
  llvm::SetVector<Operation *> backward;
  BackwardSliceOptions options;
  options.filter = [&](Operation *op) { return op != b; };
  EXPECT_TRUE(succeeded(getBackwardSlice(c, &backward, options)));
  EXPECT_TRUE(backward.empty());
}

// The chain is too long for recursion.
TEST_F(TopologicalSort, LongSlice) {
  Operation *op = make();
  Operation *first = op;
  for (int i = 0; i < 50000; ++i)
    op = make({op->getResult(0)});
  llvm::SetVector<Operation *> forward, backward;
  getForwardSlice(first, &forward);
  EXPECT_EQ(forward.size(), 50000u);
  EXPECT_TRUE(succeeded(getBackwardSlice(op, &backward)));
  EXPECT_EQ(backward.size(), 50000u);
}

} // namespace
} // namespace mlir
