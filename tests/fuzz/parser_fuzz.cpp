// SPDX-License-Identifier: Apache-2.0
//
// Fuzz target: parses arbitrary bytes as a file, each part between split
// markers separately. If a part is valid, prints it in custom and generic form,
// and checks that both forms can be parsed and print identically.
#include <cstdint>
#include <cstdlib>
#include <string>

#include "core/asm/parser.h"
#include "core/ir/context/context.h"
#include "core/ir/context/diagnostics.h"
#include "core/ir/print/op_printing_flags.h"
#include "core/support/split_input.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace {

/// Each parse uses a new context, so that keys of resources do not clash.
class Reader {
public:
  Reader()
      : context(MLIRContext::Threading::Disabled),
        handler(&context, [](Diagnostic &) {}), config(&context) {
    context.allowUnregisteredDialects();
  }
  bool read(llvm::StringRef text) {
    module = parseSourceString(text, config, "fuzz");
    return static_cast<bool>(module);
  }
  std::string print(bool generic) {
    std::string text;
    llvm::raw_string_ostream os(text);
    module->getOperation()->print(
        os, OpPrintingFlags().printGenericOpForm(generic).enableDebugInfo());
    return text;
  }

private:
  MLIRContext context;
  ScopedDiagnosticHandler handler;
  ParserConfig config;
  OwningOpRef<ModuleOp> module;
};

/// Returns false for output that, here and upstream, is invalid or has another
/// meaning: a symbol with an empty name, equal indices of a sparse attribute,
/// and floats wider than a double, which are parsed as a double.
bool isReadable(llvm::StringRef text) {
  for (llvm::StringRef part : {"<<INVALID", "sparse<", "f80", "f128"})
    if (text.contains(part))
      return false;
  return true;
}

/// Ends the program if the text is rejected or prints differently. Parsing may
/// simplify affine expressions once more.
void checkRoundTrip(llvm::StringRef text, bool generic) {
  Reader reader;
  if (!reader.read(text))
    std::abort();
  if (reader.print(generic) != text && !text.contains("affine_"))
    std::abort();
}

void check(llvm::StringRef input) {
  Reader reader;
  if (!reader.read(input))
    return;
  for (bool generic : {false, true}) {
    const std::string text = reader.print(generic);
    if (isReadable(text))
      checkRoundTrip(text, generic);
  }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  const llvm::StringRef input(reinterpret_cast<const char *>(data), size);
  for (const InputChunk &chunk : splitInput(input, defaultSplitMarker))
    check(chunk.text);
  return 0;
}
