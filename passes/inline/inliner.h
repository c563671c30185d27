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
#include "core/transforms/inlining_utils.h"
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

  /// Adds the passes for callables that have no pipeline of their own. May be
  /// null.
  const DefaultPipelineTy &getDefaultPipeline() const {
    return defaultPipeline;
  }
  /// Returns the pipelines by operation name.
  const OpPipelinesTy &getOpPipelines() const { return opPipelines; }
  unsigned getMaxInliningIterations() const { return maxInliningIterations; }
  const InlinerInterface::CloneCallbackTy &getCloneCallback() const {
    return cloneCallback;
  }
  /// Returns true if any region may get several blocks by inlining.
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

/// One run of the inliner.
class Inliner {
public:
  struct ResolvedCall {
    CallOpInterface call;
    CallGraphNode *sourceNode;
    CallGraphNode *targetNode;
  };
  /// Runs a pipeline on an operation nested in that of the pass.
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

  /// Visits the strongly connected components of the graph, callees first.
  /// Simplifies and inlines in each component until there are no candidates or
  /// the maximum number of iterations is reached. Erases callables without
  /// uses.
  /// Errors: fails if a pipeline fails.
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

/// Creates the pass. `defaultPipelineBuilder`, which may be null, builds the
/// pipeline that simplifies callables; `opPipelines` override it by operation
/// name.
std::unique_ptr<Pass>
createInlinerPass(llvm::StringMap<OpPassManager> opPipelines,
                  std::function<void(OpPassManager &)> defaultPipelineBuilder);
/// Creates the pass with the default pipeline `canonicalize`.
std::unique_ptr<Pass>
createInlinerPass(llvm::StringMap<OpPassManager> opPipelines = {});

} // namespace mlir

#endif // PASSES_INLINE_INLINER_H
