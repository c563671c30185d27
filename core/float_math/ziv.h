// SPDX-License-Identifier: Apache-2.0
//
// Correct rounding by increasing the precision until the result is unambiguous
// (Ziv's method).
#ifndef CORE_FLOAT_MATH_ZIV_H
#define CORE_FLOAT_MATH_ZIV_H

#include <optional>

#include "core/float_math/ball.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir::elementary {

/// Returns the float of a supported format to which all members of the ball
/// round, to nearest with ties to even. Returns nullopt if they round to
/// different floats.
std::optional<llvm::APFloat> round(const Ball &ball,
                                   const llvm::fltSemantics &semantics);

/// Evaluates with increasing precision until the result rounds to one float.
/// The limit of the balls must not be half-way between two floats, unless the
/// balls become exact.
llvm::APFloat
roundCorrectly(const llvm::fltSemantics &semantics,
               llvm::function_ref<Ball(unsigned precision)> evaluate);

} // namespace mlir::elementary

#endif // CORE_FLOAT_MATH_ZIV_H
