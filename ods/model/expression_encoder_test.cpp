// SPDX-License-Identifier: Apache-2.0
#include "ods/model/expression_encoder.h"

#include "ods/model/operator.h"
#include "ods/model/test_records.h"
#include "gtest/gtest.h"

using namespace mlir::ods;

/// Encodes and decodes a text. Returns the text or the error.
static std::string roundTrip(llvm::StringRef text,
                             const Operator *op = nullptr) {
  std::string error;
  std::optional<std::string> bytes = encodeExpression(text, op, error);
  return bytes ? decodeExpression(*bytes) : "error: " + error;
}

TEST(ExpressionEncoder, ReadsWhatItPrints) {
  for (llvm::StringRef text :
       {"self", "true", "false", "null", "0", "-1", "9223372036854775807",
        "-9223372036854775808", "'text'", "''", "'it\\'s \\\\'", "(and)",
        "(and true (not self))", "(isa 'VectorType' self)",
        "(is 'test.foo' (element-type self))", "(type 'test.foo' 1 'a')",
        "(float-type 'f32')", "(if self (unit-attr) null)",
        "(let (type-of (operand 0)) (eq (width self) 32))"})
    EXPECT_EQ(roundTrip(text), text.str());
}

TEST(ExpressionEncoder, TakesAnySpace) {
  EXPECT_EQ(roundTrip(" ( eq\n\tself  1 ) "), "(eq self 1)");
  EXPECT_EQ(roundTrip("(add 0x10 1)"), "(add 16 1)");
}

TEST(ExpressionEncoder, Bytes) {
  std::string error;
  const std::string isVector = {static_cast<char>(Opcode::IsA),
                                static_cast<char>(EntityClass::VectorType),
                                static_cast<char>(Opcode::Self)};
  EXPECT_EQ(encodeExpression("(isa 'VectorType' self)", nullptr, error),
            isVector);
  const std::string list = {static_cast<char>(Opcode::List),
                            2,
                            static_cast<char>(Opcode::Integer),
                            0x7f,
                            static_cast<char>(Opcode::String),
                            1,
                            'a'};
  EXPECT_EQ(encodeExpression("(list -1 'a')", nullptr, error), list);
}

TEST(ExpressionEncoder, Errors) {
  EXPECT_EQ(roundTrip(""), "error: unexpected end of expression");
  EXPECT_EQ(roundTrip("(foo self)"),
            "error: unknown function 'foo' in expression");
  EXPECT_EQ(roundTrip("(self)"),
            "error: unknown function 'self' in expression");
  EXPECT_EQ(roundTrip("()"),
            "error: expected a function's name behind '(' in expression");
  EXPECT_EQ(roundTrip("bar"), "error: unknown name 'bar' in expression");
  EXPECT_EQ(roundTrip("(eq self)"),
            "error: wrong number of arguments of 'eq' in expression: expected "
            "2, but got 1");
  EXPECT_EQ(roundTrip("(eq self 1"),
            "error: unbalanced parentheses in expression");
  EXPECT_EQ(roundTrip("(eq self 1))"),
            "error: unbalanced parentheses in expression");
  EXPECT_EQ(roundTrip(")"), "error: unbalanced parentheses in expression");
  EXPECT_EQ(roundTrip("self self"),
            "error: unexpected 'self' behind the end of an expression");
  EXPECT_EQ(roundTrip("(isa 'Foo' self)"),
            "error: unknown class 'Foo' in expression");
  EXPECT_EQ(roundTrip("(isa self)"),
            "error: expected a quoted name as the first argument of 'isa' in "
            "expression");
  EXPECT_EQ(roundTrip("'a"), "error: unterminated string in expression");
  EXPECT_EQ(roundTrip("12x"), "error: invalid number '12x' in expression");
  EXPECT_EQ(roundTrip("9223372036854775808"),
            "error: invalid number '9223372036854775808' in expression");
  EXPECT_EQ(roundTrip("$a"),
            "error: '$a' in an expression that is not of an operation");
}

/// Returns `self` negated `depth` times.
static std::string nest(unsigned depth) {
  std::string text = "self";
  for (unsigned i = 0; i < depth; ++i)
    text = "(not " + text + ")";
  return text;
}

TEST(ExpressionEncoder, Limits) {
  EXPECT_EQ(roundTrip(nest(199)), nest(199));
  EXPECT_EQ(roundTrip(nest(200)), "error: expression is nested too deeply");
  EXPECT_EQ(roundTrip(std::string(100000, '(')),
            "error: expression is too long");
  std::string many = "(list";
  for (int i = 0; i < 256; ++i)
    many += " 1";
  EXPECT_EQ(roundTrip(many + ")"),
            "error: too many arguments of 'list' in expression");
}

TEST(ExpressionEncoder, Names) {
  test::Records records(R"(
    def A : TestOp<"a", [AttrSizedOperandSegments]> {
      let arguments = (ins AnyType:$one, Variadic<AnyType>:$many,
                       I32Attr:$attr, Optional<AnyType>:$maybe, I64Prop:$prop);
      let results = (outs Variadic<AnyType>:$results_);
      let regions = (region AnyRegion:$body, VariadicRegion<AnyRegion>:$more);
      let successors = (successor AnySuccessor:$next);
    })");
  ASSERT_TRUE(records["A"]);
  Operator op(records["A"]);
  EXPECT_EQ(roundTrip("(list $one $many $maybe)", &op),
            "(list $operand:0 $operand-group:1 $operand:2)");
  EXPECT_EQ(roundTrip("(list $attr $prop $results_ $body $more $next)", &op),
            "(list $attribute:0 $property:0 $result-group:0 $region:0 "
            "$region-group:1 $successor:0)");
  EXPECT_EQ(roundTrip("$none", &op),
            "error: unknown name '$none' in expression");
}

TEST(ExpressionEncoder, Parts) {
  const std::string width = encodeCall(Opcode::Width, {encodeSelf()});
  EXPECT_EQ(decodeExpression(encodeLet(width, encodeSelf())), "(width self)");
  EXPECT_EQ(decodeExpression(encodeLet(encodeSelf(), width)), "(width self)");
  EXPECT_EQ(decodeExpression(encodeLet(width, encodeInteger(5))), "5");
  EXPECT_EQ(decodeExpression(encodeLet(width, width)),
            "(let (width self) (width self))");
  const std::vector<std::string> many(600, encodeSelf());
  EXPECT_NE(decodeExpression(encodeCall(Opcode::And, many)), "<invalid>");
}

TEST(ExpressionEncoder, DecodesNothingElse) {
  EXPECT_EQ(decodeExpression(""), "<invalid>");
  EXPECT_EQ(decodeExpression("\xff"), "<invalid>");
  EXPECT_EQ(decodeExpression(encodeSelf() + encodeSelf()), "<invalid>");
  EXPECT_EQ(decodeExpression(encodeLeaf(Opcode::Not)), "<invalid>");
  EXPECT_EQ(decodeExpression(encodeString("abc").substr(0, 3)), "<invalid>");
  EXPECT_EQ(decodeExpression(std::string(1000, char(Opcode::Not))),
            "<invalid>");
}
