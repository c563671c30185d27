// SPDX-License-Identifier: Apache-2.0
#include "passes/canonicalize/canonicalize.h"

#include "core/ir/context/context.h"
#include "core/rewrite/greedy.h"

namespace mlir {

#define GEN_PASS_DEF_CANONICALIZER
#include "passes/canonicalize/canonicalize_pass.h.inc"

namespace {

struct Canonicalizer : impl::CanonicalizerBase<Canonicalizer> {
  using CanonicalizerBase::CanonicalizerBase;

  LogicalResult initialize(MLIRContext *context) override {
    config.setUseTopDownTraversal(topDownProcessingEnabled)
        .setRegionSimplificationLevel(regionSimplifyLevel)
        .setMaxIterations(maxIterations)
        .setMaxNumRewrites(maxNumRewrites);
    RewritePatternSet owned(context);
    for (Dialect *dialect : context->getLoadedDialects())
      dialect->getCanonicalizationPatterns(owned);
    for (const OperationRecord *record : context->getRegisteredOperations())
      if (auto *addPatterns =
              record->descriptor->hooks.getCanonicalizationPatterns)
        addPatterns(owned, context);
    patterns = std::make_shared<FrozenRewritePatternSet>(
        std::move(owned), disabledPatterns, enabledPatterns);
    return success();
  }

  void runOnOperation() override {
    const bool converged =
        succeeded(applyPatternsGreedily(getOperation(), *patterns, config));
    if (testConvergence && !converged)
      signalPassFailure();
  }

  GreedyRewriteConfig config;
  std::shared_ptr<const FrozenRewritePatternSet> patterns;
};

} // namespace

} // namespace mlir
