// SPDX-License-Identifier: Apache-2.0
//
// The math dialect: its class and its operations. Sources that use the
// operations of one or two families include their headers instead.
#ifndef DIALECTS_MATH_MATH_H
#define DIALECTS_MATH_MATH_H

#include "dialects/math/dialect.h"
#include "dialects/math/float_ops.h"
#include "dialects/math/integer_ops.h"
#include "dialects/math/power_ops.h"
#include "dialects/math/trigonometric_ops.h"

#endif // DIALECTS_MATH_MATH_H
