// SPDX-License-Identifier: Apache-2.0
#include "ods/load/file_expander.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"

using namespace mlir::ods;
using llvm::StringRef;

static bool isIdentifier(char c) { return llvm::isAlnum(c) || c == '_'; }

FileExpander::FileExpander(SourceExpander &shared, unsigned file,
                           unsigned depth)
    : shared(shared), file(file), depth(depth),
      text(shared.getFiles().getMemoryBuffer(file)->getBuffer()) {}

bool FileExpander::run() {
  while (at < text.size())
    if (!lexToken())
      return false;
  copyUntil(at);
  return controls.empty() || reportOpenControl();
}

bool FileExpander::lexToken() {
  const char c = peek();
  if (llvm::is_contained(" \t\r\n", c)) {
    isLineStart |= c == '\r' || c == '\n';
    ++at;
    return true;
  }
  if (c == '/' && peek(1) == '/') {
    skipLine();
    return true;
  }
  if (c == '/' && peek(1) == '*')
    return skipComment();
  if (c == '#' && isLineStart)
    if (const std::optional<Directive> directive = getDirective())
      return runDirective(*directive);
  isLineStart = false;
  if (c == '[' && peek(1) == '{')
    return skipCode();
  if (c == '"') {
    skipString();
    return true;
  }
  const size_t begin = at++;
  if (!isIdentifier(c) && c != '$' && c != '!')
    return true;
  skipIdentifier();
  return text.slice(begin, at) != "include" || lexInclude(begin);
}

//===----------------------------------------------------------------------===//
// Includes

bool FileExpander::lexInclude(size_t begin) {
  copyUntil(begin);
  if (!skipBlanks())
    return false;
  const size_t place = at;
  if (peek() != '"')
    return error(place, "expected filename after include");
  const std::optional<std::string> name = lexString();
  if (!name)
    return error(place, "end of line in string literal");
  copied = at;
  return expandInclude(*name, place);
}

bool FileExpander::expandInclude(StringRef name, size_t place) {
  if (depth == shared.limits.depth)
    return error(place, "include files are nested more than " +
                            llvm::Twine(shared.limits.depth) + " deep");
  auto buffer = shared.open(name);
  if (!buffer)
    return error(place, "could not find include file '" + name + "'");
  const char *end = text.data() + at;
  const unsigned included =
      shared.add(std::move(buffer), llvm::SMLoc::getFromPointer(end));
  if (shared.isTooLarge())
    return error(place, "the files and all that they include are larger than " +
                            llvm::Twine(shared.limits.bytes) + " bytes");
  // Words do not continue in another file.
  shared.append("\n", end, file);
  if (!FileExpander(shared, included, depth + 1).run())
    return false;
  shared.append("\n", end, file);
  return true;
}

/// Returns the value of a string, or nullopt if it is not terminated on the
/// line.
std::optional<std::string> FileExpander::lexString() {
  std::string value;
  for (++at; peek() != '"'; ++at) {
    if (at >= text.size() || peek() == '\n' || peek() == '\r')
      return std::nullopt;
    if (peek() == '\\')
      ++at;
    value += peek();
  }
  ++at;
  return value;
}

//===----------------------------------------------------------------------===//
// Text without includes

/// TableGen reports unterminated strings.
void FileExpander::skipString() { (void)lexString(); }

void FileExpander::skipIdentifier() {
  while (isIdentifier(peek()))
    ++at;
}

void FileExpander::skipLine() {
  at = std::min(text.find_first_of("\r\n", at), text.size());
}

bool FileExpander::skipCode() {
  const size_t end = text.find("}]", at);
  if (end == StringRef::npos)
    return error(at, "unterminated code block");
  at = end + 2;
  return true;
}

bool FileExpander::skipComment() {
  const size_t begin = at;
  unsigned numOpen = 0;
  do {
    at = text.find_first_of("*/", at);
    if (at == StringRef::npos) {
      at = text.size();
      return error(begin, "unterminated comment");
    }
    if (peek() == '/' && peek(1) == '*') {
      ++numOpen;
      at += 2;
    } else if (peek() == '*' && peek(1) == '/') {
      --numOpen;
      at += 2;
    } else {
      ++at;
    }
  } while (numOpen != 0);
  return true;
}

/// Skips blanks, newlines and comments.
bool FileExpander::skipBlanks() {
  while (at < text.size()) {
    if (llvm::is_contained(" \t\r\n", peek()))
      ++at;
    else if (peek() == '/' && peek(1) == '/')
      skipLine();
    else if (peek() != '/' || peek(1) != '*')
      break;
    else if (!skipComment())
      return false;
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Output and diagnostics

void FileExpander::copyUntil(size_t end) {
  shared.append(text.slice(copied, end), text.data() + copied, file);
  copied = end;
}

void FileExpander::print(size_t place, llvm::SourceMgr::DiagKind kind,
                         const llvm::Twine &message) {
  shared.getFiles().PrintMessage(
      llvm::SMLoc::getFromPointer(text.data() + place), kind, message);
}

bool FileExpander::error(size_t place, const llvm::Twine &message) {
  print(place, llvm::SourceMgr::DK_Error, message);
  return false;
}
