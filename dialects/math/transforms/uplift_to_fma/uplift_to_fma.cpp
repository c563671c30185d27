// SPDX-License-Identifier: Apache-2.0
#include "dialects/math/transforms/uplift_to_fma/uplift_to_fma.h"

#include "core/rewrite/greedy.h"
#include "dialects/math/dialect.h"
#include "dialects/math/transforms/uplift_to_fma/fma_patterns.h"

namespace mlir::math {

#define GEN_PASS_DEF_MATHUPLIFTTOFMA
#include "dialects/math/transforms/uplift_to_fma/uplift_to_fma_pass.h.inc"

namespace {

struct MathUpliftToFMA : impl::MathUpliftToFMABase<MathUpliftToFMA> {
  using MathUpliftToFMABase::MathUpliftToFMABase;

  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateUpliftToFMAPatterns(patterns);
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace

} // namespace mlir::math
