// SPDX-License-Identifier: Apache-2.0
//
// Converts numbers to and from the host's long double, for functions of libm.
#ifndef TESTS_INTERPRETER_HOST_FLOAT_H
#define TESTS_INTERPRETER_HOST_FLOAT_H

#include "core/ir/data/float_semantics.h"
#include "tests/interpreter/elementwise.h"

namespace mlir::interpreter {

/// Returns true if long double is precise enough for the type: up to 64 bits.
inline bool isHostFloat(FloatType type) {
  return type.getFloatSemantics().width <= 64;
}

/// Returns the exact value.
inline long double toHost(FloatType type, const llvm::APInt &bits) {
  llvm::APFloat value = floatFromBits(type.getFloatSemantics(), bits);
  bool losesInformation;
  value.convert(llvm::APFloat::IEEEdouble(), llvm::APFloat::rmNearestTiesToEven,
                &losesInformation);
  return value.convertToDouble();
}

/// Returns the bits of the nearest number of the type.
inline llvm::APInt fromHost(FloatType type, long double value) {
  const FloatSemantics &semantics = type.getFloatSemantics();
  const llvm::APFloat number = semantics.width == 32
                                   ? llvm::APFloat(static_cast<float>(value))
                                   : llvm::APFloat(static_cast<double>(value));
  return floatToBits(semantics, roundToFloat(semantics, number));
}

} // namespace mlir::interpreter

#endif // TESTS_INTERPRETER_HOST_FLOAT_H
