// SPDX-License-Identifier: Apache-2.0
#include "core/pass/pipeline_table.h"

#include "core/pass/pass.h"
#include "core/pass/pass_manager.h"
#include "core/pass/pass_registry.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/ErrorHandling.h"

using namespace mlir;
using llvm::ArrayRef;
using llvm::StringRef;

/// Returns the pass of a step, or null after setting `error`.
static std::unique_ptr<Pass> createPass(const PipelineStep &step,
                                        std::string &error) {
  std::unique_ptr<Pass> pass = step.create();
  const auto setError = [&](const llvm::Twine &message) -> LogicalResult {
    error = (step.pass + ": " + message).str();
    return failure();
  };
  if (failed(pass->initializeOptions(step.options, setError)))
    return nullptr;
  return pass;
}

void mlir::addPipeline(OpPassManager &manager, ArrayRef<PipelineStep> steps) {
  for (const PipelineStep &step : steps) {
    std::string error;
    std::unique_ptr<Pass> pass = createPass(step, error);
    if (!pass)
      llvm::report_fatal_error(StringRef(error));
    OpPassManager &target =
        step.anchor.empty() ? manager : manager.nest(step.anchor);
    target.addPass(std::move(pass));
  }
}

/// Returns the first name of `step.after` that no earlier step has.
static StringRef findMissing(const PipelineStep &step,
                             ArrayRef<PipelineStep> earlier) {
  llvm::SmallVector<StringRef> names;
  step.after.split(names, ',', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  for (const StringRef name : names)
    if (llvm::none_of(earlier, [&](const PipelineStep &other) {
          return other.pass == name;
        }))
      return name;
  return "";
}

std::string mlir::checkPipeline(ArrayRef<PipelineStep> steps,
                                const Registry &registry) {
  for (const auto &[i, step] : llvm::enumerate(steps)) {
    const std::string name = step.pass.str();
    if (step.reason.empty())
      return name + ": no reason";
    std::string error;
    const std::unique_ptr<Pass> pass = createPass(step, error);
    if (!pass)
      return error;
    if (pass->getArgument() != step.pass)
      return name + ": creates " + pass->getArgument().str();
    if (!PassInfo::lookup(registry, step.pass))
      return name + ": not registered";
    if (const StringRef missing = findMissing(step, steps.take_front(i));
        !missing.empty())
      return name + ": must come after " + missing.str();
  }
  return "";
}
