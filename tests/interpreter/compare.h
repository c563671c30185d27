// SPDX-License-Identifier: Apache-2.0
//
// Comparison of values at run time.
#ifndef TESTS_INTERPRETER_COMPARE_H
#define TESTS_INTERPRETER_COMPARE_H

#include <cstdint>
#include <optional>

#include "tests/interpreter/value.h"

namespace mlir::interpreter {

// All of them compare memrefs by shape and content. Values of different kinds
// or shapes are never alike.

/// The same bits; one NaN is as good as another, poison is only poison.
bool sameBits(const RuntimeValue &a, const RuntimeValue &b);

/// Whether a program may give `after` where another one gave `before`: where
/// that was poison, anything, else the same bits.
bool refines(const RuntimeValue &before, const RuntimeValue &after);
bool refines(llvm::ArrayRef<RuntimeValue> before,
             llvm::ArrayRef<RuntimeValue> after);

/// How many floats of their format lie between two: 0 if they are equal, or
/// both NaN; the two zeros are one apart. The greatest distance of elements,
/// parts of complex numbers included.
/// Errors: none if anything that is no float differs, if one is NaN and the
/// other is not, or if one is poison and the other is not.
std::optional<uint64_t> getUlps(const RuntimeValue &a, const RuntimeValue &b);

} // namespace mlir::interpreter

#endif // TESTS_INTERPRETER_COMPARE_H
