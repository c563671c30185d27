// SPDX-License-Identifier: Apache-2.0
#include "passes/testing/loop_transforms.h"

#include <string>

#include "core/ir/builtin/builtin_ops.h"
#include "core/rewrite/greedy.h"
#include "core/rewrite/pattern.h"
#include "core/rewrite/rewriter.h"
#include "dialects/scf/scf.h"
#include "dialects/scf/utils/outline.h"
#include "dialects/scf/utils/while_loops.h"
#include "passes/testing/test_pass.h"

namespace mlir::testing {

#define GEN_PASS_DEF_TESTSCFIFUTILSPASS
#define GEN_PASS_DEF_TESTSCFUPLIFTWHILETOFOR
#define GEN_PASS_DEF_TESTWRAPWHILELOOPINZEROTRIPCHECKPASS
#include "passes/testing/loop_transforms_pass.h.inc"

namespace {

struct IfUtilities : TestPass<impl::TestSCFIfUtilsPassBase<IfUtilities>> {
  void runOnOperation() override {
    unsigned count = 0;
    IRRewriter rewriter(&getContext());
    WalkResult result = getOperation()->walk([&](scf::IfOp op) -> WalkResult {
      const std::string number = std::to_string(count++);
      func::FuncOp thenFunction, elseFunction;
      return outlineIfOp(rewriter, op, &thenFunction, "outlined_then" + number,
                         &elseFunction, "outlined_else" + number);
    });
    if (result.wasInterrupted())
      signalPassFailure();
  }
};

struct UpliftWhileToFor
    : TestPass<impl::TestSCFUpliftWhileToForBase<UpliftWhileToFor>> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    scf::populateUpliftWhileToForPatterns(patterns);
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};

struct ZeroTripCheck
    : TestPass<impl::TestWrapWhileLoopInZeroTripCheckPassBase<ZeroTripCheck>> {
  using TestPass::TestPass;
  void runOnOperation() override {
    if (!forceCreateCheck) {
      RewritePatternSet patterns(&getContext());
      scf::populateSCFRotateWhileLoopPatterns(patterns);
      (void)applyPatternsGreedily(getOperation(), std::move(patterns));
      return;
    }
    IRRewriter rewriter(&getContext());
    getOperation()->walk([&](scf::WhileOp loop) {
      (void)scf::wrapWhileLoopInZeroTripCheck(loop, rewriter,
                                              /*forceCreateCheck=*/true);
    });
  }
};

} // namespace
} // namespace mlir::testing
