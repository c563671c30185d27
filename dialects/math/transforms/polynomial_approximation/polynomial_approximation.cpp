// SPDX-License-Identifier: Apache-2.0
#include "dialects/math/transforms/polynomial_approximation/polynomial_approximation.h"

#include "core/rewrite/greedy.h"
#include "dialects/math/dialect.h"
#include "dialects/math/transforms/approximation_patterns/approximation_patterns.h"

namespace mlir::math {

#define GEN_PASS_DEF_TESTMATHPOLYNOMIALAPPROXIMATION
#include "dialects/math/transforms/polynomial_approximation/polynomial_approximation_pass.h.inc"

namespace {

struct TestMathPolynomialApproximation
    : impl::TestMathPolynomialApproximationBase<
          TestMathPolynomialApproximation> {
  using TestMathPolynomialApproximationBase::
      TestMathPolynomialApproximationBase;

  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateMathPolynomialApproximationPatterns(patterns);
    if (enableAvx2)
      populateMathF32ExpansionPatterns(
          patterns, [](StringRef name) { return name == "math.rsqrt"; });
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace

} // namespace mlir::math
