// SPDX-License-Identifier: Apache-2.0

#include "ods/format/op_format_parser.h"

using namespace mlir::ods;
using Kind = FormatElement::Kind;
using llvm::failed;
using llvm::failure;
using llvm::LogicalResult;
using llvm::success;

FormatParser::ElementResult
OpFormatParser::parseDirective(llvm::SMLoc loc, FormatToken::Kind kind,
                               Context context) {
  switch (kind) {
  case FormatToken::AttrDict:
    return parseAttrDict(loc, context, Kind::AttrDict);
  case FormatToken::AttrDictWithKeyword:
    return parseAttrDict(loc, context, Kind::AttrDictWithKeyword);
  case FormatToken::PropDict:
    return parsePropDict(loc, context);
  case FormatToken::FunctionalType:
    return parseFunctionalType(loc, context);
  case FormatToken::OIList:
    return parseOIList(loc, context);
  case FormatToken::Operands:
    return parseOperands(loc, context);
  case FormatToken::Regions:
    return parseRegions(loc, context);
  case FormatToken::Results:
    return parseResults(loc, context);
  case FormatToken::Successors:
    return parseSuccessors(loc, context);
  case FormatToken::Type:
    return parseType(loc, context);
  default:
    return emitError(loc, "unsupported directive kind");
  }
}

FormatParser::ElementResult
OpFormatParser::parseAttrDict(llvm::SMLoc loc, Context context, Kind kind) {
  if (context == Context::Type)
    return emitError(loc, "'attr-dict' directive can only be used as a "
                          "top-level directive");
  if (context == Context::Ref) {
    if (!use.attrDict)
      return emitError(loc, "'ref' of 'attr-dict' is not bound by a prior "
                            "'attr-dict' directive");
  } else if (use.attrDict) {
    return emitError(loc, "'attr-dict' directive has already been seen");
  }
  use.attrDict = true;
  return FormatElement{.kind = kind};
}

FormatParser::ElementResult OpFormatParser::parsePropDict(llvm::SMLoc loc,
                                                          Context context) {
  if (context == Context::Type)
    return emitError(loc, "'prop-dict' directive can only be used as a "
                          "top-level directive");
  if (context == Context::Ref)
    return emitError(loc, "'ref' of 'prop-dict' unsupported");
  if (use.propDict)
    return emitError(loc, "'prop-dict' directive has already been seen");
  use.propDict = true;
  return FormatElement{.kind = Kind::PropDict};
}

FormatParser::ElementResult OpFormatParser::parseOperands(llvm::SMLoc loc,
                                                          Context context) {
  if (context == Context::Ref) {
    if (!use.allOperands)
      return emitError(loc, "'ref' of 'operands' is not bound by a prior "
                            "'operands' directive");
  } else if (context == Context::TopLevel || context == Context::Custom) {
    if (use.allOperands || use.operands.any())
      return emitError(loc, "'operands' directive creates overlap in format");
    use.allOperands = true;
  }
  return FormatElement{.kind = Kind::Operands};
}

FormatParser::ElementResult OpFormatParser::parseResults(llvm::SMLoc loc,
                                                         Context context) {
  if (context != Context::Type)
    return emitError(loc, "'results' directive can can only be used as a child "
                          "to a 'type' directive");
  return FormatElement{.kind = Kind::Results};
}

FormatParser::ElementResult OpFormatParser::parseRegions(llvm::SMLoc loc,
                                                         Context context) {
  if (context == Context::Type)
    return emitError(loc, "'regions' is only valid as a top-level directive");
  if (context == Context::Ref) {
    if (!use.allRegions)
      return emitError(loc, "'ref' of 'regions' is not bound by a prior "
                            "'regions' directive");
  } else if (use.allRegions || use.regions.any()) {
    return emitError(loc, "'regions' directive creates overlap in format");
  }
  use.allRegions = true;
  return FormatElement{.kind = Kind::Regions};
}

FormatParser::ElementResult OpFormatParser::parseSuccessors(llvm::SMLoc loc,
                                                            Context context) {
  if (context == Context::Type)
    return emitError(loc,
                     "'successors' is only valid as a top-level directive");
  if (context == Context::Ref) {
    if (!use.allSuccessors)
      return emitError(loc, "'ref' of 'successors' is not bound by a prior "
                            "'successors' directive");
  } else if (use.allSuccessors || use.successors.any()) {
    return emitError(loc, "'successors' directive creates overlap in format");
  }
  use.allSuccessors = true;
  return FormatElement{.kind = Kind::Successors};
}

FormatParser::ElementResult OpFormatParser::parseType(llvm::SMLoc loc,
                                                      Context context) {
  if (context == Context::Type)
    return emitError(loc, "'type' cannot be used as a child of another `type`");
  if (failed(parseToken(FormatToken::LeftParen,
                        "expected '(' before argument list")))
    return failure();
  ElementResult operand = parseTypeOperand(loc, context == Context::Ref);
  if (failed(operand) || failed(parseToken(FormatToken::RightParen,
                                           "expected ')' after argument list")))
    return failure();
  FormatElement type{.kind = Kind::Type};
  type.children.push_back(std::move(*operand));
  return type;
}

FormatParser::ElementResult
OpFormatParser::parseFunctionalType(llvm::SMLoc loc, Context context) {
  if (context != Context::TopLevel)
    return emitError(
        loc, "'functional-type' is only valid as a top-level directive");
  if (failed(parseToken(FormatToken::LeftParen,
                        "expected '(' before argument list")))
    return failure();
  ElementResult inputs = parseTypeOperand(loc, /*isReference=*/false);
  if (failed(inputs) ||
      failed(
          parseToken(FormatToken::Comma, "expected ',' after inputs argument")))
    return failure();
  ElementResult results = parseTypeOperand(loc, /*isReference=*/false);
  if (failed(results) || failed(parseToken(FormatToken::RightParen,
                                           "expected ')' after argument list")))
    return failure();
  FormatElement type{.kind = Kind::FunctionalType};
  type.children.push_back(std::move(*inputs));
  type.children.push_back(std::move(*results));
  return type;
}

FormatParser::ElementResult OpFormatParser::parseTypeOperand(llvm::SMLoc loc,
                                                             bool isReference) {
  ElementResult element = parseElement(Context::Type);
  if (failed(element) || failed(bindType(loc, *element, isReference)))
    return failure();
  return element;
}

LogicalResult OpFormatParser::bindType(llvm::SMLoc loc,
                                       const FormatElement &element,
                                       bool isReference) {
  unsigned index = element.index;
  switch (element.kind) {
  case Kind::Operand:
    return bindTypeOf(loc, op.getOperand(index).name, isReference,
                      use.allOperandTypes, use.operandTypes, index);
  case Kind::Result:
    return bindTypeOf(loc, op.getResultName(index), isReference,
                      use.allResultTypes, use.resultTypes, index);
  case Kind::Operands:
    return bindAllTypes(loc, "operands", isReference, use.allOperandTypes,
                        use.operandTypes);
  case Kind::Results:
    return bindAllTypes(loc, "results", isReference, use.allResultTypes,
                        use.resultTypes);
  default:
    return emitError(loc, "invalid argument to 'type' directive");
  }
}

LogicalResult OpFormatParser::bindTypeOf(llvm::SMLoc loc, llvm::StringRef name,
                                         bool isReference, bool hasAll,
                                         llvm::BitVector &seen,
                                         unsigned index) {
  bool isBound = hasAll || seen.test(index);
  if (isBound && !isReference)
    return emitError(loc, "'type' of '" + name + "' is already bound");
  if (!isBound && isReference)
    return emitError(loc, "'ref' of 'type($" + name +
                              ")' is not bound by a prior 'type' directive");
  seen.set(index);
  return success();
}

LogicalResult OpFormatParser::bindAllTypes(llvm::SMLoc loc,
                                           llvm::StringRef what,
                                           bool isReference, bool &hasAll,
                                           const llvm::BitVector &seen) {
  if (!isReference && (hasAll || seen.any()))
    return emitError(loc, "'" + what + "' 'type' is already bound");
  if (isReference && !hasAll)
    return emitError(loc, "'ref' of 'type(" + what +
                              ")' is not bound by a prior 'type' directive");
  hasAll = true;
  return success();
}

FormatParser::ElementResult OpFormatParser::parseOIList(llvm::SMLoc loc,
                                                        Context context) {
  if (failed(parseToken(FormatToken::LeftParen,
                        "expected '(' before oilist argument list")))
    return failure();
  FormatElement list{.kind = Kind::OIList};
  while (true) {
    FormatElement &clause =
        list.children.emplace_back(FormatElement{.kind = Kind::Clause});
    if (failed(parseClause(loc, context, clause)))
      return failure();
    bool isLast = peek().is(FormatToken::RightParen);
    consume();
    if (isLast)
      return list;
  }
}

LogicalResult OpFormatParser::parseClause(llvm::SMLoc loc, Context context,
                                          FormatElement &clause) {
  llvm::SMLoc literalLoc = peek().getLoc();
  ElementResult literal = parseLiteral(context);
  if (failed(literal))
    return failure();
  if (literal->kind != Kind::Literal)
    return emitError(literalLoc, "expected literal, but got white space");
  clause.children.push_back(std::move(*literal));
  while (!peek().is(FormatToken::Pipe) && !peek().is(FormatToken::RightParen)) {
    ElementResult element = parseElement(context);
    if (failed(element) || failed(verifyClauseElement(loc, *element)))
      return failure();
    clause.children.push_back(std::move(*element));
  }
  return success();
}
