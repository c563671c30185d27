// SPDX-License-Identifier: Apache-2.0
//
// Conversion between floats and bits, for tests.
#ifndef CORE_FLOAT_MATH_FLOAT_BITS_H
#define CORE_FLOAT_MATH_FLOAT_BITS_H

#include <cstdint>
#include <optional>

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APInt.h"

namespace mlir::elementary {

inline llvm::APFloat f64(uint64_t bits) {
  return llvm::APFloat(llvm::APFloat::IEEEdouble(), llvm::APInt(64, bits));
}
inline llvm::APFloat f32(uint32_t bits) {
  return llvm::APFloat(llvm::APFloat::IEEEsingle(), llvm::APInt(32, bits));
}
inline llvm::APFloat f16(uint16_t bits) {
  return llvm::APFloat(llvm::APFloat::IEEEhalf(), llvm::APInt(16, bits));
}

/// Returns the bits of a result, which must have a value.
inline uint64_t bits(const std::optional<llvm::APFloat> &value) {
  return value.value().bitcastToAPInt().getZExtValue();
}

} // namespace mlir::elementary

#endif // CORE_FLOAT_MATH_FLOAT_BITS_H
