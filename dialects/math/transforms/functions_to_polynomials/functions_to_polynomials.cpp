// SPDX-License-Identifier: Apache-2.0
#include "dialects/math/transforms/functions_to_polynomials/functions_to_polynomials.h"

#include <utility>

#include "core/rewrite/walk_driver.h"
#include "dialects/math/dialect.h"
#include "dialects/math/transforms/approximation_patterns/approximation_patterns.h"

namespace mlir::math {

#define GEN_PASS_DEF_FUNCTIONSTOPOLYNOMIALS
#include "dialects/math/transforms/functions_to_polynomials/functions_to_polynomials_pass.h.inc"

namespace {

struct FunctionsToPolynomials
    : impl::FunctionsToPolynomialsBase<FunctionsToPolynomials> {
  using FunctionsToPolynomialsBase::FunctionsToPolynomialsBase;

  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateMathAccurateFunctionPatterns(patterns);
    const FrozenRewritePatternSet frozen(std::move(patterns));
    // The arithmetic of tanh and log1p has an exp or a log.
    walkAndApplyPatterns(getOperation(), frozen);
    walkAndApplyPatterns(getOperation(), frozen);
  }
};

} // namespace

} // namespace mlir::math
