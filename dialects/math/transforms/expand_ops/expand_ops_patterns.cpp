// SPDX-License-Identifier: Apache-2.0
//
// Exact expansions: clamping, multiply-add, bit counts.
#include "dialects/math/transforms/expand_ops/expand_ops_patterns.h"

#include "dialects/math/integer_ops.h"
#include "dialects/math/transforms/expand_ops/expansion_set.h"
#include "dialects/math/transforms/expansion/expansion.h"
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

/// The narrowest format in which the product of two numbers of `type` is exact
/// and that has two digits more than `type`; null if there is none.
static FloatType getProductType(FloatType type) {
  MLIRContext *context = type.getContext();
  if (isa<Float64Type>(type))
    return Float128Type::get(context);
  if (isa<Float16Type, Float8E5M2Type, Float8E4M3Type, Float8E4M3FNType,
          Float8E3M4Type>(type))
    return Float32Type::get(context);
  if (isa<BFloat16Type, FloatTF32Type, Float32Type>(type))
    return Float64Type::get(context);
  return nullptr;
}

// fma(a, b, c) = round(p + c), where p = a * b is exact in a wider format. The
// sum s is rounded there to odd, so that rounding it again has the same result
// as rounding p + c at once: if s is not exact and its last bit is 0, s is the
// neighbor in the direction of the error. The error (of Knuth's TwoSum) is NaN
// if s is infinite or NaN.
static LogicalResult expandFma(FmaOp op, PatternRewriter &rewriter) {
  if (!Expansion::isPossibleOfFloats(op))
    return Expansion::fail(op, rewriter);
  FloatType wide =
      getProductType(cast<FloatType>(getElementTypeOrSelf(op.getType())));
  if (!wide)
    return rewriter.notifyMatchFailure(op, "no format holds the product");
  Expansion e(op, rewriter);
  const Type type = e.as(wide), bitsType = e.asInteger(wide.getWidth());
  Value a = e.make<arith::ExtFOp>(type, op.getA());
  Value b = e.make<arith::ExtFOp>(type, op.getB());
  Value c = e.make<arith::ExtFOp>(type, op.getC());
  Value product = e.make<arith::MulFOp>(a, b);
  Value sum = e.make<arith::AddFOp>(product, c);
  Value ofC = e.make<arith::SubFOp>(sum, product);
  Value ofProduct = e.make<arith::SubFOp>(sum, ofC);
  Value restOfC = e.make<arith::SubFOp>(c, ofC);
  Value restOfProduct = e.make<arith::SubFOp>(product, ofProduct);
  Value error = e.make<arith::AddFOp>(restOfC, restOfProduct);

  Value zero = e.real(type, 0.0);
  Value none = e.integer(bitsType, 0), last = e.integer(bitsType, 1);
  Value bits = e.make<arith::BitcastOp>(bitsType, sum);
  Value isInexact = e.compare(arith::CmpFPredicate::ONE, error, zero);
  Value isEven = e.compare(CmpIPredicate::eq, e.both(bits, last), none);
  Value isAdjusted = e.both(isInexact, isEven);
  Value isErrorNegative = e.compare(arith::CmpFPredicate::OLT, error, zero);
  Value isSumNegative = e.compare(CmpIPredicate::slt, bits, none);
  Value isNearer = e.make<arith::XOrIOp>(isErrorNegative, isSumNegative);
  Value farther = e.make<arith::AddIOp>(bits, last);
  Value nearer = e.make<arith::SubIOp>(bits, last);
  Value adjusted = e.select(isNearer, nearer, farther);
  Value odd = e.select(isAdjusted, adjusted, bits);
  Value result = e.make<arith::BitcastOp>(type, odd);
  rewriter.replaceOpWithNewOp<arith::TruncFOp>(op, op.getType(), result);
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
