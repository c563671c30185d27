// SPDX-License-Identifier: Apache-2.0
#include "tests/passes/pass_checks.h"

#include "core/asm/parser.h"
#include "core/ir/context/context.h"
#include "core/ir/print/op_printing_flags.h"
#include "core/ir/verify/verifier.h"
#include "core/pass/pass_manager.h"
#include "core/pass/pass_registry.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"

namespace mlir {
namespace {

/// The custom or the generic form of the text.
enum class Form { Custom, Generic };

std::string print(ModuleOp module, Form form = Form::Custom) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  OpPrintingFlags flags;
  flags.assumeVerified();
  flags.printGenericOpForm(form == Form::Generic);
  module.print(stream, flags);
  return text;
}

LogicalResult runPipeline(ModuleOp module, llvm::StringRef pipeline,
                          const Registry &registry, bool verifies = true) {
  std::string message;
  llvm::raw_string_ostream errors(message);
  FailureOr<OpPassManager> parsed =
      parsePassPipeline(pipeline, registry, errors);
  if (failed(parsed))
    return emitError(module.getLoc()) << message;
  PassManager manager(module.getContext(), parsed->getOpAnchorName());
  manager.takePasses(*parsed);
  manager.enableVerifier(verifies);
  return manager.run(module);
}

/// Runs a pipeline whose messages are expected, without verifying the result.
/// Sets `hasError` if one of the messages is an error.
LogicalResult runQuietly(ModuleOp module, llvm::StringRef pipeline,
                         const Registry &registry, bool &hasError) {
  hasError = false;
  ScopedDiagnosticHandler ignore(
      module.getContext(), [&](Diagnostic &diagnostic) {
        hasError |= diagnostic.getSeverity() == DiagnosticSeverity::Error;
      });
  return runPipeline(module, pipeline, registry, /*verifies=*/false);
}

/// Returns true if texts differ only in lines with maps. Text does not show how
/// sums are nested and, in lines of `affine`, that a map has an operand twice.
bool areAlikeButForMaps(llvm::StringRef a, llvm::StringRef b, Form form) {
  auto hasMaps = [&](llvm::StringRef line) {
    const bool isAlias = line.starts_with("#");
    return (isAlias && (line.contains(" = affine_map<") ||
                        line.contains(" = affine_set<"))) ||
           (form == Form::Custom && line.contains("affine."));
  };
  llvm::SmallVector<llvm::StringRef> linesOfA, linesOfB;
  a.split(linesOfA, '\n');
  b.split(linesOfB, '\n');
  return linesOfA.size() == linesOfB.size() &&
         llvm::all_of(llvm::zip(linesOfA, linesOfB), [&](auto lines) {
           auto [lineOfA, lineOfB] = lines;
           return lineOfA == lineOfB || (hasMaps(lineOfA) && hasMaps(lineOfB));
         });
}

LogicalResult compare(ModuleOp module, const llvm::Twine &what,
                      llvm::StringRef expected, llvm::StringRef seen) {
  if (expected == seen)
    return success();
  return emitError(module.getLoc()) << what << ": expected\n"
                                    << expected << "\nbut got\n"
                                    << seen << "\nfor\n"
                                    << print(module);
}

} // namespace

PassResult runOnText(llvm::StringRef text, llvm::StringRef pipeline,
                     const Registry &registry, unsigned numThreads) {
  MLIRContext context(registry.getDialects(),
                      numThreads == 0 ? MLIRContext::Threading::Disabled
                                      : MLIRContext::Threading::Enabled);
  context.setNumThreads(numThreads);
  context.allowUnregisteredDialects();
  PassResult result;
  ScopedDiagnosticHandler collect(&context, [&](Diagnostic &diagnostic) {
    result.messages += diagnostic.str() + "\n";
    for (Diagnostic &note : diagnostic.getNotes())
      result.messages += note.str() + "\n";
  });
  OwningOpRef<ModuleOp> module =
      parseSourceString<ModuleOp>(text, ParserConfig(&context), "input");
  if (!module || failed(runPipeline(*module, pipeline, registry)))
    return result;
  result.succeeded = true;
  result.text = print(*module, Form::Generic);
  return result;
}

LogicalResult checkPass(ModuleOp module, llvm::StringRef pass,
                        const Registry &registry, MayFail mayFail) {
  OwningOpRef<Operation *> clone(module->clone());
  auto result = llvm::cast<ModuleOp>(*clone);
  const std::string pipeline = ("builtin.module(" + pass + ")").str();
  if (mayFail == MayFail::Yes) {
    bool hasError = false;
    if (failed(runQuietly(result, pipeline, registry, hasError))) {
      if (hasError)
        return success();
      return emitError(module.getLoc())
             << "'" << pass << "' does not say why it fails on\n"
             << print(module);
    }
    if (failed(verify(*clone)))
      return emitError(module.getLoc())
             << "what '" << pass << "' has made is not valid:\n"
             << print(module);
  } else if (failed(runPipeline(result, pipeline, registry)))
    return emitError(module.getLoc()) << "'" << pass << "' has failed on\n"
                                      << print(module);
  for (const Form form : {Form::Custom, Form::Generic}) {
    const std::string text = print(llvm::cast<ModuleOp>(*clone), form);
    OwningOpRef<ModuleOp> read = parseSourceString<ModuleOp>(
        text, ParserConfig(module->getContext()), pass);
    if (!read)
      return emitError(module.getLoc())
             << "what '" << pass << "' has made cannot be read:\n"
             << text << "\nof\n"
             << print(module);
    std::string expected = text, seen = print(*read, form);
    // Text that was parsed once must not change again.
    if (text != seen && areAlikeButForMaps(text, seen, form)) {
      read = parseSourceString<ModuleOp>(
          seen, ParserConfig(module->getContext()), pass);
      expected = seen;
      seen = read ? print(*read, form) : "";
    }
    if (failed(compare(module, "'" + pass + "', read and printed", expected,
                       seen)))
      return failure();
  }
  return success();
}

LogicalResult checkPassByPass(ModuleOp module, llvm::StringRef anchor,
                              llvm::ArrayRef<llvm::StringRef> passes,
                              const Registry &registry) {
  auto getPipeline = [&](const std::string &inner) {
    return (anchor + "(" + inner + ")").str();
  };
  const std::string input = print(module, Form::Generic);
  const PassResult whole =
      runOnText(input, getPipeline(llvm::join(passes, ",")), registry);
  PassResult step{true, input, ""};
  for (llvm::StringRef pass : passes) {
    step = runOnText(step.text, getPipeline(pass.str()), registry);
    if (!step.succeeded)
      return emitError(module.getLoc()) << "'" << pass << "' has failed:\n"
                                        << step.messages << "on\n"
                                        << input;
  }
  return compare(module, "pass by pass", whole.text, step.text);
}

LogicalResult checkThreads(ModuleOp module, llvm::StringRef pipeline,
                           const Registry &registry) {
  const std::string input = print(module);
  const PassResult expected = runOnText(input, pipeline, registry);
  for (unsigned numThreads : {1, 2, 4}) {
    const PassResult seen = runOnText(input, pipeline, registry, numThreads);
    const std::string what = std::to_string(numThreads) + " threads";
    if (failed(compare(module, what, expected.text, seen.text)) ||
        failed(compare(module, what, expected.messages, seen.messages)))
      return failure();
  }
  return success();
}

} // namespace mlir
