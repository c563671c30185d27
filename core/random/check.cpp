// SPDX-License-Identifier: Apache-2.0
#include "core/random/check.h"

#include "core/asm/parser.h"
#include "core/ir/context/context.h"
#include "core/ir/print/op_printing_flags.h"
#include "core/ir/verify/verifier.h"

namespace mlir {
namespace {

/// The number of modules per context. Memory is only released with its context.
constexpr uint64_t modulesPerContext = 500;

std::string print(ModuleOp module, bool isGeneric) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  OpPrintingFlags flags;
  flags.assumeVerified().printGenericOpForm(isGeneric);
  module.print(stream, flags);
  return text;
}

/// Reports an error if the texts differ.
LogicalResult compare(ModuleOp module, llvm::StringRef what,
                      llvm::StringRef expected, llvm::StringRef text) {
  if (expected == text)
    return success();
  return emitError(module.getLoc()) << what << " differs: expected\n"
                                    << expected << "\nbut got\n"
                                    << text;
}

/// Parses `text`, one of the two forms, and compares both forms of the result.
LogicalResult checkText(ModuleOp module, llvm::StringRef what,
                        llvm::StringRef text, llvm::StringRef custom,
                        llvm::StringRef generic) {
  OwningOpRef<ModuleOp> read = parseSourceString<ModuleOp>(
      text, ParserConfig(module->getContext()), what);
  if (!read)
    return emitError(module.getLoc()) << what << " cannot be read:\n" << text;
  return failure(failed(compare(module, what, generic, print(*read, true))) ||
                 failed(compare(module, what, custom, print(*read, false))));
}

LogicalResult checkClone(ModuleOp module, llvm::StringRef generic) {
  OwningOpRef<Operation *> clone = module->clone();
  if (failed(verify(*clone)))
    return emitError(module.getLoc()) << "the clone does not verify";
  return compare(module, "the clone", generic,
                 print(llvm::cast<ModuleOp>(*clone), true));
}

} // namespace

LogicalResult checkModule(ModuleOp module) {
  if (failed(verify(module)))
    return emitError(module.getLoc()) << "the module does not verify";
  const std::string custom = print(module, false);
  const std::string generic = print(module, true);
  return failure(
      failed(checkText(module, "the custom form", custom, custom, generic)) ||
      failed(checkText(module, "the generic form", generic, custom, generic)) ||
      failed(checkClone(module, generic)));
}

void countOperations(ModuleOp module, OperationCounts &counts) {
  module.getBodyRegion().walk(
      [&](Operation *op) { ++counts[op->getName().getStringRef().str()]; });
}

LogicalResult checkModules(const Registry &registry,
                           const RandomOptions &options, uint64_t seed,
                           uint64_t count, OperationCounts &counts,
                           llvm::raw_ostream &os) {
  bool hasFailed = false;
  for (uint64_t first = 0; first < count; first += modulesPerContext) {
    MLIRContext context(registry.getDialects(),
                        MLIRContext::Threading::Disabled);
    RandomGenerator generator(&context, registry, options);
    for (OperationName name : generator.getOperations())
      counts[name.getStringRef().str()];
    ScopedDiagnosticHandler print(&context, [&](Diagnostic &diagnostic) {
      os << diagnostic.str() << "\n";
    });
    for (uint64_t i = first; i < std::min(first + modulesPerContext, count);
         ++i) {
      OwningOpRef<ModuleOp> module = generator.generate(seed + i);
      countOperations(*module, counts);
      if (succeeded(checkModule(*module)))
        continue;
      hasFailed = true;
      os << "failed: --seed=" << seed + i << "\n";
    }
  }
  return failure(hasFailed);
}

} // namespace mlir
