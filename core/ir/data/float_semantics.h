// SPDX-License-Identifier: Apache-2.0
//
// The floating-point formats of the builtin types, including those that APFloat
// lacks. A value is held in an APFloat whose format contains all values of the
// type's format. Bits and rounding are those of the type's format.
#ifndef CORE_IR_DATA_FLOAT_SEMANTICS_H
#define CORE_IR_DATA_FLOAT_SEMANTICS_H

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APInt.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir {

/// A floating-point format. Constant; compared by address.
struct FloatSemantics {
  /// The spelling of the type: "f8E8M0FNU".
  llvm::StringRef name;
  /// Bits in memory.
  unsigned width;
  /// Bits of the significand, including the implicit bit.
  unsigned mantissaWidth;
  /// Returns the format of the APFloats that hold the values.
  const llvm::fltSemantics &(*getHolder)();
  /// True if the holder is the format itself.
  bool isHolder;
  bool hasSignedValues;
  bool hasZero;
  bool hasInfinity;
  bool hasNaN;
};

/// Returns the formats of the builtin types. Types, parser and printer use this
/// table.
llvm::ArrayRef<FloatSemantics> getFloatSemantics();
/// Returns the format with a name, or null.
const FloatSemantics *lookupFloatSemantics(llvm::StringRef name);
/// Returns the format that an APFloat's semantics represent, or null. PowerPC's
/// double-double has a format although no builtin type uses it.
const FloatSemantics *lookupFloatSemantics(const llvm::fltSemantics &holder);

/// Rounds to the nearest value of the format, ties to even; the result is in
/// the holder's format. An overflow yields infinity, NaN or the largest value,
/// whichever the format has first. Negative values become NaN in a format
/// without signs. Values that round to zero become the smallest value in a
/// format without zero. NaN becomes the largest value in a format without NaN.
llvm::APFloat roundToFloat(const FloatSemantics &semantics,
                           const llvm::APFloat &value,
                           bool *losesInformation = nullptr);

/// Converts between values and their `width` bits. `value` is in the holder's
/// format and must be a value of the format.
llvm::APInt floatToBits(const FloatSemantics &semantics,
                        const llvm::APFloat &value);
llvm::APFloat floatFromBits(const FloatSemantics &semantics,
                            const llvm::APInt &bits);

/// Prints a value as in textual IR, without its type: seven digits and an
/// exponent if that parses as the same value, otherwise as many digits as
/// needed. Infinity, NaN, and numbers that would read as integers are printed
/// as `0x` and their bits. `value` is in the holder's format.
void printFloat(const FloatSemantics &semantics, const llvm::APFloat &value,
                llvm::raw_ostream &os);

} // namespace mlir

#endif // CORE_IR_DATA_FLOAT_SEMANTICS_H
