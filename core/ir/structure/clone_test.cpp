// SPDX-License-Identifier: Apache-2.0
#include "core/ir/ir_fixture.h"
#include "core/ir/structure/ir_mapping.h"

namespace mlir {
namespace {

class CloneTest : public IRTest {
protected:
  /// Creates an operation with a result, attributes, properties and a region of
  /// two blocks; the first one branches to the second.
  CloneTest() : def(make("t.def", {}, i32())) {
    op = make("t.op", {def->getResult(0)}, i32(), /*numRegions=*/1);
    op->setAttr("a", builder.getUnitAttr());
    EXPECT_TRUE(succeeded(
        op->setPropertiesFromAttribute(builder.getI32ArrayAttr({1}), nullptr)));
    Region &region = op->getRegion(0);
    Block &entry = region.emplaceBlock(), &next = region.emplaceBlock();
    entry.addArgument(i32(), location);
    append(&entry, "t.br", {entry.getArgument(0)}, {}, 0, {&next});
    append(&next, "t.end", {def->getResult(0), op->getResult(0)});
  }
  ~CloneTest() override {
    for (Operation *each : {*op, *copy})
      if (each)
        each->dropAllReferences();
  }

  OwningOpRef<Operation *> def, op, copy;
};

TEST_F(CloneTest, ACopyHasAttributesPropertiesTypesAndLocation) {
  op->setLoc(FileLineColLoc::get(&context, "f", 1, 2));
  copy = op->clone();
  EXPECT_NE(*copy, *op);
  EXPECT_EQ(copy->getName(), op->getName());
  EXPECT_EQ(copy->getAttrs(), op->getAttrs());
  EXPECT_EQ(copy->getPropertiesAsAttribute(), op->getPropertiesAsAttribute());
  EXPECT_EQ(copy->getResult(0).getType(), i32());
  EXPECT_EQ(copy->getLoc(), op->getLoc());
  EXPECT_EQ(copy->getBlock(), nullptr);
}

TEST_F(CloneTest, OperandsOutsideStayWhatTheyAre) {
  copy = op->clone();
  EXPECT_EQ(copy->getOperand(0), def->getResult(0));
  EXPECT_EQ(copy->getRegion(0).back().front().getOperand(0), def->getResult(0));
}

TEST_F(CloneTest, ResultsArgumentsAndBlocksAreItsOwn) {
  copy = op->clone();
  Region &region = copy->getRegion(0);
  Operation &branch = region.front().front();
  EXPECT_EQ(branch.getOperand(0), region.front().getArgument(0));
  EXPECT_EQ(branch.getSuccessor(0), &region.back());
  EXPECT_EQ(region.back().front().getOperand(1), copy->getResult(0));
}

TEST_F(CloneTest, OperandsAreReplacedByTheMapping) {
  OwningOpRef<Operation *> other = make("t.def", {}, i32());
  IRMapping mapping;
  mapping.map(Value(def->getResult(0)), Value(other->getResult(0)));
  copy = op->clone(mapping);
  EXPECT_EQ(copy->getOperand(0), other->getResult(0));
  EXPECT_EQ(copy->getRegion(0).back().front().getOperand(0),
            other->getResult(0));
  op->dropAllReferences();
  copy->dropAllReferences();
}

TEST_F(CloneTest, TheMappingHearsOfEverything) {
  IRMapping mapping;
  copy = op->clone(mapping);
  Region &from = op->getRegion(0), &to = copy->getRegion(0);
  EXPECT_EQ(mapping.lookup(*op), *copy);
  EXPECT_EQ(mapping.lookup(Value(op->getResult(0))), copy->getResult(0));
  EXPECT_EQ(mapping.lookup(&from.back()), &to.back());
  EXPECT_EQ(mapping.lookup(Value(from.front().getArgument(0))),
            to.front().getArgument(0));
  EXPECT_EQ(mapping.lookup(&from.back().front()), &to.back().front());
}

TEST_F(CloneTest, WithoutRegionsTheyAreEmpty) {
  copy = op->cloneWithoutRegions();
  ASSERT_EQ(copy->getNumRegions(), 1u);
  EXPECT_TRUE(copy->getRegion(0).empty());
  EXPECT_EQ(copy->getOperand(0), def->getResult(0));
}

TEST_F(CloneTest, WithoutOperandsThereAreNone) {
  copy = op->clone(Operation::CloneOptions::all().cloneOperands(false));
  EXPECT_EQ(copy->getNumOperands(), 0u);
  EXPECT_FALSE(copy->getRegion(0).empty());
}

TEST_F(CloneTest, ARegionIsCopiedToTheEnd) {
  copy = make("t.op", {}, {}, 1);
  Block &first = copy->getRegion(0).emplaceBlock();
  IRMapping mapping;
  op->getRegion(0).cloneInto(&copy->getRegion(0), mapping);
  EXPECT_EQ(&copy->getRegion(0).front(), &first);
  EXPECT_EQ(copy->getRegion(0).getBlocks().size(), 3u);
}

TEST_F(CloneTest, ARegionIsCopiedBeforeABlock) {
  copy = make("t.op", {}, {}, 1);
  Region &region = copy->getRegion(0);
  Block &last = region.emplaceBlock();
  IRMapping mapping;
  op->getRegion(0).cloneInto(&region, last.getIterator(), mapping);
  EXPECT_EQ(&region.back(), &last);
  EXPECT_EQ(region.front().front().getSuccessor(0),
            &*std::next(region.begin()));
}

TEST_F(CloneTest, AnArgumentThatIsMappedIsLeftOut) {
  copy = make("t.op", {}, {}, 1);
  Region &region = copy->getRegion(0);
  IRMapping mapping;
  mapping.map(Value(op->getRegion(0).getArgument(0)), Value(def->getResult(0)));
  op->getRegion(0).cloneInto(&region, mapping);
  EXPECT_EQ(region.getNumArguments(), 0u);
  EXPECT_EQ(region.front().front().getOperand(0), def->getResult(0));
}

TEST_F(CloneTest, NullOperandsStayNull) {
  op->setOperand(0, Value());
  copy = op->clone();
  EXPECT_EQ(copy->getOperand(0), Value());
}

} // namespace
} // namespace mlir
