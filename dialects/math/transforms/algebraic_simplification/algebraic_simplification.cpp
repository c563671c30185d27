// SPDX-License-Identifier: Apache-2.0
#include "dialects/math/transforms/algebraic_simplification/algebraic_simplification.h"

#include "core/rewrite/greedy.h"
#include "dialects/math/dialect.h"
#include "dialects/math/transforms/algebraic_simplification/simplification_patterns.h"

namespace mlir::math {

#define GEN_PASS_DEF_TESTMATHALGEBRAICSIMPLIFICATION
#include "dialects/math/transforms/algebraic_simplification/algebraic_simplification_pass.h.inc"

namespace {

struct TestMathAlgebraicSimplification
    : impl::TestMathAlgebraicSimplificationBase<
          TestMathAlgebraicSimplification> {
  using TestMathAlgebraicSimplificationBase::
      TestMathAlgebraicSimplificationBase;

  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateMathAlgebraicSimplificationPatterns(patterns);
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace

} // namespace mlir::math
