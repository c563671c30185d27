// SPDX-License-Identifier: Apache-2.0
//
// Test fixture of the operation parser.
#ifndef CORE_ASM_OPERATION_PARSER_TEST_BASE_H
#define CORE_ASM_OPERATION_PARSER_TEST_BASE_H

#include <string>

#include "core/asm/parser.h"
#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/context/context.h"
#include "core/ir/context/diagnostics.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

namespace mlir {

/// Parses text and captures the diagnostics as "LINE:COL text".
class OperationParserTestBase : public testing::Test {
protected:
  OperationParserTestBase()
      : handler(&context,
                [this](Diagnostic &diagnostic) { record(diagnostic); }) {
    context.allowUnregisteredDialects();
  }

  void record(const Diagnostic &diagnostic) {
    auto place =
        llvm::dyn_cast<FileLineColLoc>(diagnostic.getLocation().getAttr());
    llvm::raw_string_ostream os(messages);
    if (place)
      os << place.getLine() << ":" << place.getColumn() << " ";
    os << diagnostic.str() << "\n";
    for (const Diagnostic &note : diagnostic.getNotes())
      record(note);
  }

  OwningOpRef<ModuleOp> parse(llvm::StringRef text) {
    return parseSourceString(
        text, ParserConfig(&context, /*verifyAfterParse=*/false), "test");
  }
  /// Returns the diagnostics for invalid text.
  std::string getErrors(llvm::StringRef text) {
    messages.clear();
    EXPECT_FALSE(parse(text)) << "accepted: " << text.str();
    return messages;
  }
  /// Returns the first operation of valid text.
  Operation *parseFirst(llvm::StringRef text) {
    module = parse(text);
    EXPECT_TRUE(module) << messages;
    return module ? &module->getBody()->front() : nullptr;
  }

  MLIRContext context;
  std::string messages;
  ScopedDiagnosticHandler handler;
  OwningOpRef<ModuleOp> module;
};

} // namespace mlir

#endif // CORE_ASM_OPERATION_PARSER_TEST_BASE_H
