// SPDX-License-Identifier: Apache-2.0
#include "dialects/arith/transforms/int_range_optimizations/int_range_optimizations.h"

#include "core/analysis/dataflow/utils.h"
#include "core/rewrite/greedy.h"
#include "dialects/arith/arith.h"
#include "dialects/arith/transforms/range_patterns/range_patterns.h"

namespace mlir {

#define GEN_PASS_DEF_ARITHINTRANGEOPTS
#include "dialects/arith/transforms/int_range_optimizations/int_range_optimizations_pass.h.inc"

namespace {

struct ArithIntRangeOpts : impl::ArithIntRangeOptsBase<ArithIntRangeOpts> {
  void runOnOperation() override {
    DataFlowSolver solver;
    dataflow::loadBaselineAnalyses(solver);
    solver.load<dataflow::IntegerRangeAnalysis>();
    if (failed(solver.initializeAndRun(getOperation())))
      return signalPassFailure();
    arith::RangeListener listener(solver);
    RewritePatternSet patterns(&getContext());
    arith::populateIntRangeOptimizationsPatterns(patterns, solver);
    if (failed(applyPatternsGreedily(
            getOperation(), std::move(patterns),
            GreedyRewriteConfig().setListener(&listener))))
      signalPassFailure();
  }
};

} // namespace

} // namespace mlir
