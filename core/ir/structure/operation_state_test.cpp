// SPDX-License-Identifier: Apache-2.0
#include "core/ir/structure/operation_state.h"

#include "core/ir/ir_fixture.h"

namespace mlir {
namespace {

using NamedAttrListTest = IRTest;
using OperationStateTest = IRTest;

TEST_F(NamedAttrListTest, KeepsTheOrderOfAddition) {
  NamedAttrList list;
  list.append("b", builder.getUnitAttr());
  list.append("a", builder.getUnitAttr());
  ASSERT_EQ(list.size(), 2u);
  EXPECT_EQ(list.getAttrs()[0].getName().getValue(), "b");
}

TEST_F(NamedAttrListTest, SetReplacesAndReturnsTheOldValue) {
  NamedAttrList list;
  EXPECT_EQ(list.set("a", builder.getI32IntegerAttr(1)), Attribute());
  EXPECT_EQ(list.set("a", builder.getI32IntegerAttr(2)),
            builder.getI32IntegerAttr(1));
  EXPECT_EQ(list.size(), 1u);
  EXPECT_EQ(list.get("a"), builder.getI32IntegerAttr(2));
  EXPECT_EQ(list.get(builder.getStringAttr("a")), list.get("a"));
}

TEST_F(NamedAttrListTest, EraseReturnsWhatWasThere) {
  NamedAttrList list;
  list.append("a", builder.getUnitAttr());
  EXPECT_EQ(list.erase("b"), Attribute());
  EXPECT_EQ(list.erase("a"), builder.getUnitAttr());
  EXPECT_TRUE(list.empty());
}

TEST_F(NamedAttrListTest, FindsDuplicates) {
  NamedAttrList list;
  list.append("b", builder.getUnitAttr());
  list.append("a", builder.getUnitAttr());
  EXPECT_EQ(list.findDuplicate(), std::nullopt);
  list.append("b", builder.getI32IntegerAttr(1));
  ASSERT_NE(list.findDuplicate(), std::nullopt);
  EXPECT_EQ(list.findDuplicate()->getName().getValue(), "b");
}

TEST_F(NamedAttrListTest, TheDictionaryIsSorted) {
  NamedAttrList list;
  list.append("b", builder.getUnitAttr());
  list.append("a", builder.getI32IntegerAttr(1));
  DictionaryAttr dictionary = list.getDictionary(&context);
  EXPECT_EQ(dictionary.getValue()[0].getName().getValue(), "a");
  EXPECT_EQ(NamedAttrList(dictionary).size(), 2u);
}

TEST_F(OperationStateTest, PropertiesHaveTheirDefaults) {
  OperationState state(location, "builtin.module");
  EXPECT_EQ(state.getPropertiesStorage(), nullptr);
  auto &properties = state.getOrAddProperties<ModuleOp::Properties>();
  EXPECT_EQ(properties.sym_name, Attribute());
  properties.sym_name = builder.getStringAttr("m");
  EXPECT_EQ(&state.getOrAddProperties<ModuleOp::Properties>(), &properties);
  OwningOpRef<Operation *> op = Operation::create(state);
  EXPECT_EQ(llvm::cast<ModuleOp>(*op).getName(), "m");
}

TEST_F(OperationStateTest, AnAttributeReplacesAProperty) {
  OperationState state(location, "builtin.module");
  state.getOrAddProperties<ModuleOp::Properties>().sym_name =
      builder.getStringAttr("m");
  state.addAttribute("sym_name", builder.getStringAttr("n"));
  OwningOpRef<Operation *> op = Operation::create(state);
  EXPECT_EQ(llvm::cast<ModuleOp>(*op).getName(), "n");
}

TEST_F(OperationStateTest, TheOperationOwnsItsRegions) {
  OperationState state(location, "t.op");
  Block &block = state.addRegion()->emplaceBlock();
  state.addRegion();
  OwningOpRef<Operation *> op = Operation::create(state);
  EXPECT_EQ(op->getNumRegions(), 2u);
  EXPECT_EQ(&op->getRegion(0).front(), &block);
  EXPECT_EQ(block.getParentOp(), *op);
}

TEST_F(OperationStateTest, PropertiesMayBeGivenAsAnAttribute) {
  OperationState state(location, "builtin.module");
  state.propertiesAttr = builder.getDictionaryAttr(
      builder.getNamedAttr("sym_name", builder.getStringAttr("m")));
  OwningOpRef<Operation *> op = Operation::create(state);
  EXPECT_EQ(llvm::cast<ModuleOp>(*op).getName(), "m");
}

} // namespace
} // namespace mlir
