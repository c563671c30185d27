// SPDX-License-Identifier: Apache-2.0
//
// Functions of real numbers by series, each with a bound of what it leaves out.
#ifndef CORE_FLOAT_MATH_SERIES_H
#define CORE_FLOAT_MATH_SERIES_H

#include "core/float_math/ball.h"

namespace mlir::elementary {

// Constants, in balls of a precision. They are computed once for each of a few
// precisions. Thread-safe.

Ball getPi(unsigned precision);
Ball getLn2(unsigned precision);
Ball getLn10(unsigned precision);

// Functions of all members of a ball. What is lost in them is a few bits of the
// precision; a result near zero keeps its relative precision where the comment
// says so. Arguments outside the domain give an unknown ball.

/// Results of about 2^-2^20 and less, or 2^2^20 and more, are only powers of
/// two on that side.
Ball getExp(const Ball &x);
/// Precise near zero.
Ball getExpm1(const Ball &x);
/// Precise near zero.
Ball getLog(const Ball &x);
/// log(1 + x), precise near zero.
Ball getLog1p(const Ball &x);

struct SinCos {
  Ball sin, cos;
};
/// Of a number of fewer bits than the precision, with no error.
SinCos getSinCos(const Ball &x);
/// Precise near zero.
Ball getAtan(const Ball &x);

/// Precise near zero; meant for |x| up to 10.
Ball getErf(const Ball &x);
/// Of a number that is at least 2.
Ball getErfcTail(const Ball &x);

} // namespace mlir::elementary

#endif // CORE_FLOAT_MATH_SERIES_H
