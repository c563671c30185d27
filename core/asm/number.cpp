// SPDX-License-Identifier: Apache-2.0
#include "core/asm/number.h"

#include <algorithm>
#include <charconv>

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"

namespace mlir {
namespace detail {
namespace {

using Words = llvm::SmallVector<uint64_t, 4>;

/// words = words * factor + summand.
void multiplyAdd(Words &words, uint64_t factor, uint64_t summand) {
  for (uint64_t &word : words) {
    unsigned __int128 product =
        static_cast<unsigned __int128>(word) * factor + summand;
    word = static_cast<uint64_t>(product);
    summand = static_cast<uint64_t>(product >> 64);
  }
  if (summand)
    words.push_back(summand);
}

Words readDecimal(llvm::StringRef digits) {
  constexpr size_t digitsPerStep = 19;
  Words words;
  while (!digits.empty()) {
    uint64_t factor = 1, value = 0;
    for (char digit : digits.take_front(digitsPerStep)) {
      factor *= 10;
      value = value * 10 + (digit - '0');
    }
    multiplyAdd(words, factor, value);
    digits = digits.drop_front(std::min(digitsPerStep, digits.size()));
  }
  return words;
}

Words readHex(llvm::StringRef digits) {
  constexpr size_t digitsPerWord = 16;
  Words words;
  while (!digits.empty()) {
    uint64_t word = 0;
    for (char digit : digits.take_back(digitsPerWord))
      word = word << 4 | llvm::hexDigitValue(digit);
    words.push_back(word);
    digits = digits.drop_back(std::min(digitsPerWord, digits.size()));
  }
  return words;
}

// Branch-free and without tables, so that the decoding loop vectorizes.
uint8_t getHexValue(uint8_t digit) { return (digit & 15) + (digit >> 6) * 9; }
unsigned isNoHexDigit(uint8_t character) {
  const uint8_t digit = character - '0';
  const uint8_t letter = (character | 0x20) - 'a';
  return unsigned(digit > 9) & unsigned(letter > 5);
}

} // namespace

std::optional<llvm::APInt> readInteger(llvm::StringRef spelling,
                                       unsigned maxBits) {
  const bool isHex = isHexLiteral(spelling);
  llvm::StringRef digits = spelling.drop_front(isHex ? 2 : 0).ltrim('0');
  // A decimal digit has more than 3.32 bits, and the first digit at least one.
  const size_t leastBits =
      digits.empty() ? 0 : (digits.size() - 1) * (isHex ? 400 : 332) / 100 + 1;
  if (leastBits > maxBits)
    return std::nullopt;
  Words words = isHex ? readHex(digits) : readDecimal(digits);
  if (words.empty())
    words.push_back(0);
  llvm::APInt value(words.size() * 64, words);
  if (value.getActiveBits() > maxBits)
    return std::nullopt;
  return value;
}

double readDouble(llvm::StringRef spelling) {
  double value;
  std::from_chars_result result =
      std::from_chars(spelling.begin(), spelling.end(), value);
  // Values out of range round to infinity or zero.
  if (LLVM_UNLIKELY(result.ec != std::errc()) && spelling.getAsDouble(value))
    return 0;
  return value;
}

std::optional<uint64_t> fitInteger(uint64_t value, bool isNegative,
                                   unsigned width, bool isSigned) {
  if (width == 0)
    return value == 0 && !isNegative ? std::optional<uint64_t>(0)
                                     : std::nullopt;
  const uint64_t mask = ~uint64_t(0) >> (64 - width);
  if (value > mask)
    return std::nullopt;
  if (isNegative)
    value = -value & mask;
  const bool hasSignBit = value >> (width - 1) & 1;
  if (isNegative ? !hasSignBit : isSigned && hasSignBit)
    return std::nullopt;
  return value;
}

std::optional<llvm::APInt> fitInteger(llvm::StringRef spelling, bool isNegative,
                                      unsigned width, bool isSigned) {
  std::optional<llvm::APInt> value = readInteger(spelling, width);
  if (!value || (width == 0 && isNegative))
    return std::nullopt;
  *value = value->zextOrTrunc(width);
  if (isNegative)
    value->negate();
  const bool hasSignBit = width != 0 && value->isSignBitSet();
  if (isNegative ? !hasSignBit : isSigned && hasSignBit)
    return std::nullopt;
  return value;
}

bool decodeHex(llvm::StringRef digits, char *bytes) {
  if (digits.size() % 2 != 0)
    return false;
  unsigned wrong = 0;
  for (size_t i = 0, e = digits.size() / 2; i != e; ++i) {
    const uint8_t high = digits.data()[2 * i];
    const uint8_t low = digits.data()[2 * i + 1];
    wrong |= isNoHexDigit(high) | isNoHexDigit(low);
    bytes[i] = static_cast<char>(getHexValue(high) << 4 | getHexValue(low));
  }
  return wrong == 0;
}

} // namespace detail
} // namespace mlir
