// SPDX-License-Identifier: Apache-2.0
//
// Affine structures over SSA values in dialect hooks.
#include "core/asm/asm_parser_test_base.h"
#include "core/ir/affine/integer_set.h"

namespace mlir {
namespace {

using Delimiter = AsmParser::Delimiter;

class AsmParserAffine : public AsmParserTestBase {};

/// Parses an expression and prints it with its numbers of dimensions and
/// symbols.
ParseResult parseExprOfValues(OpAsmParser &parser, OperationState &state) {
  llvm::SmallVector<OpAsmParser::UnresolvedOperand> dims, symbols;
  AffineExpr expr;
  const Type index = parser.getBuilder().getIndexType();
  if (parser.parseAffineExprOfSSAIds(dims, symbols, expr) ||
      parser.resolveOperands(dims, index, state.operands) ||
      parser.resolveOperands(symbols, index, state.operands))
    return failure();
  return keep(state, AffineMapAttr::get(
                         AffineMap::get(dims.size(), symbols.size(), expr)));
}

/// Two values of type index, for use by the operation under test.
constexpr llvm::StringLiteral values =
    "\n%x, %y = \"v\"() : () -> (index, index)";

TEST_F(AsmParserAffine, AffineExprOfValues) {
  EXPECT_EQ(show(parseExprOfValues,
                 ("%x * 2 + symbol(%y) floordiv 4" + values).str()),
            "affine_map<(d0)[s0] -> (d0 * 2 + s0 floordiv 4)>");
}

TEST_F(AsmParserAffine, ValuesOfAnAffineExprInOrder) {
  Attribute map = read(parseExprOfValues, ("symbol(%x) + %y" + values).str());
  ASSERT_TRUE(map) << messages;
  Operation &op = module->getBody()->front();
  Operation &definition = module->getBody()->back();
  EXPECT_EQ(op.getOperand(0), definition.getResult(1));
  EXPECT_EQ(op.getOperand(1), definition.getResult(0));
}

TEST_F(AsmParserAffine, ValueTwiceInAnAffineExpr) {
  EXPECT_EQ(show(parseExprOfValues, ("%x + %y + %x" + values).str()),
            "affine_map<(d0, d1) -> (d0 + d1 + d0)>");
}

TEST_F(AsmParserAffine, AffineExprOfAConstant) {
  EXPECT_EQ(show(parseExprOfValues, "3 + 4"), "affine_map<() -> (7)>");
}

TEST_F(AsmParserAffine, AffineExprOfAResultInAPack) {
  EXPECT_EQ(show(parseExprOfValues,
                 "%v#1 + 1\n%v:2 = \"v\"() : () -> (index, index)"),
            "affine_map<(d0) -> (d0 + 1)>");
}

TEST_F(AsmParserAffine, ResultsOfAPackAreToldApart) {
  const llvm::StringRef pack = "\n%v:2 = \"v\"() : () -> (index, index)";
  Attribute map =
      read(parseExprOfValues, ("%v#1 + %v#0 + %v + %v#1" + pack).str());
  ASSERT_TRUE(map) << messages;
  std::string text;
  llvm::raw_string_ostream(text) << map;
  EXPECT_EQ(text, "affine_map<(d0, d1) -> (d0 + d1 + d1 + d0)>");
  Operation &op = module->getBody()->front();
  Operation &definition = module->getBody()->back();
  ASSERT_EQ(op.getNumOperands(), 2u);
  EXPECT_EQ(op.getOperand(0), definition.getResult(1));
  EXPECT_EQ(op.getOperand(1), definition.getResult(0));
}

TEST_F(AsmParserAffine, NoResultNumber) {
  EXPECT_EQ(fail(parseExprOfValues, "%v#x"),
            "1:8 invalid SSA value result number\n");
}

TEST_F(AsmParserAffine, NoAffineExpr) {
  EXPECT_EQ(fail(parseExprOfValues, "]"), "1:6 expected affine expression\n");
}

TEST_F(AsmParserAffine, NameInAnAffineExprOfValues) {
  EXPECT_EQ(fail(parseExprOfValues, "%x + d0"),
            "1:10 use of undeclared identifier\n");
}

TEST_F(AsmParserAffine, SymbolWithoutAValue) {
  EXPECT_EQ(fail(parseExprOfValues, "symbol(3)"),
            "1:13 expected ssa identifier\n");
}

TEST_F(AsmParserAffine, SymbolWithoutParenthesis) {
  EXPECT_EQ(fail(parseExprOfValues, "symbol %x"),
            "1:12 expected '(' at start of SSA symbol\n");
}

TEST_F(AsmParserAffine, SymbolNotClosed) {
  EXPECT_EQ(fail(parseExprOfValues, "symbol(%x"),
            "1:14 expected ')' at end of SSA symbol\n");
}

TEST_F(AsmParserAffine, ProductOfValues) {
  EXPECT_EQ(fail(parseExprOfValues, "%x * %y"),
            "1:9 non-affine expression: at least one of the multiply operands "
            "has to be either a constant or symbolic\n");
}

template <Delimiter delimiter>
ParseResult parseMapOfValues(OpAsmParser &parser, OperationState &state) {
  llvm::SmallVector<OpAsmParser::UnresolvedOperand> operands;
  Attribute map;
  if (parser.parseAffineMapOfSSAIds(operands, map, "result", state.attributes,
                                    delimiter) ||
      parser.resolveOperands(operands, parser.getBuilder().getIndexType(),
                             parser.getNameLoc(), state.operands))
    return failure();
  return success();
}

TEST_F(AsmParserAffine, AffineMapOfValues) {
  EXPECT_EQ(show(parseMapOfValues<Delimiter::Square>,
                 ("[%x, %y + 1, symbol(%y)]" + values).str()),
            "affine_map<(d0, d1) -> (d0, d1 + 1, d1)>");
}

TEST_F(AsmParserAffine, AffineMapInParentheses) {
  EXPECT_EQ(
      show(parseMapOfValues<Delimiter::Paren>, ("(%x, 0)" + values).str()),
      "affine_map<(d0) -> (d0, 0)>");
}

TEST_F(AsmParserAffine, AffineMapOfNoValues) {
  EXPECT_EQ(show(parseMapOfValues<Delimiter::Square>, "[]"),
            "affine_map<() -> ()>");
}

TEST_F(AsmParserAffine, AffineMapWithoutBrackets) {
  EXPECT_EQ(fail(parseMapOfValues<Delimiter::Square>, "(%x)"),
            "1:5 expected '[' in affine map\n");
}

/// Parses an expression in which the name n is dimension 2.
ParseResult parseExprOfNames(OpAsmParser &parser, OperationState &state) {
  AffineExpr expr;
  const std::pair<llvm::StringRef, AffineExpr> names[] = {
      {"n", parser.getBuilder().getAffineDimExpr(2)}};
  if (parser.parseAffineExpr(names, expr))
    return failure();
  return keep(state, AffineMapAttr::get(AffineMap::get(3, 0, expr)));
}

TEST_F(AsmParserAffine, AffineExprOfNames) {
  EXPECT_EQ(show(parseExprOfNames, "n mod 8"),
            "affine_map<(d0, d1, d2) -> (d2 mod 8)>");
}

TEST_F(AsmParserAffine, AffineExprOfAnotherName) {
  EXPECT_EQ(fail(parseExprOfNames, "m"), "1:5 use of undeclared identifier\n");
}

TEST_F(AsmParserAffine, ValueInAnAffineExprOfNames) {
  EXPECT_EQ(fail(parseExprOfNames, "%n"), "1:5 unexpected ssa identifier\n");
}

TEST_F(AsmParserAffine, AffineMap) {
  EXPECT_EQ(show(
                [](OpAsmParser &parser, OperationState &state) -> ParseResult {
                  AffineMap map;
                  return failure(parser.parseAffineMap(map) ||
                                 keep(state, AffineMapAttr::get(map)));
                },
                "(i) -> (i + 1)"),
            "affine_map<(d0) -> (d0 + 1)>");
}

TEST_F(AsmParserAffine, IntegerSet) {
  EXPECT_EQ(show(
                [](OpAsmParser &parser, OperationState &state) -> ParseResult {
                  IntegerSet set;
                  return failure(parser.parseIntegerSet(set) ||
                                 keep(state, IntegerSetAttr::get(set)));
                },
                "(i) : (i >= 0)"),
            "affine_set<(d0) : (d0 >= 0)>");
}

} // namespace
} // namespace mlir
