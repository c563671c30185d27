// SPDX-License-Identifier: Apache-2.0
//
// Passes and pipelines of a tool by name, kept in its Registry, and pipelines
// as text: `builtin.module(func.func(cse,canonicalize{max-iterations=5}))`.
#ifndef CORE_PASS_PASS_REGISTRY_H
#define CORE_PASS_PASS_REGISTRY_H

#include <functional>
#include <memory>
#include <string>

#include "core/ir/registry.h"
#include "core/pass/pass_options.h"

namespace mlir {

class OpPassManager;
class Pass;

/// Takes what is wrong with a text, and the part of it that is; returns
/// failure. A view of a function; it also knows where names are looked up.
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

/// Adds passes to a pass manager, given options as text.
using PassRegistryFunction = std::function<LogicalResult(
    OpPassManager &, llvm::StringRef options, PassErrorHandler)>;
using PassAllocatorFunction = std::function<std::unique_ptr<Pass>()>;

/// A pass or a pipeline under its name.
class PassRegistryEntry {
public:
  using OptionVisitor = std::function<void(
      llvm::function_ref<void(const detail::PassOptions &)>)>;

  PassRegistryEntry(llvm::StringRef argument, llvm::StringRef description,
                    PassRegistryFunction builder, OptionVisitor visitOptions)
      : name(argument), description(description), builder(std::move(builder)),
        visitOptions(std::move(visitOptions)) {}

  /// Errors: failure after a call of `errorHandler`; nothing was added.
  LogicalResult addToPipeline(OpPassManager &manager, llvm::StringRef options,
                              PassErrorHandler errorHandler) const {
    return builder(manager, options, errorHandler);
  }
  llvm::StringRef getPassArgument() const { return name; }
  llvm::StringRef getPassDescription() const { return description; }
  /// Prints a line with the description and those of its options.
  void printHelpStr(size_t indent, size_t descriptionIndent,
                    llvm::raw_ostream &os) const;
  size_t getOptionWidth() const;

  /// The registry's key.
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
  /// Null if there is none.
  static const PassPipelineInfo *lookup(const Registry &registry,
                                        llvm::StringRef argument);
};

/// A registered pass.
class PassInfo : public PassRegistryEntry {
public:
  explicit PassInfo(const PassAllocatorFunction &allocator);
  /// Null if there is none.
  static const PassInfo *lookup(const Registry &registry,
                                llvm::StringRef argument);
};

/// Registers a pass under its argument, which it must have. One that is there
/// already stays.
void registerPass(Registry &registry, const PassAllocatorFunction &allocator);
template <typename ConcretePass> void registerPass(Registry &registry) {
  registerPass(registry, [] { return std::make_unique<ConcretePass>(); });
}

void registerPassPipeline(Registry &registry, llvm::StringRef argument,
                          llvm::StringRef description,
                          PassRegistryFunction function,
                          PassRegistryEntry::OptionVisitor visitOptions);

/// Registers a pipeline that has options in a struct.
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

/// Prints the passes and pipelines with their options, by name.
void printRegisteredPasses(const Registry &registry, llvm::raw_ostream &os);

/// Adds what the text says to `manager`, without its anchor; an empty text says
/// nothing.
/// Errors: a message that points at the place, to `errorStream`; `manager` is
/// unchanged.
LogicalResult parsePassPipeline(llvm::StringRef pipeline,
                                OpPassManager &manager,
                                const Registry &registry,
                                llvm::raw_ostream &errorStream = llvm::errs());
/// Makes the pass manager that a text with its anchor says.
FailureOr<OpPassManager>
parsePassPipeline(llvm::StringRef pipeline, const Registry &registry,
                  llvm::raw_ostream &errorStream = llvm::errs());

} // namespace mlir

#endif // CORE_PASS_PASS_REGISTRY_H
