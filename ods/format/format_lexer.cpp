// SPDX-License-Identifier: Apache-2.0

#include "ods/format/format_lexer.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir::ods;

FormatToken FormatLexer::form(FormatToken::Kind kind, size_t start) const {
  return {kind, text.slice(start, position)};
}

FormatToken FormatLexer::fail(size_t place, const char *message) {
  const char *pointer = text.data() + place;
  diagnostics.emitError(llvm::SMLoc::getFromPointer(pointer), message);
  return form(FormatToken::Error, place);
}

FormatToken FormatLexer::lex() {
  while (!isAtEnd() && llvm::StringRef("\0 \t\n\r", 5).contains(text[position]))
    ++position;
  size_t start = position;
  if (isAtEnd())
    return form(FormatToken::Eof, start);

  char first = text[position++];
  switch (first) {
  case '^':
    return form(FormatToken::Caret, start);
  case ':':
    return form(FormatToken::Colon, start);
  case ',':
    return form(FormatToken::Comma, start);
  case '=':
    return form(FormatToken::Equal, start);
  case '<':
    return form(FormatToken::Less, start);
  case '>':
    return form(FormatToken::Greater, start);
  case '(':
    return form(FormatToken::LeftParen, start);
  case ')':
    return form(FormatToken::RightParen, start);
  case '?':
    return form(FormatToken::Question, start);
  case '*':
    return form(FormatToken::Star, start);
  case '|':
    return form(FormatToken::Pipe, start);
  case '`':
    return lexLiteral(start);
  case '$':
    return lexVariable(start);
  case '"':
    return lexString(start);
  default:
    if (llvm::isAlpha(first) || first == '_')
      return lexIdentifier(start);
    return fail(start, "unexpected character");
  }
}

FormatToken FormatLexer::lexLiteral(size_t start) {
  size_t end = text.find('`', position);
  if (end == llvm::StringRef::npos) {
    position = text.size();
    return fail(position, "unexpected end of file in literal");
  }
  position = end + 1;
  return form(FormatToken::Literal, start);
}

FormatToken FormatLexer::lexVariable(size_t start) {
  if (isAtEnd() || !(llvm::isAlpha(text[position]) || text[position] == '_'))
    return fail(start, "expected variable name");
  while (!isAtEnd() && (llvm::isAlnum(text[position]) || text[position] == '_'))
    ++position;
  return form(FormatToken::Variable, start);
}

FormatToken FormatLexer::lexString(size_t start) {
  bool isEscaped = false;
  while (!isAtEnd()) {
    char next = text[position++];
    if (next == '"' && !isEscaped)
      return form(FormatToken::String, start);
    isEscaped = next == '\\';
  }
  return fail(position, "unexpected end of file in string");
}

FormatToken FormatLexer::lexIdentifier(size_t start) {
  while (!isAtEnd() && (llvm::isAlnum(text[position]) ||
                        text[position] == '_' || text[position] == '-'))
    ++position;
  auto kind =
      llvm::StringSwitch<FormatToken::Kind>(text.slice(start, position))
          .Case("attr-dict", FormatToken::AttrDict)
          .Case("attr-dict-with-keyword", FormatToken::AttrDictWithKeyword)
          .Case("custom", FormatToken::Custom)
          .Case("functional-type", FormatToken::FunctionalType)
          .Case("oilist", FormatToken::OIList)
          .Case("operands", FormatToken::Operands)
          .Case("params", FormatToken::Params)
          .Case("prop-dict", FormatToken::PropDict)
          .Case("qualified", FormatToken::Qualified)
          .Case("ref", FormatToken::Ref)
          .Case("regions", FormatToken::Regions)
          .Case("results", FormatToken::Results)
          .Case("struct", FormatToken::Struct)
          .Case("successors", FormatToken::Successors)
          .Case("type", FormatToken::Type)
          .Default(FormatToken::Identifier);
  return form(kind, start);
}

bool mlir::ods::canFormatStringAsKeyword(
    llvm::StringRef value, llvm::function_ref<void(llvm::Twine)> emitError) {
  auto fail = [&](const char *reason) {
    if (emitError)
      emitError(reason);
    return false;
  };
  if (value.empty() || !(llvm::isAlpha(value.front()) || value.front() == '_'))
    return fail("valid keyword starts with a letter or '_'");
  bool isKeyword = llvm::all_of(value.drop_front(), [](char c) {
    return llvm::isAlnum(c) || c == '_' || c == '$' || c == '.';
  });
  return isKeyword || fail("keywords should contain only alphanum, '_', '$', "
                           "or '.' characters");
}

bool mlir::ods::isValidLiteral(
    llvm::StringRef value, llvm::function_ref<void(llvm::Twine)> emitError) {
  if (value.empty()) {
    emitError("literal can't be empty");
    return false;
  }
  if (value.size() == 1) {
    llvm::StringRef bare = "_:,=<>()[]{}?+-*";
    if (llvm::isAlpha(value.front()) || bare.contains(value.front()))
      return true;
    emitError("single character literal must be a letter or one of '" + bare +
              "'");
    return false;
  }
  return value == "->" || value == "..." ||
         canFormatStringAsKeyword(value, emitError);
}
