// SPDX-License-Identifier: Apache-2.0
//
// The values of number literals, and the bytes of hex strings.
#ifndef CORE_ASM_NUMBER_H
#define CORE_ASM_NUMBER_H

#include <cstdint>
#include <optional>

#include "llvm/ADT/APInt.h"
#include "llvm/ADT/StringRef.h"

namespace mlir {
namespace detail {

/// Whether an integer literal is written in hexadecimal.
inline bool isHexLiteral(llvm::StringRef spelling) {
  return spelling.size() > 1 && spelling[1] == 'x';
}

/// The value of an integer literal, decimal or hexadecimal; nullopt when it
/// takes more than `maxBits`. The result has at least 64 bits, or as many as
/// the value takes. Quadratic in the digits, with a small factor.
std::optional<llvm::APInt> readInteger(llvm::StringRef spelling,
                                       unsigned maxBits);

/// The value of a floating point literal, rounded to nearest; infinity for what
/// is too large.
double readDouble(llvm::StringRef spelling);

/// The bits of an integer literal, negative or not, as a value of `width` bits.
/// Unless `isSigned`, what is not negative may take all of them.
/// Errors: nullopt when it is out of range; so is a zero with a minus.
std::optional<llvm::APInt> fitInteger(llvm::StringRef spelling, bool isNegative,
                                      unsigned width, bool isSigned);
/// The same for a value of 64 bits, and `width` up to 64.
std::optional<uint64_t> fitInteger(uint64_t value, bool isNegative,
                                   unsigned width, bool isSigned);

/// Writes the bytes that pairs of hex digits stand for to `bytes`, which has
/// room for them. Returns false when some character is no hex digit, or their
/// number is odd.
bool decodeHex(llvm::StringRef digits, char *bytes);

} // namespace detail
} // namespace mlir

#endif // CORE_ASM_NUMBER_H
