// SPDX-License-Identifier: Apache-2.0
//
// Fuzz target: any bytes as a file, each part between its split markers by
// itself. What is accepted and valid is printed, in custom and in generic form;
// both are read again and print alike.
#include <cstdint>
#include <cstdlib>
#include <string>

#include "core/asm/parser.h"
#include "core/ir/context.h"
#include "core/ir/diagnostics.h"
#include "core/ir/op_printing_flags.h"
#include "core/support/split_input.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace {

/// A context of its own for each reading, so that keys of resources do not
/// clash.
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

/// Some things print, here and upstream, as what is refused or is something
/// else: a symbol whose name is empty, indices of a sparse attribute that are
/// all equal, and floats wider than a double, which are read as one.
bool isReadable(llvm::StringRef text) {
  for (llvm::StringRef part : {"<<INVALID", "sparse<", "f80", "f128"})
    if (text.contains(part))
      return false;
  return true;
}

/// Ends the program if the text is refused or prints in another way. Affine
/// expressions may be simplified once more when they are read.
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
