// SPDX-License-Identifier: Apache-2.0
//
// The passes and pipelines of a tool, by name in its Registry, and textual
// pipelines: `builtin.module(func.func(cse,canonicalize{max-iterations=5}))`.
#ifndef CORE_PASS_PASS_REGISTRY_H
#define CORE_PASS_PASS_REGISTRY_H

#include <functional>
#include <memory>
#include <string>

#include "core/ir/context/registry.h"
#include "core/pass/pass_options.h"

namespace mlir {

class OpPassManager;
class Pass;

/// Reports an error and the part of the text that it concerns, and returns
/// failure. It is a function view, and also holds the registry for looking up
/// names.
class PassErrorHandler {
public:
  using Function =
      llvm::function_ref<LogicalResult(const llvm::Twine &, llvm::StringRef)>;
  PassErrorHandler(const Registry &registry, Function function)
      : registry(&registry), function(function) {}
  LogicalResult operator()(const llvm::Twine &message,
                           llvm::StringRef place = {}) const {
    return function(message, place);
  }
  const Registry &getRegistry() const { return *registry; }

private:
  const Registry *registry;
  Function function;
};

/// Adds passes to a pass manager, with options as text.
using PassRegistryFunction = std::function<LogicalResult(
    OpPassManager &, llvm::StringRef options, PassErrorHandler)>;
using PassAllocatorFunction = std::function<std::unique_ptr<Pass>()>;

/// A pass or pipeline with its name.
class PassRegistryEntry {
public:
  using OptionVisitor = std::function<void(
      llvm::function_ref<void(const detail::PassOptions &)>)>;

  PassRegistryEntry(llvm::StringRef argument, llvm::StringRef description,
                    PassRegistryFunction builder, OptionVisitor visitOptions)
      : name(argument), description(description), builder(std::move(builder)),
        visitOptions(std::move(visitOptions)) {}

  /// Adds the pass or pipeline to `manager`.
  /// Errors: failure after a call of `errorHandler`; nothing was added.
  LogicalResult addToPipeline(OpPassManager &manager, llvm::StringRef options,
                              PassErrorHandler errorHandler) const {
    return builder(manager, options, errorHandler);
  }
  llvm::StringRef getPassArgument() const { return name; }
  llvm::StringRef getPassDescription() const { return description; }
  /// Prints a line with the description, and a line for each option.
  void printHelpStr(size_t indent, size_t descriptionIndent,
                    llvm::raw_ostream &os) const;
  size_t getOptionWidth() const;

  /// The key in the registry.
  std::string name;

private:
  std::string description;
  PassRegistryFunction builder;
  OptionVisitor visitOptions;
};

/// A registered pipeline.
class PassPipelineInfo : public PassRegistryEntry {
public:
  using PassRegistryEntry::PassRegistryEntry;
  /// Returns null if there is no such pipeline.
  static const PassPipelineInfo *lookup(const Registry &registry,
                                        llvm::StringRef argument);
};

/// A registered pass.
class PassInfo : public PassRegistryEntry {
public:
  explicit PassInfo(const PassAllocatorFunction &allocator);
  /// Returns null if there is no such pass.
  static const PassInfo *lookup(const Registry &registry,
                                llvm::StringRef argument);
};

/// Registers a pass under its argument, which must not be empty. An existing
/// registration is kept.
void registerPass(Registry &registry, const PassAllocatorFunction &allocator);
template <typename ConcretePass> void registerPass(Registry &registry) {
  registerPass(registry, [] { return std::make_unique<ConcretePass>(); });
}

void registerPassPipeline(Registry &registry, llvm::StringRef argument,
                          llvm::StringRef description,
                          PassRegistryFunction function,
                          PassRegistryEntry::OptionVisitor visitOptions);

/// Registers a pipeline with a struct of options.
template <typename Options>
void registerPassPipeline(
    Registry &registry, llvm::StringRef argument, llvm::StringRef description,
    std::function<void(OpPassManager &, const Options &)> builder) {
  registerPassPipeline(
      registry, argument, description,
      [builder](OpPassManager &manager, llvm::StringRef text,
                PassErrorHandler errorHandler) -> LogicalResult {
        Options options;
        auto emitError = [&](const llvm::Twine &message) {
          return errorHandler(message, options.getErrorPlace());
        };
        if (failed(
                options.parse(text, {emitError, &errorHandler.getRegistry()})))
          return failure();
        builder(manager, options);
        return success();
      },
      [](llvm::function_ref<void(const detail::PassOptions &)> visit) {
        visit(Options());
      });
}
/// Registers a pipeline without options.
void registerPassPipeline(Registry &registry, llvm::StringRef argument,
                          llvm::StringRef description,
                          std::function<void(OpPassManager &)> builder);

/// Prints all passes and pipelines with their options, sorted by name.
void printRegisteredPasses(const Registry &registry, llvm::raw_ostream &os);

/// Parses a pipeline without an anchor and adds its passes to `manager`. An
/// empty text adds nothing.
/// Errors: writes a message with the location to `errorStream` and fails;
/// `manager` is unchanged.
LogicalResult parsePassPipeline(llvm::StringRef pipeline,
                                OpPassManager &manager,
                                const Registry &registry,
                                llvm::raw_ostream &errorStream = llvm::errs());
/// Creates the pass manager that a text with an anchor describes.
FailureOr<OpPassManager>
parsePassPipeline(llvm::StringRef pipeline, const Registry &registry,
                  llvm::raw_ostream &errorStream = llvm::errs());

} // namespace mlir

#endif // CORE_PASS_PASS_REGISTRY_H
