// SPDX-License-Identifier: Apache-2.0
//
// Hooks around pipelines, passes and analyses.
#ifndef CORE_PASS_PASS_INSTRUMENTATION_H
#define CORE_PASS_PASS_INSTRUMENTATION_H

#include <memory>
#include <optional>
#include <vector>

#include "core/ir/storage/type_id.h"
#include "core/ir/structure/operation.h"
#include "core/support/mutex.h"

namespace mlir {

class Pass;

/// Receives events of a pass manager. Several threads call the hooks, but never
/// concurrently.
class PassInstrumentation {
public:
  /// The origin of a pipeline.
  struct PipelineParentInfo {
    /// The result of llvm::get_threadid().
    uint64_t parentThreadID;
    Pass *parentPass;
  };

  virtual ~PassInstrumentation();

  /// `name` is empty if the pipeline runs on any operation.
  virtual void runBeforePipeline(std::optional<OperationName> name,
                                 const PipelineParentInfo &parentInfo) {}
  virtual void runAfterPipeline(std::optional<OperationName> name,
                                const PipelineParentInfo &parentInfo) {}
  virtual void runBeforePass(Pass *pass, Operation *op) {}
  virtual void runAfterPass(Pass *pass, Operation *op) {}
  /// The operation may be invalid.
  virtual void runAfterPassFailed(Pass *pass, Operation *op) {}
  virtual void runBeforeAnalysis(llvm::StringRef name, TypeID id,
                                 Operation *op) {}
  virtual void runAfterAnalysis(llvm::StringRef name, TypeID id,
                                Operation *op) {}

  /// Marks the running pass as failed.
  void signalPassFailure(Pass *pass);
};

/// Combines instrumentations: "before" hooks run in order, "after" hooks in
/// reverse.
class PassInstrumentor {
public:
  PassInstrumentor() = default;
  PassInstrumentor(const PassInstrumentor &) = delete;

  void
  runBeforePipeline(std::optional<OperationName> name,
                    const PassInstrumentation::PipelineParentInfo &parentInfo);
  void
  runAfterPipeline(std::optional<OperationName> name,
                   const PassInstrumentation::PipelineParentInfo &parentInfo);
  void runBeforePass(Pass *pass, Operation *op);
  void runAfterPass(Pass *pass, Operation *op);
  void runAfterPassFailed(Pass *pass, Operation *op);
  void runBeforeAnalysis(llvm::StringRef name, TypeID id, Operation *op);
  void runAfterAnalysis(llvm::StringRef name, TypeID id, Operation *op);
  void addInstrumentation(std::unique_ptr<PassInstrumentation> added);

private:
  Mutex mutex;
  std::vector<std::unique_ptr<PassInstrumentation>> instrumentations;
};

} // namespace mlir

#endif // CORE_PASS_PASS_INSTRUMENTATION_H
