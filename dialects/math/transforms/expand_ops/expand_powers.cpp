// SPDX-License-Identifier: Apache-2.0
//
// Powers and roots, with the special cases of IEEE 754.
#include <limits>

#include "core/ir/structure/matchers.h"
#include "dialects/math/transforms/expand_ops/expansion_set.h"
#include "dialects/math/transforms/expand_ops/powers.h"
#include "dialects/math/transforms/expansion/expansion.h"

using namespace mlir;
using namespace mlir::math;
using arith::CmpFPredicate;
using arith::CmpIPredicate;

static constexpr double infinity = std::numeric_limits<double>::infinity();

/// Whether 2^n has a normal number for all n for which exp2 is neither zero nor
/// infinite, or is a product of two of them: the format is laid out as those of
/// IEEE 754, with more exponents than digits.
static bool hasPowersOfTwo(FloatType type) {
  return isa<BFloat16Type, Float16Type, FloatTF32Type, Float32Type, Float64Type,
             Float128Type, Float8E5M2Type, Float8E4M3Type, Float8E4M3FNType>(
      type);
}

/// 2^n by the bits of an exponent.
static Value makePowerOfTwo(Expansion &e, FloatType type, Value n,
                            int64_t bias) {
  const Type bitsType = n.getType();
  Value biased = e.make<arith::AddIOp>(n, e.integer(bitsType, bias));
  Value fractionSize =
      e.integer(bitsType, type.getFloatSemantics().mantissaWidth - 1);
  Value bits = e.make<arith::ShLIOp>(biased, fractionSize);
  return e.make<arith::BitcastOp>(e.as(type), bits);
}

// exp2(x) = exp((x - n) * ln(2)) * 2^(n / 2) * 2^(n - n / 2), where n is x cut
// to an integer, within the exponents for which 2^(n / 2) is normal. The
// difference is exact; it is NaN, or as infinite as the result, where x is.
static LogicalResult expandExp2(Exp2Op op, PatternRewriter &rewriter) {
  if (!Expansion::isPossibleOfFloats(op))
    return Expansion::fail(op, rewriter);
  auto type = cast<FloatType>(getElementTypeOrSelf(op.getType()));
  if (!hasPowersOfTwo(type))
    return rewriter.notifyMatchFailure(op, "of a float of another kind");
  const unsigned width = type.getWidth();
  const int64_t bias =
      (int64_t(1) << (width - type.getFloatSemantics().mantissaWidth - 1)) - 1;
  Expansion e(op, rewriter);
  const Type bitsType = e.asInteger(width);
  Value x = op.getOperand();
  Value greatest = e.real(2.0 * bias - 2), least = e.real(-2.0 * bias + 2);
  Value isLess = e.compare(CmpFPredicate::OLT, x, greatest);
  Value limited = e.select(isLess, x, greatest);
  Value isGreater = e.compare(CmpFPredicate::OGT, limited, least);
  limited = e.select(isGreater, limited, least);
  Value n = e.make<arith::FPToSIOp>(bitsType, limited);
  Value real = e.make<arith::SIToFPOp>(x.getType(), n);
  Value rest = e.make<arith::SubFOp>(x, real);
  Value exponent = e.make<arith::MulFOp>(rest, e.real(0.69314718055994530942));
  Value exp = e.make<ExpOp>(exponent);
  Value half = e.make<arith::ShRSIOp>(n, e.integer(bitsType, 1));
  Value otherHalf = e.make<arith::SubIOp>(n, half);
  Value scaled =
      e.make<arith::MulFOp>(exp, makePowerOfTwo(e, type, half, bias));
  Value result =
      e.make<arith::MulFOp>(scaled, makePowerOfTwo(e, type, otherHalf, bias));
  rewriter.replaceOp(op, result);
  return success();
}

// rsqrt(x) = 1 / sqrt(x)
static LogicalResult expandRsqrt(RsqrtOp op, PatternRewriter &rewriter) {
  if (!Expansion::isPossible(op))
    return Expansion::fail(op, rewriter);
  Expansion e(op, rewriter);
  Value one = e.real(1.0);
  Value root = e.make<SqrtOp>(op.getOperand());
  rewriter.replaceOpWithNewOp<arith::DivFOp>(op, one, root);
  return success();
}

Value math::makePowerOfHalves(PowFOp op, double exponent,
                              PatternRewriter &rewriter) {
  Expansion e(op, rewriter);
  const arith::FastMathFlags flags = op.getFastmath();
  Value a = op.getLhs(), base = a;
  // sqrt(-0) is -0, and rsqrt(-0) is -inf: of +0 they are what the power is.
  if (!bitEnumContainsAll(flags, arith::FastMathFlags::nsz))
    base = e.make<arith::AddFOp>(a, e.real(0.0), flags);
  Value power;
  if (exponent == -0.5) {
    power = e.make<RsqrtOp>(base, flags);
  } else {
    power = e.make<SqrtOp>(base, flags);
    if (exponent == 0.75) {
      Value fourthRoot = e.make<SqrtOp>(power, flags);
      power = e.make<arith::MulFOp>(power, fourthRoot, flags);
    }
  }
  if (bitEnumContainsAll(flags, arith::FastMathFlags::ninf))
    return power;
  // If a is -inf, the roots are NaN, but the power is infinity or zero.
  Value isMinusInfinity = e.compare(CmpFPredicate::OEQ, a, e.real(-infinity));
  Value special = e.real(exponent < 0 ? 0.0 : infinity);
  return e.select(isMinusInfinity, special, power);
}

/// Powers with one of a few exponents: products, quotients and roots.
static LogicalResult expandPowerOf(PowFOp op, const APFloat &exponent,
                                   PatternRewriter &rewriter) {
  Expansion e(op, rewriter);
  Value a = op.getLhs();
  const auto is = [&](double value) { return exponent.isExactlyValue(value); };
  // a^0 = 1
  if (exponent.isZero()) {
    rewriter.replaceOp(op, e.real(1.0));
    return success();
  }
  // a^1 = a
  if (is(1.0)) {
    rewriter.replaceOp(op, a);
    return success();
  }
  // a^-1 = 1 / a
  if (is(-1.0)) {
    Value one = e.real(1.0);
    rewriter.replaceOpWithNewOp<arith::DivFOp>(op, one, a);
    return success();
  }
  // a^(1/2) = sqrt(a), a^(-1/2) = rsqrt(a)
  if (is(0.5) || is(-0.5)) {
    rewriter.replaceOp(
        op, makePowerOfHalves(op, exponent.convertToDouble(), rewriter));
    return success();
  }
  // a^2 = a * a
  if (is(2.0)) {
    rewriter.replaceOpWithNewOp<arith::MulFOp>(op, a, a);
    return success();
  }
  // a^-2 = (1 / a) * (1 / a), which overflows, or is zero, only if the power
  // does.
  if (is(-2.0)) {
    Value one = e.real(1.0);
    Value inverse = e.make<arith::DivFOp>(one, a);
    rewriter.replaceOpWithNewOp<arith::MulFOp>(op, inverse, inverse);
    return success();
  }
  // a^3 = a * a * a
  if (is(3.0)) {
    Value product = e.make<arith::MulFOp>(a, a);
    rewriter.replaceOpWithNewOp<arith::MulFOp>(op, product, a);
    return success();
  }
  return failure();
}

/// The format in which powers of a type are computed, with digits for the
/// logarithm that the power of its exponent makes large; the type itself from
/// f64 on.
static FloatType getPowerType(FloatType type) {
  if (type.getWidth() > 32)
    return type;
  return type.getWidth() < 32 && !isa<FloatTF32Type>(type)
             ? FloatType(Float32Type::get(type.getContext()))
             : FloatType(Float64Type::get(type.getContext()));
}

/// a^b = exp(b * log(|a|)), and the special cases that this has wrong:
/// - a or b is NaN and b is not 0: NaN, but 1^b = 1
/// - (-1)^b of an infinite b: 1
/// - a is negative or -0 and b an odd integer: -(|a|^b)
/// - a < 0 is finite and b no integer: NaN
/// - b is 0: 1
static Value makePower(Expansion &e, Value a, Value b) {
  const Type type = a.getType();
  Value zero = e.real(type, 0.0), one = e.real(type, 1.0);
  Value size = e.size(a);
  Value log = e.make<LogOp>(size);
  Value product = e.make<arith::MulFOp>(b, log);
  Value power = e.make<ExpOp>(product);
  // If |a| is 1, the product is NaN for an infinite b.
  Value isNumber = e.compare(CmpFPredicate::ORD, b, b);
  Value isUnit = e.compare(CmpFPredicate::OEQ, size, one);
  power = e.select(e.both(isUnit, isNumber), one, power);

  Value floor = e.make<FloorOp>(b);
  Value isInteger = e.compare(CmpFPredicate::OEQ, floor, b);
  Value half = e.make<arith::MulFOp>(b, e.real(type, 0.5));
  Value floorOfHalf = e.make<FloorOp>(half);
  Value isNotEven = e.compare(CmpFPredicate::ONE, floorOfHalf, half);
  Value isOdd = e.both(isInteger, isNotEven);
  Value withSign = e.make<CopySignOp>(power, a);
  Value result = e.select(isOdd, withSign, power);

  Value minusInfinity = e.real(type, -infinity);
  Value isNegative = e.compare(CmpFPredicate::OLT, a, zero);
  Value isFinite = e.compare(CmpFPredicate::OGT, a, minusInfinity);
  Value isNoInteger = e.compare(CmpFPredicate::UNE, floor, b);
  Value none = e.real(type, std::numeric_limits<double>::quiet_NaN());
  Value isUndefined = e.both(e.both(isNegative, isFinite), isNoInteger);
  result = e.select(isUndefined, none, result);

  Value isBaseOne = e.compare(CmpFPredicate::OEQ, a, one);
  Value isExponentZero = e.compare(CmpFPredicate::OEQ, b, zero);
  return e.select(e.either(isBaseOne, isExponentZero), one, result);
}

// a^b = exp(b * log(|a|)) with the special cases of `makePower`, in a wider
// format, if b is not one of some constants.
static LogicalResult expandPowF(PowFOp op, PatternRewriter &rewriter) {
  if (!Expansion::isPossibleOfFloats(op))
    return Expansion::fail(op, rewriter);
  APFloat exponent(0.0);
  if (matchPattern(op.getRhs(), m_ConstantFloat(&exponent)) &&
      succeeded(expandPowerOf(op, exponent, rewriter)))
    return success();
  auto type = cast<FloatType>(getElementTypeOrSelf(op.getType()));
  FloatType wide = getPowerType(type);
  Expansion e(op, rewriter);
  if (wide == type) {
    rewriter.replaceOp(op, makePower(e, op.getLhs(), op.getRhs()));
    return success();
  }
  Value a = e.make<arith::ExtFOp>(e.as(wide), op.getLhs());
  Value b = e.make<arith::ExtFOp>(e.as(wide), op.getRhs());
  Value power = makePower(e, a, b);
  rewriter.replaceOpWithNewOp<arith::TruncFOp>(op, op.getType(), power);
  return success();
}

/// a^n for a constant n, by squaring; of a negative n (1 / a)^-n, which
/// overflows, or is zero, only if the power does.
static Value makeIntegerPower(Expansion &e, Value a, const APInt &n) {
  Value one = e.real(1.0);
  if (n.isNegative())
    a = e.make<arith::DivFOp>(one, a);
  Value power = one;
  for (APInt rest = n.abs(); !rest.isZero();) {
    if (rest[0])
      power = e.make<arith::MulFOp>(a, power);
    rest.lshrInPlace(1);
    if (!rest.isZero())
      a = e.make<arith::MulFOp>(a, a);
  }
  return power;
}

// a^n = products of a for a constant n, else powf(|a|, n), with the sign of a
// if n is odd: n as a float may be rounded. Guard: static and dynamic
// dimensions are the same.
static LogicalResult expandFPowI(FPowIOp op, PatternRewriter &rewriter) {
  if (!Expansion::isPossibleOfFloats(op))
    return Expansion::fail(op, rewriter);
  Expansion e(op, rewriter);
  APInt exponent;
  if (matchPattern(op.getRhs(), m_ConstantInt(&exponent))) {
    rewriter.replaceOp(op, makeIntegerPower(e, op.getLhs(), exponent));
    return success();
  }
  const Type type = op.getRhs().getType();
  if (getElementTypeOrSelf(type).isIndex())
    return rewriter.notifyMatchFailure(op, "no cast of the exponent to floats");
  if (auto shaped = dyn_cast<ShapedType>(type);
      shaped &&
      shaped.clone(getElementTypeOrSelf(op.getType())) != op.getType())
    return rewriter.notifyMatchFailure(op, "the shapes are not the same");
  Value real = e.make<arith::SIToFPOp>(op.getType(), op.getRhs());
  Value size = e.size(op.getLhs());
  Value power = e.make<PowFOp>(size, real);
  Value last = e.both(op.getRhs(), e.integer(type, 1));
  Value isOdd = e.compare(CmpIPredicate::ne, last, e.integer(type, 0));
  Value withSign = e.make<CopySignOp>(power, op.getLhs());
  rewriter.replaceOpWithNewOp<arith::SelectOp>(op, isOdd, withSign, power);
  return success();
}

void math::addPowerExpansions(ExpansionSet &set) {
  set.add(expandExp2);
  set.add(expandRsqrt);
  set.add(expandPowF);
  set.add(expandFPowI);
}
