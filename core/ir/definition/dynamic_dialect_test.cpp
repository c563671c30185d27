// SPDX-License-Identifier: Apache-2.0
#include "core/ir/definition/dynamic_dialect.h"

#include <string>

#include "core/ir/descriptor/properties.h"
#include "core/ir/descriptor/traits.h"
#include "core/ir/ir_fixture.h"

namespace mlir {
namespace {

struct SizeTable {
  int64_t (*getSize)(Type type);
};
class SizeInterface : public TypeInterface<SizeInterface, SizeTable> {
public:
  using TypeInterface::TypeInterface;
  int64_t getSize() const { return getTable().getSize(*this); }
};
const SizeTable sizeTable = {
    [](Type type) { return getParameter<int64_t>(type.getImpl(), 0); }};

/// The parameters of the type and attribute that the tests define.
struct Pair {
  int64_t number;
  Type element;
};

class DynamicDialectTest : public IRTest {
protected:
  DynamicDialectTest() : dialect(DynamicDialect::create(&context, "dyn")) {}

  static DynamicOpDefinition named(std::string name) {
    DynamicOpDefinition definition;
    definition.name = std::move(name);
    return definition;
  }
  static DynamicStorageDefinition withoutParameters(std::string name) {
    DynamicStorageDefinition definition;
    definition.name = std::move(name);
    return definition;
  }

  const TypeDescriptor &definePairType() {
    DynamicStorageDefinition definition;
    definition.name = "pair";
    definition.parameters = {{"number", FieldKind::Int64},
                             {"element", FieldKind::Type}};
    definition.interfaces = {{TypeID::get<SizeInterface>(), &sizeTable}};
    definition.summary = "a pair";
    definition.verify = [](EmitErrorFn, const void *parameters) {
      return LogicalResult::success(
          static_cast<const Pair *>(parameters)->number >= 0);
    };
    return dialect->addType(std::move(definition));
  }

  const OpDescriptor &defineOp() {
    DynamicOpDefinition definition;
    definition.name = "op";
    definition.properties = {{"flag", FieldKind::Bool},
                             {"label", FieldKind::String},
                             {"small", FieldKind::Int32},
                             {"value", FieldKind::Attribute, true}};
    definition.traits = {{&OpTrait::IsTerminator::descriptor},
                         {&OpTrait::NOperands::descriptor, 2}};
    definition.hooks.verify = [](Operation *op) {
      return LogicalResult::success(op->hasAttr("value"));
    };
    return dialect->add(std::move(definition));
  }

  DynamicDialect *dialect;
};

TEST_F(DynamicDialectTest, IsADialectOfTheContext) {
  EXPECT_EQ(context.getLoadedDialect("dyn"), dialect);
  EXPECT_EQ(dialect->getNamespace(), "dyn");
  EXPECT_EQ(dialect->getTypeID(), TypeID::fromName("dyn"));
}

TEST_F(DynamicDialectTest, AnotherContextMayHaveOneOfThatName) {
  MLIRContext other;
  DynamicDialect *twin = DynamicDialect::create(&other, "dyn");
  twin->add(named("op"));
  EXPECT_TRUE(other.isOperationRegistered("dyn.op"));
  EXPECT_FALSE(context.isOperationRegistered("dyn.op"));
}

TEST_F(DynamicDialectTest, ItsTextOutlivesTheDefinition) {
  std::string name = "dialect_of_a_long_name", op = "operation_of_a_long_name";
  DynamicDialect *other = DynamicDialect::create(&context, name);
  DynamicOpDefinition definition = named(op);
  definition.summary = op;
  other->add(definition);
  name.assign(name.size(), '-');
  op.assign(op.size(), '-');
  OperationName found("dialect_of_a_long_name.operation_of_a_long_name",
                      &context);
  ASSERT_TRUE(found.isRegistered());
  EXPECT_EQ(found.getDescriptor()->summary, "operation_of_a_long_name");
  EXPECT_EQ(other->getNamespace(), "dialect_of_a_long_name");
}

TEST_F(DynamicDialectTest, OperationsAreRegistered) {
  const OpDescriptor &descriptor = defineOp();
  OperationName name("dyn.op", &context);
  EXPECT_EQ(name.getDescriptor(), &descriptor);
  EXPECT_EQ(name.getDialect(), dialect);
  EXPECT_TRUE(name.hasTrait<OpTrait::IsTerminator>());
  EXPECT_EQ(name.getTraitUse(TypeID::get<OpTrait::NOperands>())->number, 2);
}

TEST_F(DynamicDialectTest, PropertiesAreSetByName) {
  defineOp();
  OwningOpRef<Operation *> op = make("dyn.op");
  op->setAttr("label", builder.getStringAttr("x"));
  op->setAttr("small", builder.getI32IntegerAttr(-7));
  op->setAttr("flag", builder.getBoolAttr(true));
  op->setAttr("value", builder.getUnitAttr());
  op->setAttr("other", builder.getUnitAttr());
  EXPECT_EQ(op->getAttr("label"), builder.getStringAttr("x"));
  EXPECT_EQ(op->getAttr("small"), builder.getI32IntegerAttr(-7));
  EXPECT_EQ(op->getAttr("flag"), builder.getBoolAttr(true));
  EXPECT_EQ(op->getAttr("value"), builder.getUnitAttr());
  EXPECT_EQ(op->getDiscardableAttrs().size(), 1u);
  EXPECT_TRUE(succeeded(op->getName().getDescriptor()->hooks.verify(*op)));
}

TEST_F(DynamicDialectTest, PropertiesAreCopiedWithTheOperation) {
  defineOp();
  OwningOpRef<Operation *> op = make("dyn.op");
  op->setAttr("label", builder.getStringAttr("x"));
  OwningOpRef<Operation *> copy = op->clone();
  EXPECT_EQ(copy->getPropertiesAsAttribute(), op->getPropertiesAsAttribute());
  EXPECT_EQ(copy->getAttr("label"), builder.getStringAttr("x"));
}

TEST_F(DynamicDialectTest, PropertiesAreHashed) {
  defineOp();
  OwningOpRef<Operation *> a = make("dyn.op"), b = make("dyn.op");
  EXPECT_EQ(a->hashProperties(), b->hashProperties());
  a->setAttr("small", builder.getI32IntegerAttr(1));
  EXPECT_NE(a->hashProperties(), b->hashProperties());
  b->setAttr("small", builder.getI32IntegerAttr(1));
  EXPECT_EQ(a->hashProperties(), b->hashProperties());
}

TEST_F(DynamicDialectTest, PropertiesGoThroughADictionary) {
  defineOp();
  OwningOpRef<Operation *> a = make("dyn.op"), b = make("dyn.op");
  EXPECT_EQ(a->getPropertiesAsAttribute(), b->getPropertiesAsAttribute());
  a->setAttr("small", builder.getI32IntegerAttr(1));
  a->setAttr("label", builder.getStringAttr("x"));
  EXPECT_TRUE(succeeded(
      b->setPropertiesFromAttribute(a->getPropertiesAsAttribute(), nullptr)));
  EXPECT_EQ(a->hashProperties(), b->hashProperties());
}

TEST_F(DynamicDialectTest, FieldsAreAligned) {
  const FieldTable table = defineOp().properties;
  EXPECT_EQ(table.size % 8, 0u);
  for (const FieldDescriptor &field : table.fields)
    EXPECT_EQ(field.offset % (field.kind == FieldKind::Bool    ? 1
                              : field.kind == FieldKind::Int32 ? 4
                                                               : 8),
              0u)
        << field.name.str();
  EXPECT_TRUE(lookupProperty(table, "value")->optional);
}

TEST_F(DynamicDialectTest, TypesAreUniqued) {
  const TypeDescriptor &descriptor = definePairType();
  auto get = [&](int64_t number, Type element) {
    Pair pair{number, element};
    return Type(getStorage(&context, descriptor, &pair));
  };
  Type type = get(7, i32());
  EXPECT_EQ(get(7, i32()), type);
  EXPECT_NE(get(8, i32()), type);
  EXPECT_NE(get(7, builder.getF32Type()), type);
  EXPECT_EQ(getParameter<int64_t>(type.getImpl(), 0), 7);
  EXPECT_EQ(getParameter<Type>(type.getImpl(), 1), i32());
  EXPECT_EQ(&type.getDialect(), dialect);
  EXPECT_EQ(type.getAbstractType().getName(), "dyn.pair");
}

TEST_F(DynamicDialectTest, TypesHaveInterfacesAndMnemonics) {
  const TypeDescriptor &descriptor = definePairType();
  Pair pair{7, i32()};
  Type type(getStorage(&context, descriptor, &pair));
  EXPECT_EQ(llvm::cast<SizeInterface>(type).getSize(), 7);
  EXPECT_EQ(dialect->lookupType("pair"), &descriptor);
  EXPECT_EQ(descriptor.summary, "a pair");
}

TEST_F(DynamicDialectTest, ParametersAreVerified) {
  const TypeDescriptor &descriptor = definePairType();
  Pair good{0, i32()}, bad{-1, i32()};
  EXPECT_TRUE(succeeded(descriptor.verify(nullptr, &good)));
  EXPECT_TRUE(failed(descriptor.verify(nullptr, &bad)));
}

TEST_F(DynamicDialectTest, AttributesAreUniqued) {
  DynamicStorageDefinition definition;
  definition.name = "names";
  definition.parameters = {{"names", FieldKind::StringArray}};
  const AttributeDescriptor &descriptor =
      dialect->addAttribute(std::move(definition));
  auto get = [&](llvm::ArrayRef<llvm::StringRef> names) {
    return Attribute(getStorage(&context, descriptor, &names));
  };
  std::string text = "one";
  Attribute attribute = get({text, "two"});
  text = "gone";
  EXPECT_EQ(get({"one", "two"}), attribute);
  EXPECT_NE(get({"one"}), attribute);
  EXPECT_EQ(
      getParameter<llvm::ArrayRef<llvm::StringRef>>(attribute.getImpl(), 0)[0],
      "one");
  EXPECT_EQ(dialect->lookupAttribute("names"), &descriptor);
}

TEST_F(DynamicDialectTest, TypesWithoutParametersAreOne) {
  const TypeDescriptor &unit = dialect->addType(withoutParameters("unit"));
  const TypeDescriptor &other = dialect->addType(withoutParameters("other"));
  Type type(getStorage(&context, unit, nullptr));
  EXPECT_EQ(Type(getStorage(&context, unit, nullptr)), type);
  EXPECT_NE(Type(getStorage(&context, other, nullptr)), type);
}

TEST_F(DynamicDialectTest, DescriptorsStayWhenMoreAreAdded) {
  const OpDescriptor &first = dialect->add(named("first"));
  for (unsigned i = 0; i < 1000; ++i)
    dialect->add(named("op" + std::to_string(i)));
  EXPECT_EQ(OperationName("dyn.first", &context).getDescriptor(), &first);
  EXPECT_EQ(first.name, "dyn.first");
  EXPECT_EQ(OperationName("dyn.op999", &context).getStringRef(), "dyn.op999");
}

TEST_F(DynamicDialectTest, ManyPropertiesAreRefusedNotOverrun) {
  DynamicOpDefinition definition;
  definition.name = "many";
  for (unsigned i = 0; i < 300; ++i)
    definition.properties.push_back({"p" + std::to_string(i)});
  EXPECT_DEATH((void)dialect->add(std::move(definition)),
               "the properties of operation 'dyn.many' take more than 2040 "
               "bytes");
}

} // namespace
} // namespace mlir
