// SPDX-License-Identifier: Apache-2.0
//
// Functions of real numbers computed by series, each with a bound of the
// remainder.
#ifndef CORE_FLOAT_MATH_SERIES_H
#define CORE_FLOAT_MATH_SERIES_H

#include "core/float_math/ball.h"

namespace mlir::elementary {

// Constants as balls of a precision. They are computed once for each of a few
// precisions. Thread-safe.

Ball getPi(unsigned precision);
Ball getLn2(unsigned precision);
Ball getLn10(unsigned precision);

// Functions of all members of a ball. They lose a few bits of the precision. A
// result near zero keeps its relative precision if the comment says so.
// Arguments outside the domain yield an unknown ball.

/// Results of about 2^-2^20 and below, or 2^2^20 and above, are only bounds.
Ball getExp(const Ball &x);
/// Relatively precise near zero.
Ball getExpm1(const Ball &x);
/// Relatively precise near zero.
Ball getLog(const Ball &x);
/// Returns log(1 + x). Relatively precise near zero.
Ball getLog1p(const Ball &x);

struct SinCos {
  Ball sin, cos;
};
/// The argument must be exact and have fewer bits than the precision.
SinCos getSinCos(const Ball &x);
/// Relatively precise near zero.
Ball getAtan(const Ball &x);

/// Relatively precise near zero. Intended for |x| up to 10.
Ball getErf(const Ball &x);
/// Returns erfc x. The argument must be at least 2.
Ball getErfcTail(const Ball &x);

} // namespace mlir::elementary

#endif // CORE_FLOAT_MATH_SERIES_H
