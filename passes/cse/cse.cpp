// SPDX-License-Identifier: Apache-2.0
#include "passes/cse/cse.h"

#include "core/ir/verify/dominance.h"
#include "core/transforms/cse.h"

namespace mlir {

#define GEN_PASS_DEF_CSE
#include "passes/cse/cse_pass.h.inc"

namespace {
struct CSE : impl::CSEBase<CSE> {
  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    bool changed = false;
    const CSEStatistics statistics = eliminateCommonSubExpressions(
        rewriter, getAnalysis<DominanceInfo>(), getOperation(), &changed);
    numCSE += statistics.numCSE;
    numDCE += statistics.numDCE;
    if (!changed)
      return markAllAnalysesPreserved();
    // The pass does not change the blocks.
    markAnalysesPreserved<DominanceInfo, PostDominanceInfo>();
  }
};
} // namespace

} // namespace mlir
