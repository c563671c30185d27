// SPDX-License-Identifier: Apache-2.0
//
// Affine expressions, maps and integer sets.
// Source: the MLIR Language Reference, "Affine Dialect" and "Affine
// Structures".
#include "core/asm/parser_base.h"
#include "core/ir/affine/affine_map.h"
#include "core/ir/affine/integer_set.h"
#include "core/ir/context/diagnostics.h"

namespace mlir {
namespace detail {
namespace {

/// The dimensions and symbols of one map, by name.
class AffineNames {
public:
  /// Returns null if the name is unknown. O(1).
  AffineExpr lookup(llvm::StringRef name) const {
    constexpr size_t few = 8;
    if (names.size() > few) {
      auto found = table.find(name);
      return found == table.end() ? AffineExpr() : found->second;
    }
    for (const auto &[other, expr] : names)
      if (other == name)
        return expr;
    return AffineExpr();
  }

  /// `name` must be new.
  void insert(llvm::StringRef name, AffineExpr expr) {
    constexpr size_t few = 8;
    names.push_back({name, expr});
    if (names.size() == few + 1)
      table.insert(names.begin(), names.end());
    else if (names.size() > few)
      table.insert(names.back());
  }

private:
  llvm::SmallVector<std::pair<llvm::StringRef, AffineExpr>, 8> names;
  llvm::DenseMap<llvm::StringRef, AffineExpr> table;
};

/// Parses one map, set or expression.
class AffineParser : public Parser {
public:
  /// Without `operands`, names of SSA values are errors.
  explicit AffineParser(ParserState &state,
                        const AffineOperands *operands = nullptr)
      : Parser(state), operands(operands) {}

  ParseResult parseMapOrSet(AffineMap &map, IntegerSet &set);
  ParseResult
  parseExprOver(llvm::ArrayRef<std::pair<llvm::StringRef, AffineExpr>> symbols,
                AffineExpr &expr);
  ParseResult parseMapOfValues(AffineMap &map, Delimiter delimiter);
  ParseResult parseExprOfValues(AffineExpr &expr) {
    expr = parseExpr();
    return success(static_cast<bool>(expr));
  }

private:
  ParseResult parseNames();
  ParseResult parseName(AffineExpr expr);
  ParseResult parseRange(AffineMap &map);
  ParseResult parseConstraints(IntegerSet &set);
  AffineExpr parseConstraint(bool &isEquality);
  AffineExpr parseExpr();
  AffineExpr parseProduct(bool isFirst);
  AffineExpr parseOperand(bool isFirst);
  AffineExpr parseParentheses();
  AffineExpr parseNegation(bool isFirst);
  AffineExpr parseConstant();
  AffineExpr parseNameUse();
  AffineExpr parseValue(bool isSymbol);
  AffineExpr parseSymbolValue();
  AffineExpr makeProduct(Token::Kind operation, AffineExpr lhs, AffineExpr rhs,
                         llvm::SMLoc loc);
  AffineExpr checkDepth(AffineExpr expr);

  const AffineOperands *operands;
  AffineNames names;
  /// The dimension or symbol of each value, by name and number.
  llvm::DenseMap<std::pair<llvm::StringRef, unsigned>, AffineExpr> values;
  unsigned numDims = 0;
  unsigned numSymbols = 0;
};

bool isProductOperator(Token::Kind kind) {
  return kind == Token::star || kind == Token::kw_floordiv ||
         kind == Token::kw_ceildiv || kind == Token::kw_mod;
}

} // namespace

/// Returns the error message if the operation on `lhs` and `rhs` is not affine,
/// else null.
static const char *checkProduct(Token::Kind operation, AffineExpr lhs,
                                AffineExpr rhs) {
  if (rhs.isSymbolicOrConstant())
    return nullptr;
  switch (operation) {
  case Token::star:
    return lhs.isSymbolicOrConstant()
               ? nullptr
               : "non-affine expression: at least one of the multiply operands "
                 "has to be either a constant or symbolic";
  case Token::kw_floordiv:
    return "non-affine expression: right operand of floordiv has to be either "
           "a constant or symbolic";
  case Token::kw_ceildiv:
    return "non-affine expression: right operand of ceildiv has to be either a "
           "constant or symbolic";
  default:
    return "non-affine expression: right operand of mod has to be either a "
           "constant or symbolic";
  }
}

AffineExpr AffineParser::checkDepth(AffineExpr expr) {
  if (LLVM_LIKELY(getAffineExprDepth(expr) <= MaximumAffineExprDepth))
    return expr;
  return null("nesting is too deep, the limit is 10000");
}

AffineExpr AffineParser::makeProduct(Token::Kind operation, AffineExpr lhs,
                                     AffineExpr rhs, llvm::SMLoc loc) {
  if (const char *message = checkProduct(operation, lhs, rhs))
    return null(loc, message);
  switch (operation) {
  case Token::star:
    return checkDepth(lhs * rhs);
  case Token::kw_floordiv:
    return checkDepth(lhs.floorDiv(rhs));
  case Token::kw_ceildiv:
    return checkDepth(lhs.ceilDiv(rhs));
  default:
    return checkDepth(lhs % rhs);
  }
}

/// Parses product (`+` product | `-` product)*.
AffineExpr AffineParser::parseExpr() {
  AffineExpr sum = parseProduct(/*isFirst=*/true);
  while (sum && getToken().isAny(Token::plus, Token::minus)) {
    const bool isPlus = getToken().is(Token::plus);
    consumeToken();
    AffineExpr summand = parseProduct(/*isFirst=*/false);
    if (!summand)
      return nullptr;
    sum = checkDepth(isPlus ? sum + summand : sum - summand);
  }
  return sum;
}

/// Parses operand (`*` operand | `floordiv` operand | …)*.
AffineExpr AffineParser::parseProduct(bool isFirst) {
  AffineExpr product = parseOperand(isFirst);
  while (product && isProductOperator(getToken().getKind())) {
    Token::Kind operation = getToken().getKind();
    llvm::SMLoc loc = getToken().getLoc();
    consumeToken();
    AffineExpr factor = parseOperand(/*isFirst=*/false);
    if (!factor)
      return nullptr;
    // In a chain, errors are reported at the following operator.
    if (isProductOperator(getToken().getKind()))
      loc = getToken().getLoc();
    product = makeProduct(operation, product, factor, loc);
  }
  return product;
}

/// Parses an operand. `isFirst` is true if no operator precedes it.
AffineExpr AffineParser::parseOperand(bool isFirst) {
  if (needsNewStack())
    return onNewStack([=, this] { return parseOperand(isFirst); });
  switch (getToken().getKind()) {
  case Token::kw_symbol:
    return parseSymbolValue();
  case Token::percent_identifier:
    return parseValue(/*isSymbol=*/false);
  case Token::integer:
    return parseConstant();
  case Token::left_paren:
    return parseParentheses();
  case Token::minus:
    return parseNegation(isFirst);
  case Token::plus:
  case Token::star:
    return null(isFirst ? "missing left operand of binary operator"
                        : "missing right operand of binary operator");
  default:
    if (isKeyword())
      return parseNameUse();
    return null(isFirst ? "expected affine expression"
                        : "missing right operand of binary operator");
  }
}

AffineExpr AffineParser::parseParentheses() {
  Nesting nesting(*this);
  consumeToken(Token::left_paren);
  if (!nesting)
    return nullptr;
  if (getToken().is(Token::right_paren))
    return null("no expression inside parentheses");
  AffineExpr expr = parseExpr();
  if (!expr || parseToken(Token::right_paren, "expected ')'"))
    return nullptr;
  return expr;
}

AffineExpr AffineParser::parseNegation(bool isFirst) {
  Nesting nesting(*this);
  consumeToken(Token::minus);
  if (!nesting)
    return nullptr;
  AffineExpr operand = parseOperand(isFirst);
  if (!operand)
    return null("missing operand of negation");
  return checkDepth(operand * -1);
}

AffineExpr AffineParser::parseConstant() {
  std::optional<uint64_t> value = getToken().getUInt64Value();
  if (!value || *value > static_cast<uint64_t>(INT64_MAX))
    return null("constant too large for index");
  consumeToken();
  return getAffineConstantExpr(static_cast<int64_t>(*value), getContext());
}

AffineExpr AffineParser::parseNameUse() {
  AffineExpr expr = names.lookup(getTokenSpelling());
  if (!expr)
    return nullWrongToken("use of undeclared identifier");
  consumeToken();
  return expr;
}

/// Parses an SSA value as a dimension or symbol. Equal values yield the same
/// one.
AffineExpr AffineParser::parseValue(bool isSymbol) {
  if (!operands)
    return nullWrongToken("unexpected ssa identifier");
  if (getToken().isNot(Token::percent_identifier))
    return nullWrongToken("expected ssa identifier");
  AffineOperands::Operand value;
  if (operands->parse(value))
    return nullptr;
  AffineExpr &expr = values[{value.name, value.number}];
  if (expr)
    return expr;
  (isSymbol ? operands->symbols : operands->dims).push_back(value);
  return expr = isSymbol ? getAffineSymbolExpr(numSymbols++, getContext())
                         : getAffineDimExpr(numDims++, getContext());
}

/// Parses symbol(%value).
AffineExpr AffineParser::parseSymbolValue() {
  consumeToken(Token::kw_symbol);
  if (parseToken(Token::left_paren, "expected '(' at start of SSA symbol"))
    return nullptr;
  AffineExpr expr = parseValue(/*isSymbol=*/true);
  if (!expr ||
      parseToken(Token::right_paren, "expected ')' at end of SSA symbol"))
    return nullptr;
  return expr;
}

/// Parses `(d0, d1)`, `(d0)[s0]`.
ParseResult AffineParser::parseNames() {
  auto parseDim = [&] {
    return parseName(getAffineDimExpr(numDims++, getContext()));
  };
  auto parseSymbol = [&] {
    return parseName(getAffineSymbolExpr(numSymbols++, getContext()));
  };
  return failure(parseCommaSeparatedList(Delimiter::Paren, parseDim,
                                         " in dimensional identifier list") ||
                 parseCommaSeparatedList(Delimiter::OptionalSquare, parseSymbol,
                                         " in symbol list"));
}

/// Parses the definition of a dimension or symbol name.
ParseResult AffineParser::parseName(AffineExpr expr) {
  if (!isKeyword())
    return failWrongToken("expected bare identifier");
  llvm::StringRef name = getTokenSpelling();
  if (names.lookup(name))
    return emitError("redefinition of identifier '") << name << "'";
  names.insert(name, expr);
  consumeToken();
  return success();
}

ParseResult AffineParser::parseMapOrSet(AffineMap &map, IntegerSet &set) {
  if (parseNames())
    return failure();
  if (consumeIf(Token::arrow))
    return parseRange(map);
  if (parseToken(Token::colon, "expected '->' or ':'"))
    return failure();
  return parseConstraints(set);
}

ParseResult AffineParser::parseRange(AffineMap &map) {
  llvm::SmallVector<AffineExpr, 4> results;
  auto parseResult = [&] { return parseExprOfValues(results.emplace_back()); };
  if (parseCommaSeparatedList(Delimiter::Paren, parseResult,
                              " in affine map range"))
    return failure();
  map = AffineMap::get(numDims, numSymbols, results, getContext());
  return success();
}

ParseResult AffineParser::parseConstraints(IntegerSet &set) {
  llvm::SmallVector<AffineExpr, 4> constraints;
  llvm::SmallVector<bool, 4> equalities;
  auto parseOne = [&]() -> ParseResult {
    bool isEquality = false;
    AffineExpr constraint = parseConstraint(isEquality);
    constraints.push_back(constraint);
    equalities.push_back(isEquality);
    return success(static_cast<bool>(constraint));
  };
  if (parseCommaSeparatedList(Delimiter::Paren, parseOne,
                              " in integer set constraint list"))
    return failure();
  // Without constraints, the set gets the constraint 0 == 0.
  if (constraints.empty()) {
    constraints.push_back(getAffineConstantExpr(0, getContext()));
    equalities.push_back(true);
  }
  set = IntegerSet::get(numDims, numSymbols, constraints, equalities);
  return success();
}

/// Parses `a >= b`, `a <= b` or `a == b`. Returns the expression that must be
/// nonnegative or zero.
AffineExpr AffineParser::parseConstraint(bool &isEquality) {
  AffineExpr lhs = parseExpr();
  if (!lhs)
    return nullptr;
  if (consumeIf(Token::greater) && consumeIf(Token::equal)) {
    AffineExpr rhs = parseExpr();
    return rhs ? checkDepth(lhs - rhs) : nullptr;
  }
  if (consumeIf(Token::less) && consumeIf(Token::equal)) {
    AffineExpr rhs = parseExpr();
    return rhs ? checkDepth(rhs - lhs) : nullptr;
  }
  if (consumeIf(Token::equal) && consumeIf(Token::equal)) {
    isEquality = true;
    AffineExpr rhs = parseExpr();
    return rhs ? checkDepth(lhs - rhs) : nullptr;
  }
  return null("expected '== affine-expr' or '>= affine-expr' at end of affine "
              "constraint");
}

ParseResult AffineParser::parseExprOver(
    llvm::ArrayRef<std::pair<llvm::StringRef, AffineExpr>> symbols,
    AffineExpr &expr) {
  for (const auto &[name, symbol] : symbols)
    if (!names.lookup(name))
      names.insert(name, symbol);
  return parseExprOfValues(expr);
}

ParseResult AffineParser::parseMapOfValues(AffineMap &map,
                                           Delimiter delimiter) {
  llvm::SmallVector<AffineExpr, 4> results;
  auto parseResult = [&] { return parseExprOfValues(results.emplace_back()); };
  if (parseCommaSeparatedList(delimiter, parseResult, " in affine map"))
    return failure();
  map = AffineMap::get(numDims, numSymbols, results, getContext());
  return success();
}

ParseResult Parser::parseAffineMapOrIntegerSetReference(AffineMap &map,
                                                        IntegerSet &set) {
  return AffineParser(state).parseMapOrSet(map, set);
}

ParseResult Parser::parseAffineMapReference(AffineMap &map) {
  llvm::SMLoc loc = getToken().getLoc();
  IntegerSet set;
  if (parseAffineMapOrIntegerSetReference(map, set))
    return failure();
  if (set)
    return fail(loc, "expected AffineMap, but got IntegerSet");
  return success();
}

ParseResult Parser::parseIntegerSetReference(IntegerSet &set) {
  llvm::SMLoc loc = getToken().getLoc();
  AffineMap map;
  if (parseAffineMapOrIntegerSetReference(map, set))
    return failure();
  if (map)
    return fail(loc, "expected IntegerSet, but got AffineMap");
  return success();
}

ParseResult Parser::parseAffineExprReference(
    llvm::ArrayRef<std::pair<llvm::StringRef, AffineExpr>> names,
    AffineExpr &expr) {
  return AffineParser(state).parseExprOver(names, expr);
}

ParseResult Parser::parseAffineMapOfSSAIds(AffineMap &map,
                                           const AffineOperands &values,
                                           Delimiter delimiter) {
  return AffineParser(state, &values).parseMapOfValues(map, delimiter);
}

ParseResult Parser::parseAffineExprOfSSAIds(AffineExpr &expr,
                                            const AffineOperands &values) {
  return AffineParser(state, &values).parseExprOfValues(expr);
}

} // namespace detail
} // namespace mlir
