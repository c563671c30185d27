// SPDX-License-Identifier: Apache-2.0
#include "targets/runtime/small_float.h"

#include <bit>
#include <cmath>
#include <cstdint>

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APInt.h"
#include "gtest/gtest.h"

namespace {

// Converts with LLVM's software floating point, the oracle for all values.
uint32_t widen(const llvm::fltSemantics &semantics, uint16_t bits) {
  llvm::APFloat value(semantics, llvm::APInt(16, bits));
  bool losesInfo;
  value.convert(llvm::APFloat::IEEEsingle(), llvm::APFloat::rmNearestTiesToEven,
                &losesInfo);
  return value.bitcastToAPInt().getZExtValue();
}

TEST(SmallFloatTest, EveryValue) {
  for (unsigned i = 0; i <= 0xffff; ++i) {
    uint16_t bits = i;
    float half = omFloatFromHalf(bits);
    float bfloat = omFloatFromBFloat16(bits);
    if (std::isnan(half))
      EXPECT_EQ(bits & 0x7c00, 0x7c00) << bits;
    else
      EXPECT_EQ(std::bit_cast<uint32_t>(half),
                widen(llvm::APFloat::IEEEhalf(), bits))
          << bits;
    if (!std::isnan(bfloat))
      EXPECT_EQ(std::bit_cast<uint32_t>(bfloat),
                widen(llvm::APFloat::BFloat(), bits))
          << bits;
  }
}

} // namespace
