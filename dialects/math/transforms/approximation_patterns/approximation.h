// SPDX-License-Identifier: Apache-2.0
//
// A builder of operations that approximate a function. Private to this folder.
#ifndef DIALECTS_MATH_TRANSFORMS_APPROXIMATION_PATTERNS_APPROXIMATION_H
#define DIALECTS_MATH_TRANSFORMS_APPROXIMATION_PATTERNS_APPROXIMATION_H

#include "dialects/math/power_ops.h"
#include "dialects/math/transforms/expansion/expansion.h"
#include "dialects/math/trigonometric_ops.h"

namespace mlir::math {

class Approximation : public Expansion {
public:
  using Expansion::Expansion;

  /// Returns true if there is an approximation: the type is `f32`, and the
  /// shape is static.
  static bool isPossible(Operation *op) {
    return getElementTypeOrSelf(op->getResult(0).getType()).isF32() &&
           Expansion::isPossible(op);
  }
  static LogicalResult fail(Operation *op, PatternRewriter &rewriter) {
    return rewriter.notifyMatchFailure(op, "not of f32 in a known shape");
  }

  /// Creates a constant of i32.
  Value int32(uint32_t value) {
    return integer(asInteger(32), APInt(32, value));
  }
  SmallVector<Value> reals(ArrayRef<double> values) {
    SmallVector<Value> constants;
    for (double value : values)
      constants.push_back(real(value));
    return constants;
  }
  Value add(Value a, Value b) { return make<arith::AddFOp>(a, b); }
  Value sub(Value a, Value b) { return make<arith::SubFOp>(a, b); }
  Value mul(Value a, Value b) { return make<arith::MulFOp>(a, b); }
  Value div(Value a, Value b) { return make<arith::DivFOp>(a, b); }
  Value neg(Value a) { return make<arith::NegFOp>(a); }
  /// a * b + c
  Value fma(Value a, Value b, Value c) { return make<FmaOp>(a, b, c); }
  /// The value that the comparison holds for with the bound, else the bound.
  Value limit(arith::CmpFPredicate predicate, Value value, Value bound) {
    Value holds = compare(predicate, value, bound);
    return select(holds, value, bound);
  }
  /// Convert an f32 to its bits and back.
  Value bits(Value value) {
    return make<arith::BitcastOp>(asInteger(32), value);
  }
  Value fromBits(Value value) {
    return make<arith::BitcastOp>(as(rewriter.getF32Type()), value);
  }
  /// Creates c[n] * x^n + … + c[0].
  Value polynomial(Value x, ArrayRef<Value> coefficients) {
    Value sum = coefficients.back();
    for (Value coefficient : llvm::reverse(coefficients.drop_back()))
      sum = fma(x, sum, coefficient);
    return sum;
  }
};

// The patterns by family. They match operations on f32. The definitions state
// their algebra.

LogicalResult approximateExp(ExpOp op, PatternRewriter &rewriter);
LogicalResult approximateExpM1(ExpM1Op op, PatternRewriter &rewriter);
LogicalResult approximateLog(LogOp op, PatternRewriter &rewriter);
LogicalResult approximateLog2(Log2Op op, PatternRewriter &rewriter);
LogicalResult approximateLog1p(Log1pOp op, PatternRewriter &rewriter);

LogicalResult approximateCbrt(CbrtOp op, PatternRewriter &rewriter);
LogicalResult approximateErf(ErfOp op, PatternRewriter &rewriter);
LogicalResult approximateErfc(ErfcOp op, PatternRewriter &rewriter);
LogicalResult approximateTanh(TanhOp op, PatternRewriter &rewriter);

// These have less than 2 units of error, and the special values of C.

LogicalResult computeErf(ErfOp op, PatternRewriter &rewriter);
LogicalResult computeExpM1(ExpM1Op op, PatternRewriter &rewriter);
LogicalResult computeLog1p(Log1pOp op, PatternRewriter &rewriter);
/// Squares and cubes.
LogicalResult computePower(PowFOp op, PatternRewriter &rewriter);
LogicalResult computeTanh(TanhOp op, PatternRewriter &rewriter);

LogicalResult approximateSin(SinOp op, PatternRewriter &rewriter);
LogicalResult approximateCos(CosOp op, PatternRewriter &rewriter);
LogicalResult approximateAtan(AtanOp op, PatternRewriter &rewriter);
LogicalResult approximateAtan2(Atan2Op op, PatternRewriter &rewriter);
/// These match f16, too.
LogicalResult approximateAsin(AsinOp op, PatternRewriter &rewriter);
LogicalResult approximateAcos(AcosOp op, PatternRewriter &rewriter);

} // namespace mlir::math

#endif // DIALECTS_MATH_TRANSFORMS_APPROXIMATION_PATTERNS_APPROXIMATION_H
