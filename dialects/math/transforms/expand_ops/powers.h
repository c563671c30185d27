// SPDX-License-Identifier: Apache-2.0
//
// Powers that the passes share. Not for users of the patterns.
#ifndef DIALECTS_MATH_TRANSFORMS_EXPAND_OPS_POWERS_H
#define DIALECTS_MATH_TRANSFORMS_EXPAND_OPS_POWERS_H

#include "core/rewrite/pattern.h"
#include "dialects/math/power_ops.h"

namespace mlir::math {

/// Returns the power of `op` for an exponent of 1/2, -1/2 or 3/4, by square
/// roots: sqrt(a), rsqrt(a), sqrt(a) * sqrt(sqrt(a)), with the results of IEEE
/// 754 for zeros and -inf. The flags of `op` are those of the new operations;
/// `nsz` and `ninf` make it shorter. The shape is static.
Value makePowerOfHalves(PowFOp op, double exponent, PatternRewriter &rewriter);

} // namespace mlir::math

#endif // DIALECTS_MATH_TRANSFORMS_EXPAND_OPS_POWERS_H
