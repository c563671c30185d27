// SPDX-License-Identifier: Apache-2.0
//
// Rounding to integers, by casts and by bits.
#include <cmath>

#include "dialects/math/transforms/expand_ops/expansion_set.h"
#include "dialects/math/transforms/expansion/expansion.h"

using namespace mlir;
using namespace mlir::math;
using arith::CmpFPredicate;
using arith::CmpIPredicate;

/// The bits of an integer type that holds all integers up to those from which
/// on all floats are integers.
static unsigned getIntegerWidth(FloatType type) {
  return type.getFloatSemantics().mantissaWidth <= 64 ? 64 : 128;
}

/// Rounds towards zero, by integers, with the sign of `value`, whose absolute
/// value is below the bound of `makeUnlessIntegral`.
static Value truncate(Expansion &e, Value value) {
  auto type = cast<FloatType>(getElementTypeOrSelf(value.getType()));
  Value integer =
      e.make<arith::FPToSIOp>(e.asInteger(getIntegerWidth(type)), value);
  Value real = e.make<arith::SIToFPOp>(value.getType(), integer);
  return e.make<CopySignOp>(real, value);
}

/// x if it has no fraction for its size, or is infinite or NaN: all floats from
/// 2^(p - 1) on are integers, where p is their number of digits. Else the sum
/// with the sign of x, which a sum that is zero has not.
static Value makeUnlessIntegral(Expansion &e, Value x, Value sum) {
  auto type = cast<FloatType>(getElementTypeOrSelf(x.getType()));
  Value bound =
      e.real(std::ldexp(1.0, type.getFloatSemantics().mantissaWidth - 1));
  Value isIntegral = e.compare(CmpFPredicate::UGE, e.size(x), bound);
  Value result = e.make<CopySignOp>(sum, x);
  return e.select(isIntegral, x, result);
}

// ceil(x) = trunc(x) + (x > trunc(x) ? 1 : 0), with the sign of x.
static LogicalResult expandCeil(CeilOp op, PatternRewriter &rewriter) {
  if (!Expansion::isPossibleOfFloats(op))
    return Expansion::fail(op, rewriter);
  Expansion e(op, rewriter);
  Value x = op.getOperand();
  Value cut = truncate(e, x);
  Value isLess = e.compare(CmpFPredicate::OGT, x, cut);
  Value zero = e.real(0.0);
  Value one = e.real(1.0);
  Value more = e.select(isLess, one, zero);
  Value sum = e.make<arith::AddFOp>(cut, more);
  rewriter.replaceOp(op, makeUnlessIntegral(e, x, sum));
  return success();
}

// round(x) = trunc(x) + (|x - trunc(x)| >= 1/2 ? 1 with the sign of x : 0),
// with the sign of x. The difference is exact; x + 1/2 is not.
static LogicalResult expandRound(RoundOp op, PatternRewriter &rewriter) {
  if (!Expansion::isPossibleOfFloats(op))
    return Expansion::fail(op, rewriter);
  if (!getElementTypeOrSelf(op.getType()).isF32())
    return rewriter.notifyMatchFailure(op, "only of f32");
  Expansion e(op, rewriter);
  Value x = op.getOperand();
  Value cut = truncate(e, x);
  Value rest = e.size(e.make<arith::SubFOp>(x, cut));
  Value half = e.real(0.5);
  Value isAway = e.compare(CmpFPredicate::OGE, rest, half);
  Value one = e.make<CopySignOp>(e.real(1.0), x);
  Value zero = e.real(0.0);
  Value more = e.select(isAway, one, zero);
  Value sum = e.make<arith::AddFOp>(cut, more);
  rewriter.replaceOp(op, makeUnlessIntegral(e, x, sum));
  return success();
}

namespace {

/// The bits of floats with a sign, an exponent whose bias is half of its range,
/// and a fraction. The constructor creates the constants.
struct FloatBits {
  FloatBits(Expansion &e, FloatType type)
      : e(e), width(type.getWidth()),
        fractionWidth(type.getFPMantissaWidth() - 1),
        bias((1 << (width - fractionWidth - 2)) - 1),
        bitsType(e.asInteger(width)) {
    zero = e.integer(bitsType, 0);
    one = e.integer(bitsType, 1);
    minusOne = e.integer(bitsType, -1);
    fractionSize = e.integer(bitsType, fractionWidth);
    lastBit = e.integer(bitsType, width - 1);
    biasValue = e.integer(bitsType, bias);
    half = e.integer(bitsType, APInt::getOneBitSet(width, fractionWidth - 1));
    fractionMask =
        e.integer(bitsType, APInt::getLowBitsSet(width, fractionWidth));
    exponentMask = e.integer(
        bitsType, APInt::getLowBitsSet(width, width - fractionWidth - 1));
  }

  /// Returns true if the format has such bits.
  static bool has(FloatType type) {
    return isa<BFloat16Type, Float16Type, FloatTF32Type, Float32Type,
               Float64Type, Float128Type, Float8E5M2Type, Float8E4M3Type,
               Float8E4M3FNType, Float8E3M4Type>(type);
  }

  Value getExponent(Value bits) {
    Value shifted = e.make<arith::ShRUIOp>(bits, fractionSize);
    Value biased = e.make<arith::AndIOp>(shifted, exponentMask);
    return e.make<arith::SubIOp>(biased, biasValue);
  }
  /// Shifts right by at least 0 and less than the width.
  Value shift(Value bits, Value by) {
    Value atLeast = e.make<arith::MaxSIOp>(by, zero);
    Value within = e.make<arith::MinSIOp>(atLeast, lastBit);
    return e.make<arith::ShRUIOp>(bits, within);
  }
  /// Returns the fraction bits that remain fractional with this exponent.
  Value getFraction(Value bits, Value exponent) {
    Value mask = shift(fractionMask, exponent);
    return e.make<arith::AndIOp>(bits, mask);
  }
  Value compare(CmpIPredicate predicate, Value lhs, Value rhs) {
    return e.make<arith::CmpIOp>(predicate, lhs, rhs);
  }

  Expansion &e;
  unsigned width, fractionWidth;
  int64_t bias;
  Type bitsType;
  Value zero, one, minusOne, fractionSize, lastBit, biasValue, half,
      fractionMask, exponentMask;
};

} // namespace

/// Returns true if the number is half-way between two integers. Requires an
/// exponent of at least -1 with room for a half bit; 1/2 itself has no fraction
/// bits.
static Value makeIsHalfway(FloatBits &f, Value bits, Value exponent) {
  Value isBelowOne = f.compare(CmpIPredicate::eq, exponent, f.minusOne);
  Value half = f.shift(f.half, exponent);
  Value expected = f.e.make<arith::SelectOp>(isBelowOne, f.zero, half);
  Value fraction = f.getFraction(bits, exponent);
  Value isHalf = f.compare(CmpIPredicate::eq, fraction, expected);
  Value isLarge = f.compare(CmpIPredicate::sge, exponent, f.minusOne);
  Value isSmall = f.compare(CmpIPredicate::slt, exponent, f.fractionSize);
  Value isBoth = f.e.make<arith::AndIOp>(isHalf, isSmall);
  return f.e.make<arith::AndIOp>(isBoth, isLarge);
}

/// Returns true if an integral float is odd: its lowest bit above the
/// fractional ones is set. With exponent 0 that is the implicit bit.
static Value makeIsOdd(FloatBits &f, Value bits, Value exponent) {
  Value isOne = f.compare(CmpIPredicate::eq, exponent, f.zero);
  Value shorter = f.e.make<arith::SubIOp>(exponent, f.one);
  Value rest = f.getFraction(bits, shorter);
  Value isSet = f.compare(CmpIPredicate::ne, rest, f.zero);
  return f.e.make<arith::OrIOp>(isSet, isOne);
}

// roundeven(x) -> round(x), minus 1 with the sign of x if x is half-way and
// round(x) is odd
static LogicalResult expandRoundEven(RoundEvenOp op,
                                     PatternRewriter &rewriter) {
  if (!Expansion::isPossible(op))
    return Expansion::fail(op, rewriter);
  auto type = cast<FloatType>(getElementTypeOrSelf(op.getType()));
  if (!FloatBits::has(type))
    return rewriter.notifyMatchFailure(op, "of a float of another kind");
  Expansion e(op, rewriter);
  Value x = op.getOperand();
  Value one = e.real(1.0);
  FloatBits f(e, type);
  Value bits = e.make<arith::BitcastOp>(f.bitsType, x);
  Value rounded = e.make<RoundOp>(x);
  Value roundedBits = e.make<arith::BitcastOp>(f.bitsType, rounded);
  Value exponent = f.getExponent(bits);
  Value roundedExponent = f.getExponent(roundedBits);
  Value isOdd = makeIsOdd(f, roundedBits, roundedExponent);
  Value isHalfway = makeIsHalfway(f, bits, exponent);
  Value sign = e.make<CopySignOp>(one, x);
  Value nearer = e.make<arith::SubFOp>(rounded, sign);
  Value isAway = e.make<arith::AndIOp>(isOdd, isHalfway);
  Value even = e.make<arith::SelectOp>(isAway, nearer, rounded);
  rewriter.replaceOpWithNewOp<CopySignOp>(op, even, x);
  return success();
}

void math::addRoundingExpansions(ExpansionSet &set) {
  set.add(expandCeil);
  set.add(expandRound);
  set.add(expandRoundEven);
}
