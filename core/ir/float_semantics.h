// SPDX-License-Identifier: Apache-2.0
//
// The floating-point formats of the builtin types, those that LLVM's APFloat
// lacks included. Values are held in an APFloat whose format contains them;
// bits and rounding are the format's.
#ifndef CORE_IR_FLOAT_SEMANTICS_H
#define CORE_IR_FLOAT_SEMANTICS_H

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APInt.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir {

/// One format. Constant, compared by address.
struct FloatSemantics {
  /// As the type is written: "f8E8M0FNU".
  llvm::StringRef name;
  /// Bits in memory.
  unsigned width;
  /// Bits of the significand, the implicit one included.
  unsigned mantissaWidth;
  /// Of the APFloats that hold its values.
  const llvm::fltSemantics &(*getHolder)();
  /// Whether the holder is the format itself.
  bool isHolder;
  bool hasSignedValues;
  bool hasZero;
  bool hasInfinity;
  bool hasNaN;
};

/// The formats of builtin types; the table that types, parser and printer go
/// by.
llvm::ArrayRef<FloatSemantics> getFloatSemantics();
/// The one with a name, or null.
const FloatSemantics *lookupFloatSemantics(llvm::StringRef name);
/// That of an APFloat's own format, or null; also of PowerPC's double-double,
/// which no builtin type has.
const FloatSemantics *lookupFloatSemantics(const llvm::fltSemantics &holder);

/// The value of the format nearest to `value`, in the holder's format. Ties go
/// to even; what is too large becomes what the format has for it: infinity, NaN
/// or its largest value. A format without signs has NaN for negative values;
/// one without zero has its smallest value for what rounds to zero, and one
/// without NaN its largest value for NaN.
llvm::APFloat roundToFloat(const FloatSemantics &semantics,
                           const llvm::APFloat &value,
                           bool *losesInformation = nullptr);

/// `width` bits; `value` is in the holder's format and one of the format's.
llvm::APInt floatToBits(const FloatSemantics &semantics,
                        const llvm::APFloat &value);
llvm::APFloat floatFromBits(const FloatSemantics &semantics,
                            const llvm::APInt &bits);

/// Writes a value of the format as text has it, without the type: seven digits
/// and an exponent if that reads back as the same value, else all digits that
/// are needed; `0x` and the bits for infinity, NaN, and what would look like an
/// integer. `value` is in the holder's format.
void printFloat(const FloatSemantics &semantics, const llvm::APFloat &value,
                llvm::raw_ostream &os);

} // namespace mlir

#endif // CORE_IR_FLOAT_SEMANTICS_H
