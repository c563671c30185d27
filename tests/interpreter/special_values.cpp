// SPDX-License-Identifier: Apache-2.0
#include "tests/interpreter/special_values.h"

#include "core/ir/data/float_semantics.h"

namespace mlir::interpreter {

using llvm::APFloat;
using llvm::APInt;

static void addOnce(std::vector<APInt> &all, const APInt &value) {
  if (!llvm::is_contained(all, value))
    all.push_back(value);
}

std::vector<APInt> getSpecialBits(FloatType type) {
  const FloatSemantics &semantics = type.getFloatSemantics();
  const unsigned width = semantics.width;
  std::vector<APInt> all;
  if (width <= 8) {
    for (unsigned bits = 0; bits < 1u << width; ++bits)
      all.push_back(APInt(width, bits));
    return all;
  }
  const unsigned fraction = semantics.mantissaWidth - 1;
  const APInt one(width, 1);
  const APInt leastNormal = one.shl(fraction);
  const APInt infinity = APInt::getBitsSet(width, fraction, width - 1);
  // Zero, the least and greatest subnormal numbers, the least and greatest
  // normal numbers, infinity, NaN.
  std::vector<APInt> positive{APInt(width, 0),
                              one,
                              leastNormal - 1,
                              leastNormal,
                              infinity - 1,
                              infinity,
                              infinity + leastNormal.lshr(1)};
  for (double number :
       {0.125, 0.25, 0.4999, 0.5, 0.75, 0.999, 1.0,  1.001, 1.5,    2.0,
        2.5,   2.9,  3.0,    3.5, 4.0,  7.75,  10.0, 100.0, 1000.5, 32767.0})
    addOnce(positive,
            floatToBits(semantics, roundToFloat(semantics, APFloat(number))));
  // Around the numbers from which on all are even, or integers, or may be half
  // of an integer.
  for (int exponent = int(fraction) - 1; exponent <= int(fraction) + 1;
       ++exponent) {
    const APInt power = floatToBits(
        semantics,
        roundToFloat(semantics, scalbn(APFloat(1.0), exponent,
                                       APFloat::rmNearestTiesToEven)));
    for (const APInt &bits : {power - 1, power, power + 1})
      addOnce(positive, bits);
  }
  // Just below 1/2: a half more rounds up to 1.
  addOnce(positive,
          floatToBits(semantics, roundToFloat(semantics, APFloat(0.5))) - 1);
  if (width > 16)
    for (double number : {1.0e-30, 1.0e-10, 80.0, 90.0, 104.0, 1.0e10, 1.0e19,
                          1.0e20, 1.0e30, 1.4142135623730951})
      addOnce(positive,
              floatToBits(semantics, roundToFloat(semantics, APFloat(number))));
  for (const APInt &bits : positive) {
    all.push_back(bits);
    all.push_back(bits | APInt::getSignMask(width));
  }
  return all;
}

std::vector<APInt> getSpecialIntegers(unsigned width) {
  std::vector<APInt> all;
  for (unsigned shift = 0; shift < width; ++shift)
    for (int around : {-1, 0, 1}) {
      const APInt value =
          APInt(width, 1).shl(shift) + APInt(width, around, true);
      addOnce(all, value);
      addOnce(all, -value);
    }
  // More bits than a significand has.
  for (unsigned long long bits :
       {0x5555555555555555ull, 0x7fffff8000000001ull, 0x8000008000000001ull,
        0x1000001ull, 0x80801ull, 2049ull})
    addOnce(all, APInt(64, bits).zextOrTrunc(width));
  return all;
}

RuntimeValue makeVector(Type element, llvm::ArrayRef<APInt> bits) {
  std::vector<Element> elements(bits.begin(), bits.end());
  const int64_t size = bits.size();
  return RuntimeValue(VectorType::get({size}, element), Shape{size},
                      std::move(elements));
}

std::pair<RuntimeValue, RuntimeValue> makePairs(Type first,
                                                llvm::ArrayRef<APInt> a,
                                                Type second,
                                                llvm::ArrayRef<APInt> b) {
  std::vector<APInt> lhs, rhs;
  for (const APInt &x : a)
    for (const APInt &y : b) {
      lhs.push_back(x);
      rhs.push_back(y);
    }
  return {makeVector(first, lhs), makeVector(second, rhs)};
}

} // namespace mlir::interpreter
