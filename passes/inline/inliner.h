// SPDX-License-Identifier: Apache-2.0
//
// Inlining of the calls of a call graph, callees first.
#ifndef PASSES_INLINE_INLINER_H
#define PASSES_INLINE_INLINER_H

#include <functional>

#include "core/analysis/call_graph.h"
#include "core/interfaces/call.h"
#include "core/pass/pass.h"
#include "core/pass/pass_manager.h"
#include "core/rewrite/inlining_utils.h"
#include "llvm/ADT/StringMap.h"

namespace mlir {

class InlinerConfig {
public:
  using DefaultPipelineTy = std::function<void(OpPassManager &)>;
  using OpPipelinesTy = llvm::StringMap<OpPassManager>;

  InlinerConfig() = default;
  InlinerConfig(DefaultPipelineTy defaultPipeline,
                unsigned maxInliningIterations)
      : defaultPipeline(std::move(defaultPipeline)),
        maxInliningIterations(maxInliningIterations) {}

  /// Adds the passes for callables without a pipeline of their own; may be
  /// null.
  const DefaultPipelineTy &getDefaultPipeline() const {
    return defaultPipeline;
  }
  /// By the operations' names.
  const OpPipelinesTy &getOpPipelines() const { return opPipelines; }
  unsigned getMaxInliningIterations() const { return maxInliningIterations; }
  const InlinerInterface::CloneCallbackTy &getCloneCallback() const {
    return cloneCallback;
  }
  /// Whether regions may become several blocks whatever their operation is.
  bool getCanHandleMultipleBlocks() const { return canHandleMultipleBlocks; }

  void setDefaultPipeline(DefaultPipelineTy pipeline) {
    defaultPipeline = std::move(pipeline);
  }
  void setOpPipelines(OpPipelinesTy pipelines) {
    opPipelines = std::move(pipelines);
  }
  void setMaxInliningIterations(unsigned max) { maxInliningIterations = max; }
  void setCloneCallback(InlinerInterface::CloneCallbackTy callback) {
    cloneCallback = std::move(callback);
  }
  void setCanHandleMultipleBlocks(bool value = true) {
    canHandleMultipleBlocks = value;
  }

private:
  DefaultPipelineTy defaultPipeline;
  OpPipelinesTy opPipelines;
  unsigned maxInliningIterations = 0;
  InlinerInterface::CloneCallbackTy cloneCallback = cloneOrMoveRegion;
  bool canHandleMultipleBlocks = false;
};

/// One run.
class Inliner {
public:
  struct ResolvedCall {
    CallOpInterface call;
    CallGraphNode *sourceNode;
    CallGraphNode *targetNode;
  };
  /// Runs a pipeline on an operation in that of the pass.
  using RunPipelineHelperTy = std::function<LogicalResult(
      Pass &pass, OpPassManager &pipeline, Operation *op)>;
  using ProfitabilityCallbackTy = std::function<bool(const ResolvedCall &)>;

  Inliner(Operation *op, CallGraph &cg, Pass &pass, AnalysisManager am,
          RunPipelineHelperTy runPipelineHelper, const InlinerConfig &config,
          ProfitabilityCallbackTy isProfitableToInline)
      : op(op), cg(cg), pass(pass), am(am),
        runPipelineHelper(std::move(runPipelineHelper)), config(config),
        isProfitableToInline(std::move(isProfitableToInline)) {}
  Inliner(const Inliner &) = delete;
  Inliner &operator=(const Inliner &) = delete;

  /// Goes through the strongly connected components of the graph, callees
  /// first; in each, simplifies and inlines until nothing is left to be inlined
  /// or there were enough rounds. Erases callables that nothing calls any more.
  /// Errors: failure, if a pipeline fails.
  LogicalResult doInlining();

private:
  class Impl;

  Operation *op;
  CallGraph &cg;
  Pass &pass;
  AnalysisManager am;
  const RunPipelineHelperTy runPipelineHelper;
  const InlinerConfig &config;
  ProfitabilityCallbackTy isProfitableToInline;
};

/// The pass: callables are simplified by `defaultPipelineBuilder`, which may be
/// null, those of some operations by pipelines of their own.
std::unique_ptr<Pass>
createInlinerPass(llvm::StringMap<OpPassManager> opPipelines,
                  std::function<void(OpPassManager &)> defaultPipelineBuilder);
/// The same; they are canonicalized.
std::unique_ptr<Pass>
createInlinerPass(llvm::StringMap<OpPassManager> opPipelines = {});

} // namespace mlir

#endif // PASSES_INLINE_INLINER_H
