// SPDX-License-Identifier: Apache-2.0
//
// Tests of the contents of loaded definitions.
#include "ods/load/load_test_base.h"
#include "ods/model/expression_encoder.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::ods;
using mlir::ods::test::LoadTest;

namespace {

class EncodeTest : public LoadTest {
protected:
  /// Returns the constraint at an index, with its expression as text.
  std::string getConstraint(DefinitionIndex index) const {
    if (index == NoDefinition)
      return "";
    const ConstraintDefinition &constraint = dialects[0].constraints[index];
    return constraint.summary + ": " + decodeExpression(constraint.expression);
  }
  static std::vector<std::string> getNames(const OpDefinition &op) {
    std::vector<std::string> names;
    for (const TraitDefinition &trait : op.traits)
      names.push_back(trait.name);
    return names;
  }
};

TEST_F(EncodeTest, NamesOfOperations) {
  const OpDefinition &op = loadOp("def FooOp : TestOp<\"foo\"> {\n"
                                  "  let summary = \" does \";\n"
                                  "  let description = [{\n    A\n      b\n  "
                                  "}];\n}\n");
  EXPECT_EQ(op.name, "test.foo");
  EXPECT_EQ(op.cppClass, "t::FooOp");
  EXPECT_EQ(op.location, getFolder() + "/main.td:11:5");
  EXPECT_EQ(op.summary, "does");
  EXPECT_EQ(op.description, "A\n  b");
}

TEST_F(EncodeTest, OperandsAndResults) {
  const OpDefinition &op =
      loadOp("def FooOp : TestOp<\"foo\", [AttrSizedOperandSegments]> {\n"
             "  let arguments = (ins I32:$a, Optional<I32>:$b,\n"
             "                       Arg<Variadic<AnyType>, \"some\">:$c);\n"
             "  let results = (outs Res<I32, \"one\">:$r);\n}\n");
  ASSERT_EQ(op.operands.size(), 3u);
  EXPECT_EQ(op.operands[0].name, "a");
  EXPECT_EQ(op.operands[0].constraint, op.operands[1].constraint);
  EXPECT_EQ(op.operands[0].constraint, op.results[0].constraint);
  EXPECT_EQ(getConstraint(op.operands[0].constraint).substr(0, 29),
            "32-bit signless integer: (and")
      << getConstraint(op.operands[0].constraint);
  EXPECT_EQ(op.operands[0].multiplicity, Multiplicity::Single);
  EXPECT_EQ(op.operands[1].multiplicity, Multiplicity::Optional);
  EXPECT_EQ(op.operands[2].multiplicity, Multiplicity::Variadic);
  EXPECT_EQ(op.operands[2].summary, "some");
  EXPECT_EQ(op.results[0].summary, "one");
}

TEST_F(EncodeTest, TraitsInTheirOrder) {
  const OpDefinition &op =
      loadOp("def FooOp : TestOp<\"foo\", [Terminator, HasParent<\"BarOp\">,\n"
             "                           SameTypeOperands]> {\n"
             "  let arguments = (ins I32:$a, I32:$b);\n}\n");
  const std::vector<std::string> expected = {
      "ZeroRegions", "ZeroResults",  "ZeroSuccessors", "NOperands",
      "HasParent",   "OpInvariants", "IsTerminator",   "SameTypeOperands"};
  EXPECT_EQ(getNames(op), expected);
  EXPECT_EQ(op.traits[3].number, 2);
  EXPECT_EQ(op.traits[4].names, std::vector<std::string>{"BarOp"});
}

TEST_F(EncodeTest, InterfacesAndEffects) {
  const OpDefinition &op =
      loadOp("def FooOp : TestOp<\"foo\", [Pure]> {\n"
             "  let arguments = (ins Arg<AnyMemRef, \"\", [MemRead]>:$m);\n"
             "}\n");
  EXPECT_TRUE(
      llvm::is_contained(op.interfaces, "mlir::MemoryEffectOpInterface"));
  EXPECT_TRUE(
      llvm::is_contained(op.interfaces, "mlir::ConditionallySpeculatable"));
  ASSERT_EQ(op.operands[0].effects.size(), 1u);
  EXPECT_EQ(op.operands[0].effects[0].effect, "::mlir::MemoryEffects::Read");
}

TEST_F(EncodeTest, Attributes) {
  const OpDefinition &op = loadOp(
      "def Color : I32EnumAttr<\"Color\", \"a color\", [\n"
      "  I32EnumAttrCase<\"Red\", 0, \"red\">, I32EnumAttrCase<\"Blue\", 4>]> "
      "{\n  let cppNamespace = \"::t\";\n}\n"
      "def FooOp : TestOp<\"foo\"> {\n"
      "  let arguments = (ins I32Attr:$a, OptionalAttr<StrAttr>:$b,\n"
      "    DefaultValuedAttr<I64Attr, \"7\">:$c, UnitAttr:$d, Color:$e);\n}\n");
  ASSERT_EQ(op.attributes.size(), 5u);
  EXPECT_EQ(op.attributes[0].name, "a");
  EXPECT_EQ(decodeExpression(op.attributes[0].valueType), "(integer-type 32)");
  EXPECT_TRUE(op.attributes[1].isOptional);
  EXPECT_TRUE(op.attributes[2].hasDefault);
  EXPECT_EQ(decodeExpression(op.attributes[2].defaultValue),
            "(let 7 (integer-attr (integer-type 64) self))");
  EXPECT_TRUE(op.attributes[3].isOptional);
  ASSERT_EQ(op.attributes[4].enumeration, 0);
  const EnumDefinition &color = dialects[0].enums[0];
  EXPECT_EQ(color.cppType, "::t::Color");
  ASSERT_EQ(color.cases.size(), 2u);
  EXPECT_EQ(color.cases[0].string, "red");
  EXPECT_EQ(color.cases[1].value, 4);
}

TEST_F(EncodeTest, Properties) {
  const OpDefinition &op =
      loadOp("include \"mlir/IR/Properties.td\"\n"
             "def FooOp : TestOp<\"foo\"> {\n"
             "  let arguments = (ins I64Prop:$a, StringProp:$b,\n"
             "                       DefaultValuedProp<I64Prop, \"5\">:$c);\n"
             "}\n");
  ASSERT_EQ(op.otherProperties.size(), 3u);
  EXPECT_EQ(op.otherProperties[0].kind, FieldKind::Int64);
  EXPECT_EQ(op.otherProperties[1].kind, FieldKind::String);
  EXPECT_EQ(op.otherProperties[0].defaultValue, "");
  EXPECT_EQ(decodeExpression(op.otherProperties[2].defaultValue), "5");
}

TEST_F(EncodeTest, OptionalProperties) {
  const OpDefinition &op =
      loadOp("include \"mlir/IR/Properties.td\"\n"
             "def FooOp : TestOp<\"foo\"> {\n"
             "  let arguments = (ins OptionalProp<I64Prop>:$a,\n"
             "    OptionalProp<StringProp, 0>:$b,\n"
             "    DefaultValuedProp<OptionalProp<I32Prop, 0>, \"5\">:$c);\n"
             "}\n");
  ASSERT_EQ(op.otherProperties.size(), 3u);
  EXPECT_EQ(op.otherProperties[0].kind, FieldKind::Optional);
  EXPECT_EQ(op.otherProperties[0].element, FieldKind::Int64);
  EXPECT_TRUE(op.otherProperties[0].isPlainOptional);
  EXPECT_EQ(op.otherProperties[1].element, FieldKind::String);
  EXPECT_FALSE(op.otherProperties[1].isPlainOptional);
  EXPECT_EQ(decodeExpression(op.otherProperties[2].defaultValue), "5");
}

TEST_F(EncodeTest, FloatsAreKeptWithTheirType) {
  const DialectDefinition &dialect =
      loadDialect("def FAttr : TestAttr<\"F\"> {\n"
                  "  let mnemonic = \"f\";\n"
                  "  let parameters = (ins APFloatParameter<\"\">:$value);\n"
                  "  let assemblyFormat = \"`<` $value `>`\";\n}\n");
  ASSERT_EQ(dialect.attributes.size(), 1u);
  const ParameterDefinition &value = dialect.attributes[0].parameters[0];
  EXPECT_EQ(value.kind, FieldKind::Attribute);
  EXPECT_EQ(dialect.constraints[value.constraint].entityClass,
            EntityClass::FloatAttr);
}

TEST_F(EncodeTest, ConstraintsAndEnumerationsHavePlaces) {
  (void)loadOp("def Small : Type<I32.predicate, \"small\">;\n"
               "def Color : I32EnumAttr<\"Color\", \"a color\", [\n"
               "  I32EnumAttrCase<\"Red\", 0>]> {\n"
               "  let cppNamespace = \"::t\";\n}\n"
               "def FooOp : TestOp<\"foo\"> {\n"
               "  let arguments = (ins Small:$a, AnyTypeOf<[F32, F64]>:$b,\n"
               "                       Color:$c);\n}\n");
  auto getLine = [&](llvm::StringRef location) {
    int line = 0;
    location.rsplit(':').first.rsplit(':').second.getAsInteger(10, line);
    return line - test::numPreludeLines;
  };
  ASSERT_GE(dialects[0].constraints.size(), 2u);
  EXPECT_EQ(getLine(dialects[0].constraints[0].location), 1);
  EXPECT_EQ(getLine(dialects[0].constraints[1].location), 6);
  ASSERT_EQ(dialects[0].enums.size(), 1u);
  EXPECT_EQ(getLine(dialects[0].enums[0].location), 2);
}

TEST_F(EncodeTest, RegionsSuccessorsPredicates) {
  const OpDefinition &op = loadOp(
      "def FooOp : TestOp<\"foo\", [Terminator, PredOpTrait<\"a is b\",\n"
      "      CPred<\"$a == $b\", \"(eq $a $b)\">>]> {\n"
      "  let arguments = (ins AnyType:$a, AnyType:$b);\n"
      "  let regions = (region SizedRegion<1>:$r, "
      "VariadicRegion<AnyRegion>:$s);\n"
      "  let successors = (successor AnySuccessor:$t);\n}\n");
  ASSERT_EQ(op.regions.size(), 2u);
  EXPECT_NE(op.regions[0].constraint, NoDefinition);
  EXPECT_TRUE(op.regions[1].isVariadic);
  EXPECT_EQ(op.successors.size(), 1u);
  ASSERT_EQ(op.predicates.size(), 1u);
  EXPECT_EQ(op.predicates[0].summary, "a is b");
  EXPECT_EQ(decodeExpression(op.predicates[0].expression),
            "(eq $operand:0 $operand:1)");
}

TEST_F(EncodeTest, FormatsAndTypes) {
  const OpDefinition &op =
      loadOp("def FooOp : TestOp<\"foo\", [SameOperandsAndResultType]> {\n"
             "  let arguments = (ins AnyType:$a);\n"
             "  let results = (outs AnyType:$r);\n"
             "  let assemblyFormat = \"$a attr-dict `:` type($a)\";\n}\n");
  ASSERT_TRUE(op.format);
  EXPECT_FALSE(op.format->program.empty());
  ASSERT_EQ(op.resultTypes.size(), 1u);
  EXPECT_EQ(op.resultTypes[0].source, TypeRule::Source::Operand);
  EXPECT_EQ(op.resultTypes[0].index, 0);
  EXPECT_TRUE(llvm::is_contained(op.interfaces, "mlir::InferTypeOpInterface"));
}

TEST_F(EncodeTest, TypesAndAttributes) {
  const DialectDefinition &dialect = loadDialect(
      "def PairType : TestType<\"Pair\"> {\n"
      "  let mnemonic = \"pair\";\n"
      "  let parameters = (ins \"::mlir::Type\":$first,\n"
      "    OptionalParameter<\"::mlir::IntegerType\">:$second,\n"
      "    DefaultValuedParameter<\"int64_t\", \"3\">:$count,\n"
      "    ArrayRefParameter<\"int64_t\">:$sizes);\n"
      "  let assemblyFormat = \"`<` params `>`\";\n}\n"
      "def NameAttr : TestAttr<\"Name\"> {\n"
      "  let mnemonic = \"name\";\n"
      "  let parameters = (ins StringRefParameter<>:$name, PairType:$pair);\n"
      "  let assemblyFormat = \"`<` $name `,` $pair `>`\";\n}\n");
  ASSERT_EQ(dialect.types.size(), 1u);
  const StorageDefinition &pair = dialect.types[0];
  EXPECT_EQ(pair.name, "test.pair");
  EXPECT_EQ(pair.cppClass, "t::PairType");
  EXPECT_EQ(pair.formatName, "PairType");
  ASSERT_EQ(pair.parameters.size(), 4u);
  EXPECT_EQ(pair.parameters[0].kind, FieldKind::Type);
  EXPECT_TRUE(pair.parameters[1].isOptional);
  EXPECT_EQ(dialect.constraints[pair.parameters[1].constraint].entityClass,
            EntityClass::IntegerType);
  EXPECT_EQ(decodeExpression(pair.parameters[2].defaultValue), "3");
  EXPECT_EQ(pair.parameters[3].kind, FieldKind::Int64Array);
  EXPECT_TRUE(pair.format);
  ASSERT_EQ(dialect.attributes.size(), 1u);
  const ParameterDefinition &inner = dialect.attributes[0].parameters[1];
  ASSERT_NE(inner.constraint, NoDefinition);
  EXPECT_EQ(dialect.constraints[inner.constraint].kind, "test.pair");
}

TEST_F(EncodeTest, KindsOfOperands) {
  const OpDefinition &op =
      loadOp("def PairType : TestType<\"Pair\"> { let mnemonic = \"pair\"; }\n"
             "def FooOp : TestOp<\"foo\"> {\n"
             "  let arguments = (ins PairType:$a);\n}\n");
  const ConstraintDefinition &constraint =
      dialects[0].constraints[op.operands[0].constraint];
  EXPECT_EQ(constraint.kindOf, ConstraintDefinition::Kind::Type);
  EXPECT_EQ(constraint.kind, "test.pair");
}

TEST_F(EncodeTest, IgnoresWhatChangesNoMeaning) {
  (void)loadOp("def FooOp : TestOp<\"foo\"> {\n"
               "  let hasFolder = 1;\n  let hasCanonicalizer = 1;\n"
               "  let extraClassDeclaration = \"int f();\";\n"
               "  let builders = [OpBuilder<(ins \"int\":$a)>];\n}\n");
}

} // namespace
