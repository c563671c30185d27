// SPDX-License-Identifier: Apache-2.0
//
// Results of functions for special arguments.
#ifndef CORE_FLOAT_MATH_SPECIAL_VALUES_H
#define CORE_FLOAT_MATH_SPECIAL_VALUES_H

#include <optional>

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir::elementary {

/// Returns the result of `body`. If x is a NaN, returns it as a quiet NaN.
/// Returns nullopt if the format is not supported.
std::optional<llvm::APFloat>
applyUnlessNaN(const llvm::APFloat &x,
               llvm::function_ref<llvm::APFloat()> body);

/// Returns the NaN as a quiet NaN.
llvm::APFloat getQuiet(const llvm::APFloat &nan);
/// Returns the NaN for an argument outside the domain; its sign bit is set.
llvm::APFloat getInvalid(const llvm::fltSemantics &semantics);

llvm::APFloat getZero(const llvm::fltSemantics &semantics,
                      bool negative = false);
llvm::APFloat getOne(const llvm::fltSemantics &semantics,
                     bool negative = false);
llvm::APFloat getInfinity(const llvm::fltSemantics &semantics,
                          bool negative = false);

/// Returns true if x is so close to zero that all numbers from x - x^2 to x +
/// x^2 round to x, and 1 + x rounds to 1.
bool isTiny(const llvm::APFloat &x);

/// Compares the magnitude of a number with 1. Returns -1, 0 or 1.
int compareMagnitudeWithOne(const llvm::APFloat &x);

} // namespace mlir::elementary

#endif // CORE_FLOAT_MATH_SPECIAL_VALUES_H
