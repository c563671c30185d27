// SPDX-License-Identifier: Apache-2.0
//
// Numbers of the formats as the host's, for functions of the host's libm.
#ifndef TESTS_INTERPRETER_HOST_FLOAT_H
#define TESTS_INTERPRETER_HOST_FLOAT_H

#include "core/ir/float_semantics.h"
#include "tests/interpreter/elementwise.h"

namespace mlir::interpreter {

/// Whether the host's functions are good enough for a type: of 64 bits or less.
inline bool isHostFloat(FloatType type) {
  return type.getFloatSemantics().width <= 64;
}

/// The number, exactly.
inline long double toHost(FloatType type, const llvm::APInt &bits) {
  llvm::APFloat value = floatFromBits(type.getFloatSemantics(), bits);
  bool losesInformation;
  value.convert(llvm::APFloat::IEEEdouble(), llvm::APFloat::rmNearestTiesToEven,
                &losesInformation);
  return value.convertToDouble();
}

/// The bits of the number of the type that is nearest.
inline llvm::APInt fromHost(FloatType type, long double value) {
  const FloatSemantics &semantics = type.getFloatSemantics();
  const llvm::APFloat number = semantics.width == 32
                                   ? llvm::APFloat(static_cast<float>(value))
                                   : llvm::APFloat(static_cast<double>(value));
  return floatToBits(semantics, roundToFloat(semantics, number));
}

} // namespace mlir::interpreter

#endif // TESTS_INTERPRETER_HOST_FLOAT_H
