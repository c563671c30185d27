// SPDX-License-Identifier: Apache-2.0
#include "core/ir/definition/dialect_from_definition.h"

#include <string>

#include "core/ir/context/context.h"
#include "core/ir/context/diagnostics.h"
#include "core/ir/descriptor/properties.h"
#include "core/ir/descriptor/traits.h"
#include "core/ir/ir_fixture.h"
#include "core/ir/storage/storage_allocator.h"
#include "core/ir/verify/verifier.h"
#include "ods/encoding/assembly_format.h"

namespace mlir {
namespace {

using ods::AttributeForm;
using ods::EntityClass;
using ods::FormatOpcode;
using ods::Opcode;

template <typename... Ts> std::string bytes(Ts... values) {
  return {static_cast<char>(values)...};
}

/// An interface that every operation with results implements.
struct CountTable {
  unsigned (*count)(Operation *op);
};
class CountInterface : public OpInterface<CountInterface, CountTable> {
public:
  using OpInterface::OpInterface;
};
constexpr CountTable countTable = {
    [](Operation *op) { return op->getNumResults(); }};
LogicalResult refuse(Operation *op, const TraitUse &) {
  return op->emitOpError("is counted");
}
const Trait countTrait = {.name = "CountInterface",
                          .id = TypeID::get<CountTable>(),
                          .verify = refuse};
const DescribedInterface interfaces[] = {
    {.name = "mlir::CountInterface",
     .id = TypeID::get<CountInterface>(),
     .trait = &countTrait,
     .getOpTable = [](const OpDescriptor &op,
                      StorageAllocator &) -> std::optional<const void *> {
       if (op.results.empty())
         return std::nullopt;
       return &countTable;
     }}};

OpDefinition named(std::string name) {
  OpDefinition op;
  op.name = std::move(name);
  op.location = "my.td:9:5";
  return op;
}

class DialectFromDefinitionTest : public ::testing::Test {
protected:
  DialectFromDefinitionTest() {
    definition.name = "my";
    definition.cppClass = "my::MyDialect";
    definition.cppNamespace = "::my";
    definition.location = "my.td:1:5";
    definition.constraints = {
        {"32-bit signless integer",
         bytes(Opcode::IsA, EntityClass::IntegerType, Opcode::Self),
         EntityClass::IntegerType,
         {},
         "",
         false,
         "my.td:2:5"}};
  }

  bool make() { return make({definition}); }
  bool make(std::vector<DialectDefinition> definitions) {
    dialects =
        makeDialects(std::move(definitions), registry, interfaces,
                     [&](llvm::StringRef location, const llvm::Twine &message) {
                       errors += location.str() + ": " + message.str() + "\n";
                     });
    if (!dialects)
      return false;
    dialects->registerIn(registry);
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
    return true;
  }
  std::string getErrors() {
    EXPECT_FALSE(make());
    return errors;
  }

  /// Creates an operation of the dialect and returns the errors of its
  /// verification.
  std::string verify(llvm::StringRef name, TypeRange types = {},
                     llvm::ArrayRef<NamedAttribute> attributes = {}) {
    std::string messages;
    ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
      messages += diagnostic.str();
      return success();
    });
    OperationState state(UnknownLoc::get(&context), name, {}, types,
                         attributes);
    OwningOpRef<Operation *> op = Operation::create(state);
    EXPECT_EQ(succeeded(mlir::verify(*op)), messages.empty());
    return messages;
  }

  DialectDefinition definition;
  DialectRegistry registry;
  std::unique_ptr<DefinedDialects> dialects;
  MLIRContext context;
  std::string errors;
};

TEST_F(DialectFromDefinitionTest, VerifiesByDescriptors) {
  OpDefinition op = named("my.op");
  op.results = {{"result", 0, Multiplicity::Single, "", {}, ""}};
  op.traits = {{"OneResult", false, 0, {}}, {"OpInvariants", false, 0, {}}};
  definition.operations = {op};
  ASSERT_TRUE(make()) << errors;
  Builder builder(&context);
  EXPECT_EQ(verify("my.op", builder.getI32Type()), "");
  EXPECT_EQ(verify("my.op", builder.getF32Type()),
            "'my.op' op result #0 must be 32-bit signless integer, but got "
            "'f32'");
  EXPECT_EQ(verify("my.op"), "'my.op' op requires one result");
}

TEST_F(DialectFromDefinitionTest, TypesInOneModuleAreToldApart) {
  OpDefinition op = named("my.op");
  op.results = {{"result", 0, Multiplicity::Single, "", {}, ""}};
  op.traits = {{"OpInvariants", false, 0, {}}};
  definition.operations = {op};
  ASSERT_TRUE(make()) << errors;
  Location location = UnknownLoc::get(&context);
  auto create = [&](Type type) {
    return Operation::create(OperationState(location, "my.op", {}, type));
  };
  // More types than the cache holds, each twice.
  constexpr unsigned numTypes = 300;
  OwningOpRef<ModuleOp> module = ModuleOp::create(location);
  for (unsigned i = 0; i < 2 * numTypes; ++i)
    module->push_back(create(IntegerType::get(&context, i % numTypes + 1)));
  EXPECT_TRUE(succeeded(mlir::verify(module->getOperation())));
  ScopedDiagnosticHandler silent(&context,
                                 [](Diagnostic &) { return success(); });
  for (unsigned i = 1; i < 20; ++i) {
    Operation *wrong = create(VectorType::get({i}, Float32Type::get(&context)));
    module->push_back(wrong);
    EXPECT_TRUE(failed(mlir::verify(module->getOperation())));
    wrong->erase();
  }
}

TEST_F(DialectFromDefinitionTest, IdsAreTheirOwn) {
  StorageDefinition kind;
  kind.name = "my.op";
  kind.mnemonic = "op";
  definition.types = definition.attributes = {kind};
  definition.operations = {named("my.op")};
  ASSERT_TRUE(make()) << errors;
  const DialectDescriptor &dialect = *dialects->getDialects().front();
  EXPECT_NE(dialect.types[0]->id, dialect.attributes[0]->id);
  EXPECT_NE(dialect.types[0]->id, dialect.operations[0]->id);
  EXPECT_NE(dialect.attributes[0]->id, dialect.operations[0]->id);
}

TEST_F(DialectFromDefinitionTest, PropertiesAreLaidOut) {
  OpDefinition op = named("my.op");
  op.attributes = {
      {"attr", NoDefinition, true, false, "", "", NoDefinition, {}, ""}};
  op.otherProperties = {
      {"flag", FieldKind::Bool, false, "", NoDefinition, NoDefinition, ""},
      {"number", FieldKind::Int64, false, bytes(Opcode::Integer, 7),
       NoDefinition, NoDefinition, ""},
      {"zero", FieldKind::Int32, false, bytes(Opcode::Integer, 0), NoDefinition,
       NoDefinition, ""}};
  op.operands = {{"a", NoDefinition, Multiplicity::Variadic, "", {}, ""},
                 {"b", NoDefinition, Multiplicity::Variadic, "", {}, ""}};
  op.traits = {{"AttrSizedOperandSegments", false, 0, {}}};
  definition.operations = {op};
  ASSERT_TRUE(make()) << errors;
  const FieldTable &table =
      dialects->getDialects().front()->operations[0]->properties;
  ASSERT_EQ(table.fields.size(), 5u);
  EXPECT_EQ(table.fields[0].name, "attr");
  EXPECT_TRUE(table.fields[0].optional);
  EXPECT_EQ(table.fields[2].offset % alignof(int64_t), 0u);
  ASSERT_TRUE(table.fields[2].defaultValue);
  EXPECT_EQ(*static_cast<const int64_t *>(table.fields[2].defaultValue), 7);
  EXPECT_EQ(table.fields[3].defaultValue, nullptr);
  EXPECT_EQ(table.fields[4].name, "operandSegmentSizes");
  EXPECT_EQ(table.fields[4].count, 2u);
  EXPECT_LE(table.fields[4].offset + 8, table.size);
}

TEST_F(DialectFromDefinitionTest, InterfacesAreFoundByName) {
  OpDefinition op = named("my.op");
  op.results = {{"result", NoDefinition, Multiplicity::Single, "", {}, ""}};
  op.interfaces = {"mlir::CountInterface"};
  op.traits = {{"mlir::CountInterface", true, 0, {}}};
  definition.operations = {op};
  ASSERT_TRUE(make()) << errors;
  const OpDescriptor &made = *dialects->getDialects().front()->operations[0];
  ASSERT_EQ(made.interfaces.size(), 1u);
  EXPECT_EQ(made.interfaces[0].table, &countTable);
  EXPECT_EQ(verify("my.op", Builder(&context).getI32Type()),
            "'my.op' op is counted");
}

TEST_F(DialectFromDefinitionTest, OperationsAreFoundByClass) {
  OpDefinition op = named("my.op"), yield = named("my.yield");
  yield.cppClass = "my::YieldOp";
  op.traits = {{"SingleBlockImplicitTerminator", false, 0, {"YieldOp"}},
               {"HasParent", false, 0, {"::mlir::ModuleOp", "other.op"}}};
  definition.operations = {op, yield};
  ASSERT_TRUE(make()) << errors;
  const OpDescriptor &made = *dialects->getDialects().front()->operations[0];
  EXPECT_EQ(made.traits[0].names[0], "my.yield");
  EXPECT_EQ(made.traits[1].names[0], "builtin.module");
  EXPECT_EQ(made.traits[1].names[1], "other.op");
}

TEST_F(DialectFromDefinitionTest, ConstraintsAreAboutKindsOfOtherDialects) {
  DialectDefinition other = definition;
  other.name = "other";
  StorageDefinition kind;
  kind.name = "other.kind";
  other.types = {kind};
  definition.dependentDialects = {"other"};
  definition.constraints[0].kindOf = ConstraintDefinition::Kind::Type;
  definition.constraints[0].kind = "other.kind";
  OpDefinition op = named("my.op");
  op.results = {{"result", 0, Multiplicity::Single, "", {}, ""}};
  definition.operations = {op};
  ASSERT_TRUE(make({definition, other})) << errors;
  EXPECT_EQ(
      dialects->getDialects()[0]->operations[0]->results[0].constraint->kind,
      dialects->getDialects()[1]->types[0]);
}

// Errors.

TEST_F(DialectFromDefinitionTest, NamesThatAreTaken) {
  definition.name = "builtin";
  EXPECT_EQ(getErrors(),
            "my.td:1:5: dialect 'builtin' is registered already\n");
}

TEST_F(DialectFromDefinitionTest, DialectsThatAreThereTwice) {
  EXPECT_FALSE(make({definition, definition}));
  EXPECT_EQ(errors, "my.td:1:5: dialect 'my' is defined twice\n");
}

TEST_F(DialectFromDefinitionTest, WrongNames) {
  definition.operations = {named("my.op"), named("my.op"), named("your.op"),
                           named("my.")};
  EXPECT_EQ(getErrors(), "my.td:9:5: operation 'my.op' is defined twice\n"
                         "my.td:9:5: operation 'your.op' is not of dialect "
                         "'my'\n"
                         "my.td:9:5: operation 'my.' is not of dialect 'my'\n");
}

TEST_F(DialectFromDefinitionTest, WrongDialectName) {
  definition.name = "my.dialect";
  EXPECT_EQ(getErrors(),
            "my.td:1:5: 'my.dialect' cannot be a dialect's name\n");
}

TEST_F(DialectFromDefinitionTest, UnknownTraitsAndInterfaces) {
  OpDefinition op = named("my.op");
  op.traits = {{"IsMagic", false, 0, {}},
               {"HasParent", false, 0, {"NoSuchOp"}},
               {"HasParent", false, 0, {}}};
  op.interfaces = {"my::Interface", "mlir::CountInterface"};
  definition.operations = {op};
  EXPECT_EQ(
      getErrors(),
      "my.td:9:5: 'my.op' has trait 'IsMagic', which needs C++\n"
      "my.td:9:5: 'my.op' has trait 'HasParent' with operation 'NoSuchOp', "
      "which is not known\n"
      "my.td:9:5: 'my.op' has trait 'HasParent' without an operation\n"
      "my.td:9:5: 'my.op' has interface 'my::Interface', which needs C++\n"
      "my.td:9:5: 'my.op' has interface 'mlir::CountInterface', which needs "
      "C++\n");
}

TEST_F(DialectFromDefinitionTest, EnumerationOfAPropertyThatIsNoInteger) {
  definition.enums.emplace_back().cppType = "my::Color";
  OpDefinition op = named("my.op");
  op.otherProperties = {{"p", FieldKind::Type, true, "", NoDefinition, 0, ""}};
  definition.operations = {op};
  EXPECT_EQ(getErrors(), "my.td:9:5: 'my.op' has an enumeration where there is "
                         "no integer\n");
}

TEST_F(DialectFromDefinitionTest, EnumerationOfAParameterThatIsNoInteger) {
  definition.enums.emplace_back().cppType = "my::Color";
  StorageDefinition kind;
  kind.name = "my.kind";
  kind.location = "my.td:7:5";
  kind.mnemonic = "kind";
  kind.verifiesParameters = true;
  ParameterDefinition parameter;
  parameter.name = "p";
  parameter.kind = FieldKind::String;
  parameter.enumeration = 0;
  kind.parameters = {parameter};
  definition.types = {kind};
  EXPECT_EQ(getErrors(), "my.td:7:5: 'my.kind' has an enumeration where there "
                         "is no integer\n");
}

TEST_F(DialectFromDefinitionTest, UnknownDialectsAndKinds) {
  definition.dependentDialects = {"your::YourDialect"};
  definition.constraints[0].kindOf = ConstraintDefinition::Kind::Attribute;
  definition.constraints[0].kind = "my.kind";
  definition.constraints[0].location = "my.td:2:5";
  EXPECT_EQ(getErrors(),
            "my.td:1:5: dialect 'my' depends on 'your::YourDialect', which is "
            "not known\n"
            "my.td:2:5: constraint '32-bit signless integer' is about "
            "'my.kind', which is not known\n");
}

TEST_F(DialectFromDefinitionTest, EnumerationsAreOfUpTo64Bits) {
  definition.enums.emplace_back();
  definition.enums.back().cppType = "::my::Kind";
  definition.enums.back().width = 65;
  definition.enums.back().location = "my.td:3:5";
  EXPECT_EQ(getErrors(), "my.td:3:5: enumeration '::my::Kind' has no width up "
                         "to 64 bits\n");
}

TEST_F(DialectFromDefinitionTest, DialectsThatDependOnEachOther) {
  DialectDefinition other = definition;
  other.name = "other";
  other.dependentDialects = {"my"};
  definition.dependentDialects = {"other"};
  EXPECT_FALSE(make({definition, other}));
  EXPECT_EQ(errors, "my.td:1:5: dialect 'my' depends on itself\n");
}

TEST_F(DialectFromDefinitionTest, IndicesThatLeadNowhere) {
  OpDefinition op = named("my.op");
  op.results = {{"result", 1, Multiplicity::Single, "", {}, ""}};
  op.resultTypes = {{TypeRule::Source::Operand, 0, ""}};
  definition.operations = {op};
  EXPECT_EQ(getErrors(),
            "my.td:9:5: 'my.op' has a constraint that is not there\n"
            "my.td:9:5: 'my.op' has a type that follows from nothing\n");
}

TEST_F(DialectFromDefinitionTest, FieldsThatNeedCode) {
  OpDefinition op = named("my.op");
  op.otherProperties = {
      {"p", FieldKind::Custom, false, "", NoDefinition, NoDefinition, ""}};
  definition.operations = {op};
  StorageDefinition kind;
  kind.name = "my.kind";
  kind.location = "my.td:7:5";
  kind.parameters.resize(1);
  kind.parameters[0].name = "p";
  kind.parameters[0].kind = FieldKind::Pointer;
  definition.types = {kind};
  EXPECT_EQ(getErrors(),
            "my.td:7:5: parameter 'p' of 'my.kind' is of a type that needs "
            "C++\n"
            "my.td:9:5: property 'p' of 'my.op' is of a type that needs "
            "C++\n");
}

/// Invalid bytes are reported and never evaluated.
TEST_F(DialectFromDefinitionTest, ExpressionsThatMeanNothing) {
  const std::string wrong[] = {
      bytes(Opcode::IsA),                                 // truncated
      bytes(Opcode::IsA, 255, Opcode::Self),              // invalid class
      bytes(255),                                         // invalid opcode
      bytes(Opcode::Self, Opcode::Self),                  // trailing bytes
      bytes(Opcode::Operand, 0),                          // out of range
      bytes(Opcode::String, 9, 'x'),                      // truncated
      bytes(Opcode::Integer, 0x80),                       // truncated
      std::string(1000, static_cast<char>(Opcode::Not)) + // too deep
          bytes(Opcode::True),
      bytes(Opcode::And, 3, Opcode::True, Opcode::True)}; // truncated
  for (const std::string &expression : wrong) {
    errors.clear();
    definition.constraints[0].expression = expression;
    EXPECT_EQ(getErrors(), "my.td:2:5: '32-bit signless integer' has an "
                           "expression that means nothing\n");
  }
}

TEST_F(DialectFromDefinitionTest, FormatsThatMeanNothing) {
  const std::string wrong[] = {
      "",
      bytes(1),
      bytes(1, FormatOpcode::Operand, 0, 1),   // out of range
      bytes(1, FormatOpcode::Parameter, 0, 0), // for types only
      bytes(1, FormatOpcode::Custom, 0, 0),    // requires C++
      bytes(1, FormatOpcode::Literal, 0, 5, 'x'),
      bytes(1, FormatOpcode::Attribute, 0, 0, AttributeForm::Enum),
      bytes(1, FormatOpcode::Optional, 0, 0, 1, 1, FormatOpcode::Space, 0, 0),
      bytes(1, FormatOpcode::Optional, 0, 0, 0, 1, FormatOpcode::Space, 0, 0),
      bytes(1, FormatOpcode::OIList, 0, 1, 0, 1, FormatOpcode::Space, 0),
      bytes(0, 0)};
  OpDefinition op = named("my.op");
  op.operands = {{"x", NoDefinition, Multiplicity::Single, "", {}, ""}};
  op.attributes = {
      {"a", NoDefinition, false, false, "", "", NoDefinition, {}, ""}};
  for (const std::string &program : wrong) {
    errors.clear();
    op.format = FormatDefinition{program, {}, {}, false};
    definition.operations = {op};
    EXPECT_EQ(getErrors(), "my.td:9:5: 'my.op' has a format that needs C++\n");
  }
  op.format =
      FormatDefinition{bytes(1, FormatOpcode::Operand, 0, 0), {}, {}, false};
  definition.operations = {op};
  EXPECT_TRUE(make()) << errors;
}

} // namespace
} // namespace mlir
