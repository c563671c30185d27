// SPDX-License-Identifier: Apache-2.0
//
// Elementary functions of floats, for constant folding. They yield the same
// bits on every machine, since they use neither the host's libm nor its
// floating-point unit.
#ifndef CORE_FLOAT_MATH_ELEMENTARY_H
#define CORE_FLOAT_MATH_ELEMENTARY_H

#include <optional>

#include "llvm/ADT/APFloat.h"

namespace mlir::elementary {

// Each function returns the exact result rounded to the argument's format, to
// nearest with ties to even. Two arguments must have the same format.
// Formats: those with NaNs and up to 53 bits of precision. For other formats,
// the functions return nullopt.
// Zeros, infinities and NaNs: as in Annex F of the C standard. A NaN argument
// is returned as a quiet NaN. An argument outside the domain yields a quiet NaN
// without payload; its sign is that of x86: set, except for acos and asin.
// Thread-safe.

std::optional<llvm::APFloat> exp(const llvm::APFloat &x);
std::optional<llvm::APFloat> exp2(const llvm::APFloat &x);
std::optional<llvm::APFloat> exp10(const llvm::APFloat &x);
std::optional<llvm::APFloat> expm1(const llvm::APFloat &x);

std::optional<llvm::APFloat> log(const llvm::APFloat &x);
std::optional<llvm::APFloat> log2(const llvm::APFloat &x);
std::optional<llvm::APFloat> log10(const llvm::APFloat &x);
std::optional<llvm::APFloat> log1p(const llvm::APFloat &x);

std::optional<llvm::APFloat> sin(const llvm::APFloat &x);
std::optional<llvm::APFloat> cos(const llvm::APFloat &x);
std::optional<llvm::APFloat> tan(const llvm::APFloat &x);

std::optional<llvm::APFloat> asin(const llvm::APFloat &x);
std::optional<llvm::APFloat> acos(const llvm::APFloat &x);
std::optional<llvm::APFloat> atan(const llvm::APFloat &x);
/// Returns the angle of the point (x, y).
std::optional<llvm::APFloat> atan2(const llvm::APFloat &y,
                                   const llvm::APFloat &x);

std::optional<llvm::APFloat> sinh(const llvm::APFloat &x);
std::optional<llvm::APFloat> cosh(const llvm::APFloat &x);
std::optional<llvm::APFloat> tanh(const llvm::APFloat &x);
std::optional<llvm::APFloat> asinh(const llvm::APFloat &x);
std::optional<llvm::APFloat> acosh(const llvm::APFloat &x);
std::optional<llvm::APFloat> atanh(const llvm::APFloat &x);

std::optional<llvm::APFloat> erf(const llvm::APFloat &x);
std::optional<llvm::APFloat> erfc(const llvm::APFloat &x);

std::optional<llvm::APFloat> sqrt(const llvm::APFloat &x);
/// Returns 1 / sqrt(x). A zero yields an infinity of the same sign.
std::optional<llvm::APFloat> rsqrt(const llvm::APFloat &x);
std::optional<llvm::APFloat> cbrt(const llvm::APFloat &x);
std::optional<llvm::APFloat> pow(const llvm::APFloat &x,
                                 const llvm::APFloat &y);

} // namespace mlir::elementary

#endif // CORE_FLOAT_MATH_ELEMENTARY_H
