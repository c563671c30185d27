// SPDX-License-Identifier: Apache-2.0
//
// The numbers at which functions and rules go wrong: zeros of both signs, NaN,
// infinities, subnormal numbers, ties, the limits of a format.
#ifndef TESTS_INTERPRETER_SPECIAL_VALUES_H
#define TESTS_INTERPRETER_SPECIAL_VALUES_H

#include <vector>

#include "tests/interpreter/value.h"

namespace mlir::interpreter {

/// Returns special numbers of a format as bits, each once: all numbers of a
/// format of up to 8 bits.
std::vector<llvm::APInt> getSpecialBits(FloatType type);

/// Returns special integers of a width, each once: those near zero, near the
/// limits and near powers of two.
std::vector<llvm::APInt> getSpecialIntegers(unsigned width);

/// Returns a vector of numbers.
RuntimeValue makeVector(Type element, llvm::ArrayRef<llvm::APInt> bits);

/// Returns two vectors, which hold all pairs of numbers.
std::pair<RuntimeValue, RuntimeValue> makePairs(Type first,
                                                llvm::ArrayRef<llvm::APInt> a,
                                                Type second,
                                                llvm::ArrayRef<llvm::APInt> b);

} // namespace mlir::interpreter

#endif // TESTS_INTERPRETER_SPECIAL_VALUES_H
