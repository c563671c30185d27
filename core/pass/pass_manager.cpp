// SPDX-License-Identifier: Apache-2.0
#include "core/pass/pass_manager.h"

#include "core/ir/context/context.h"
#include "core/ir/context/diagnostics.h"
#include "core/pass/crash_reproducer.h"
#include "core/pass/op_pass_manager_impl.h"
#include "core/support/thread_id.h"

namespace mlir {

PassManager::PassManager(MLIRContext *context, llvm::StringRef operationName,
                         Nesting nesting)
    : OpPassManager(operationName, nesting), context(context) {}

PassManager::PassManager(OperationName operationName, Nesting nesting)
    : OpPassManager(operationName, nesting),
      context(operationName.getContext()) {}

PassManager::~PassManager() = default;

void PassManager::addInstrumentation(
    std::unique_ptr<PassInstrumentation> added) {
  if (!instrumentor)
    instrumentor = std::make_unique<PassInstrumentor>();
  instrumentor->addInstrumentation(std::move(added));
}

/// Loads dependent dialects and initializes the passes.
LogicalResult PassManager::prepare(Operation *op) {
  std::optional<OperationName> anchor = getOpName(*context);
  if (anchor && *anchor != op->getName())
    return emitError(op->getLoc())
           << "can't run '" << getOpAnchorName() << "' pass manager on '"
           << op->getName() << "' op";
  DialectRegistry dialects;
  getDependentDialects(dialects);
  context->appendDialectRegistry(dialects);
  for (llvm::StringRef name : dialects.getDialectNames())
    context->getOrLoadDialect(name);
  if (failed(impl->finalizePassList(context)))
    return failure();
  return initialize(context, impl->generation + 1);
}

LogicalResult PassManager::run(Operation *op) {
  if (failed(prepare(op)))
    return failure();
  ModuleAnalysisManager analyses(op, instrumentor.get());
  LogicalResult result = crashReproducer ? runWithCrashRecovery(op, analyses)
                                         : runPasses(op, analyses);
  if (statisticsMode)
    dumpStatistics();
  return result;
}

LogicalResult PassManager::runPasses(Operation *op, AnalysisManager analyses) {
  return detail::OpToOpPassAdaptor::runPipeline(
      *this, op, analyses, verifyPasses, impl->generation,
      /*instrumentor=*/nullptr, {getThreadID(), nullptr});
}

} // namespace mlir
