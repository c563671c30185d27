// SPDX-License-Identifier: Apache-2.0
//
// Functions that lowered code calls for 16-bit floats. An argument is passed in
// a register whose other bits are undefined.
#include <cstdio>

#include "targets/runtime/runner_utils/elements.h"

using namespace mlir::runner;

extern "C" void printF16(uint64_t bits) {
  printElement(stdout, Half{static_cast<uint16_t>(bits)});
}
extern "C" void printBF16(uint64_t bits) {
  printElement(stdout, BFloat{static_cast<uint16_t>(bits)});
}

#ifdef __x86_64__
// Returns a bfloat16 in the low bits of the register that returns a float.
extern "C" __attribute__((weak)) float __truncsfbf2(float value) {
  return std::bit_cast<float>(static_cast<uint32_t>(toBFloat(value).bits));
}
// Rounds to odd first, so that the second rounding is correct.
extern "C" __attribute__((weak)) float __truncdfbf2(double value) {
  float rounded = static_cast<float>(value);
  if (static_cast<double>(rounded) != value && std::isfinite(rounded)) {
    uint32_t bits = std::bit_cast<uint32_t>(rounded);
    if (std::fabs(static_cast<double>(rounded)) > std::fabs(value))
      --bits;
    rounded = std::bit_cast<float>(bits | 1);
  }
  return __truncsfbf2(rounded);
}
#endif
