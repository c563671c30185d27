// SPDX-License-Identifier: Apache-2.0
#include "core/ir/structure/operation.h"

#include <string>

#include "core/ir/ir_fixture.h"
#include "core/ir/structure/ir_mapping.h"

namespace mlir {
namespace {

using OperationTest = IRTest;

TEST_F(OperationTest, ResultsKnowTheirOwnerAndNumber) {
  llvm::SmallVector<Type> types(10, i32());
  OwningOpRef<Operation *> op = make("t.many", {}, types);
  for (unsigned i = 0; i < 10; ++i) {
    EXPECT_EQ(op->getResult(i).getOwner(), *op);
    EXPECT_EQ(op->getResult(i).getResultNumber(), i);
    EXPECT_EQ(Value(op->getResult(i)).getDefiningOp(), *op);
  }
}

TEST_F(OperationTest, ResultRangesGoOverInlineAndOtherResults) {
  llvm::SmallVector<Type> types;
  for (unsigned i = 1; i < 12; ++i)
    types.push_back(builder.getIntegerType(i));
  OwningOpRef<Operation *> op = make("t.many", {}, types);
  EXPECT_EQ(llvm::to_vector(op->getResultTypes()), types);
  EXPECT_EQ(op->getResults().drop_front(8).front(), op->getResult(8));
  EXPECT_EQ(ValueRange(op->getResults()).drop_front(4)[5], op->getResult(9));
}

TEST_F(OperationTest, OperandsAreUses) {
  OwningOpRef<Operation *> def = make("t.def", {}, i32());
  OwningOpRef<Operation *> use =
      make("t.use", {def->getResult(0), def->getResult(0)});
  EXPECT_TRUE(def->getResult(0).hasNUses(2));
  use->setOperand(1, Value());
  EXPECT_TRUE(def->getResult(0).hasOneUse());
  EXPECT_EQ(*def->getResult(0).getUsers().begin(), *use);
}

TEST_F(OperationTest, TheNewestUseComesFirst) {
  OwningOpRef<Operation *> def = make("t.def", {}, i32());
  OwningOpRef<Operation *> first = make("t.use", {def->getResult(0)});
  OwningOpRef<Operation *> second = make("t.use", {def->getResult(0)});
  EXPECT_EQ(llvm::to_vector(def->getResult(0).getUsers()),
            (llvm::SmallVector<Operation *>{*second, *first}));
}

TEST_F(OperationTest, InsertOperandsGrowsBeyondTheAllocation) {
  OwningOpRef<Operation *> a = make("t.def", {}, i32());
  OwningOpRef<Operation *> b = make("t.def", {}, i32());
  OwningOpRef<Operation *> use = make("t.use", {a->getResult(0)});
  for (unsigned i = 0; i < 20; ++i)
    use->insertOperands(1, b->getResult(0));
  EXPECT_EQ(use->getNumOperands(), 21u);
  EXPECT_EQ(use->getOperand(0), a->getResult(0));
  EXPECT_TRUE(b->getResult(0).hasNUses(20));
  EXPECT_EQ(use->getOpOperand(20).getOperandNumber(), 20u);
}

TEST_F(OperationTest, EraseOperandsClosesTheGap) {
  OwningOpRef<Operation *> def =
      make("t.def", {}, {i32(), i32(), i32(), i32()});
  OwningOpRef<Operation *> use = make("t.use", ValueRange(def->getResults()));
  use->eraseOperands(1, 2);
  EXPECT_EQ(use->getNumOperands(), 2u);
  EXPECT_EQ(use->getOperand(1), def->getResult(3));
  EXPECT_TRUE(def->getResult(1).use_empty());
}

TEST_F(OperationTest, SetOperandsTakesItsOwnOperands) {
  OwningOpRef<Operation *> def = make("t.def", {}, {i32(), i32()});
  OwningOpRef<Operation *> use = make("t.use", ValueRange(def->getResults()));
  use->setOperands(
      {use->getOperand(1), use->getOperand(0), use->getOperand(1)});
  EXPECT_EQ(use->getOperand(0), def->getResult(1));
  EXPECT_EQ(use->getOperand(1), def->getResult(0));
  EXPECT_EQ(use->getOperand(2), def->getResult(1));
}

TEST_F(OperationTest, ReplaceAllUsesWithMovesEveryUse) {
  OwningOpRef<Operation *> a = make("t.def", {}, i32());
  OwningOpRef<Operation *> b = make("t.def", {}, i32());
  OwningOpRef<Operation *> use =
      make("t.use", {a->getResult(0), a->getResult(0)});
  a->replaceAllUsesWith(*b);
  EXPECT_TRUE(a->use_empty());
  EXPECT_TRUE(b->getResult(0).hasNUses(2));
}

TEST_F(OperationTest, ReplaceUsesWithIfAsksForEachUse) {
  OwningOpRef<Operation *> a = make("t.def", {}, i32());
  OwningOpRef<Operation *> b = make("t.def", {}, i32());
  OwningOpRef<Operation *> use =
      make("t.use", {a->getResult(0), a->getResult(0)});
  a->getResult(0).replaceUsesWithIf(b->getResult(0), [](OpOperand &operand) {
    return operand.getOperandNumber() == 1;
  });
  EXPECT_EQ(use->getOperand(0), a->getResult(0));
  EXPECT_EQ(use->getOperand(1), b->getResult(0));
}

TEST_F(OperationTest, DiscardableAttributesAreSetAndRemoved) {
  OwningOpRef<Operation *> op = make("t.op");
  EXPECT_FALSE(op->hasAttr("a"));
  op->setAttr("b", builder.getUnitAttr());
  op->setAttr("a", builder.getI32IntegerAttr(1));
  EXPECT_EQ(op->getAttrs().size(), 2u);
  EXPECT_EQ(op->getAttrs()[0].getName().getValue(), "a");
  EXPECT_EQ(op->removeAttr("a"), builder.getI32IntegerAttr(1));
  EXPECT_FALSE(op->hasAttr("a"));
  EXPECT_TRUE(op->hasAttrOfType<UnitAttr>("b"));
}

TEST_F(OperationTest, InherentAttributesAreProperties) {
  OwningOpRef<ModuleOp> module = ModuleOp::create(location, "m");
  Operation *op = module->getOperation();
  EXPECT_EQ(op->getAttr("sym_name"), builder.getStringAttr("m"));
  EXPECT_TRUE(op->getDiscardableAttrs().empty());
  op->setAttr("sym_name", builder.getStringAttr("n"));
  EXPECT_EQ(module->getName(), "n");
  op->setAttr("t.x", builder.getUnitAttr());
  EXPECT_EQ(op->getDiscardableAttrs().size(), 1u);
  EXPECT_EQ(op->getAttrDictionary().size(), 2u);
  EXPECT_EQ(op->getInherentAttr("t.x"), std::nullopt);
}

TEST_F(OperationTest, StateAttributesOfAPropertysNameBecomeProperties) {
  OperationState state(location, "builtin.module");
  state.addRegion()->emplaceBlock();
  state.addAttribute("sym_name", builder.getStringAttr("m"));
  state.addAttribute("t.x", builder.getUnitAttr());
  OwningOpRef<Operation *> op = Operation::create(state);
  EXPECT_EQ(op->getInherentAttr("sym_name"),
            Attribute(builder.getStringAttr("m")));
  EXPECT_EQ(op->getDiscardableAttrs().size(), 1u);
}

TEST_F(OperationTest, AnUnregisteredOperationKeepsItsPropertiesAsGiven) {
  OwningOpRef<Operation *> op = make("t.op");
  EXPECT_EQ(op->getPropertiesAsAttribute(), Attribute());
  Attribute value = builder.getI32ArrayAttr({1, 2});
  EXPECT_TRUE(succeeded(op->setPropertiesFromAttribute(value, nullptr)));
  EXPECT_EQ(op->getPropertiesAsAttribute(), value);
}

TEST_F(OperationTest, OrderFollowsInsertions) {
  Block block;
  Operation *last = append(&block, "t.last");
  llvm::SmallVector<Operation *> ops;
  for (unsigned i = 0; i < 100; ++i) {
    ops.push_back(make("t.op").release());
    block.getOperations().insert(last->getIterator(), ops.back());
    EXPECT_TRUE(ops.back()->isBeforeInBlock(last));
  }
  for (unsigned i = 1; i < 100; ++i)
    EXPECT_TRUE(ops[i - 1]->isBeforeInBlock(ops[i])) << i;
  ops[50]->moveBefore(ops[0]);
  EXPECT_TRUE(ops[50]->isBeforeInBlock(ops[0]));
}

TEST_F(OperationTest, MovesKeepTheParentRight) {
  Block a, b;
  Operation *first = append(&a, "t.first");
  Operation *second = append(&b, "t.second");
  first->moveAfter(second);
  EXPECT_TRUE(a.empty());
  EXPECT_EQ(first->getBlock(), &b);
  EXPECT_EQ(second->getNextNode(), first);
}

TEST_F(OperationTest, CloneMapsResultsRegionsAndForwardReferences) {
  OwningOpRef<Operation *> op = make("t.op", {}, i32(), /*numRegions=*/1);
  Block &block = op->getRegion(0).emplaceBlock();
  block.addArgument(i32(), location);
  Operation *user = append(&block, "t.user", {block.getArgument(0)});
  Operation *later = append(&block, "t.later", {}, i32());
  user->insertOperands(1, later->getResult(0));
  user->insertOperands(2, op->getResult(0));
  IRMapping mapping;
  OwningOpRef<Operation *> copy = op->clone(mapping);
  Operation *userCopy = mapping.lookup(user);
  EXPECT_EQ(userCopy->getOperand(0), copy->getRegion(0).front().getArgument(0));
  EXPECT_EQ(userCopy->getOperand(1), mapping.lookup(later)->getResult(0));
  EXPECT_EQ(userCopy->getOperand(2), copy->getResult(0));
  // The operation destroyed first must have no uses.
  op->dropAllReferences();
  copy->dropAllReferences();
}

TEST_F(OperationTest, CloneMapsSuccessors) {
  OwningOpRef<Operation *> op = make("t.op", {}, {}, /*numRegions=*/1);
  Block &entry = op->getRegion(0).emplaceBlock();
  Block &next = op->getRegion(0).emplaceBlock();
  append(&entry, "t.br", {}, {}, 0, {&next});
  append(&next, "t.end");
  OwningOpRef<Operation *> copy = op->clone();
  EXPECT_EQ(copy->getRegion(0).front().getSuccessor(0),
            &copy->getRegion(0).back());
}

TEST_F(OperationTest, DeepNestingIsClonedWalkedAndDeletedWithoutRecursion) {
  OwningOpRef<Operation *> op = make("t.op", {}, {}, /*numRegions=*/1);
  Operation *current = *op;
  for (unsigned i = 0; i < 100000; ++i)
    current = append(&current->getRegion(0).emplaceBlock(), "t.op", {}, {},
                     /*numRegions=*/1);
  OwningOpRef<Operation *> copy = op->clone();
  unsigned count = 0;
  copy->walk([&](Operation *) { ++count; });
  EXPECT_EQ(count, 100001u);
}

TEST_F(OperationTest, ErrorsNameTheOperation) {
  OwningOpRef<Operation *> op = make("t.op");
  std::string message;
  ScopedDiagnosticHandler handler(
      &context, [&](Diagnostic &diagnostic) { message = diagnostic.str(); });
  EXPECT_TRUE(failed(LogicalResult(op->emitOpError("is wrong"))));
  EXPECT_EQ(message, "'t.op' op is wrong");
}

TEST_F(OperationTest, MayBeDeletedWhenItUsesItsOwnResult) {
  OwningOpRef<Operation *> other = make("t.op", {}, i32());
  OwningOpRef<Operation *> op = make("t.op", other->getResult(0), i32());
  op->setOperand(0, op->getResult(0));
  EXPECT_TRUE(op->getResult(0).hasOneUse());
}

} // namespace
} // namespace mlir
