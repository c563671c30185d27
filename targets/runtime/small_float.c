/* SPDX-License-Identifier: Apache-2.0 */
#include "targets/runtime/small_float.h"

#include <stdint.h>
#include <string.h>

static float fromBits(uint32_t bits) {
  float value;
  memcpy(&value, &bits, sizeof(value));
  return value;
}

float omFloatFromHalf(uint16_t bits) {
  uint32_t sign = (uint32_t)(bits & 0x8000) << 16;
  uint32_t exponent = bits >> 10 & 0x1f;
  uint32_t fraction = bits & 0x3ff;
  if (exponent == 0x1f)
    return fromBits(sign | 0x7f800000 | fraction << 13);
  if (exponent)
    return fromBits(sign | (exponent + 127 - 15) << 23 | fraction << 13);
  float magnitude = (float)fraction * 0x1p-24f;
  return sign ? -magnitude : magnitude;
}

float omFloatFromBFloat16(uint16_t bits) {
  return fromBits((uint32_t)bits << 16);
}
