// SPDX-License-Identifier: Apache-2.0
//
// Literals and names: strings, numbers, keywords, symbols, resource keys.
#include "core/asm/number.h"
#include "core/asm/parser_base.h"
#include "core/ir/context/diagnostics.h"
#include "core/ir/data/float_semantics.h"
#include "core/ir/interface/op_asm_interface.h"
#include "llvm/Support/Base64.h"

namespace mlir {
namespace detail {
namespace {

/// The limit for integers that hooks parse, which have no type.
constexpr unsigned maximumIntegerBits = IntegerType::kMaxWidth + 1;

/// Adds a zero bit on top, so that the value is the same if read as signed.
llvm::APInt makeSigned(const llvm::APInt &value, bool isNegative) {
  llvm::APInt result =
      value.isNegative() ? value.zext(value.getBitWidth() + 1) : value;
  if (isNegative)
    result.negate();
  return result;
}

} // namespace

llvm::StringRef Parser::getStringValue(const Token &token,
                                       std::string &storage) {
  llvm::StringRef text = token.getSpelling();
  if (token.is(Token::at_identifier))
    text = text.drop_front();
  if (!text.starts_with("\""))
    return text;
  if (!text.contains('\\'))
    return text.drop_front().drop_back();
  storage = token.getStringValue();
  return storage;
}

StringAttr Parser::getStringAttr(const Token &token) {
  llvm::StringRef text = token.getSpelling();
  if (token.is(Token::at_identifier))
    text = text.drop_front();
  if (!text.starts_with("\""))
    return state.cache.getString(text);
  if (!text.contains('\\'))
    return state.cache.getString(text.drop_front().drop_back());
  return getEscapedStringAttr(token);
}

StringAttr Parser::getEscapedStringAttr(const Token &token) {
  return StringAttr::get(getContext(), llvm::StringRef(token.getStringValue()));
}

ParseResult Parser::parseOptionalString(std::string *string) {
  if (getToken().isNot(Token::string))
    return failure();
  if (string)
    *string = getToken().getStringValue();
  consumeToken();
  return success();
}

ParseResult Parser::parseOptionalBase64Bytes(std::vector<char> *bytes) {
  if (getToken().isNot(Token::string))
    return failure();
  if (bytes) {
    std::string text = getToken().getStringValue();
    if (llvm::Error error = llvm::decodeBase64(text, *bytes))
      return emitError("invalid base64: ") << llvm::toString(std::move(error));
  }
  consumeToken();
  return success();
}

OptionalParseResult Parser::parseOptionalInteger(llvm::APInt &result) {
  if (getToken().isAny(Token::kw_false, Token::kw_true)) {
    // A zero bit on top, as in makeSigned.
    result = llvm::APInt(2, getToken().is(Token::kw_true));
    consumeToken();
    return success();
  }
  if (!getToken().isAny(Token::integer, Token::minus))
    return std::nullopt;
  const bool isNegative = consumeIf(Token::minus);
  Token token = getToken();
  if (parseToken(Token::integer, "expected integer value"))
    return failure();
  std::optional<llvm::APInt> value =
      readInteger(token.getSpelling(), maximumIntegerBits);
  if (!value)
    return fail(token.getLoc(), "integer value too large");
  result = makeSigned(*value, isNegative);
  return success();
}

OptionalParseResult Parser::parseOptionalDecimalInteger(llvm::APInt &result) {
  if (!getToken().isAny(Token::integer, Token::minus))
    return std::nullopt;
  const bool isNegative = consumeIf(Token::minus);
  Token token = getToken();
  llvm::StringRef spelling = token.getSpelling();
  if (parseToken(Token::integer, "expected integer value"))
    return failure();
  // Here `0x8` is the number 0, followed by `x8`.
  if (isHexLiteral(spelling)) {
    state.lastTokenEnd = llvm::SMLoc::getFromPointer(spelling.data() + 1);
    resetToken(spelling.data() + 1);
    spelling = spelling.take_front();
  }
  std::optional<llvm::APInt> value = readInteger(spelling, maximumIntegerBits);
  if (!value)
    return fail(token.getLoc(), "integer value too large");
  result = makeSigned(*value, isNegative);
  return success();
}

ParseResult Parser::parseFloat(double &result) {
  llvm::APFloat value(0.0);
  if (parseFloat(*lookupFloatSemantics(llvm::APFloat::IEEEdouble()), value))
    return failure();
  result = value.convertToDouble();
  return success();
}

ParseResult Parser::parseFloat(const FloatSemantics &semantics,
                               llvm::APFloat &result) {
  const bool isNegative = consumeIf(Token::minus);
  std::optional<llvm::APFloat> value;
  if (parseFloatFromLiteral(value, getToken(), isNegative, semantics))
    return failure();
  consumeToken();
  result = *value;
  return success();
}

ParseResult Parser::parseFloatFromLiteral(std::optional<llvm::APFloat> &result,
                                          const Token &token, bool isNegative,
                                          const FloatSemantics &semantics) {
  if (token.is(Token::integer))
    return parseFloatFromIntegerLiteral(result, token, isNegative, semantics);
  if (token.isNot(Token::floating_point))
    return fail(token.getLoc(), "expected floating point literal");
  const double value = readDouble(token.getSpelling());
  result = roundToFloat(semantics, llvm::APFloat(isNegative ? -value : value));
  return success();
}

ParseResult
Parser::parseFloatFromIntegerLiteral(std::optional<llvm::APFloat> &result,
                                     const Token &token, bool isNegative,
                                     const FloatSemantics &semantics) {
  if (!isHexLiteral(token.getSpelling())) {
    InFlightDiagnostic diagnostic = emitError(
        token.getLoc(),
        "unexpected decimal integer literal for a floating point value");
    if (diagnostic.getUnderlyingDiagnostic())
      diagnostic.attachNote() << "add a trailing dot to make the literal a "
                                 "float";
    return diagnostic;
  }
  if (isNegative)
    return fail(token.getLoc(),
                "hexadecimal float literal should not have a leading minus");
  std::optional<llvm::APInt> bits =
      readInteger(token.getSpelling(), semantics.width);
  if (!bits)
    return fail(token.getLoc(),
                "hexadecimal float constant out of range for type");
  result = floatFromBits(semantics, bits->zextOrTrunc(semantics.width));
  return success();
}

ParseResult Parser::parseOptionalKeyword(llvm::StringRef keyword) {
  if (!isKeyword() || getTokenSpelling() != keyword)
    return failure();
  consumeToken();
  return success();
}

ParseResult Parser::parseOptionalKeyword(llvm::StringRef *keyword) {
  if (!isKeyword())
    return failure();
  *keyword = getTokenSpelling();
  consumeToken();
  return success();
}

ParseResult
Parser::parseOptionalKeyword(llvm::StringRef *keyword,
                             llvm::ArrayRef<llvm::StringRef> allowed) {
  if (!isKeyword() || !llvm::is_contained(allowed, getTokenSpelling()))
    return failure();
  return parseOptionalKeyword(keyword);
}

ParseResult Parser::parseOptionalKeywordOrString(std::string *result) {
  llvm::StringRef keyword;
  if (!parseOptionalKeyword(&keyword)) {
    *result = keyword.str();
    return success();
  }
  return parseOptionalString(result);
}

ParseResult Parser::parseOptionalSymbolName(StringAttr &result) {
  if (getToken().isNot(Token::at_identifier))
    return failure();
  result = getStringAttr(getToken());
  consumeToken();
  return success();
}

FailureOr<ResourceHandle> Parser::parseResourceHandle(Dialect *dialect) {
  std::string name;
  return parseResourceHandle(dialect, name);
}

FailureOr<ResourceHandle> Parser::parseResourceHandle(Dialect *dialect,
                                                      std::string &name) {
  OpAsmDialectInterface interface(dialect);
  if (!interface || !interface.getTable().declareResource)
    return emitError("dialect '")
           << dialect->getNamespace() << "' does not expect resource handles";
  llvm::SMLoc loc = getToken().getLoc();
  if (parseOptionalKeywordOrString(&name))
    return emitError("expected identifier key for 'resource' entry");
  ResourceHandle &handle = state.symbols.dialectResources[dialect][name];
  if (!handle) {
    FailureOr<ResourceHandle> declared =
        interface.getTable().declareResource(dialect, name);
    if (failed(declared))
      return emitError(loc, "unknown 'resource' key '")
             << name << "' for dialect '" << dialect->getNamespace() << "'";
    handle = *declared;
  }
  name = handle.getKey().str();
  return handle;
}

} // namespace detail
} // namespace mlir
