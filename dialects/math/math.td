// SPDX-License-Identifier: Apache-2.0
//
// The math dialect: its operations.
#ifndef DIALECTS_MATH_MATH_TD
#define DIALECTS_MATH_MATH_TD

include "dialects/math/float_ops.td"
include "dialects/math/integer_ops.td"
include "dialects/math/power_ops.td"
include "dialects/math/trigonometric_ops.td"

#endif // DIALECTS_MATH_MATH_TD
