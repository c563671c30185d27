// SPDX-License-Identifier: Apache-2.0
//
// The values of number literals and the bytes of hex strings.
#ifndef CORE_ASM_NUMBER_H
#define CORE_ASM_NUMBER_H

#include <cstdint>
#include <optional>

#include "llvm/ADT/APInt.h"
#include "llvm/ADT/StringRef.h"

namespace mlir {
namespace detail {

/// Returns true if an integer literal is hexadecimal.
inline bool isHexLiteral(llvm::StringRef spelling) {
  return spelling.size() > 1 && spelling[1] == 'x';
}

/// Returns the value of a decimal or hexadecimal integer literal, or nullopt if
/// it takes more than `maxBits` bits. The result has at least 64 bits.
/// Complexity: quadratic in the digits with a small factor.
std::optional<llvm::APInt> readInteger(llvm::StringRef spelling,
                                       unsigned maxBits);

/// Returns the value of a floating-point literal, rounded to nearest. Too large
/// values yield infinity.
double readDouble(llvm::StringRef spelling);

/// Returns the bits of an integer literal, negated if `isNegative`, as a value
/// of `width` bits. Unless `isSigned`, a nonnegative value may use all bits.
/// Errors: nullopt if the value is out of range or a negated zero.
std::optional<llvm::APInt> fitInteger(llvm::StringRef spelling, bool isNegative,
                                      unsigned width, bool isSigned);
/// Does the same for a 64-bit value and a `width` of at most 64.
std::optional<uint64_t> fitInteger(uint64_t value, bool isNegative,
                                   unsigned width, bool isSigned);

/// Decodes pairs of hex digits to `bytes`, which must have room for them.
/// Returns false if a character is not a hex digit or their number is odd.
bool decodeHex(llvm::StringRef digits, char *bytes);

} // namespace detail
} // namespace mlir

#endif // CORE_ASM_NUMBER_H
