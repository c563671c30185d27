// SPDX-License-Identifier: Apache-2.0
#include "core/ir/structure/region.h"

#include <string>

#include "core/ir/ir_fixture.h"

namespace mlir {
namespace {

class RegionTest : public IRTest {
protected:
  RegionTest() : op(make("t.op", {}, {}, 2)) {}
  Region &region() { return op->getRegion(0); }

  OwningOpRef<Operation *> op;
};

TEST_F(RegionTest, KnowsItsOperationAndNumber) {
  EXPECT_EQ(region().getParentOp(), *op);
  EXPECT_EQ(op->getRegion(1).getRegionNumber(), 1u);
  EXPECT_EQ(region().getParentRegion(), nullptr);
  EXPECT_EQ(region().getContext(), &context);
  EXPECT_EQ(region().getLoc(), location);
}

TEST_F(RegionTest, ArgumentsAreThoseOfTheEntryBlock) {
  EXPECT_EQ(region().getNumArguments(), 0u);
  EXPECT_TRUE(region().getArgumentTypes().empty());
  region().emplaceBlock();
  region().addArgument(i32(), location);
  region().emplaceBlock().addArgument(i32(), location);
  EXPECT_EQ(region().getNumArguments(), 1u);
  EXPECT_EQ(region().getArgument(0).getOwner(), &region().front());
}

TEST_F(RegionTest, NumberOfBlocks) {
  EXPECT_FALSE(region().hasOneBlock());
  region().emplaceBlock();
  EXPECT_TRUE(region().hasOneBlock());
  region().emplaceBlock();
  EXPECT_FALSE(region().hasOneBlock());
}

TEST_F(RegionTest, Ancestors) {
  Operation *inner =
      append(&region().emplaceBlock(), "t.inner", {}, {}, /*numRegions=*/1);
  Block &block = inner->getRegion(0).emplaceBlock();
  Operation *leaf = append(&block, "t.leaf");
  EXPECT_TRUE(region().isProperAncestor(&inner->getRegion(0)));
  EXPECT_FALSE(region().isProperAncestor(&region()));
  EXPECT_TRUE(region().isAncestor(&region()));
  EXPECT_FALSE(inner->getRegion(0).isAncestor(&region()));
  EXPECT_EQ(region().findAncestorBlockInRegion(block), &region().front());
  EXPECT_EQ(region().findAncestorOpInRegion(*leaf), inner);
  EXPECT_EQ(op->getRegion(1).findAncestorBlockInRegion(block), nullptr);
  EXPECT_EQ(op->getRegion(1).findAncestorOpInRegion(*leaf), nullptr);
}

TEST_F(RegionTest, OperationsOfAllBlocks) {
  EXPECT_TRUE(region().getOps().empty());
  region().emplaceBlock();
  EXPECT_TRUE(region().getOps().empty());
  append(&region().emplaceBlock(), "t.a");
  append(&region().back(), "t.b");
  region().emplaceBlock();
  append(&region().emplaceBlock(), "t.c");
  region().emplaceBlock();
  std::string names;
  for (Operation &each : region().getOps())
    names += each.getName().stripDialect().str();
  EXPECT_EQ(names, "abc");
}

TEST_F(RegionTest, OperationsOfAClass) {
  append(&region().emplaceBlock(), "t.a");
  region().front().push_back(ModuleOp::create(location, "m"));
  unsigned count = 0;
  for (ModuleOp module : region().getOps<ModuleOp>()) {
    EXPECT_EQ(module.getName(), "m");
    ++count;
  }
  EXPECT_EQ(count, 1u);
}

TEST_F(RegionTest, TakeBodyMovesBlocksAndDeletesItsOwn) {
  OwningOpRef<Operation *> other = make("t.op", {}, {}, 1);
  Block &block = other->getRegion(0).emplaceBlock();
  Operation *leaf = append(&block, "t.leaf");
  append(&region().emplaceBlock(), "t.old");
  region().takeBody(other->getRegion(0));
  EXPECT_TRUE(other->getRegion(0).empty());
  EXPECT_TRUE(region().hasOneBlock());
  EXPECT_EQ(leaf->getParentOp(), *op);
}

TEST_F(RegionTest, BlocksMoveBetweenRegions) {
  Block &block = region().emplaceBlock();
  op->getRegion(1).getBlocks().splice(op->getRegion(1).end(),
                                      region().getBlocks());
  EXPECT_TRUE(region().empty());
  EXPECT_EQ(block.getParent(), &op->getRegion(1));
}

TEST_F(RegionTest, WhatUsesItsValuesMayOutliveIt) {
  OwningOpRef<Operation *> other = make("t.op", {}, {}, 1);
  Operation *def =
      append(&other->getRegion(0).emplaceBlock(), "t.def", {}, i32());
  OwningOpRef<Operation *> use = make("t.use", {def->getResult(0)});
  other = nullptr;
  EXPECT_EQ(use->getOperand(0), Value());
}

} // namespace
} // namespace mlir
