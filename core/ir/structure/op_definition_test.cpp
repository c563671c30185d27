// SPDX-License-Identifier: Apache-2.0
#include "core/ir/structure/op_definition.h"

#include "core/ir/builtin/builtin_type_interfaces.h"
#include "core/ir/descriptor/op_descriptor.h"
#include "core/ir/interface/region_kind.h"
#include "core/ir/ir_fixture.h"
#include "llvm/ADT/DenseSet.h"

namespace mlir {
namespace {

class OpDefinitionTest : public IRTest {
protected:
  OpDefinitionTest() : module(ModuleOp::create(location)) {}
  Operation *op() { return module->getOperation(); }
  OwningOpRef<ModuleOp> module;
};

TEST_F(OpDefinitionTest, OperationsAreCastToTheirClass) {
  EXPECT_TRUE(llvm::isa<ModuleOp>(op()));
  EXPECT_EQ(llvm::cast<ModuleOp>(op()).getBody(), module->getBody());
  EXPECT_TRUE(llvm::dyn_cast<ModuleOp>(op()));
  EXPECT_FALSE(llvm::isa<UnrealizedConversionCastOp>(op()));
  EXPECT_FALSE(llvm::dyn_cast<UnrealizedConversionCastOp>(op()));
}

TEST_F(OpDefinitionTest, ClassesKnowTheNamesOfTheirAttributes) {
  EXPECT_EQ(ModuleOp::getAttributeNames(),
            (llvm::ArrayRef<llvm::StringRef>{"sym_name", "sym_visibility"}));
  EXPECT_TRUE(UnrealizedConversionCastOp::getAttributeNames().empty());
}

TEST_F(OpDefinitionTest, GroupSizesAreAmongTheNamesOfAttributes) {
  const FieldDescriptor fields[] = {
      {.name = "first", .kind = FieldKind::Attribute, .offset = 0},
      {.name = "count", .kind = FieldKind::Int64, .offset = 8},
      {.name = "operandSegmentSizes",
       .kind = FieldKind::Int32Inline,
       .offset = 16,
       .count = 2}};
  const OpAttributeDescriptor attributes[] = {{.name = "first"}};
  const OpDescriptor descriptor = {.name = "t.op",
                                   .id = TypeID::fromName("t.op"),
                                   .properties = {fields, 24},
                                   .attributes = attributes};
  EXPECT_EQ(detail::getAttributeNames(descriptor),
            (std::vector<llvm::StringRef>{"first", "operandSegmentSizes"}));
}

TEST_F(OpDefinitionTest, UnregisteredOperationsAreOfNoClass) {
  OwningOpRef<Operation *> other = make("t.module");
  EXPECT_FALSE(llvm::isa<ModuleOp>(*other));
}

TEST_F(OpDefinitionTest, CastsOfNull) {
  Operation *none = nullptr;
  EXPECT_FALSE(llvm::dyn_cast_or_null<ModuleOp>(none));
  EXPECT_FALSE(llvm::isa_and_nonnull<ModuleOp>(none));
  EXPECT_FALSE(ModuleOp());
}

TEST_F(OpDefinitionTest, CastsFromReferencesAndConstants) {
  Operation &reference = *op();
  const Operation *constant = op();
  EXPECT_TRUE(llvm::isa<ModuleOp>(reference));
  EXPECT_EQ(llvm::cast<ModuleOp>(reference), *module);
  EXPECT_TRUE(llvm::isa<ModuleOp>(constant));
  EXPECT_EQ(llvm::cast<ModuleOp>(constant), *module);
}

TEST_F(OpDefinitionTest, CastsAmongClasses) {
  OpState state(op());
  EXPECT_TRUE(llvm::isa<ModuleOp>(state));
  EXPECT_EQ(llvm::cast<ModuleOp>(state), *module);
  EXPECT_FALSE(llvm::dyn_cast<UnrealizedConversionCastOp>(state));
}

TEST_F(OpDefinitionTest, OperationsAreCastToInterfaces) {
  EXPECT_TRUE(llvm::isa<RegionKindInterface>(op()));
  auto interface = llvm::cast<RegionKindInterface>(op());
  EXPECT_EQ(interface.getRegionKind(0), RegionKind::Graph);
  EXPECT_EQ(interface.getOperation(), op());
  EXPECT_EQ(llvm::cast<RegionKindInterface>(OpState(op())), interface);
  OwningOpRef<Operation *> other = make("t.op");
  EXPECT_FALSE(llvm::dyn_cast<RegionKindInterface>(*other));
}

TEST_F(OpDefinitionTest, InterfacesAreCastToClasses) {
  auto interface = llvm::cast<RegionKindInterface>(op());
  EXPECT_EQ(llvm::cast<ModuleOp>(interface), *module);
}

TEST_F(OpDefinitionTest, ClassesAreKeysOfTables) {
  llvm::DenseSet<ModuleOp> set;
  set.insert(*module);
  EXPECT_TRUE(set.contains(llvm::cast<ModuleOp>(op())));
}

TEST_F(OpDefinitionTest, ValuesAreCast) {
  OwningOpRef<Operation *> def = make("t.def", {}, i32());
  Block block;
  Value result = def->getResult(0);
  Value argument = block.addArgument(i32(), location);
  EXPECT_TRUE(llvm::isa<OpResult>(result));
  EXPECT_FALSE(llvm::isa<BlockArgument>(result));
  EXPECT_EQ(llvm::cast<OpResult>(result).getOwner(), *def);
  EXPECT_EQ(llvm::cast<BlockArgument>(argument).getOwner(), &block);
  EXPECT_FALSE(llvm::dyn_cast<OpResult>(argument));
  EXPECT_FALSE(llvm::dyn_cast_or_null<OpResult>(Value()));
}

TEST_F(OpDefinitionTest, TypesAreCast) {
  Type type = i32(), shaped = RankedTensorType::get({2}, i32());
  EXPECT_EQ(llvm::cast<IntegerType>(type).getWidth(), 32u);
  EXPECT_FALSE(llvm::dyn_cast<FloatType>(type));
  EXPECT_FALSE(llvm::dyn_cast_or_null<IntegerType>(Type()));
  EXPECT_TRUE((llvm::isa<FloatType, IntegerType>(type)));
  EXPECT_EQ(llvm::cast<ShapedType>(shaped).getElementType(), type);
  EXPECT_FALSE(llvm::isa<ShapedType>(type));
}

TEST_F(OpDefinitionTest, AttributesAreCast) {
  Attribute attribute = builder.getI32IntegerAttr(7);
  EXPECT_EQ(llvm::cast<IntegerAttr>(attribute).getInt(), 7);
  EXPECT_FALSE(llvm::dyn_cast<StringAttr>(attribute));
  EXPECT_FALSE(llvm::dyn_cast_or_null<StringAttr>(Attribute()));
  EXPECT_TRUE(llvm::isa<TypedAttr>(attribute));
  EXPECT_FALSE(llvm::isa<BoolAttr>(attribute));
  EXPECT_TRUE(
      llvm::isa<BoolAttr>(static_cast<Attribute>(builder.getBoolAttr(true))));
}

TEST_F(OpDefinitionTest, LocationsAreCast) {
  Location file = FileLineColLoc::get(&context, "f", 1, 2);
  EXPECT_TRUE(file.isPacked());
  EXPECT_TRUE(llvm::isa<FileLineColLoc>(file));
  EXPECT_EQ(llvm::cast<FileLineColLoc>(file).getColumn(), 2u);
  EXPECT_FALSE(llvm::dyn_cast<NameLoc>(file));
  EXPECT_TRUE(llvm::isa<UnknownLoc>(location));
  EXPECT_TRUE(
      llvm::isa<LocationAttr>(static_cast<Attribute>(LocationAttr(file))));
}

TEST_F(OpDefinitionTest, DefiningOpsAreCast) {
  OwningOpRef<Operation *> cast =
      make("builtin.unrealized_conversion_cast", {}, i32());
  Value value = cast->getResult(0);
  EXPECT_TRUE(value.getDefiningOp<UnrealizedConversionCastOp>());
  EXPECT_FALSE(value.getDefiningOp<ModuleOp>());
}

TEST_F(OpDefinitionTest, ParentsOfAClass) {
  Operation *outer = append(module->getBody(), "t.op", {}, {}, 1);
  Operation *inner = append(&outer->getRegion(0).emplaceBlock(), "t.op");
  EXPECT_EQ(inner->getParentOfType<ModuleOp>(), *module);
  EXPECT_FALSE(inner->getParentOfType<UnrealizedConversionCastOp>());
  EXPECT_FALSE(op()->getParentOfType<ModuleOp>());
}

TEST_F(OpDefinitionTest, OperationsOfAClassInABlock) {
  append(module->getBody(), "t.op");
  Operation *nested = ModuleOp::create(location, "n");
  module->push_back(nested);
  unsigned count = 0;
  for (ModuleOp inner : module->getOps<ModuleOp>()) {
    EXPECT_EQ(inner.getName(), "n");
    ++count;
  }
  EXPECT_EQ(count, 1u);
}

/// Counts the operations of a class that are destroyed.
class OwningOpRefTest : public IRTest {
protected:
  /// Returns an operation that uses `value`; the use ends with the operation.
  OwningOpRef<Operation *> user(Value value) { return make("t.use", value); }
};

TEST_F(OwningOpRefTest, DeletesItsOperation) {
  OwningOpRef<Operation *> def = make("t.def", {}, i32());
  {
    OwningOpRef<Operation *> use = user(def->getResult(0));
    EXPECT_FALSE(def->use_empty());
  }
  EXPECT_TRUE(def->use_empty());
}

TEST_F(OwningOpRefTest, MovesOwnership) {
  OwningOpRef<Operation *> def = make("t.def", {}, i32());
  OwningOpRef<Operation *> use = user(def->getResult(0));
  Operation *pointer = *use;
  OwningOpRef<Operation *> other = std::move(use);
  EXPECT_FALSE(use);
  EXPECT_EQ(*other, pointer);
  EXPECT_FALSE(def->use_empty());
  other = nullptr;
  EXPECT_TRUE(def->use_empty());
}

TEST_F(OwningOpRefTest, ReleaseGivesItUp) {
  OwningOpRef<Operation *> def = make("t.def", {}, i32());
  Operation *use;
  {
    OwningOpRef<Operation *> reference = user(def->getResult(0));
    use = reference.release();
  }
  EXPECT_FALSE(def->use_empty());
  use->destroy();
}

TEST_F(OwningOpRefTest, ResetTakesAnother) {
  OwningOpRef<Operation *> def = make("t.def", {}, {i32(), i32()});
  OwningOpRef<Operation *> reference = user(def->getResult(0));
  reference.reset(user(def->getResult(1)).release());
  EXPECT_TRUE(def->getResult(0).use_empty());
  EXPECT_FALSE(def->getResult(1).use_empty());
}

TEST_F(OwningOpRefTest, OfAClassActsAsIt) {
  OwningOpRef<ModuleOp> module = ModuleOp::create(location, "m");
  EXPECT_EQ(module->getName(), "m");
  EXPECT_EQ(module.get().getName(), "m");
  EXPECT_TRUE(module);
}

TEST_F(OpDefinitionTest, FoldResultsHoldAttributesOrValues) {
  OwningOpRef<Operation *> def = make("t.def", {}, i32());
  OpFoldResult attribute(static_cast<Attribute>(builder.getUnitAttr()));
  OpFoldResult value(static_cast<Value>(def->getResult(0)));
  EXPECT_TRUE(llvm::isa<Attribute>(attribute));
  EXPECT_EQ(llvm::dyn_cast<Value>(attribute), Value());
  EXPECT_EQ(llvm::cast<Value>(value), def->getResult(0));
  EXPECT_TRUE(OpFoldResult().isNull());
}

} // namespace
} // namespace mlir
