// SPDX-License-Identifier: Apache-2.0
//
// Functions that lowered code calls to print and compare memrefs. Functions
// with the prefix _mlir_ciface_ take pointers to descriptors, others the
// fields.
#include <chrono>

#include "targets/runtime/runner_utils/memref_print.h"
#include "targets/runtime/runner_utils/memref_verify.h"

using namespace mlir::runner;

#define PRINT(NAME, TYPE)                                                      \
  extern "C" void _mlir_ciface_printMemref##NAME(                              \
      const UnrankedMemref *memref) {                                          \
    printUnranked<TYPE>(memref);                                               \
  }
#define PRINT_SHAPE(NAME, TYPE)                                                \
  extern "C" void _mlir_ciface_printMemrefShape##NAME(                         \
      const UnrankedMemref *memref) {                                          \
    printUnrankedShape<TYPE>(memref);                                          \
  }
#define PRINT_PARTS(NAME, TYPE)                                                \
  extern "C" void printMemref##NAME(int64_t rank, const void *ranked) {        \
    printUnranked<TYPE>(rank, ranked);                                         \
  }
#define PRINT_RANKED(NAME, TYPE, RANK)                                         \
  extern "C" void _mlir_ciface_printMemref##NAME(const void *ranked) {         \
    printRanked<TYPE, RANK>(ranked);                                           \
  }
#define VERIFY(NAME, TYPE)                                                     \
  extern "C" int64_t _mlir_ciface_verifyMemRef##NAME(                          \
      const UnrankedMemref *actual, const UnrankedMemref *expected) {          \
    return verifyMemrefs(Memref<TYPE>(*actual), Memref<TYPE>(*expected));      \
  }
#define VERIFY_PARTS(NAME, TYPE)                                               \
  extern "C" int64_t verifyMemRef##NAME(int64_t rank, const void *actual,      \
                                        const void *expected) {                \
    return verifyMemrefs(Memref<TYPE>(rank, actual),                           \
                         Memref<TYPE>(rank, expected));                        \
  }
#define ALL_TYPES(MACRO)                                                       \
  MACRO(I8, int8_t)                                                            \
  MACRO(I16, int16_t)                                                          \
  MACRO(F16, Half)                                                             \
  MACRO(BF16, BFloat)                                                          \
  WIDE_TYPES(MACRO)
#define WIDE_TYPES(MACRO)                                                      \
  MACRO(I32, int32_t)                                                          \
  MACRO(I64, int64_t)                                                          \
  MACRO(Ind, uint64_t)                                                         \
  MACRO(F32, float)                                                            \
  MACRO(F64, double)                                                           \
  MACRO(C32, Complex<float>)                                                   \
  MACRO(C64, Complex<double>)

ALL_TYPES(PRINT)
ALL_TYPES(VERIFY)
PRINT_SHAPE(I8, int8_t)
WIDE_TYPES(PRINT_SHAPE)
WIDE_TYPES(PRINT_PARTS)
WIDE_TYPES(VERIFY_PARTS)

PRINT_RANKED(0dF32, float, 0)
PRINT_RANKED(1dF32, float, 1)
PRINT_RANKED(2dF32, float, 2)
PRINT_RANKED(3dF32, float, 3)
PRINT_RANKED(4dF32, float, 4)
PRINT_RANKED(1dI8, int8_t, 1)
PRINT_RANKED(1dI32, int32_t, 1)
PRINT_RANKED(1dI64, int64_t, 1)
PRINT_RANKED(1dF64, double, 1)
PRINT_RANKED(1dInd, uint64_t, 1)
PRINT_RANKED(1dC32, Complex<float>, 1)
PRINT_RANKED(1dC64, Complex<double>, 1)
PRINT_RANKED(Vector4x4xf32, Vector4x4, 2)

extern "C" int64_t _mlir_ciface_nanoTime() {
  return std::chrono::duration_cast<std::chrono::nanoseconds>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}
