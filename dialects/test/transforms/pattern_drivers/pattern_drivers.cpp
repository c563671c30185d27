// SPDX-License-Identifier: Apache-2.0
#include "dialects/test/transforms/pattern_drivers/pattern_drivers.h"

#include "core/rewrite/greedy.h"
#include "core/rewrite/walk_driver.h"
#include "dialects/arith/arith.h"
#include "dialects/func/func.h"
#include "dialects/test/test.h"
#include "dialects/test/transforms/function_pattern/function_pattern.h"
#include "dialects/test/transforms/notifications/notifications.h"
#include "dialects/test/transforms/pattern_drivers/sample_patterns.h"
#include "dialects/test/transforms/rewrite_rules/rewrite_rules.h"

namespace test {

using namespace mlir;

#define GEN_PASS_DEF_TESTGREEDYPATTERNDRIVER
#define GEN_PASS_DEF_TESTPATTERNSELECTIVEREPLACEMENT
#define GEN_PASS_DEF_TESTSTRICTPATTERNDRIVER
#define GEN_PASS_DEF_TESTWALKPATTERNDRIVER
#include "dialects/test/transforms/pattern_drivers/pattern_drivers_pass.h.inc"

namespace {

struct GreedyPatterns : impl::TestGreedyPatternDriverBase<GreedyPatterns> {
  using TestGreedyPatternDriverBase::TestGreedyPatternDriverBase;

  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateRewriteRules(patterns);
    populateGreedyPatterns(patterns);
    (void)applyPatternsGreedily(getOperation(), std::move(patterns),
                                GreedyRewriteConfig()
                                    .setUseTopDownTraversal(useTopDownTraversal)
                                    .setMaxIterations(maxIterations)
                                    .enableFolding(fold)
                                    .enableConstantCSE(cseConstants));
  }
};

struct StrictPatterns : impl::TestStrictPatternDriverBase<StrictPatterns> {
  using TestStrictPatternDriverBase::TestStrictPatternDriverBase;

  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateStrictPatterns(patterns);
    llvm::SmallVector<Operation *> ops;
    getOperation()->walk([&](Operation *op) {
      if (isStrictRoot(op))
        ops.push_back(op);
    });
    DumpNotifications listener;
    bool changed = false, allErased = false;
    (void)applyOpPatternsGreedily(
        ops, std::move(patterns),
        GreedyRewriteConfig().setListener(&listener).setStrictness(
            getStrictness()),
        &changed, &allErased);
    Builder builder(&getContext());
    getOperation()->setAttr("pattern_driver_changed",
                            builder.getBoolAttr(changed));
    getOperation()->setAttr("pattern_driver_all_erased",
                            builder.getBoolAttr(allErased));
  }

private:
  GreedyRewriteStrictness getStrictness() const {
    if (strictMode.getValue() == "AnyOp")
      return GreedyRewriteStrictness::AnyOp;
    return strictMode.getValue() == "ExistingAndNewOps"
               ? GreedyRewriteStrictness::ExistingAndNewOps
               : GreedyRewriteStrictness::ExistingOps;
  }
};

struct WalkPatterns : impl::TestWalkPatternDriverBase<WalkPatterns> {
  using TestWalkPatternDriverBase::TestWalkPatternDriverBase;

  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateWalkPatterns(patterns);
    DumpNotifications listener;
    walkAndApplyPatterns(getOperation(), std::move(patterns),
                         dumpNotifications ? &listener : nullptr);
  }
};

struct SelectiveReplacement
    : impl::TestPatternSelectiveReplacementBase<SelectiveReplacement> {
  using TestPatternSelectiveReplacementBase::
      TestPatternSelectiveReplacementBase;

  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    addRewrite(patterns, "test.cast",
               [](Operation *op, PatternRewriter &rewriter) -> LogicalResult {
                 if (op->getNumOperands() != 2)
                   return failure();
                 rewriter.replaceUsesWithIf(
                     op->getResult(0), op->getOperand(0), [](OpOperand &use) {
                       return use.getOwner()->hasTrait<OpTrait::IsTerminator>();
                     });
                 rewriter.replaceOp(op, ValueRange(op->getOperand(1)));
                 return success();
               });
    (void)applyPatternsGreedily(getOperation(), std::move(patterns));
  }
};

} // namespace

} // namespace test
