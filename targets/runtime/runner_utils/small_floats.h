// SPDX-License-Identifier: Apache-2.0
//
// 16-bit floating-point numbers, without compiler support.
#ifndef TARGETS_RUNTIME_RUNNER_UTILS_SMALL_FLOATS_H
#define TARGETS_RUNTIME_RUNNER_UTILS_SMALL_FLOATS_H

#include <bit>
#include <cstdint>

namespace mlir::runner {

/// IEEE's binary16.
struct Half {
  uint16_t bits;
};

/// The upper half of an IEEE binary32.
struct BFloat {
  uint16_t bits;
};

inline float toFloat(BFloat value) {
  return std::bit_cast<float>(static_cast<uint32_t>(value.bits) << 16);
}

inline float toFloat(Half value) {
  const uint32_t sign = static_cast<uint32_t>(value.bits & 0x8000) << 16;
  uint32_t exponent = value.bits >> 10 & 0x1f;
  uint32_t fraction = value.bits & 0x3ff;
  if (exponent == 0x1f)
    return std::bit_cast<float>(sign | 0x7f800000 | fraction << 13);
  if (exponent == 0) {
    // The value is a multiple of 2^-24, which is exact.
    float magnitude = static_cast<float>(fraction) * 0x1p-24f;
    return std::bit_cast<float>(sign | std::bit_cast<uint32_t>(magnitude));
  }
  return std::bit_cast<float>(sign | (exponent + 112) << 23 | fraction << 13);
}

/// Rounds to nearest even. A NaN becomes a quiet NaN.
inline BFloat toBFloat(float value) {
  const uint32_t bits = std::bit_cast<uint32_t>(value);
  if (value != value)
    return {static_cast<uint16_t>(bits >> 16 | 0x40)};
  return {static_cast<uint16_t>((bits + 0x7fff + (bits >> 16 & 1)) >> 16)};
}

} // namespace mlir::runner

#endif // TARGETS_RUNTIME_RUNNER_UTILS_SMALL_FLOATS_H
