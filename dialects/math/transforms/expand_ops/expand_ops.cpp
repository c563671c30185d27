// SPDX-License-Identifier: Apache-2.0
#include "dialects/math/transforms/expand_ops/expand_ops.h"

#include "core/rewrite/greedy.h"
#include "dialects/arith/arith.h"
#include "dialects/math/transforms/expand_ops/expand_ops_patterns.h"

namespace mlir::math {

#define GEN_PASS_DEF_MATHEXPANDOPSPASS
#include "dialects/math/transforms/expand_ops/expand_ops_pass.h.inc"

namespace {

struct MathExpandOpsPass : impl::MathExpandOpsPassBase<MathExpandOpsPass> {
  using MathExpandOpsPassBase::MathExpandOpsPassBase;

  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    const SmallVector<StringRef> mnemonics(opMnemonics.begin(),
                                           opMnemonics.end());
    populateExpansionPatterns(patterns, mnemonics);
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace

} // namespace mlir::math
