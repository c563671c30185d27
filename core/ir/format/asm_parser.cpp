// SPDX-License-Identifier: Apache-2.0
#include "core/ir/format/asm_parser.h"

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/context/diagnostics.h"

namespace mlir {

AsmParser::~AsmParser() = default;

ParseResult AsmParser::parseString(std::string *string) {
  llvm::SMLoc loc = getCurrentLocation();
  if (parseOptionalString(string))
    return emitError(loc, "expected string");
  return success();
}

ParseResult AsmParser::parseInteger(llvm::APInt &result) {
  llvm::SMLoc loc = getCurrentLocation();
  OptionalParseResult parsed = parseOptionalInteger(result);
  if (!parsed.has_value())
    return emitError(loc, "expected integer value");
  return *parsed;
}

ParseResult AsmParser::parseKeyword(llvm::StringRef keyword,
                                    const llvm::Twine &message) {
  llvm::SMLoc loc = getCurrentLocation();
  if (parseOptionalKeyword(keyword))
    return emitError(loc, "expected '") << keyword << "'" << message;
  return success();
}

ParseResult AsmParser::parseKeyword(llvm::StringRef *keyword) {
  llvm::SMLoc loc = getCurrentLocation();
  if (parseOptionalKeyword(keyword))
    return emitError(loc, "expected valid keyword");
  return success();
}

ParseResult AsmParser::parseKeywordOrString(std::string *result) {
  llvm::SMLoc loc = getCurrentLocation();
  if (parseOptionalKeywordOrString(result))
    return emitError(loc, "expected valid keyword or string");
  return success();
}

ParseResult AsmParser::parseSymbolName(StringAttr &result) {
  llvm::SMLoc loc = getCurrentLocation();
  if (parseOptionalSymbolName(result))
    return emitError(loc, "expected valid '@'-identifier for symbol name");
  return success();
}

ParseResult AsmParser::parseSymbolName(StringAttr &result,
                                       llvm::StringRef attrName,
                                       NamedAttrList &attributes) {
  if (parseSymbolName(result))
    return failure();
  attributes.append(attrName, result);
  return success();
}

ParseResult AsmParser::failKind(llvm::SMLoc loc, llvm::StringRef expected,
                                Type type) {
  InFlightDiagnostic error = emitError(loc, "invalid kind of type specified");
  if (!expected.empty())
    error << ": expected " << expected << ", but found " << type;
  return error;
}

ParseResult AsmParser::parseColonTypeList(llvm::SmallVectorImpl<Type> &result) {
  return failure(parseColon() || parseTypeList(result));
}

ParseResult
AsmParser::parseOptionalColonTypeList(llvm::SmallVectorImpl<Type> &result) {
  if (parseOptionalColon())
    return success();
  return parseTypeList(result);
}

/// Parses one type, or a list of types in parentheses.
static ParseResult parseResultTypes(AsmParser &parser,
                                    llvm::SmallVectorImpl<Type> &result) {
  if (parser.parseOptionalLParen())
    return parser.parseType(result.emplace_back());
  if (!parser.parseOptionalRParen())
    return success();
  return failure(parser.parseTypeList(result) || parser.parseRParen());
}

ParseResult AsmParser::parseArrowTypeList(llvm::SmallVectorImpl<Type> &result) {
  return failure(parseArrow() || parseResultTypes(*this, result));
}

ParseResult
AsmParser::parseOptionalArrowTypeList(llvm::SmallVectorImpl<Type> &result) {
  if (parseOptionalArrow())
    return success();
  return parseResultTypes(*this, result);
}

ParseResult OpAsmParser::parseTrailingOperandList(
    llvm::SmallVectorImpl<UnresolvedOperand> &result, Delimiter delimiter) {
  if (parseOptionalComma())
    return success();
  return parseOperandList(result, delimiter);
}

ParseResult OpAsmParser::parseAssignmentList(
    llvm::SmallVectorImpl<Argument> &lhs,
    llvm::SmallVectorImpl<UnresolvedOperand> &rhs) {
  OptionalParseResult parsed = parseOptionalAssignmentList(lhs, rhs);
  if (!parsed.has_value())
    return emitError(getCurrentLocation(), "expected '('");
  return *parsed;
}

} // namespace mlir
