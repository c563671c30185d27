// SPDX-License-Identifier: Apache-2.0
#include "ods/load/definition_io.h"

#include "gtest/gtest.h"

namespace mlir::ods {
namespace {

OpDefinition makeOp() {
  OpDefinition op;
  op.name = "test.op";
  op.cppClass = "test::Op";
  op.location = "test.td:7:5";
  op.traits = {{"IsTerminator", false, 0, {}},
               {"HasParent", false, -7, {"test.a", "test::B"}},
               {"mlir::SymbolOpInterface", true, 0, {}}};
  op.interfaces = {"mlir::SymbolOpInterface"};
  op.summary = "summary";
  op.description = "description";
  op.operands = {{"x", 0, Multiplicity::Optional, "", {}, "an operand"},
                 {"y",
                  NoDefinition,
                  Multiplicity::VariadicOfVariadic,
                  "sizes",
                  {{"::mlir::MemoryEffects::Read", "resource", -2, true}},
                  ""}};
  op.results = {{"r", 0, Multiplicity::Variadic, "", {}, "a result"}};
  op.attributes = {{"a", 0, true, true, "default", "type", 0, {}, "an attr"}};
  op.otherProperties = {{"p", FieldKind::Optional, true, "default",
                         NoDefinition, 0, "a property", FieldKind::String,
                         true}};
  op.regions = {{"body", 0, true, "a region"}};
  op.successors = {{"next", 0, true, "a successor"}};
  op.predicates = {{"holds", "expression"}};
  op.format = FormatDefinition{"program",
                               {{TypeRule::Source::Operand, 1, "rule"}},
                               {{TypeRule::Source::None, 0, ""}},
                               true};
  op.resultTypes = {{TypeRule::Source::Attribute, 65535, "rule"}};
  op.effects = {{"::mlir::MemoryEffects::Write", "", 0, false}};
  op.namesResults = true;
  return op;
}

/// Returns definitions that contain each struct with all fields different from
/// their defaults.
std::vector<DialectDefinition> makeDefinitions() {
  DialectDefinition dialect;
  dialect.name = "test";
  dialect.cppClass = "test::TestDialect";
  dialect.cppNamespace = "test";
  dialect.location = "test.td:1:1";
  dialect.summary = "summary";
  dialect.description = std::string("with a zero \0 in it", 19);
  dialect.allowsUnknownOperations = true;
  dialect.allowsUnknownTypes = true;
  dialect.allowsUnknownAttributes = true;
  dialect.dependentDialects = {"arith", "test::OtherDialect"};
  ConstraintDefinition constraint;
  constraint.summary = "anything";
  constraint.expression = "expression";
  constraint.entityClass = EntityClass::UnitAttr;
  constraint.kindOf = ConstraintDefinition::Kind::Attribute;
  constraint.kind = "test.pair";
  constraint.expressionIsClass = true;
  constraint.location = "test.td:5:5";
  dialect.constraints = {constraint};
  EnumDefinition enumeration;
  enumeration.cppType = "::test::Color";
  enumeration.summary = "colors";
  enumeration.cases = {{"Red", "red", INT64_MIN}, {"Blue", "blue", INT64_MAX}};
  enumeration.width = 64;
  enumeration.isBitEnum = true;
  enumeration.separator = ", ";
  enumeration.printsPrimaryGroups = true;
  enumeration.isQuoted = true;
  enumeration.isAttribute = true;
  enumeration.location = "test.td:6:5";
  dialect.enums = {enumeration};
  StorageDefinition pair;
  pair.name = "test.pair";
  pair.formatName = "Pair";
  pair.cppClass = "test::PairType";
  pair.location = "test.td:3:5";
  pair.mnemonic = "pair";
  pair.summary = "summary";
  pair.description = "description";
  pair.traits = {{"ValueSemantics", false, 1, {}}};
  pair.interfaces = {"mlir::MemRefElementTypeInterface"};
  pair.parameters = {{"first", FieldKind::Int64Array, true, "int64_t", true,
                      true, "default", 0, true, 0, "summary",
                      FieldKind::Int64}};
  pair.format = "program";
  pair.hasMnemonicAlias = true;
  pair.verifiesParameters = true;
  dialect.types = {pair};
  dialect.attributes = {pair, StorageDefinition()};
  dialect.operations = {makeOp(), OpDefinition()};
  return {dialect, DialectDefinition()};
}

TEST(DefinitionIOTest, ReadsWhatItWrites) {
  const auto definitions = makeDefinitions();
  const auto read = decodeDefinitions(encodeDefinitions(definitions));
  ASSERT_TRUE(read);
  EXPECT_EQ(*read, definitions);
}

TEST(DefinitionIOTest, NoDefinitions) {
  const auto read = decodeDefinitions(encodeDefinitions({}));
  ASSERT_TRUE(read);
  EXPECT_TRUE(read->empty());
}

TEST(DefinitionIOTest, RefusesPartsAndMore) {
  const std::string bytes = encodeDefinitions(makeDefinitions());
  for (size_t size = 0; size < bytes.size(); ++size)
    EXPECT_FALSE(decodeDefinitions(llvm::StringRef(bytes).take_front(size)))
        << size;
  EXPECT_FALSE(decodeDefinitions(bytes + '\0'));
}

TEST(DefinitionIOTest, SurvivesWrongBytes) {
  const std::string bytes = encodeDefinitions(makeDefinitions());
  for (size_t i = 0; i < bytes.size(); ++i)
    for (char wrong : {'\0', '\1', '\x7f', '\x80', '\xff'}) {
      std::string changed = bytes;
      changed[i] = wrong;
      // Valid bytes are re-encoded unchanged: there is one encoding of each
      // definition.
      if (const auto read = decodeDefinitions(changed))
        EXPECT_EQ(encodeDefinitions(*read), changed) << i;
    }
}

TEST(DefinitionIOTest, RefusesCountsBeyondTheBytes) {
  std::string bytes = encodeDefinitions({});
  bytes.back() = '\xff';
  bytes += "\xff\xff\xff\xff\xff\xff\xff\xff\x01";
  EXPECT_FALSE(decodeDefinitions(bytes));
}

} // namespace
} // namespace mlir::ods
