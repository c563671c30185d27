// SPDX-License-Identifier: Apache-2.0
//
// Tests Operation::isBeforeInBlock after various changes to a block.
#include <random>
#include <string>

#include "core/ir/ir_fixture.h"

namespace mlir {
namespace {

class OpOrderTest : public IRTest {
protected:
  Operation *insert(Block::iterator position) {
    Operation *op = make("t.op").release();
    block.getOperations().insert(position, op);
    return op;
  }
  /// Each operation is before the next one, but not after it.
  void check() {
    for (Operation &op : block)
      if (Operation *next = op.getNextNode()) {
        ASSERT_TRUE(op.isBeforeInBlock(next));
        ASSERT_FALSE(next->isBeforeInBlock(&op));
      }
  }

  Block block;
};

TEST_F(OpOrderTest, NoneIsBeforeItself) {
  Operation *op = insert(block.end());
  EXPECT_FALSE(op->isBeforeInBlock(op));
  insert(block.end());
  EXPECT_FALSE(op->isBeforeInBlock(op));
}

TEST_F(OpOrderTest, PairsAtTheEnd) {
  Operation *first = insert(block.end());
  for (unsigned i = 0; i < 100; ++i) {
    Operation *a = insert(block.end());
    Operation *b = insert(block.end());
    EXPECT_TRUE(a->isBeforeInBlock(b));
    EXPECT_TRUE(first->isBeforeInBlock(a));
  }
  check();
}

TEST_F(OpOrderTest, ManyAtTheFront) {
  Operation *last = insert(block.end());
  for (unsigned i = 0; i < 300; ++i)
    EXPECT_TRUE(insert(block.begin())->isBeforeInBlock(last));
  check();
}

TEST_F(OpOrderTest, ManyAtOnePlace) {
  Operation *first = insert(block.end());
  Operation *last = insert(block.end());
  for (unsigned i = 0; i < 300; ++i) {
    Operation *op = insert(last->getIterator());
    EXPECT_TRUE(first->isBeforeInBlock(op));
    EXPECT_TRUE(op->isBeforeInBlock(last));
  }
  check();
}

TEST_F(OpOrderTest, RunsInTheMiddle) {
  insert(block.end());
  Operation *last = insert(block.end());
  for (unsigned run = 1; run < 60; ++run) {
    for (unsigned i = 0; i < run; ++i)
      insert(last->getIterator());
    EXPECT_FALSE(last->isBeforeInBlock(last->getPrevNode()));
  }
  check();
}

TEST_F(OpOrderTest, AfterSplicingFromAnotherBlock) {
  Block other;
  for (unsigned i = 0; i < 20; ++i) {
    insert(block.end());
    append(&other, "t.other");
  }
  check();
  auto middle = std::next(block.begin(), 10);
  block.getOperations().splice(middle, other.getOperations());
  check();
  EXPECT_TRUE(other.empty());
}

TEST_F(OpOrderTest, AfterSplittingABlock) {
  OwningOpRef<Operation *> op = make("t.parent", {}, {}, 1);
  Block &whole = op->getRegion(0).emplaceBlock();
  llvm::SmallVector<Operation *> ops;
  for (unsigned i = 0; i < 20; ++i)
    ops.push_back(append(&whole, "t.op"));
  EXPECT_TRUE(ops[3]->isBeforeInBlock(ops[15]));
  Block *rest = whole.splitBlock(ops[10]);
  EXPECT_TRUE(ops[3]->isBeforeInBlock(ops[9]));
  EXPECT_TRUE(ops[10]->isBeforeInBlock(ops[19]));
  EXPECT_EQ(ops[10]->getBlock(), rest);
}

TEST_F(OpOrderTest, AnythingInAnyOrder) {
  std::mt19937 random(1);
  auto pick = [&](size_t size) { return random() % size; };
  llvm::SmallVector<Operation *> ops{insert(block.end())};
  for (unsigned step = 0; step < 3000; ++step) {
    const size_t at = pick(ops.size());
    switch (pick(6)) {
    case 0:
    case 1:
      ops.push_back(insert(ops[at]->getIterator()));
      break;
    case 2:
      ops.push_back(insert(block.end()));
      break;
    case 3:
      if (Operation *to = ops[pick(ops.size())]; to != ops[at])
        ops[at]->moveBefore(to);
      break;
    case 4:
      if (ops.size() > 1) {
        ops[at]->erase();
        ops.erase(ops.begin() + at);
      }
      break;
    default:
      Operation *other = ops[pick(ops.size())];
      bool isBefore = false;
      for (Operation *op = ops[at]->getNextNode(); op; op = op->getNextNode())
        isBefore |= op == other;
      ASSERT_EQ(ops[at]->isBeforeInBlock(other), isBefore);
    }
  }
  check();
}

} // namespace
} // namespace mlir
