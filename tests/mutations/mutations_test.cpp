// SPDX-License-Identifier: Apache-2.0
//
// Changes each token of the types, attributes and operations of files. Parsing
// must end with a diagnostic or with a module whose text can be parsed again.
// The files are the arguments. NUM_PER_KIND says how many types, attributes or
// operations of each name are changed, STRIDE that each STRIDE-th change is
// tried.
#include <chrono>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

#include "core/asm/parser.h"
#include "core/ir/context/context.h"
#include "core/ir/context/diagnostics.h"
#include "core/ir/context/registry.h"
#include "core/ir/print/op_printing_flags.h"
#include "core/ir/verify/verifier.h"
#include "core/support/split_input.h"
#include "tests/mutations/pieces.h"
#include "tests/mutations/token_mutator.h"
#include "tests/passes/all_passes.h"
#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/MemoryBuffer.h"
#include "gtest/gtest.h"

namespace mlir::mutations {
namespace {

/// Inputs of one context, whose memory is given back only with it.
constexpr unsigned inputsPerContext = 2000;
constexpr std::chrono::seconds timeLimit(5);

uint64_t getNumber(const char *name) {
  const char *text = std::getenv(name);
  uint64_t number = 0;
  return text && !llvm::StringRef(text).getAsInteger(10, number) ? number : 1;
}

std::vector<std::string> &getInputs() {
  static std::vector<std::string> inputs;
  return inputs;
}

/// Parses in a context that it replaces now and then.
class Reader {
public:
  Reader() { registerAllPasses(registry); }

  /// Creates a context if there is none or it has read enough inputs. No IR of
  /// the old one may be left.
  void prepare() {
    if (!context || ++numInputs == inputsPerContext)
      reset();
  }
  /// Also after a crash, which may have left a context in any state.
  void reset() {
    handler.reset();
    context = std::make_unique<MLIRContext>(registry.getDialects(),
                                            MLIRContext::Threading::Disabled);
    context->allowUnregisteredDialects();
    context->loadAllAvailableDialects();
    handler = std::make_unique<ScopedDiagnosticHandler>(
        context.get(), [this](Diagnostic &diagnostic) {
          hasError |= diagnostic.getSeverity() == DiagnosticSeverity::Error;
        });
    numInputs = 0;
  }
  void abandon() {
    (void)handler.release();
    (void)context.release();
  }
  OwningOpRef<ModuleOp> read(llvm::StringRef text, bool verifies) {
    hasError = false;
    return parseSourceString<ModuleOp>(
        text, ParserConfig(context.get(), /*verifyAfterParse=*/verifies),
        "input");
  }

  bool hasError = false;

private:
  Registry registry;
  std::unique_ptr<MLIRContext> context;
  std::unique_ptr<ScopedDiagnosticHandler> handler;
  unsigned numInputs = 0;
};

std::string print(ModuleOp module, bool isGeneric) {
  std::string text;
  llvm::raw_string_ostream os(text);
  module.print(os, OpPrintingFlags().printGenericOpForm(isGeneric));
  return text;
}

/// Some things print, here and upstream, as what is refused: a symbol whose
/// name is empty, and the least integer in an affine expression.
bool isReadable(llvm::StringRef text) {
  return !text.contains("<<INVALID") &&
         !(text.contains("affine_") && text.contains("9223372036854775808"));
}

/// Parses, verifies and prints one text. Returns what is wrong, or "".
std::string check(Reader &reader, llvm::StringRef text) {
  OwningOpRef<ModuleOp> module = reader.read(text, /*verifies=*/false);
  if (!module)
    return reader.hasError ? "" : "refused without an error";
  const std::string generic = print(*module, /*isGeneric=*/true);
  if (failed(verify(*module)))
    return reader.hasError ? "" : "does not verify, without an error";
  const std::string custom = print(*module, /*isGeneric=*/false);
  for (const std::string &printed : {generic, custom})
    if (isReadable(printed) && !reader.read(printed, /*verifies=*/true))
      return "is printed as what is refused:\n" + printed;
  return "";
}

class Mutations : public testing::Test {
protected:
  static void SetUpTestSuite() {
    llvm::CrashRecoveryContext::Enable();
    pieces = new PieceCollector(getNumber("NUM_PER_KIND"));
    Reader reader;
    for (const std::string &input : getInputs())
      for (const InputChunk &chunk : splitInput(input, defaultSplitMarker)) {
        reader.prepare();
        if (OwningOpRef<ModuleOp> module =
                reader.read(chunk.text, /*verifies=*/true))
          pieces->add(*module);
      }
  }
  static void TearDownTestSuite() { delete pieces; }

  /// Tries the changes of all pieces.
  void run(llvm::ArrayRef<Piece> pieces) {
    ASSERT_FALSE(pieces.empty());
    Reader reader;
    const uint64_t stride = getNumber("STRIDE");
    uint64_t total = 0, tried = 0;
    for (const Piece &piece : pieces) {
      const TokenMutator mutator(piece.text);
      for (size_t i = 0; i < mutator.getNumChanges(); ++i) {
        if (total++ % stride != 0)
          continue;
        ++tried;
        tryText(reader, piece.before + mutator.getChange(i) + piece.after);
      }
    }
    llvm::outs() << pieces.size() << " pieces, " << tried << " of " << total
                 << " changes\n";
  }

  void tryText(Reader &reader, const std::string &text) {
    const auto begin = std::chrono::steady_clock::now();
    std::string message;
    reader.prepare();
    llvm::CrashRecoveryContext recovery;
    if (!recovery.RunSafely([&] { message = check(reader, text); })) {
      message = "crashes";
      reader.abandon();
    }
    if (std::chrono::steady_clock::now() - begin > timeLimit)
      message += "takes too long";
    EXPECT_EQ(message, "") << text;
  }

  static PieceCollector *pieces;
};

PieceCollector *Mutations::pieces = nullptr;

TEST_F(Mutations, Types) { run(pieces->types); }
TEST_F(Mutations, Attributes) { run(pieces->attributes); }
TEST_F(Mutations, Operations) { run(pieces->operations); }

} // namespace
} // namespace mlir::mutations

int main(int argc, char **argv) {
  testing::InitGoogleTest(&argc, argv);
  for (int i = 1; i < argc; ++i) {
    auto file = llvm::MemoryBuffer::getFile(argv[i]);
    if (!file) {
      llvm::errs() << "error: " << argv[i] << ": " << file.getError().message()
                   << "\n";
      return 1;
    }
    mlir::mutations::getInputs().push_back((*file)->getBuffer().str());
  }
  return RUN_ALL_TESTS();
}
