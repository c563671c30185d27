// SPDX-License-Identifier: Apache-2.0
#include "dialects/arith/transforms/unsigned_when_equivalent/unsigned_when_equivalent.h"

#include "core/analysis/dataflow/utils.h"
#include "core/rewrite/walk_driver.h"
#include "dialects/arith/transforms/range_patterns/range_patterns.h"

namespace mlir::arith {

#define GEN_PASS_DEF_ARITHUNSIGNEDWHENEQUIVALENTPASS
#include "dialects/arith/transforms/unsigned_when_equivalent/unsigned_when_equivalent_pass.h.inc"

namespace {

struct ArithUnsignedWhenEquivalentPass
    : impl::ArithUnsignedWhenEquivalentPassBase<
          ArithUnsignedWhenEquivalentPass> {
  void runOnOperation() override {
    DataFlowSolver solver;
    dataflow::loadBaselineAnalyses(solver);
    solver.load<dataflow::IntegerRangeAnalysis>();
    if (failed(solver.initializeAndRun(getOperation())))
      return signalPassFailure();
    RangeListener listener(solver);
    RewritePatternSet patterns(&getContext());
    populateUnsignedWhenEquivalentPatterns(patterns, solver);
    walkAndApplyPatterns(getOperation(), std::move(patterns), &listener);
  }
};

} // namespace

} // namespace mlir::arith
