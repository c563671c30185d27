// SPDX-License-Identifier: Apache-2.0

#include "ods/format/format_parser.h"

using namespace mlir::ods;
using Kind = FormatElement::Kind;
using llvm::failed;
using llvm::failure;
using llvm::LogicalResult;
using llvm::success;

/// The maximum nesting depth of elements.
static constexpr unsigned maxDepth = 200;

FormatParser::~FormatParser() = default;

llvm::FailureOr<std::vector<FormatElement>> FormatParser::parse() {
  llvm::SMLoc loc = token.getLoc();
  std::vector<FormatElement> elements;
  while (!token.is(FormatToken::Eof)) {
    ElementResult element = parseElement(Context::TopLevel);
    if (failed(element))
      return failure();
    elements.push_back(std::move(*element));
  }
  if (failed(verify(loc, elements)))
    return failure();
  return elements;
}

void FormatParser::consume() {
  if (!token.is(FormatToken::Eof) && !token.is(FormatToken::Error))
    token = lexer.lex();
}

LogicalResult FormatParser::parseToken(FormatToken::Kind kind,
                                       const char *message) {
  if (!token.is(kind))
    return emitError(token.getLoc(), message);
  consume();
  return success();
}

LogicalResult FormatParser::emitError(llvm::SMLoc loc,
                                      const llvm::Twine &message) {
  diagnostics.emitError(loc, message);
  return failure();
}

LogicalResult FormatParser::emitErrorAndNote(llvm::SMLoc loc,
                                             const llvm::Twine &message,
                                             const llvm::Twine &note) {
  diagnostics.emitErrorAndNote(loc, message, note);
  return failure();
}

FormatParser::ElementResult FormatParser::parseElement(Context context) {
  if (depth == maxDepth)
    return emitError(token.getLoc(), "format is nested too deeply");
  ++depth;
  ElementResult element = parseElementInside(context);
  --depth;
  return element;
}

FormatParser::ElementResult FormatParser::parseElementInside(Context context) {
  if (token.isKeyword())
    return parseKeyword(context);
  switch (token.kind) {
  case FormatToken::Literal:
    return parseLiteral(context);
  case FormatToken::String:
    return parseString(context);
  case FormatToken::Variable: {
    FormatToken variable = token;
    consume();
    return parseVariable(variable.getLoc(), variable.spelling.drop_front(),
                         context);
  }
  case FormatToken::LeftParen:
    return parseOptional(context);
  default:
    return emitError(
        token.getLoc(),
        "expected literal, variable, directive, or optional group");
  }
}

FormatParser::ElementResult FormatParser::parseLiteral(Context context) {
  FormatToken literal = token;
  llvm::SMLoc loc = literal.getLoc();
  consume();
  if (context != Context::TopLevel)
    return emitError(
        loc,
        "literals may only be used in the top-level section of the format");
  if (!literal.is(FormatToken::Literal))
    return emitError(loc,
                     "expected literal, but got '" + literal.spelling + "'");

  llvm::StringRef value = literal.spelling.drop_front().drop_back();
  if (value.empty() || value == " " || value == "\\n")
    return FormatElement{.kind = Kind::Whitespace, .text = value.str()};
  bool isValid = isValidLiteral(value, [&](const llvm::Twine &reason) {
    (void)emitError(loc, "expected valid literal but got '" + value +
                             "': " + reason);
  });
  if (!isValid)
    return failure();
  return FormatElement{.kind = Kind::Literal, .text = value.str()};
}

FormatParser::ElementResult FormatParser::parseString(Context context) {
  FormatToken string = token;
  consume();
  if (context != Context::Custom)
    return emitError(
        string.getLoc(),
        "strings may only be used as 'custom' directive arguments");
  FormatElement element{.kind = Kind::String};
  for (char c : string.spelling.drop_front().drop_back())
    if (c != '\\')
      element.text.push_back(c);
  return element;
}

FormatParser::ElementResult FormatParser::parseKeyword(Context context) {
  FormatToken keyword = token;
  llvm::SMLoc loc = keyword.getLoc();
  consume();
  switch (keyword.kind) {
  case FormatToken::Custom:
    return parseCustom(loc, context);
  case FormatToken::Ref:
    return parseRef(loc, context);
  case FormatToken::Qualified:
    return parseQualified(loc, context);
  default:
    return parseDirective(loc, keyword.kind, context);
  }
}

FormatParser::ElementResult FormatParser::parseCustom(llvm::SMLoc loc,
                                                      Context context) {
  if (context != Context::TopLevel && context != Context::Struct)
    return emitError(loc, "`custom` can only be used at the top-level context "
                          "or within a `struct` directive");
  if (failed(parseToken(FormatToken::Less,
                        "expected '<' before custom directive name")))
    return failure();
  FormatElement custom{.kind = Kind::Custom, .text = token.spelling.str()};
  if (failed(parseToken(FormatToken::Identifier,
                        "expected custom directive name identifier")) ||
      failed(parseToken(FormatToken::Greater,
                        "expected '>' after custom directive name")) ||
      failed(parseToken(FormatToken::LeftParen,
                        "expected '(' before custom directive parameters")))
    return failure();
  while (true) {
    ElementResult argument = parseElement(Context::Custom);
    if (failed(argument))
      return failure();
    custom.children.push_back(std::move(*argument));
    if (!token.is(FormatToken::Comma))
      break;
    consume();
  }
  if (failed(parseToken(FormatToken::RightParen,
                        "expected ')' after custom directive parameters")) ||
      failed(verifyCustomArguments(loc, custom.children)))
    return failure();
  return custom;
}

FormatParser::ElementResult FormatParser::parseRef(llvm::SMLoc loc,
                                                   Context context) {
  if (context != Context::Custom)
    return emitError(loc, "'ref' is only valid within a `custom` directive");
  if (failed(parseToken(FormatToken::LeftParen,
                        "expected '(' before argument list")))
    return failure();
  ElementResult argument = parseElement(Context::Ref);
  if (failed(argument) ||
      failed(parseToken(FormatToken::RightParen,
                        "expected ')' after argument list")))
    return failure();
  FormatElement ref{.kind = Kind::Ref};
  ref.children.push_back(std::move(*argument));
  return ref;
}

FormatParser::ElementResult FormatParser::parseQualified(llvm::SMLoc loc,
                                                         Context context) {
  if (failed(parseToken(FormatToken::LeftParen,
                        "expected '(' before argument list")))
    return failure();
  ElementResult element = parseElement(context);
  if (failed(element) || failed(verifyQualified(loc, *element)) ||
      failed(parseToken(FormatToken::RightParen,
                        "expected ')' after argument list")))
    return failure();
  element->isQualified = true;
  return element;
}

LogicalResult FormatParser::parseGroup(std::vector<FormatElement> &group,
                                       bool isElse, FormatElement &optional,
                                       bool &hasAnchor) {
  do {
    ElementResult element = parseElement(Context::TopLevel);
    if (failed(element))
      return failure();
    if (token.is(FormatToken::Caret)) {
      if (hasAnchor)
        return emitError(token.getLoc(), "only one element can be marked as "
                                         "the anchor of an optional group");
      hasAnchor = true;
      optional.isInverted = isElse;
      optional.anchor = group.size();
      consume();
    }
    group.push_back(std::move(*element));
  } while (!token.is(FormatToken::RightParen));
  consume();
  return success();
}

LogicalResult FormatParser::parseGroups(FormatElement &optional,
                                        bool &hasAnchor) {
  if (failed(
          parseGroup(optional.children, /*isElse=*/false, optional, hasAnchor)))
    return failure();
  if (token.is(FormatToken::Colon)) {
    consume();
    if (failed(parseToken(
            FormatToken::LeftParen,
            "expected '(' to start else branch of optional group")) ||
        failed(parseGroup(optional.elseChildren, /*isElse=*/true, optional,
                          hasAnchor)))
      return failure();
  }
  return parseToken(FormatToken::Question, "expected '?' after optional group");
}

FormatParser::ElementResult FormatParser::parseOptional(Context context) {
  llvm::SMLoc loc = token.getLoc();
  consume();
  if (context != Context::TopLevel)
    return emitError(loc,
                     "optional groups can only be used as top-level elements");
  FormatElement optional{.kind = Kind::Optional};
  bool hasAnchor = false;
  if (failed(parseGroups(optional, hasAnchor)))
    return failure();
  if (!hasAnchor)
    return emitError(loc, "optional group has no anchor element");
  if (failed(verifyOptional(loc, optional)))
    return failure();
  return optional;
}

/// 1. Both groups satisfy verifyOptionalGroup.
/// 2. The first element that is parsed is a literal, a variable or a custom
///    directive.
/// 3. If the group is inverted, its second group satisfies verifyOptionalGroup
///    with the anchor, too.
LogicalResult FormatParser::verifyOptional(llvm::SMLoc loc,
                                           const FormatElement &optional) {
  const FormatElement *anchor = &optional.getAnchor();
  if (failed(verifyOptionalGroup(loc, optional.children, anchor)) ||
      failed(verifyOptionalGroup(loc, optional.elseChildren, nullptr)))
    return failure();

  unsigned start = getParseStart(optional.children);
  Kind first = start == optional.children.size()
                   ? Kind::Whitespace
                   : optional.children[start].kind;
  if (first != Kind::Literal && first != Kind::Custom && !isVariable(first))
    return emitError(loc, "first parsable element of an optional group must be "
                          "a literal, variable, or custom directive");
  return optional.isInverted
             ? verifyOptionalGroup(loc, optional.elseChildren, anchor)
             : success();
}
