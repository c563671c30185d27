// SPDX-License-Identifier: Apache-2.0
#include "ods/model/operator.h"

#include "ods/model/expression_encoder.h"
#include "ods/model/test_records.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

using namespace mlir::ods;

namespace {

/// The operation `A` of a text.
struct Op {
  explicit Op(const std::string &text, bool check = true)
      : records(text), op(records["A"]) {
    if (check)
      op.checkForGeneration();
  }
  test::Records records;
  Operator op;
};

/// Expects an error for an invalid operation.
void expectError(const std::string &text, const char *message) {
  EXPECT_EXIT(Op{text}, testing::ExitedWithCode(1), message) << text;
}

} // namespace

TEST(Operator, WithoutAClassThereAreNoMethods) {
  for (const char *field : {"hasVerifier", "hasFolder", "hasCanonicalizer"})
    expectError("def A : TestOp<\"a\"> {\n  let hasCppClass = 0;\n  let " +
                    std::string(field) + " = 1;\n}",
                "test.a has no C\\+\\+ class, but needs methods");
}

TEST(Operator, Names) {
  test::Records records("def Foo_A : TestOp<\"a\">; def _A : TestOp<\"b\">;"
                        "def A : TestOp<\"c\">; def Foo_A_B : TestOp<\"d\">;");
  EXPECT_EQ(Operator(records["Foo_A"]).getCppClassName(), "A");
  EXPECT_EQ(Operator(records["_A"]).getCppClassName(), "_A");
  EXPECT_EQ(Operator(records["A"]).getCppClassName(), "A");
  Operator op(records["Foo_A_B"]);
  EXPECT_EQ(op.getCppClassName(), "A_B");
  EXPECT_EQ(op.getQualCppClassName(), "::test::A_B");
  EXPECT_EQ(op.getOperationName(), "test.d");
  EXPECT_EQ(op.getDialectName(), "test");
  EXPECT_EQ(op.getAdaptorName(), "A_BAdaptor");
  EXPECT_EQ(op.getGenericAdaptorName(), "A_BGenericAdaptor");
  EXPECT_EQ(op.getGetterName("my_value"), "getMyValue");
}

TEST(Operator, Arguments) {
  Op a(R"(def A : TestOp<"a", [AttrSizedOperandSegments]> {
    let arguments = (ins I32Attr:$x, Variadic<I32>:$y, I64Prop:$z,
                     Arg<Optional<AnyType>, "maybe">:$u, StrAttr:$v);
    DerivedAttr w = DerivedAttr<"int", "return 1;">;
  })");
  const Operator &op = a.op;
  EXPECT_EQ(op.getNumArgs(), 5);
  EXPECT_EQ(op.getNumOperands(), 2);
  EXPECT_EQ(op.getNumAttributes(), 3);
  EXPECT_EQ(op.getNumNativeAttributes(), 2);
  EXPECT_EQ(op.getNumProperties(), 1);
  EXPECT_EQ(op.getAttribute(2).name, "w");
  EXPECT_EQ(op.getAttribute(2).attr.getDerivedCodeBody(), "return 1;");
  EXPECT_EQ(op.getNumVariableLengthOperands(), 2u);
  EXPECT_TRUE(op.isVariadic());
  EXPECT_TRUE(llvm::isa<NamedAttribute *>(op.getArg(0)));
  EXPECT_EQ(llvm::cast<NamedTypeConstraint *>(op.getArg(1)), &op.getOperand(0));
  EXPECT_EQ(llvm::cast<NamedProperty *>(op.getArg(2)), &op.getProperty(0));
  EXPECT_EQ(op.getArgName(3), "u");
  EXPECT_EQ(op.getArgSummary(3), "maybe");
  EXPECT_EQ(op.getArgSummary(1), "");
  EXPECT_TRUE(op.getOperand(1).isOptional());
  using Kind = Operator::OperandAttrOrProp::Kind;
  EXPECT_EQ(op.getArgToOperandAttrOrProp(4).kind(), Kind::Attribute);
  EXPECT_EQ(op.getArgToOperandAttrOrProp(4).operandOrAttributeIndex(), 1);
  std::string text;
  llvm::raw_string_ostream os(text);
  op.print(os);
  EXPECT_EQ(text, "op 'test.a'\n[attribute] x\n[operand] y\n[property] z\n"
                  "[operand] u\n[attribute] v\n");
}

TEST(Operator, Lookup) {
  Op a(R"(def A : TestOp<"a"> {
    let arguments = (ins I32Attr:$x, Variadic<I32>:$y);
    let regions = (region AnyRegion:$r);
  })");
  using Kind = Operator::Entity::Kind;
  ASSERT_TRUE(a.op.lookup("y"));
  EXPECT_EQ(a.op.lookup("y")->kind, Kind::Operand);
  EXPECT_TRUE(a.op.lookup("y")->isVariadic);
  EXPECT_EQ(a.op.lookup("x")->kind, Kind::Attribute);
  EXPECT_EQ(a.op.lookup("r")->kind, Kind::Region);
  EXPECT_FALSE(a.op.lookup("z"));
}

TEST(Operator, RegionsAndSuccessors) {
  Op a(R"(def A : TestOp<"a"> {
    let regions = (region SizedRegion<1>:$one, VariadicRegion<AnyRegion>:$rest);
    let successors = (successor AnySuccessor:$next,
                      VariadicSuccessor<AnySuccessor>:$others);
  })");
  EXPECT_EQ(a.op.getNumRegions(), 2u);
  EXPECT_EQ(a.op.getNumVariadicRegions(), 1u);
  EXPECT_EQ(a.op.getNumSuccessors(), 2u);
  EXPECT_EQ(a.op.getNumVariadicSuccessors(), 1u);
  EXPECT_EQ(a.op.getRegion(0).constraint.getSummary(), "region with 1 blocks");
}

TEST(Operator, PredicatesOfTheWhole) {
  Op a(R"(def A : TestOp<"a", [AllTypesMatch<["x", "y"]>]> {
    let arguments = (ins AnyType:$x, AnyType:$y);
  })");
  const auto *trait = llvm::dyn_cast<PredTrait>(&a.op.getTraits().front());
  ASSERT_TRUE(trait);
  EXPECT_EQ(trait->getSummary(), "all of {x, y} have same type");
  std::optional<std::string> bytes = trait->getExpression(&a.op);
  ASSERT_TRUE(bytes);
  EXPECT_NE(decodeExpression(*bytes).find("$operand:0"), std::string::npos);
}

TEST(OperatorDeathTest, Arguments) {
  expectError("def A : TestOp<\"a\"> { let arguments = (ins ?:$a); }",
              "undefined type for argument #0");
  expectError(
      "def A : TestOp<\"a\"> { let arguments = (ins Test_Dialect:$a); }",
      "unexpected def type; only defs deriving from TypeConstraint or "
      "Attr or Property are allowed");
  expectError("def A : TestOp<\"a\"> { let arguments = (ins I32Attr); }",
              "attributes must be named");
  expectError("def A : TestOp<\"a\"> { let arguments = (ins I32Prop); }",
              "properties must be named");
  expectError("def A : TestOp<\"a\"> { let arguments = "
              "(ins DerivedAttr<\"int\", \"\">:$a); }",
              "derived attributes not allowed in argument list");
  expectError("def A : TestOp<\"a\"> { Attr a = I32Attr; }",
              "unexpected Attr where only DerivedAttr is allowed");
}

TEST(OperatorDeathTest, Directives) {
  expectError("def A : TestOp<\"a\"> { let results = (ins I32:$a); }",
              "'results' must have 'outs' directive");
  expectError("def A : TestOp<\"a\"> { let regions = (ins AnyRegion:$a); }",
              "'regions' must have 'region' directive");
  expectError("def A : TestOp<\"a\"> { let successors = (ins); }",
              "'successors' must have 'successor' directive");
  expectError("def A : TestOp<\"a\"> { let results = (outs ?:$a); }",
              "undefined type for result #0");
  expectError("def A : TestOp<\"a\"> { let results = (outs I32Attr:$a); }",
              "unexpected def type for result #0");
  expectError("def A : TestOp<\"a\"> { let regions = (region ?:$a); }",
              "undefined kind for region #0");
  expectError("def A : TestOp<\"a\"> { let successors = (successor ?:$a); }",
              "undefined kind for successor #0");
}

TEST(OperatorDeathTest, Variadics) {
  expectError("def A : TestOp<\"a\"> { let regions = "
              "(region VariadicRegion<AnyRegion>:$a, AnyRegion:$b); }",
              "only the last region can be variadic");
  expectError("def A : TestOp<\"a\"> { let regions = "
              "(region VariadicRegion<AnyRegion>); }",
              "variadic regions must be named");
  expectError("def A : TestOp<\"a\"> { let successors = (successor "
              "VariadicSuccessor<AnySuccessor>:$a, AnySuccessor:$b); }",
              "only the last successor can be variadic");
  expectError("def A : TestOp<\"a\"> { let results = "
              "(outs VariadicOfVariadic<I32, \"x\">:$a); }",
              "'VariadicOfVariadic' results are currently not supported");
  expectError("def A : TestOp<\"a\"> { let arguments = "
              "(ins Variadic<I32>:$a, Optional<I32>:$b); }",
              "op has multiple variadic operands but no specification over "
              "their sizes");
  expectError("def A : TestOp<\"a\", [AttrSizedResultSegments]> { let results "
              "= (outs Variadic<I32>:$a); }",
              "op must have at least two variadic results to use "
              "'AttrSizedResultSegments' trait");
  expectError("def A : TestOp<\"a\", [AttrSizedOperandSegments, "
              "SameVariadicOperandSize]> { let arguments = "
              "(ins Variadic<I32>:$a, Variadic<I32>:$b); }",
              "op cannot have both 'AttrSizedOperandSegments' and "
              "'SameVariadicOperandSize' traits");
  expectError("def A : TestOp<\"a\"> { let arguments = "
              "(ins VariadicOfVariadic<I32, \"seg\">:$a); }",
              "'seg' for the sizes of operand 'a' names no attribute");
}

TEST(OperatorDeathTest, Names) {
  expectError("def A : TestOp<\"a\"> { let arguments = (ins I32:$x, I32:$x); }",
              "op has a conflict with two operands having the same name 'x'");
  expectError("def A : TestOp<\"a\"> { let arguments = (ins I32:$x); "
              "let results = (outs I32:$x); }",
              "op has a conflict with operands and results both having an "
              "entry with the name 'x'");
  for (const char *name : {"operation", "attributes", "operands", "regions",
                           "type", "attribute_names"})
    expectError("def A : TestOp<\"a\"> { let arguments = (ins I32:$" +
                    std::string(name) + "); }",
                "overlaps with a default one; please rename to avoid overlap");
  expectError(
      "def A : TestOp<\"a\"> { let arguments = (ins I32Attr:$x, I32Prop:$x); }",
      "Unexpected overlap when generating `getX` for test.a");
  // These hide no methods.
  Op("def A : TestOp<\"a\"> { let arguments = (ins Variadic<I32>:$operands); "
     "let results = (outs I32:$type); }");
}

TEST(OperatorDeathTest, Builders) {
  expectError("def A : TestOp<\"a\"> { let skipDefaultBuilders = 1; }",
              "default builders are skipped and no custom builders provided");
  expectError("def A : TestOp<\"a\"> { let builders = "
              "[OpBuilder<(outs \"int\":$a)>]; }",
              "expected 'ins' in builders");
  expectError("def A : TestOp<\"a\"> { let builders = "
              "[OpBuilder<(ins I32:$a)>]; }",
              "Builder DAG arguments must be either strings or defs which "
              "inherit from CArg");
  expectError("def A : TestOp<\"a\"> { let builders = [OpBuilder<(ins "
              "CArg<\"int\", \"1\">:$a, \"int\":$b)>]; }",
              "expected an argument with default value after other arguments "
              "with default values");
}

TEST(OperatorDeathTest, Traits) {
  expectError("def A : TestOp<\"a\", [Scalarizable]>;",
              "test.td:[0-9]+:[0-9]+: error: Scalarizable requires Elementwise "
              "to precede it in traits list");
  expectError("def A : TestOp<\"a\", [AllTypesMatch<[\"x\", \"y\"]>]> { let "
              "arguments = (ins I32:$x); }",
              "'y' in trait 'AllTypesMatch' names no operand, result or "
              "attribute");
  expectError("def A : TestOp<\"a\", [TypesMatchWith<\"\", \"x\", \"y\", "
              "\"$_self\">]> { let arguments = (ins I32:$x); }",
              "'y' in trait 'TypesMatchWith' names no operand");
  expectError("def A : TestOp<\"a\", [FirstAttrDerivedResultType]>;",
              "op must have an attribute to use 'FirstAttrDerivedResultType'");
}

TEST(OperatorDeathTest, NoneOfTheseCrashes) {
  expectError("def A : TestOp<\"a\"> { let opDialect = ?; }", "error");
  expectError("def A : TestOp<\"a\"> { let cppNamespace = ?; }", "error");
  expectError("def A : TestOp<\"a\"> { let builders = [?]; }", "error");
  expectError("def A : TestOp<\"a\"> { let traits = [?]; }", "error");
  expectError("def A : TestOp<\"a\"> { let traits = ?; let arguments = ?; }",
              "error");
  expectError("def A : TestOp<?>;", "error");
  expectError("def A : CPred<\"\">;", "expected a 'Op', but 'A' is none");
  expectError("def B : TraitList<[!cast<Trait>(\"B\")]>;"
              "def A : TestOp<\"a\", [B]>;",
              "nested too deeply, or in itself");
  expectError("def B : Arg<!cast<Constraint>(\"B\")>, Constraint<TruePred>;"
              "def A : TestOp<\"a\"> { let arguments = (ins B:$b); }",
              "nested too deeply, or in itself");
}
