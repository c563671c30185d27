// SPDX-License-Identifier: Apache-2.0
#include "core/pass/pass_instrumentation.h"

#include "core/pass/pass.h"

namespace mlir {

PassInstrumentation::~PassInstrumentation() = default;

void PassInstrumentation::signalPassFailure(Pass *pass) {
  pass->signalPassFailure();
}

void PassInstrumentor::runBeforePipeline(
    std::optional<OperationName> name,
    const PassInstrumentation::PipelineParentInfo &parentInfo) {
  MutexLock lock(&mutex);
  for (auto &hook : instrumentations)
    hook->runBeforePipeline(name, parentInfo);
}

void PassInstrumentor::runAfterPipeline(
    std::optional<OperationName> name,
    const PassInstrumentation::PipelineParentInfo &parentInfo) {
  MutexLock lock(&mutex);
  for (auto &hook : llvm::reverse(instrumentations))
    hook->runAfterPipeline(name, parentInfo);
}

void PassInstrumentor::runBeforePass(Pass *pass, Operation *op) {
  MutexLock lock(&mutex);
  for (auto &hook : instrumentations)
    hook->runBeforePass(pass, op);
}

void PassInstrumentor::runAfterPass(Pass *pass, Operation *op) {
  MutexLock lock(&mutex);
  for (auto &hook : llvm::reverse(instrumentations))
    hook->runAfterPass(pass, op);
}

void PassInstrumentor::runAfterPassFailed(Pass *pass, Operation *op) {
  MutexLock lock(&mutex);
  for (auto &hook : llvm::reverse(instrumentations))
    hook->runAfterPassFailed(pass, op);
}

void PassInstrumentor::runBeforeAnalysis(llvm::StringRef name, TypeID id,
                                         Operation *op) {
  MutexLock lock(&mutex);
  for (auto &hook : instrumentations)
    hook->runBeforeAnalysis(name, id, op);
}

void PassInstrumentor::runAfterAnalysis(llvm::StringRef name, TypeID id,
                                        Operation *op) {
  MutexLock lock(&mutex);
  for (auto &hook : llvm::reverse(instrumentations))
    hook->runAfterAnalysis(name, id, op);
}

void PassInstrumentor::addInstrumentation(
    std::unique_ptr<PassInstrumentation> added) {
  MutexLock lock(&mutex);
  instrumentations.push_back(std::move(added));
}

} // namespace mlir
