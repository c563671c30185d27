// SPDX-License-Identifier: Apache-2.0
//
// What the tests of the parsers of types and attributes share: a context, text
// that is read, and what is said about it.
#ifndef CORE_ASM_PARSER_FIXTURE_H
#define CORE_ASM_PARSER_FIXTURE_H

#include <string>

#include "core/asm/parser.h"
#include "core/ir/builtin_locations.h"
#include "core/ir/context.h"
#include "core/ir/diagnostics.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

namespace mlir {

/// Dialects that are not loaded are allowed.
class ParserTest : public testing::Test {
protected:
  ParserTest()
      : handler(&context,
                [this](Diagnostic &diagnostic) { record(diagnostic); }) {
    context.allowUnregisteredDialects();
  }

  /// The type in text, printed; what is said about it, if it is none.
  std::string readType(llvm::StringRef text) {
    return finish(parseType(text, &context));
  }
  std::string readAttribute(llvm::StringRef text, Type type = {}) {
    return finish(parseAttribute(text, &context, type));
  }

  MLIRContext context;
  /// As "LINE:COL text", one a line.
  std::string messages;

private:
  void record(const Diagnostic &diagnostic) {
    llvm::raw_string_ostream os(messages);
    if (!messages.empty())
      os << "\n";
    if (auto place =
            llvm::dyn_cast<FileLineColLoc>(diagnostic.getLocation().getAttr()))
      os << place.getLine() << ":" << place.getColumn() << " ";
    os << diagnostic.str();
    for (const Diagnostic &note : diagnostic.getNotes())
      record(note);
  }
  template <typename T> std::string finish(T result) {
    if (!result)
      return messages;
    std::string text;
    llvm::raw_string_ostream os(text);
    os << result;
    return messages + text;
  }

  ScopedDiagnosticHandler handler;
};

/// Text, and what comes of it: as it is printed, or messages.
struct ParserCase {
  const char *text;
  const char *result;
};

inline void PrintTo(const ParserCase &parserCase, std::ostream *os) {
  *os << parserCase.text;
}

class TypeParserTest : public ParserTest,
                       public testing::WithParamInterface<ParserCase> {};
class AttributeParserTest : public ParserTest,
                            public testing::WithParamInterface<ParserCase> {};

/// The same text `depth` times, then another as often.
inline std::string nest(llvm::StringRef before, llvm::StringRef middle,
                        llvm::StringRef after, unsigned depth) {
  std::string text;
  for (unsigned i = 0; i != depth; ++i)
    text += before;
  text += middle;
  for (unsigned i = 0; i != depth; ++i)
    text += after;
  return text;
}

} // namespace mlir

#endif // CORE_ASM_PARSER_FIXTURE_H
