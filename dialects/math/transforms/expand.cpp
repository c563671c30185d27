// SPDX-License-Identifier: Apache-2.0
//
// Exact expansions: clamping, multiply-add, bit counts.
#include "dialects/math/transforms/expand.h"

#include "dialects/math/transforms/expansion.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::math;
using arith::CmpIPredicate;

// clampf(x, min, max) -> max(min(x, min), max), which is its definition
static LogicalResult expandClampF(ClampFOp op, PatternRewriter &rewriter) {
  Expansion e(op, rewriter);
  Value below =
      e.make<arith::MinimumFOp>(op.getValue(), op.getMin(), op.getFastmath());
  rewriter.replaceOpWithNewOp<arith::MaximumFOp>(op, below, op.getMax(),
                                                 op.getFastmath());
  return success();
}

// fma(a, b, c) -> a * b + c, rounded twice
static LogicalResult expandFma(FmaOp op, PatternRewriter &rewriter) {
  Expansion e(op, rewriter);
  Value product = e.make<arith::MulFOp>(op.getA(), op.getB());
  rewriter.replaceOpWithNewOp<arith::AddFOp>(op, product, op.getC());
  return success();
}

// ctlz(x) -> n = 0; for each half width h: if x < 2^(N - h): n += h, x <<= h
// Guard: the width N is a power of two.
static LogicalResult expandCtlz(CountLeadingZerosOp op,
                                PatternRewriter &rewriter) {
  if (!Expansion::isPossible(op))
    return Expansion::fail(op, rewriter);
  const Type type = op.getType();
  auto element = dyn_cast<IntegerType>(getElementTypeOrSelf(type));
  if (!element || element.getWidth() > 64 ||
      !llvm::isPowerOf2_32(element.getWidth()))
    return rewriter.notifyMatchFailure(
        op, "the width is not a power of two of up to 64");
  const unsigned width = element.getWidth();

  Expansion e(op, rewriter);
  Value rest = op.getOperand();
  Value count = e.integer(type, 0);
  for (unsigned half = width / 2; half != 0; half /= 2) {
    Value bits = e.integer(type, half);
    Value lower = e.integer(type, APInt::getLowBitsSet(width, width - half));
    Value isEmpty = e.make<arith::CmpIOp>(CmpIPredicate::ule, rest, lower);
    Value more = e.make<arith::AddIOp>(count, bits);
    Value shifted = e.make<arith::ShLIOp>(rest, bits);
    rest = e.make<arith::SelectOp>(isEmpty, shifted, rest);
    count = e.make<arith::SelectOp>(isEmpty, more, count);
  }
  Value zero = e.integer(type, 0);
  Value all = e.integer(type, APInt(64, width).zextOrTrunc(width));
  Value isZero =
      e.make<arith::CmpIOp>(CmpIPredicate::eq, op.getOperand(), zero);
  rewriter.replaceOpWithNewOp<arith::SelectOp>(op, isZero, all, count);
  return success();
}

void math::populateExpansionPatterns(RewritePatternSet &patterns,
                                     ArrayRef<StringRef> opMnemonics) {
  ExpansionSet set(patterns, opMnemonics);
  set.add(expandClampF);
  set.add(expandCtlz);
  set.add(expandFma);
  addFunctionExpansions(set);
  addPowerExpansions(set);
  addRoundingExpansions(set);
}
