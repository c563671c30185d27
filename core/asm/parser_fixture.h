// SPDX-License-Identifier: Apache-2.0
//
// Test fixture of the type and attribute parsers: a context, text to parse, and
// the captured diagnostics.
#ifndef CORE_ASM_PARSER_FIXTURE_H
#define CORE_ASM_PARSER_FIXTURE_H

#include <string>

#include "core/asm/parser.h"
#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/context/context.h"
#include "core/ir/context/diagnostics.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

namespace mlir {

/// Allows unregistered dialects.
class ParserTest : public testing::Test {
protected:
  ParserTest()
      : handler(&context,
                [this](Diagnostic &diagnostic) { record(diagnostic); }) {
    context.allowUnregisteredDialects();
  }

  /// Returns the printed type, or the diagnostics if the text is invalid.
  std::string readType(llvm::StringRef text) {
    return finish(parseType(text, &context));
  }
  std::string readAttribute(llvm::StringRef text, Type type = {}) {
    return finish(parseAttribute(text, &context, type));
  }

  MLIRContext context;
  /// The diagnostics as lines of the form "LINE:COL text".
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

/// A text and its expected result: the printed form or the diagnostics.
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

/// Returns `before` repeated `depth` times, `middle`, and `after` repeated
/// `depth` times.
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
