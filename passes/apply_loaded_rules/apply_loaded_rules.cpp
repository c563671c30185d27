// SPDX-License-Identifier: Apache-2.0
#include "passes/apply_loaded_rules/apply_loaded_rules.h"

#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/context/diagnostics.h"
#include "core/rewrite/greedy.h"
#include "passes/apply_loaded_rules/loaded_rules.h"

namespace mlir {

#define GEN_PASS_DEF_APPLYLOADEDRULES
#include "passes/apply_loaded_rules/apply_loaded_rules_pass.h.inc"

namespace {

struct ApplyLoadedRules : impl::ApplyLoadedRulesBase<ApplyLoadedRules> {
  using ApplyLoadedRulesBase::ApplyLoadedRulesBase;
  explicit ApplyLoadedRules(std::shared_ptr<const RuleList> rules)
      : rules(std::move(rules)) {}

  LogicalResult initialize(MLIRContext *context) override {
    RewritePatternSet owned(context);
    auto emitError = [&](llvm::StringRef location, const llvm::Twine &message) {
      mlir::emitError(UnknownLoc::get(context)) << location << ": " << message;
    };
    if (rules && failed(rules->populate(owned, emitError)))
      return failure();
    patterns = std::make_shared<FrozenRewritePatternSet>(std::move(owned));
    return success();
  }

  void runOnOperation() override {
    GreedyRewriteConfig config;
    config.enableFolding(false)
        .setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled)
        .setMaxIterations(maxIterations);
    if (failed(applyPatternsGreedily(getOperation(), *patterns, config))) {
      getOperation()->emitError("the loaded rules do not come to an end");
      signalPassFailure();
    }
  }

  std::shared_ptr<const RuleList> rules;
  std::shared_ptr<const FrozenRewritePatternSet> patterns;
};

} // namespace

void registerApplyLoadedRulesPass(Registry &registry,
                                  std::shared_ptr<const RuleList> rules) {
  registerPass(registry,
               [rules] { return std::make_unique<ApplyLoadedRules>(rules); });
}

} // namespace mlir
