// SPDX-License-Identifier: Apache-2.0
#include "dialects/arith/transforms/int_range_narrowing/int_range_narrowing.h"

#include "core/analysis/dataflow/utils.h"
#include "core/rewrite/greedy.h"
#include "dialects/arith/arith.h"
#include "dialects/arith/transforms/range_patterns/range_patterns.h"

namespace mlir::arith {

#define GEN_PASS_DEF_ARITHINTRANGENARROWING
#include "dialects/arith/transforms/int_range_narrowing/int_range_narrowing_pass.h.inc"

namespace {

struct ArithIntRangeNarrowing
    : impl::ArithIntRangeNarrowingBase<ArithIntRangeNarrowing> {
  using ArithIntRangeNarrowingBase::ArithIntRangeNarrowingBase;

  void runOnOperation() override {
    DataFlowSolver solver;
    dataflow::loadBaselineAnalyses(solver);
    solver.load<dataflow::IntegerRangeAnalysis>();
    if (failed(solver.initializeAndRun(getOperation())))
      return signalPassFailure();
    RangeListener listener(solver);
    RewritePatternSet patterns(&getContext());
    const SmallVector<unsigned> widths(bitwidthsSupported.begin(),
                                       bitwidthsSupported.end());
    populateIntRangeNarrowingPatterns(patterns, solver, widths);
    // Bottom-up: comparisons need the original ranges of their operands.
    if (failed(applyPatternsGreedily(
            getOperation(), std::move(patterns),
            GreedyRewriteConfig().setUseTopDownTraversal(false).setListener(
                &listener))))
      signalPassFailure();
  }
};

} // namespace

} // namespace mlir::arith
