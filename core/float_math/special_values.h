// SPDX-License-Identifier: Apache-2.0
//
// What functions return for arguments that need no computing.
#ifndef CORE_FLOAT_MATH_SPECIAL_VALUES_H
#define CORE_FLOAT_MATH_SPECIAL_VALUES_H

#include <optional>

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir::elementary {

/// What `body` returns; a NaN made quiet for a NaN, and nothing for a format
/// that is not supported.
std::optional<llvm::APFloat>
applyUnlessNaN(const llvm::APFloat &x,
               llvm::function_ref<llvm::APFloat()> body);

/// The same NaN, made quiet.
llvm::APFloat getQuiet(const llvm::APFloat &nan);
/// The NaN for an argument outside the domain, with the sign bit set.
llvm::APFloat getInvalid(const llvm::fltSemantics &semantics);

llvm::APFloat getZero(const llvm::fltSemantics &semantics,
                      bool negative = false);
llvm::APFloat getOne(const llvm::fltSemantics &semantics,
                     bool negative = false);
llvm::APFloat getInfinity(const llvm::fltSemantics &semantics,
                          bool negative = false);

/// Whether x is so near to zero that x + x^2, x - x^2 and what lies between
/// round to x, and 1 + x to 1.
bool isTiny(const llvm::APFloat &x);

/// How the magnitude of a number compares with 1: -1, 0 or 1.
int compareMagnitudeWithOne(const llvm::APFloat &x);

} // namespace mlir::elementary

#endif // CORE_FLOAT_MATH_SPECIAL_VALUES_H
