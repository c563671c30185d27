// SPDX-License-Identifier: Apache-2.0
//
// Correct rounding by raising the precision until the answer is clear, a method
// of Abraham Ziv.
#ifndef CORE_FLOAT_MATH_ZIV_H
#define CORE_FLOAT_MATH_ZIV_H

#include <optional>

#include "core/float_math/ball.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir::elementary {

/// The float of a supported format that all members of a ball round to, to
/// nearest with ties to even; nothing if they round to different ones.
std::optional<llvm::APFloat> round(const Ball &ball,
                                   const llvm::fltSemantics &semantics);

/// Evaluates with more and more precision until the result rounds to one float.
/// What the balls close in on must not be half-way between two floats, unless
/// they come to be exact.
llvm::APFloat
roundCorrectly(const llvm::fltSemantics &semantics,
               llvm::function_ref<Ball(unsigned precision)> evaluate);

} // namespace mlir::elementary

#endif // CORE_FLOAT_MATH_ZIV_H
