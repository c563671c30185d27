// SPDX-License-Identifier: Apache-2.0
//
// Prints and compares elements of memrefs.
#ifndef TARGETS_RUNTIME_RUNNER_UTILS_ELEMENTS_H
#define TARGETS_RUNTIME_RUNNER_UTILS_ELEMENTS_H

#include <cmath>
#include <cstdint>
#include <cstdio>

#include "targets/runtime/runner_utils/small_floats.h"

namespace mlir::runner {

template <typename T> struct Complex {
  T real;
  T imaginary;
};

struct Vector4x4 {
  float rows[4][4];
};

/// Prints a byte as a character, as upstream's library does.
inline void printElement(FILE *file, int8_t value) { std::fputc(value, file); }
inline void printElement(FILE *file, int16_t value) {
  std::fprintf(file, "%d", value);
}
inline void printElement(FILE *file, int32_t value) {
  std::fprintf(file, "%d", value);
}
inline void printElement(FILE *file, int64_t value) {
  std::fprintf(file, "%lld", static_cast<long long>(value));
}
inline void printElement(FILE *file, uint64_t value) {
  std::fprintf(file, "%llu", static_cast<unsigned long long>(value));
}
inline void printElement(FILE *file, double value) {
  std::fprintf(file, "%g", value);
}
inline void printElement(FILE *file, float value) {
  std::fprintf(file, "%g", static_cast<double>(value));
}
inline void printElement(FILE *file, Half value) {
  printElement(file, toFloat(value));
}
inline void printElement(FILE *file, BFloat value) {
  printElement(file, toFloat(value));
}
template <typename T> void printElement(FILE *file, Complex<T> value) {
  std::fprintf(file, "(%g,%g)", static_cast<double>(value.real),
               static_cast<double>(value.imaginary));
}

inline void printElement(FILE *file, const Vector4x4 &value) {
  std::fputc('(', file);
  for (int row = 0; row < 4; ++row) {
    // The last row has one space less before it.
    std::fputs(row == 0 ? "" : row == 3 ? ",  " : ",   ", file);
    const float *values = value.rows[row];
    std::fprintf(file, "(%g, %g, %g, %g)", static_cast<double>(values[0]),
                 static_cast<double>(values[1]), static_cast<double>(values[2]),
                 static_cast<double>(values[3]));
  }
  std::fputc(')', file);
}

/// Returns true if the difference is at most `part` of the expected value.
/// Values that are not finite are never near.
template <typename T> bool isNear(T actual, T expected, T part) {
  return std::isfinite(actual) && std::isfinite(expected) &&
         std::fabs(actual - expected) <= part * std::fabs(expected);
}

template <typename T> bool isEqual(T actual, T expected) {
  return actual == expected;
}
inline bool isEqual(float actual, float expected) {
  return isNear(actual, expected, 1e-6f);
}
inline bool isEqual(double actual, double expected) {
  return isNear(actual, expected, 1e-12);
}
inline bool isEqual(Half actual, Half expected) {
  return actual.bits == expected.bits;
}
inline bool isEqual(BFloat actual, BFloat expected) {
  return actual.bits == expected.bits;
}
template <typename T> bool isEqual(Complex<T> actual, Complex<T> expected) {
  return actual.real == expected.real && actual.imaginary == expected.imaginary;
}

} // namespace mlir::runner

#endif // TARGETS_RUNTIME_RUNNER_UTILS_ELEMENTS_H
