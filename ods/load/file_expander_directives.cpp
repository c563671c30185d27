// SPDX-License-Identifier: Apache-2.0
//
// The directives #ifdef, #ifndef, #else, #endif and #define.
#include "ods/load/file_expander.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"

using namespace mlir::ods;
using llvm::StringRef;

/// In the order of FileExpander::Directive.
static constexpr StringRef directiveWords[] = {"ifdef", "ifndef", "else",
                                               "endif", "define"};

std::optional<FileExpander::Directive> FileExpander::getDirective() const {
  const StringRef rest = text.substr(at + 1);
  for (auto [i, word] : llvm::enumerate(directiveWords)) {
    if (!rest.starts_with(word))
      continue;
    const StringRef behind = rest.substr(word.size());
    if (behind.empty() || llvm::is_contained(" \t\r\n", behind.front()) ||
        behind.starts_with("//") || behind.starts_with("/*"))
      return static_cast<Directive>(i);
  }
  return std::nullopt;
}

bool FileExpander::runDirective(Directive directive) {
  copyUntil(at);
  if (!applyDirective(directive) || (!isLive() && !skipRegion()))
    return false;
  copied = at;
  return true;
}

bool FileExpander::applyDirective(Directive directive) {
  const size_t place = at + 1;
  at = place + directiveWords[static_cast<size_t>(directive)].size();
  bool isRight = false;
  switch (directive) {
  case Directive::Ifdef:
  case Directive::Ifndef:
    isRight = applyIfdef(directive, place);
    break;
  case Directive::Else:
    isRight = applyElse(place);
    break;
  case Directive::Endif:
    if (controls.empty())
      return error(place, "#endif without #ifdef");
    controls.pop_back();
    isRight = true;
    break;
  case Directive::Define:
    isRight = applyDefine();
    break;
  }
  return isRight && skipDirectiveEnd(directive);
}

/// Returns the name after blanks, with the rest of the text; empty if there is
/// none.
static StringRef getMacroName(StringRef rest) {
  if (rest.empty() || llvm::isDigit(rest.front()))
    return "";
  return rest.take_while([](char c) { return llvm::isAlnum(c) || c == '_'; });
}

bool FileExpander::applyIfdef(Directive directive, size_t place) {
  while (peek() == ' ' || peek() == '\t')
    ++at;
  const StringRef name = getMacroName(text.substr(at));
  const bool isIfdef = directive == Directive::Ifdef;
  if (name.empty())
    return error(at, llvm::Twine("expected macro name after ") +
                         (isIfdef ? "#ifdef" : "#ifndef"));
  at += name.size();
  controls.push_back({false, shared.macros.contains(name) == isIfdef, place});
  return true;
}

bool FileExpander::applyElse(size_t place) {
  if (controls.empty())
    return error(place, "#else without #ifdef or #ifndef");
  const Control last = controls.back();
  if (last.isElse) {
    error(place, "double #else");
    return error(last.place, "previous #else is here");
  }
  controls.back() = {true, !last.isLive, place};
  return true;
}

bool FileExpander::applyDefine() {
  while (peek() == ' ' || peek() == '\t')
    ++at;
  const StringRef name = getMacroName(text.substr(at));
  if (name.empty())
    return error(at, "expected macro name after #define");
  if (!shared.macros.insert(name).second)
    print(at, llvm::SourceMgr::DK_Warning,
          "duplicate definition of macro: " + name);
  at += name.size();
  return true;
}

bool FileExpander::skipDirectiveEnd(Directive directive) {
  while (peek() == ' ' || peek() == '\t' || (peek() == '/' && peek(1) == '*'))
    if (peek() != '/')
      ++at;
    else if (!skipComment())
      return false;
  if (peek() == '/' && peek(1) == '/')
    skipLine();
  if (at >= text.size() || peek() == '\n' || peek() == '\r')
    return true;
  const bool hasName =
      directive != Directive::Else && directive != Directive::Endif;
  return error(at, "only comments are supported after #" +
                       directiveWords[static_cast<size_t>(directive)] +
                       (hasName ? " NAME" : ""));
}

bool FileExpander::isLive() const {
  return llvm::all_of(controls,
                      [](const Control &control) { return control.isLive; });
}

bool FileExpander::skipRegion() {
  while (at < text.size()) {
    skipLine();
    if (!skipBlanks())
      return false;
    const std::optional<Directive> directive =
        peek() == '#' ? getDirective() : std::nullopt;
    if (!directive || *directive == Directive::Define)
      continue;
    if (!applyDirective(*directive))
      return false;
    if (isLive())
      return true;
  }
  return reportOpenControl();
}

bool FileExpander::reportOpenControl() {
  error(text.size(), "reached EOF without matching #endif");
  return error(controls.back().place,
               "the latest preprocessor control is here");
}
