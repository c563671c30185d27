// SPDX-License-Identifier: Apache-2.0
#include "core/random/generator.h"

#include "core/ir/context/context.h"
#include "core/ir/context/diagnostics.h"
#include "core/ir/context/dialect.h"
#include "core/ir/verify/verifier.h"
#include "core/random/random_module.h"

namespace mlir {
namespace {

MLIRContext *loadAll(MLIRContext *context) {
  context->loadAllAvailableDialects();
  return context;
}

/// Names of no registered operations: those that the loaded dialects allow, and
/// those of a dialect that is not there.
std::vector<OperationName> getUnregistered(MLIRContext *context) {
  std::vector<std::string> prefixes;
  for (Dialect *dialect : context->getLoadedDialects())
    if (dialect->allowsUnknownOperations())
      prefixes.push_back(dialect->getNamespace().str());
  prefixes.push_back("unregistered");
  std::vector<OperationName> names;
  for (const std::string &prefix : prefixes)
    for (llvm::StringRef suffix : {".unknown", ".other.unknown"})
      if (const OperationName name(prefix + suffix.str(), context);
          !name.isRegistered())
        names.push_back(name);
  return names;
}

} // namespace

RandomGenerator::RandomGenerator(MLIRContext *context, const Registry &registry,
                                 RandomOptions options)
    : context(loadAll(context)), options(std::move(options)),
      types(context, registry), attributes(context, registry, types) {
  for (const OperationRecord *record : context->getRegisteredOperations()) {
    allOperations.push_back(OperationName(record));
    if (llvm::is_contained(this->options.dialects,
                           record->dialectNamespace.str()))
      operations.push_back(OperationName(record));
  }
  if (this->options.hasUnregistered) {
    context->allowUnregisteredDialects();
    unregisteredNames = getUnregistered(context);
  }
  for (const GenerationHook *hook : registry.getEntries<GenerationHook>())
    hooks[OperationName(hook->name, context)] = hook;
}

OwningOpRef<ModuleOp> RandomGenerator::generate(uint64_t seed) {
  // Failed attempts report errors; ignore them.
  ScopedDiagnosticHandler ignore(context, [](Diagnostic &) {});
  const bool printsOp = context->shouldPrintOpOnDiagnostic();
  context->printOpOnDiagnostic(false);
  RandomModule module(*this, seed);
  module.grow();
  context->printOpOnDiagnostic(printsOp);
  return module.release();
}

} // namespace mlir
