// SPDX-License-Identifier: Apache-2.0
#include "core/pass/pass_registry.h"

#include <algorithm>

#include "core/pass/pass.h"
#include "core/pass/pass_manager.h"

namespace mlir {

void PassRegistryEntry::printHelpStr(size_t indent, size_t descriptionIndent,
                                     llvm::raw_ostream &os) const {
  const size_t width = indent + 2 + name.size();
  os.indent(indent) << "--" << name;
  os.indent(descriptionIndent > width ? descriptionIndent - width : 0)
      << " -   " << description << "\n";
  visitOptions([&](const detail::PassOptions &options) {
    options.printHelp(indent + 2, descriptionIndent, os);
  });
}

size_t PassRegistryEntry::getOptionWidth() const {
  size_t width = name.size() + 2;
  visitOptions([&](const detail::PassOptions &options) {
    width = std::max(width, options.getOptionWidth() + 2);
  });
  return width;
}

const PassPipelineInfo *PassPipelineInfo::lookup(const Registry &registry,
                                                 llvm::StringRef argument) {
  return registry.lookup<PassPipelineInfo>(argument);
}

const PassInfo *PassInfo::lookup(const Registry &registry,
                                 llvm::StringRef argument) {
  return registry.lookup<PassInfo>(argument);
}

/// Adds the pass to a manager if its options and operation name are valid.
static LogicalResult addPass(std::unique_ptr<Pass> pass, OpPassManager &manager,
                             llvm::StringRef options,
                             PassErrorHandler errorHandler) {
  std::string message;
  auto collect = [&](const llvm::Twine &text) -> LogicalResult {
    message += (message.empty() ? "" : "\n") + text.str();
    return failure();
  };
  if (failed(pass->initializeOptions(options, collect)))
    return errorHandler("failed to add `" + pass->getArgument() +
                            "` with options `" + options + "`: " + message,
                        pass->getOptionErrorPlace());
  std::optional<llvm::StringRef> passOp = pass->getOpName();
  std::optional<llvm::StringRef> managerOp = manager.getOpName();
  if (passOp && managerOp && *passOp != *managerOp &&
      manager.getNesting() == OpPassManager::Nesting::Explicit)
    return errorHandler("Can't add pass '" + pass->getName() +
                        "' restricted to '" + *passOp +
                        "' on a PassManager intended to run on '" + *managerOp +
                        "', did you intend to nest?");
  manager.addPass(std::move(pass));
  return success();
}

PassInfo::PassInfo(const PassAllocatorFunction &allocator)
    : PassRegistryEntry(
          allocator()->getArgument(), allocator()->getDescription(),
          [allocator](OpPassManager &manager, llvm::StringRef options,
                      PassErrorHandler errorHandler) {
            std::unique_ptr<Pass> pass = allocator();
            pass->registry = &errorHandler.getRegistry();
            return addPass(std::move(pass), manager, options, errorHandler);
          },
          [allocator](
              llvm::function_ref<void(const detail::PassOptions &)> visit) {
            visit(allocator()->getOptions());
          }) {}

void registerPass(Registry &registry, const PassAllocatorFunction &allocator) {
  registry.insertOwned(PassInfo(allocator));
}

void registerPassPipeline(Registry &registry, llvm::StringRef argument,
                          llvm::StringRef description,
                          PassRegistryFunction function,
                          PassRegistryEntry::OptionVisitor visitOptions) {
  registry.insertOwned(PassPipelineInfo(
      argument, description, std::move(function), std::move(visitOptions)));
}

void registerPassPipeline(Registry &registry, llvm::StringRef argument,
                          llvm::StringRef description,
                          std::function<void(OpPassManager &)> builder) {
  registerPassPipeline(
      registry, argument, description,
      [builder](OpPassManager &manager, llvm::StringRef options,
                PassErrorHandler errorHandler) -> LogicalResult {
        if (!options.trim().empty())
          return errorHandler("pipeline has no options", options);
        builder(manager);
        return success();
      },
      [](llvm::function_ref<void(const detail::PassOptions &)>) {});
}

void printRegisteredPasses(const Registry &registry, llvm::raw_ostream &os) {
  auto passes = registry.getEntries<PassInfo>();
  auto pipelines = registry.getEntries<PassPipelineInfo>();
  size_t width = 0;
  for (const PassInfo *pass : passes)
    width = std::max(width, pass->getOptionWidth() + 4);
  for (const PassPipelineInfo *pipeline : pipelines)
    width = std::max(width, pipeline->getOptionWidth() + 4);
  os << "Passes:\n";
  for (const PassInfo *pass : passes)
    pass->printHelpStr(/*indent=*/2, width, os);
  if (pipelines.empty())
    return;
  os << "Pass Pipelines:\n";
  for (const PassPipelineInfo *pipeline : pipelines)
    pipeline->printHelpStr(/*indent=*/2, width, os);
}

} // namespace mlir
