// SPDX-License-Identifier: Apache-2.0
#include "tools/mlir-opt/action_tracing.h"

#include "core/ir/context/context.h"
#include "llvm/ADT/StringExtras.h"

namespace mlir {

absl::StatusOr<llvm::raw_ostream *>
ActionTracing::open(const std::string &path) {
  if (path == "-")
    return &llvm::outs();
  absl::StatusOr<OutputFile> file = OutputFile::create(path);
  if (!file.ok())
    return file.status();
  files.push_back(std::make_unique<OutputFile>(std::move(*file)));
  return &files.back()->stream();
}

/// Parses the locations in a list such as `file:line:col,…`.
static absl::StatusOr<std::vector<tracing::ActionPlace>>
parsePlaces(llvm::StringRef text) {
  std::vector<tracing::ActionPlace> places;
  for (llvm::StringRef part : llvm::split(text, ',')) {
    if (part.empty())
      continue;
    auto place = tracing::ActionPlace::parse(part);
    if (!place.ok())
      return absl::InvalidArgumentError("--log-mlir-actions-filter: " +
                                        std::string(place.status().message()));
    places.push_back(std::move(*place));
  }
  return places;
}

absl::StatusOr<std::unique_ptr<ActionTracing>>
ActionTracing::create(const MlirPassOptions &options) {
  const bool isWanted =
      !options.logActionsTo.empty() || !options.profileActionsTo.empty() ||
      !options.debugCounters.empty() || options.printDebugCounter;
  if (!isWanted)
    return nullptr;
  auto result = std::make_unique<ActionTracing>();
  ActionTracing *tracing = result.get();
  tracing->printCounters = options.printDebugCounter;
  tracing->isObserved =
      !options.logActionsTo.empty() || !options.profileActionsTo.empty();
  for (const std::string &counter : options.debugCounters)
    if (absl::Status status = tracing->counters.parse(counter); !status.ok())
      return status;
  tracing->execution = std::make_unique<tracing::ExecutionContext>(
      [tracing](const tracing::Action &action) {
        return tracing->counters.shouldExecute(action.getTag());
      });
  if (!options.logActionsTo.empty()) {
    auto places = parsePlaces(options.logActionsFilter);
    auto os = tracing->open(options.logActionsTo);
    if (!places.ok() || !os.ok())
      return places.ok() ? os.status() : places.status();
    tracing->execution->addObserver(
        std::make_unique<tracing::ActionLogger>(**os, std::move(*places)));
  }
  if (!options.profileActionsTo.empty()) {
    auto os = tracing->open(options.profileActionsTo);
    if (!os.ok())
      return os.status();
    tracing->execution->addObserver(
        std::make_unique<tracing::ActionProfiler>(**os));
  }
  if (tracing->printCounters)
    tracing->counters.print(llvm::errs());
  return result;
}

absl::Status ActionTracing::finish() {
  // Destroying the observers completes their files.
  execution.reset();
  llvm::outs().flush();
  if (printCounters)
    counters.print(llvm::errs());
  for (auto &file : files)
    if (absl::Status status = file->keep(); !status.ok())
      return status;
  return absl::OkStatus();
}

void ActionTracing::install(MLIRContext &context) {
  context.disableMultithreading();
  if (isObserved)
    llvm::errs() << "ExecutionContext registered on the context\n";
  registerActionHandler(&context, [this](llvm::function_ref<void()> transform,
                                         const tracing::Action &action) {
    (*execution)(transform, action);
  });
}

} // namespace mlir
