// SPDX-License-Identifier: Apache-2.0
#include "passes/inline/inline.h"

#include "core/ir/descriptor/traits.h"
#include "core/ir/structure/walk.h"
#include "passes/canonicalize/canonicalize.h"
#include "passes/inline/inliner.h"

namespace mlir {

#define GEN_PASS_DEF_INLINER
#include "passes/inline/inline_pass.h.inc"

static void addDefaultPasses(OpPassManager &manager) {
  manager.addPass(createCanonicalizer());
}

static size_t countOps(Region &region) {
  size_t number = 0;
  region.walk([&](Operation *) { ++number; });
  return number;
}

/// Returns true if the callee has at most `threshold` percent of the operations
/// of the caller. The maximum value disables the threshold.
static bool isProfitable(const Inliner::ResolvedCall &call,
                         unsigned threshold) {
  if (threshold == 0 || threshold == -1U)
    return threshold != 0;
  const size_t numCaller = countOps(*call.sourceNode->getCallableRegion());
  const size_t numCallee = countOps(*call.targetNode->getCallableRegion());
  return numCaller == 0 || numCallee * 100 / numCaller <= threshold;
}

namespace {
class InlinerPass : public impl::InlinerBase<InlinerPass> {
public:
  using InlinerBase::InlinerBase;
  InlinerPass(InlinerConfig::OpPipelinesTy opPipelines,
              InlinerConfig::DefaultPipelineTy defaultPipeline)
      : defaultPipeline(std::move(defaultPipeline)) {
    for (const auto &entry : opPipelines)
      opPipelineList.push_back(entry.second);
  }
  // clone() copies the options.
  InlinerPass(const InlinerPass &other)
      : InlinerBase(other), defaultPipeline(other.defaultPipeline) {}

  LogicalResult initialize(MLIRContext *) override;
  void runOnOperation() override;

private:
  InlinerConfig makeConfig();

  /// The default pipeline that a C++ client passed. The option takes
  /// precedence.
  std::optional<InlinerConfig::DefaultPipelineTy> defaultPipeline;
};
} // namespace

/// Parses the default pipeline once, so that an error in its text is reported
/// here and not for each callable.
LogicalResult InlinerPass::initialize(MLIRContext *) {
  const std::string text = defaultPipelineStr;
  const Registry *registry = getRegistry();
  if (text.empty() || text == "canonicalize" || !registry)
    return success();
  OpPassManager manager;
  return parsePassPipeline(text, manager, *registry);
}

InlinerConfig InlinerPass::makeConfig() {
  InlinerConfig config;
  const std::string text = defaultPipelineStr;
  const Registry *registry = getRegistry();
  if (defaultPipeline && !defaultPipelineStr.hasValue())
    config.setDefaultPipeline(*defaultPipeline);
  else if (text == "canonicalize")
    config.setDefaultPipeline(addDefaultPasses);
  else if (!text.empty() && registry)
    config.setDefaultPipeline([text, registry](OpPassManager &manager) {
      (void)parsePassPipeline(text, manager, *registry);
    });
  InlinerConfig::OpPipelinesTy pipelines;
  for (const OpPassManager &pipeline : opPipelineList)
    if (!pipeline.empty())
      pipelines.try_emplace(pipeline.getOpAnchorName(), pipeline);
  config.setOpPipelines(std::move(pipelines));
  config.setMaxInliningIterations(maxInliningIterations);
  return config;
}

void InlinerPass::runOnOperation() {
  Operation *op = getOperation();
  if (!op->hasTrait<OpTrait::SymbolTable>()) {
    op->emitOpError() << " was scheduled to run under the inliner, but does "
                         "not define a symbol table";
    return signalPassFailure();
  }
  const InlinerConfig config = makeConfig();
  auto run = [this](Pass &, OpPassManager &pipeline, Operation *callable) {
    return runPipeline(pipeline, callable);
  };
  auto isWorthIt = [this](const Inliner::ResolvedCall &call) {
    return isProfitable(call, inliningThreshold);
  };
  Inliner inliner(op, getAnalysis<CallGraph>(), *this, getAnalysisManager(),
                  run, config, isWorthIt);
  if (failed(inliner.doInlining()))
    signalPassFailure();
}

std::unique_ptr<Pass>
createInlinerPass(llvm::StringMap<OpPassManager> opPipelines,
                  std::function<void(OpPassManager &)> defaultPipelineBuilder) {
  return std::make_unique<InlinerPass>(std::move(opPipelines),
                                       std::move(defaultPipelineBuilder));
}
std::unique_ptr<Pass>
createInlinerPass(llvm::StringMap<OpPassManager> opPipelines) {
  return createInlinerPass(std::move(opPipelines), addDefaultPasses);
}

} // namespace mlir
