// SPDX-License-Identifier: Apache-2.0
//
// Division of complex numbers by their parts, generic in the operations:
// `BuilderT` has a function for each operation on parts.
#ifndef CONVERSIONS_COMPLEX_COMMON_DIVISION_H
#define CONVERSIONS_COMPLEX_COMMON_DIVISION_H

#include <limits>

#include "core/ir/structure/value.h"
#include "dialects/arith/arith.h"

namespace mlir::complex {

/// The parts of a complex number.
struct Parts {
  Value re, im;
};

/// (a + bi) / (c + di) = ((ac + bd) + (bc - ad)i) / (cc + dd).
template <typename BuilderT>
Parts divideByFormula(const BuilderT &b, Parts lhs, Parts rhs) {
  Value cc = b.mul(rhs.re, rhs.re), dd = b.mul(rhs.im, rhs.im);
  Value divisor = b.add(cc, dd);
  Value ac = b.mul(lhs.re, rhs.re), bd = b.mul(lhs.im, rhs.im);
  Value re = b.add(ac, bd);
  Value bc = b.mul(lhs.im, rhs.re), ad = b.mul(lhs.re, rhs.im);
  Value im = b.sub(bc, ad);
  Value reQuotient = b.div(re, divisor);
  return {reQuotient, b.div(im, divisor)};
}

/// Smith's division, with the special values of C's Annex G where both parts of
/// the result are NaN.
/// Source: Robert L. Smith, "Algorithm 116: Complex division", 1962.
template <typename BuilderT> struct ImprovedDivision {
  ImprovedDivision(const BuilderT &b, Parts lhs, Parts rhs)
      : b(b), plain(b.withoutFlags()), lhs(lhs), rhs(rhs) {}

  /// For |c| < |d|, with r = c / d: ((ar + b) + (br - a)i) / (d + rc).
  Parts divideBySmallRe() {
    Value ratio = b.div(rhs.re, rhs.im);
    Value product = b.mul(ratio, rhs.re);
    Value divisor = b.add(rhs.im, product);
    Value ar = b.mul(lhs.re, ratio);
    Value re = b.div(b.add(ar, lhs.im), divisor);
    Value br = b.mul(lhs.im, ratio);
    Value im = b.div(b.sub(br, lhs.re), divisor);
    return {re, im};
  }

  /// For |c| >= |d|, with r = d / c: ((a + br) + (b - ar)i) / (c + rd).
  Parts divideBySmallIm() {
    Value ratio = b.div(rhs.im, rhs.re);
    Value product = b.mul(ratio, rhs.im);
    Value divisor = b.add(rhs.re, product);
    Value br = b.mul(lhs.im, ratio);
    Value re = b.div(b.add(lhs.re, br), divisor);
    Value ar = b.mul(lhs.re, ratio);
    Value im = b.div(b.sub(lhs.im, ar), divisor);
    return {re, im};
  }

  /// Returns infinities: a number whose parts are not both NaN, divided by
  /// zero.
  Parts divideByZero() {
    zero = b.constant(0.0);
    rhsSize.re = b.size(rhs.re);
    Value isReZero = plain.equal(rhsSize.re, zero);
    rhsSize.im = b.size(rhs.im);
    Value isImZero = plain.equal(rhsSize.im, zero);
    Value hasRe = plain.compare(arith::CmpFPredicate::ORD, lhs.re, zero);
    Value hasIm = plain.compare(arith::CmpFPredicate::ORD, lhs.im, zero);
    Value isNumber = b.either(hasRe, hasIm);
    Value isZero = b.both(isReZero, isImZero);
    isByZero = b.both(isNumber, isZero);
    infinity = b.constant(std::numeric_limits<double>::infinity());
    Value factor = plain.copySign(infinity, rhs.re);
    Value re = b.mul(factor, lhs.re);
    return {re, b.mul(factor, lhs.im)};
  }

  /// Returns 1 if `isInfinite`, else 0, with the sign of `part`.
  Value makeUnit(Value isInfinite, Value part) {
    Value size = b.select(isInfinite, one, zero);
    return plain.copySign(size, part);
  }
  Value isFinite(Value size) {
    return plain.compare(arith::CmpFPredicate::ONE, size, infinity);
  }

  /// Divides an infinite number by a finite one.
  Parts divideInfinity() {
    Value isReFinite = isFinite(rhsSize.re), isImFinite = isFinite(rhsSize.im);
    Value isRhsFinite = b.both(isReFinite, isImFinite);
    lhsSize.re = b.size(lhs.re);
    Value isReInfinite = plain.equal(lhsSize.re, infinity);
    lhsSize.im = b.size(lhs.im);
    Value isImInfinite = plain.equal(lhsSize.im, infinity);
    Value isInfinite = b.either(isReInfinite, isImInfinite);
    isOfInfinity = b.both(isInfinite, isRhsFinite);
    one = b.constant(1.0);
    Value unitRe = makeUnit(isReInfinite, lhs.re);
    Value unitIm = makeUnit(isImInfinite, lhs.im);
    Value ac = b.mul(unitRe, rhs.re), bd = b.mul(unitIm, rhs.im);
    Value re = b.mul(infinity, b.add(ac, bd));
    Value ad = b.mul(unitRe, rhs.im), bc = b.mul(unitIm, rhs.re);
    Value im = b.mul(infinity, b.sub(bc, ad));
    return {re, im};
  }

  /// Divides a finite number by an infinite one: the result is zero.
  Parts divideByInfinity() {
    Value isReFinite = isFinite(lhsSize.re), isImFinite = isFinite(lhsSize.im);
    Value isLhsFinite = b.both(isReFinite, isImFinite);
    Value isReInfinite = plain.equal(rhsSize.re, infinity);
    Value isImInfinite = plain.equal(rhsSize.im, infinity);
    Value isInfinite = b.either(isReInfinite, isImInfinite);
    isByInfinity = b.both(isLhsFinite, isInfinite);
    Value unitRe = makeUnit(isReInfinite, rhs.re);
    Value unitIm = makeUnit(isImInfinite, rhs.im);
    Value ac = b.mul(lhs.re, unitRe), bd = b.mul(lhs.im, unitIm);
    Value re = b.mul(zero, b.add(ac, bd));
    Value bc = b.mul(lhs.im, unitRe), ad = b.mul(lhs.re, unitIm);
    Value im = b.mul(zero, b.sub(bc, ad));
    return {re, im};
  }

  Parts select(Value condition, Parts yes, Parts no) {
    Value re = b.select(condition, yes.re, no.re);
    return {re, b.select(condition, yes.im, no.im)};
  }

  Parts make() {
    const Parts bySmallRe = divideBySmallRe();
    const Parts bySmallIm = divideBySmallIm();
    const Parts byZero = divideByZero();
    const Parts ofInfinity = divideInfinity();
    const Parts byInfinity = divideByInfinity();
    Value isReSmall =
        plain.compare(arith::CmpFPredicate::OLT, rhsSize.re, rhsSize.im);
    const Parts quotient = select(isReSmall, bySmallRe, bySmallIm);
    Parts special = select(isByInfinity, byInfinity, quotient);
    special = select(isOfInfinity, ofInfinity, special);
    special = select(isByZero, byZero, special);
    Value isReNaN = plain.compare(arith::CmpFPredicate::UNO, quotient.re, zero);
    Value isImNaN = plain.compare(arith::CmpFPredicate::UNO, quotient.im, zero);
    return select(b.both(isReNaN, isImNaN), special, quotient);
  }

  const BuilderT &b;
  const BuilderT plain; // No flags.
  const Parts lhs, rhs;
  Value zero, one, infinity;
  Parts lhsSize, rhsSize;
  Value isByZero, isOfInfinity, isByInfinity;
};

/// Returns the quotient, either with C's special values or by the plain
/// formula.
template <typename BuilderT>
Parts divide(const BuilderT &b, Parts lhs, Parts rhs, bool isImproved) {
  return isImproved ? ImprovedDivision<BuilderT>(b, lhs, rhs).make()
                    : divideByFormula(b, lhs, rhs);
}

} // namespace mlir::complex

#endif // CONVERSIONS_COMPLEX_COMMON_DIVISION_H
