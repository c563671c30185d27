// SPDX-License-Identifier: Apache-2.0
#include "core/ir/structure/block.h"

#include "core/ir/ir_fixture.h"

namespace mlir {
namespace {

using BlockTest = IRTest;

TEST_F(BlockTest, ArgumentsKnowTheirNumber) {
  Block block;
  block.addArgument(i32(), location);
  block.addArgument(builder.getI64Type(), location);
  block.insertArgument(1, builder.getF32Type(), location);
  EXPECT_EQ(block.getArgument(1).getType(), builder.getF32Type());
  EXPECT_EQ(block.getArgument(2).getArgNumber(), 2u);
  block.eraseArgument(0);
  EXPECT_EQ(block.getArgument(0).getType(), builder.getF32Type());
  EXPECT_EQ(block.getArgument(1).getArgNumber(), 1u);
}

TEST_F(BlockTest, EraseArgumentsAsksForEach) {
  Block block;
  block.addArguments({i32(), builder.getF32Type(), i32()},
                     {location, location, location});
  block.eraseArguments(
      [&](BlockArgument argument) { return argument.getType() == i32(); });
  EXPECT_EQ(block.getNumArguments(), 1u);
  EXPECT_EQ(block.getArgument(0).getType(), builder.getF32Type());
}

TEST_F(BlockTest, PredecessorsAreOnePerUse) {
  OwningOpRef<Operation *> op = make("t.op", {}, {}, 1);
  Block &a = op->getRegion(0).emplaceBlock();
  Block &b = op->getRegion(0).emplaceBlock();
  append(&a, "t.br", {}, {}, 0, {&b, &b});
  EXPECT_EQ(llvm::to_vector(b.getPredecessors()),
            (llvm::SmallVector<Block *>{&a, &a}));
  EXPECT_EQ(b.getUniquePredecessor(), &a);
  EXPECT_EQ(b.getSinglePredecessor(), nullptr);
  EXPECT_TRUE(a.hasNoPredecessors());
  EXPECT_EQ(a.getNumSuccessors(), 2u);
}

TEST_F(BlockTest, SplitMovesTheRest) {
  OwningOpRef<Operation *> op = make("t.op", {}, {}, 1);
  Block &block = op->getRegion(0).emplaceBlock();
  append(&block, "t.a");
  Operation *second = append(&block, "t.b");
  Block *rest = block.splitBlock(second);
  EXPECT_EQ(block.getNextNode(), rest);
  EXPECT_EQ(&rest->front(), second);
  EXPECT_EQ(second->getBlock(), rest);
}

TEST_F(BlockTest, FindAncestorGoesUp) {
  OwningOpRef<Operation *> op = make("t.op", {}, {}, 1);
  Block &outer = op->getRegion(0).emplaceBlock();
  Operation *middle = append(&outer, "t.middle", {}, {}, 1);
  Operation *inner = append(&middle->getRegion(0).emplaceBlock(), "t.inner");
  EXPECT_EQ(outer.findAncestorOpInBlock(*inner), middle);
  EXPECT_EQ(op->getRegion(0).findAncestorBlockInRegion(*inner->getBlock()),
            &outer);
  EXPECT_EQ(inner->getBlock()->findAncestorOpInBlock(*middle), nullptr);
}

TEST_F(BlockTest, MoveBeforeTakesABlockToAnotherRegion) {
  OwningOpRef<Operation *> op = make("t.op", {}, {}, 2);
  Block &a = op->getRegion(0).emplaceBlock();
  Block &b = op->getRegion(1).emplaceBlock();
  a.moveBefore(&b);
  EXPECT_TRUE(op->getRegion(0).empty());
  EXPECT_EQ(a.getParent(), &op->getRegion(1));
  EXPECT_TRUE(a.isEntryBlock());
}

TEST_F(BlockTest, IsReachableFollowsCycles) {
  OwningOpRef<Operation *> op = make("t.op", {}, {}, 1);
  Block &a = op->getRegion(0).emplaceBlock();
  Block &b = op->getRegion(0).emplaceBlock();
  Block &c = op->getRegion(0).emplaceBlock();
  append(&a, "t.br", {}, {}, 0, {&b});
  append(&b, "t.br", {}, {}, 0, {&a});
  EXPECT_TRUE(a.isReachable(&b));
  EXPECT_FALSE(a.isReachable(&c));
}

TEST_F(BlockTest, GetOpsFiltersByClass) {
  OwningOpRef<ModuleOp> module = ModuleOp::create(location);
  module->push_back(ModuleOp::create(location, "a"));
  append(module->getBody(), "t.op");
  module->push_back(ModuleOp::create(location, "b"));
  llvm::SmallVector<llvm::StringRef> names;
  for (ModuleOp nested : module->getOps<ModuleOp>())
    names.push_back(*nested.getName());
  EXPECT_EQ(names, (llvm::SmallVector<llvm::StringRef>{"a", "b"}));
}

TEST_F(BlockTest, CyclesOfUsesAreDeleted) {
  Block block;
  Operation *a = append(&block, "t.a", {}, i32());
  Operation *b = append(&block, "t.b", {a->getResult(0)}, i32());
  a->insertOperands(0, b->getResult(0));
  block.clear();
  EXPECT_TRUE(block.empty());
}

using RegionOfBlockTest = IRTest;

TEST_F(RegionOfBlockTest, TakeBodyReplacesTheBlocks) {
  OwningOpRef<Operation *> op = make("t.op", {}, {}, 2);
  append(&op->getRegion(0).emplaceBlock(), "t.old");
  append(&op->getRegion(1).emplaceBlock(), "t.new");
  op->getRegion(0).takeBody(op->getRegion(1));
  EXPECT_EQ(op->getRegion(0).front().front().getName().getStringRef(), "t.new");
  EXPECT_TRUE(op->getRegion(1).empty());
}

TEST_F(RegionOfBlockTest, GetOpsGoesOverAllBlocks) {
  OwningOpRef<Operation *> op = make("t.op", {}, {}, 1);
  append(&op->getRegion(0).emplaceBlock(), "t.a");
  op->getRegion(0).emplaceBlock();
  append(&op->getRegion(0).emplaceBlock(), "t.b");
  std::string names;
  for (Operation &nested : op->getRegion(0).getOps())
    names += nested.getName().getStringRef();
  EXPECT_EQ(names, "t.at.b");
}

TEST_F(RegionOfBlockTest, AncestorsAreFoundAcrossOperations) {
  OwningOpRef<Operation *> op = make("t.op", {}, {}, 2);
  Operation *inner =
      append(&op->getRegion(1).emplaceBlock(), "t.in", {}, {}, 1);
  EXPECT_TRUE(op->getRegion(1).isProperAncestor(&inner->getRegion(0)));
  EXPECT_FALSE(op->getRegion(0).isAncestor(&inner->getRegion(0)));
  EXPECT_EQ(op->getRegion(1).getRegionNumber(), 1u);
}

} // namespace
} // namespace mlir
