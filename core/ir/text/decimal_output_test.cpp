// SPDX-License-Identifier: Apache-2.0
#include <string>

#include "core/ir/text/text_output.h"
#include "llvm/ADT/APInt.h"
#include "llvm/ADT/SmallString.h"
#include "gtest/gtest.h"

namespace mlir::detail {
namespace {

std::string print(const llvm::APInt &value, bool isSigned = false) {
  std::string text;
  llvm::raw_string_ostream os(text);
  printWide(os, value, isSigned);
  return text;
}

TEST(DecimalOutput, Zero) {
  EXPECT_EQ(print(llvm::APInt::getZeroWidth()), "0");
  EXPECT_EQ(print(llvm::APInt::getZero(200)), "0");
}

TEST(DecimalOutput, ZerosInsideAreWritten) {
  EXPECT_EQ(print(llvm::APInt(100, "1000000000000000000002", 10)),
            "1000000000000000000002");
}

TEST(DecimalOutput, SignIsTheHighestBit) {
  EXPECT_EQ(print(llvm::APInt::getAllOnes(100), true), "-1");
  EXPECT_EQ(print(llvm::APInt::getAllOnes(100), false),
            "1267650600228229401496703205375");
}

TEST(DecimalOutput, LeastNumberIsNegative) {
  EXPECT_EQ(print(llvm::APInt::getSignedMinValue(128), true),
            "-170141183460469231731687303715884105728");
}

TEST(DecimalOutput, EqualsDivisionAtAnyWidth) {
  for (unsigned width = 65; width < 20000; width += width / 3) {
    llvm::APInt value = llvm::APInt::getAllOnes(width);
    // Makes the words differ.
    for (unsigned i = 0; i < width; i += 1 + i / 7)
      value.clearBit(i);
    llvm::SmallString<0> expected;
    value.toString(expected, 10, /*Signed=*/false);
    EXPECT_EQ(print(value), expected.str()) << width;
  }
}

TEST(DecimalOutput, AllOnesAndPowersAtLimitsOfHalves) {
  for (unsigned words = 17; words < 70; ++words) {
    const llvm::APInt ones = llvm::APInt::getAllOnes(64 * words);
    const llvm::APInt power = llvm::APInt::getOneBitSet(64 * words, 64 * 16);
    for (const llvm::APInt &value : {ones, power}) {
      llvm::SmallString<0> expected;
      value.toString(expected, 10, /*Signed=*/false);
      EXPECT_EQ(print(value), expected.str()) << words;
    }
  }
}

TEST(DecimalOutput, AMillionDigitsTakeLessThanQuadraticTime) {
  // 2^3000000. Repeated division would take half a minute.
  EXPECT_EQ(print(llvm::APInt::getOneBitSet(3000001, 3000000)).size(), 903090u);
}

} // namespace
} // namespace mlir::detail
