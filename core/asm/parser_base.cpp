// SPDX-License-Identifier: Apache-2.0
#include "core/asm/parser_base.h"

#include <cstring>

#include "core/ir/context/diagnostics.h"
#include "llvm/ADT/StringExtras.h"

namespace mlir {
namespace detail {
namespace {

/// Returns the end of the line of `from`: a line feed or the end of the buffer.
const char *findLineEnd(const char *from, llvm::StringRef buffer) {
  const void *end = std::memchr(from, '\n', buffer.end() - from);
  return end ? static_cast<const char *>(end) : buffer.end();
}

/// Returns the line and column of the start of the main file in its includer.
std::pair<unsigned, unsigned> getStart(const llvm::SourceMgr &sources) {
  llvm::SMLoc include = sources.getParentIncludeLoc(sources.getMainFileID());
  return include.isValid() ? sources.getLineAndColumn(include)
                           : std::make_pair(1u, 1u);
}

LocationCursor makeCursor(const llvm::SourceMgr &sources,
                          MLIRContext *context) {
  const llvm::MemoryBuffer *buffer =
      sources.getMemoryBuffer(sources.getMainFileID());
  auto [line, column] = getStart(sources);
  return LocationCursor(buffer->getBuffer(),
                        StringAttr::get(context, buffer->getBufferIdentifier()),
                        line, column);
}

} // namespace

LocationCursor::LocationCursor(llvm::StringRef buffer, StringAttr file,
                               unsigned line, unsigned column)
    : buffer(buffer), file(file), firstColumn(column),
      lineStart(buffer.begin()), lineEnd(findLineEnd(buffer.begin(), buffer)),
      line(line) {}

void LocationCursor::seek(const char *loc) {
  while (LLVM_UNLIKELY(loc < lineStart)) {
    lineEnd = lineStart - 1;
    lineStart =
        buffer.begin() +
        (llvm::StringRef(buffer.begin(), lineEnd - buffer.begin()).rfind('\n') +
         1);
    --line;
  }
  while (loc > lineEnd) {
    lineStart = lineEnd + 1;
    lineEnd = findLineEnd(lineStart, buffer);
    ++line;
  }
}

const LocationBlock *LocationCursor::getBlock() {
  if (LLVM_UNLIKELY(!block ||
                    (line - block->firstLine) >> LocationBlock::LineBits != 0))
    block = file.getContext()->getLocationBlock(file, line);
  return block;
}

void ParserState::LexerErrors::operator()(llvm::SMLoc loc,
                                          llvm::StringRef message) const {
  state->lexerErrorReported = true;
  mlir::emitError(state->locations.get(loc.getPointer()), message);
}

ParserState::ParserState(const llvm::SourceMgr &sources,
                         const ParserConfig &config, SymbolState &symbols)
    : config(config), context(config.getContext()), symbols(symbols),
      buffer(sources.getMemoryBuffer(sources.getMainFileID())->getBuffer()),
      locations(makeCursor(sources, context)), lexer(buffer, lexerErrors),
      lastTokenEnd(llvm::SMLoc::getFromPointer(buffer.begin())),
      cache(context) {
  token = lexer.lexToken();
}

InFlightDiagnostic Parser::emitError(llvm::SMLoc loc,
                                     const llvm::Twine &message) {
  InFlightDiagnostic diagnostic =
      mlir::emitError(getEncodedSourceLocation(loc), message);
  if (state.token.is(Token::error))
    diagnostic.abandon();
  return diagnostic;
}

/// Returns the location of the current token. At the end of the buffer it is
/// the last character, so that a diagnostic has a line to show.
static const char *getTokenPlace(const ParserState &state) {
  const char *loc = state.token.getLoc().getPointer();
  return state.token.is(Token::end_of_file) && loc != state.buffer.begin()
             ? loc - 1
             : loc;
}

InFlightDiagnostic Parser::emitError(const llvm::Twine &message) {
  return emitError(llvm::SMLoc::getFromPointer(getTokenPlace(state)), message);
}

/// Returns the end of the text in `text`, without trailing whitespace, and
/// without trailing comments of earlier lines. Returns null if no text is left.
/// Anything that looks like a comment is treated as one.
static const char *skipBackwards(llvm::StringRef text) {
  while (true) {
    text = text.rtrim(" \t");
    if (text.empty())
      return nullptr;
    if (text.back() != '\n' && text.back() != '\r')
      return text.end();
    text = text.drop_back();
    size_t line = text.find_last_of("\n\r");
    size_t comment = text.find("//", line == llvm::StringRef::npos ? 0 : line);
    if (comment != llvm::StringRef::npos)
      text = text.take_front(comment);
  }
}

InFlightDiagnostic Parser::emitWrongTokenError(const llvm::Twine &message) {
  const char *loc = getTokenPlace(state);
  const char *start = state.buffer.begin();
  if (const char *end = skipBackwards(llvm::StringRef(start, loc - start)))
    loc = end;
  return emitError(llvm::SMLoc::getFromPointer(loc), message);
}

ParseResult Parser::fail(const char *message) { return emitError(message); }

ParseResult Parser::fail(llvm::SMLoc loc, const char *message) {
  return emitError(loc, message);
}

ParseResult Parser::failWrongToken(const char *message) {
  return emitWrongTokenError(message);
}

ParseResult Parser::parseToken(Token::Kind kind, const llvm::Twine &message) {
  if (consumeIf(kind))
    return success();
  return emitWrongTokenError(message);
}

namespace {

/// The delimiters of a list.
struct Brackets {
  Token::Kind open, close;
  const char *openMessage, *closeMessage;
  bool optional;
};

Brackets getBrackets(AsmParser::Delimiter delimiter) {
  using Delimiter = AsmParser::Delimiter;
  switch (delimiter) {
  case Delimiter::Paren:
  case Delimiter::OptionalParen:
    return {Token::left_paren, Token::right_paren, "expected '('",
            "expected ')'", delimiter == Delimiter::OptionalParen};
  case Delimiter::Square:
  case Delimiter::OptionalSquare:
    return {Token::left_square, Token::right_square, "expected '['",
            "expected ']'", delimiter == Delimiter::OptionalSquare};
  case Delimiter::LessGreater:
  case Delimiter::OptionalLessGreater:
    return {Token::less, Token::greater, "expected '<'", "expected '>'",
            delimiter == Delimiter::OptionalLessGreater};
  case Delimiter::Braces:
  case Delimiter::OptionalBraces:
    return {Token::left_brace, Token::right_brace, "expected '{'",
            "expected '}'", delimiter == Delimiter::OptionalBraces};
  case Delimiter::None:
    break;
  }
  llvm_unreachable("no brackets");
}

} // namespace

ParseResult
Parser::parseCommaSeparatedList(Delimiter delimiter,
                                llvm::function_ref<ParseResult()> parseElement,
                                llvm::StringRef contextMessage) {
  std::optional<Brackets> brackets;
  if (delimiter != Delimiter::None) {
    brackets = getBrackets(delimiter);
    if (brackets->optional && getToken().isNot(brackets->open))
      return success();
    if (parseToken(brackets->open,
                   llvm::Twine(brackets->openMessage) + contextMessage))
      return failure();
    if (consumeIf(brackets->close))
      return success();
  }
  do {
    if (parseElement())
      return failure();
  } while (consumeIf(Token::comma));
  if (!brackets)
    return success();
  return parseToken(brackets->close,
                    llvm::Twine(brackets->closeMessage) + contextMessage);
}

ParseResult Parser::parseCommaSeparatedListUntil(
    Token::Kind rightToken, llvm::function_ref<ParseResult()> parseElement,
    bool allowEmptyList) {
  if (getToken().is(rightToken)) {
    if (!allowEmptyList)
      return failWrongToken("expected list element");
    consumeToken();
    return success();
  }
  if (parseCommaSeparatedList(parseElement))
    return failure();
  return parseToken(rightToken,
                    "expected ',' or '" + Token::getSpelling(rightToken) + "'");
}

} // namespace detail
} // namespace mlir
