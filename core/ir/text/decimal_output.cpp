// SPDX-License-Identifier: Apache-2.0
//
// Converts wide integers to decimal text in subquadratic time: the upper and
// lower halves are converted to digits of base 10^9 and combined by one
// multiplication in that base. Multiplication uses Karatsuba's algorithm.
#include <algorithm>
#include <vector>

#include "core/ir/text/text_output.h"
#include "llvm/ADT/APInt.h"

namespace mlir::detail {
namespace {

/// The digits of a natural number, least significant first.
using Digits = std::vector<uint32_t>;
constexpr uint64_t base = 1'000'000'000;
constexpr unsigned decimalsPerDigit = 9;

/// The sum of this many products of two digits and a carry fits in 64 bits.
constexpr size_t shortFactor = 16;
/// Up to this many words are converted one by one.
constexpr size_t shortNumber = 16;

/// Computes result[0..2n) = a[0..n) * b[0..n); n is at most `shortFactor`.
void multiplyShort(const uint32_t *a, const uint32_t *b, size_t n,
                   uint32_t *result) {
  uint64_t sum = 0;
  for (size_t column = 0; column != 2 * n; ++column) {
    for (size_t i = column < n ? 0 : column - n + 1;
         i <= std::min(column, n - 1); ++i)
      sum += uint64_t(a[i]) * b[column - i];
    result[column] = static_cast<uint32_t>(sum % base);
    sum /= base;
  }
}

/// Computes number[0..n) += summand[0..m) without final carry; m is at most n.
void add(uint32_t *number, size_t n, const uint32_t *summand, size_t m) {
  uint32_t carry = 0;
  for (size_t i = 0; i < n && (i < m || carry); ++i) {
    number[i] += carry + (i < m ? summand[i] : 0);
    carry = number[i] >= base;
    number[i] -= carry ? base : 0;
  }
}

/// Computes number[0..n) -= subtrahend[0..m), which must not be greater; m is
/// at most n.
void subtract(uint32_t *number, size_t n, const uint32_t *subtrahend,
              size_t m) {
  uint32_t borrow = 0;
  for (size_t i = 0; i < n && (i < m || borrow); ++i) {
    const uint32_t amount = borrow + (i < m ? subtrahend[i] : 0);
    borrow = number[i] < amount;
    number[i] += (borrow ? base : 0) - amount;
  }
}

/// Returns low[0..n) + high[0..m) with one additional digit; m is n or n + 1.
Digits addHalves(const uint32_t *low, size_t n, const uint32_t *high,
                 size_t m) {
  Digits sum(high, high + m);
  sum.push_back(0);
  add(sum.data(), sum.size(), low, n);
  return sum;
}

/// Computes result[0..2n) = a[0..n) * b[0..n).
void multiply(const uint32_t *a, const uint32_t *b, size_t n,
              uint32_t *result) {
  if (n <= shortFactor)
    return multiplyShort(a, b, n, result);
  const size_t low = n / 2, high = n - low;
  multiply(a, b, low, result);
  multiply(a + low, b + low, high, result + 2 * low);
  const Digits sumA = addHalves(a, low, a + low, high);
  const Digits sumB = addHalves(b, low, b + low, high);
  Digits middle(2 * sumA.size());
  multiply(sumA.data(), sumB.data(), sumA.size(), middle.data());
  subtract(middle.data(), middle.size(), result, 2 * low);
  subtract(middle.data(), middle.size(), result + 2 * low, 2 * high);
  add(result + low, 2 * n - low, middle.data(),
      std::min(middle.size(), 2 * n - low));
}

void dropZeros(Digits &number) {
  while (!number.empty() && number.back() == 0)
    number.pop_back();
}

/// Multiplies the shorter factor by pieces of the longer one.
Digits multiply(Digits a, Digits b) {
  if (a.size() > b.size())
    std::swap(a, b);
  if (a.empty())
    return {};
  const size_t n = a.size();
  Digits result(b.size() + 2 * n), product(2 * n);
  b.resize(llvm::alignTo(b.size(), n));
  for (size_t i = 0; i != b.size(); i += n) {
    multiply(a.data(), b.data() + i, n, product.data());
    add(result.data() + i, result.size() - i, product.data(),
        std::min(2 * n, result.size() - i));
  }
  dropZeros(result);
  return result;
}

/// Computes number = number * 2^32 + summand.
void appendHalfWord(Digits &number, uint64_t summand) {
  for (uint32_t &digit : number) {
    summand += uint64_t(digit) << 32;
    digit = static_cast<uint32_t>(summand % base);
    summand /= base;
  }
  for (; summand != 0; summand /= base)
    number.push_back(static_cast<uint32_t>(summand % base));
}

/// Converts words to digits; powers[i] is (2^64)^(2^i).
Digits convert(llvm::ArrayRef<uint64_t> words,
               const std::vector<Digits> &powers) {
  Digits result;
  if (words.size() <= shortNumber) {
    for (uint64_t word : llvm::reverse(words)) {
      appendHalfWord(result, word >> 32);
      appendHalfWord(result, word & UINT32_MAX);
    }
    return result;
  }
  const unsigned exponent = llvm::Log2_64(words.size() - 1);
  const size_t numLow = size_t(1) << exponent;
  result =
      multiply(convert(words.drop_front(numLow), powers), powers[exponent]);
  const Digits low = convert(words.take_front(numLow), powers);
  result.resize(std::max(result.size(), low.size()) + 1);
  add(result.data(), result.size(), low.data(), low.size());
  dropZeros(result);
  return result;
}

} // namespace

void printWide(llvm::raw_ostream &os, llvm::APInt value, bool isSigned) {
  if (isSigned && value.isNegative()) {
    os << '-';
    value.negate();
  }
  llvm::ArrayRef<uint64_t> words(value.getRawData(),
                                 llvm::divideCeil(value.getActiveBits(), 64));
  std::vector<Digits> powers;
  for (size_t n = 1; n < words.size(); n *= 2) {
    if (n == 1)
      powers.push_back(convert({0, 1}, {}));
    else
      powers.push_back(multiply(powers.back(), powers.back()));
  }
  const Digits digits = convert(words, powers);
  if (digits.empty()) {
    os << '0';
    return;
  }
  printNumber(os, digits.back());
  for (uint32_t digit : llvm::reverse(llvm::ArrayRef(digits).drop_back())) {
    char text[decimalsPerDigit];
    for (char &character : llvm::reverse(text)) {
      character = static_cast<char>('0' + digit % 10);
      digit /= 10;
    }
    os.write(text, decimalsPerDigit);
  }
}

} // namespace mlir::detail
