// SPDX-License-Identifier: Apache-2.0
//
// Casts of f4E2M1FN: a sign, two exponent bits (bias 1) and one mantissa bit,
// without infinities and NaN. The magnitudes are 0, 0.5, 1, 1.5, 2, 3, 4 and 6.
#include "dialects/arith/transforms/expand_ops/expand_ops_patterns.h"
#include "dialects/arith/transforms/expansion/expansion.h"

using namespace mlir;
using namespace mlir::arith;

namespace {

// extf(x : f4E2M1FN) -> the sum of three parts, which are the bits of an f32
// With m, the three bits of the magnitude: m << 22 are exponent and mantissa
// without the bias, except for m = 1 (0.5), whose bits are the bias only. The
// bias is 0 for zero; for 4 and more, whose upper exponent bit is shifted out,
// it contains that bit. The third part is the sign.
struct ExpandF4E2M1ExtF final : OpRewritePattern<ExtFOp> {
  using Base::Base;
  LogicalResult matchAndRewrite(ExtFOp op,
                                PatternRewriter &rewriter) const override;
};

// truncf(x) : f4E2M1FN -> operations on the bits of f32
// Values that are too large, and NaN, become the largest number.
struct ExpandF4E2M1TruncF final : OpRewritePattern<TruncFOp> {
  using Base::Base;
  LogicalResult matchAndRewrite(TruncFOp op,
                                PatternRewriter &rewriter) const override;
};

} // namespace

LogicalResult
ExpandF4E2M1ExtF::matchAndRewrite(ExtFOp op, PatternRewriter &rewriter) const {
  if (!isa<Float4E2M1FNType>(getElementTypeOrSelf(op.getIn())) ||
      !Expansion::isPossible(op))
    return rewriter.notifyMatchFailure(op, "not from f4E2M1FN");
  Expansion e(op, rewriter);
  Value bits = e.bitcast(op.getIn(), rewriter.getIntegerType(4));
  Value zero = e.integer(4, 0);
  Value one = e.integer(4, 1);
  Value two = e.integer(4, 2);
  Value four = e.integer(4, 4);
  Value seven = e.integer(4, 7);
  Value magnitude = e.make<AndIOp>(bits, seven);

  // Shift to the top of four bits, then to the final position.
  Value place = e.integer(32, 20);
  Value atTop = e.make<ShLIOp>(magnitude, two);
  Value isHalf = e.make<CmpIOp>(CmpIPredicate::eq, magnitude, one);
  Value cut = e.make<SelectOp>(isHalf, zero, atTop);
  Value wide = e.make<ExtUIOp>(e.asInteger(32), cut);
  Value number = e.make<ShLIOp>(wide, place);

  Value wideZero = e.integer(32, 0);
  Value highBias = e.integer(32, 0x40000000);
  Value lowBias = e.integer(32, 0x3F000000);
  Value isHigh = e.make<CmpIOp>(CmpIPredicate::uge, magnitude, four);
  Value someBias = e.make<SelectOp>(isHigh, highBias, lowBias);
  Value isZero = e.make<CmpIOp>(CmpIPredicate::eq, magnitude, zero);
  Value bias = e.make<SelectOp>(isZero, wideZero, someBias);

  Value wideSign = e.integer(32, 0x80000000);
  Value signBit = e.integer(4, 8);
  Value isNegative = e.make<CmpIOp>(CmpIPredicate::uge, bits, signBit);
  Value sign = e.make<SelectOp>(isNegative, wideSign, wideZero);

  Value unsignedBits = e.make<AddIOp>(number, bias);
  Value allBits = e.make<AddIOp>(unsignedBits, sign);
  Value result = e.bitcast(allBits, rewriter.getF32Type());
  const unsigned width =
      getElementTypeOrSelf(op.getOut()).getIntOrFloatBitWidth();
  if (width < 32)
    result = e.make<TruncFOp>(op.getType(), result);
  else if (width > 32)
    result = e.make<ExtFOp>(op.getType(), result);
  rewriter.replaceOp(op, result);
  return success();
}

/// Converts the number to f32.
static Value convertToF32(Value in, Expansion &e) {
  const unsigned width = getElementTypeOrSelf(in).getIntOrFloatBitWidth();
  if (width < 32)
    in = e.make<ExtFOp>(e.asF32(), in);
  else if (width > 32)
    in = e.make<TruncFOp>(e.asF32(), in);
  return in;
}

LogicalResult
ExpandF4E2M1TruncF::matchAndRewrite(TruncFOp op,
                                    PatternRewriter &rewriter) const {
  if (!isa<Float4E2M1FNType>(getElementTypeOrSelf(op.getOut())) ||
      !Expansion::isPossible(op))
    return rewriter.notifyMatchFailure(op, "not to f4E2M1FN");
  Expansion e(op, rewriter);
  Value in = convertToF32(op.getIn(), e);
  Value one = e.integer(4, 1);
  Value signPlace = e.integer(4, 3);
  Value mantissaPlace = e.integer(32, 22);
  Value zero8 = e.integer(8, 0);
  Value minusOne8 = e.integer(8, -1);
  Value zero = e.integer(32, 0);
  Value greatest = e.f32(6);
  Value least = e.f32(-6);
  Value below = e.make<MinNumFOp>(in, greatest);
  Value clamped = e.make<MaxNumFOp>(below, least);
  Value bits = e.bitcast(clamped, rewriter.getI32Type());

  Value top = e.make<ShRUIOp>(bits, e.integer(32, 31));
  Value topNarrow = e.make<TruncIOp>(e.asInteger(4), top);
  Value sign = e.make<ShLIOp>(topNarrow, signPlace);

  // The exponent with the other bias includes the sign. Bits above the lower
  // two are dropped.
  Value bias = e.integer(32, 126);
  Value exponentPlace = e.integer(32, 23);
  Value wideExponent = e.make<ShRUIOp>(bits, exponentPlace);
  Value exponent = e.make<SubIOp>(wideExponent, bias);
  Value exponentNarrow = e.make<TruncIOp>(e.asInteger(4), exponent);
  Value exponentBits = e.make<ShLIOp>(exponentNarrow, one);
  Value signAndExponent = e.make<AddIOp>(sign, exponentBits);

  Value mantissaTop = e.integer(32, 0x400000);
  Value topOfMantissa = e.make<AndIOp>(bits, mantissaTop);
  Value mantissa = e.make<ShRUIOp>(topOfMantissa, mantissaPlace);
  Value mantissaNarrow = e.make<TruncIOp>(e.asInteger(4), mantissa);
  Value number = e.make<AddIOp>(signAndExponent, mantissaNarrow);

  // Numbers below 1 are subnormal.
  Value mantissaMask = e.integer(32, 0x7FFFFF);
  Value exponent8 = e.make<TruncIOp>(e.asInteger(8), exponent);
  Value isSubnormal = e.make<CmpIOp>(CmpIPredicate::sle, exponent8, zero8);
  Value isQuarter = e.make<CmpIOp>(CmpIPredicate::eq, exponent8, minusOne8);
  Value wholeMantissa = e.make<AndIOp>(bits, mantissaMask);
  Value isMore = e.make<CmpIOp>(CmpIPredicate::ugt, wholeMantissa, zero);
  Value isAboveQuarter = e.make<AndIOp>(isQuarter, isMore);
  Value isHalf = e.make<CmpIOp>(CmpIPredicate::eq, exponent8, zero8);
  Value minusOne = e.integer(4, -1);
  Value zero4 = e.integer(4, 0);
  Value small = e.make<SelectOp>(isSubnormal, minusOne, number);
  Value roundedSmall = e.make<SelectOp>(isAboveQuarter, zero4, small);
  Value cut = e.make<SelectOp>(isHalf, number, roundedSmall);

  Value restMask = e.integer(32, 0x3FFFFF);
  Value half = e.integer(32, 0x200000);
  Value rest = e.make<AndIOp>(bits, restMask);
  Value isHalfOrMore = e.make<CmpIOp>(CmpIPredicate::uge, rest, half);
  Value roundsUp = e.make<OrIOp>(isHalfOrMore, isSubnormal);
  Value above = e.make<AddIOp>(cut, one);
  Value result = e.make<SelectOp>(roundsUp, above, cut);
  rewriter.replaceOpWithNewOp<BitcastOp>(op, op.getType(), result);
  return success();
}

void arith::populateExpandF4E2M1Patterns(RewritePatternSet &patterns) {
  patterns.add<ExpandF4E2M1ExtF, ExpandF4E2M1TruncF>(patterns.getContext());
}
