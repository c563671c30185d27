// SPDX-License-Identifier: Apache-2.0
#include "dialects/math/transforms/uplift_to_fma/fma_patterns.h"

#include "core/rewrite/pattern_set.h"
#include "dialects/arith/arith.h"
#include "dialects/math/float_ops.h"

using namespace mlir;

static bool mayContract(arith::FastMathFlags flags) {
  return bitEnumContainsAll(flags, arith::FastMathFlags::contract);
}

// a * b + c -> fma(a, b, c), c + a * b -> fma(a, b, c)
// Guard: both operations have the flag contract.
static LogicalResult upliftToFma(arith::AddFOp op, PatternRewriter &rewriter) {
  const arith::FastMathFlags flags = op.getFastmath();
  if (!mayContract(flags))
    return rewriter.notifyMatchFailure(op, "the sum has no flag 'contract'");
  const auto getProduct = [](Value value) {
    auto product = value.getDefiningOp<arith::MulFOp>();
    return product && mayContract(product.getFastmath()) ? product : nullptr;
  };
  Value summand = op.getRhs();
  arith::MulFOp product = getProduct(op.getLhs());
  if (!product) {
    summand = op.getLhs();
    product = getProduct(op.getRhs());
  }
  if (!product)
    return rewriter.notifyMatchFailure(op, "of no product with 'contract'");
  rewriter.replaceOpWithNewOp<math::FmaOp>(op, product.getLhs(),
                                           product.getRhs(), summand,
                                           flags & product.getFastmath());
  return success();
}

void mlir::populateUpliftToFMAPatterns(RewritePatternSet &patterns) {
  patterns.add(upliftToFma);
}
