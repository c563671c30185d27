// SPDX-License-Identifier: Apache-2.0
//
// Compares runtime values.
#ifndef TESTS_INTERPRETER_COMPARE_H
#define TESTS_INTERPRETER_COMPARE_H

#include <cstdint>
#include <optional>

#include "tests/interpreter/value.h"

namespace mlir::interpreter {

// All functions compare memrefs by shape and contents. Values of different
// kinds or shapes are never equal.

/// Returns true for equal bits. All NaNs are equal. Poison equals only poison.
bool sameBits(const RuntimeValue &a, const RuntimeValue &b);

/// Returns true if a program may return `after` where another one returned
/// `before`: any value if that is poison, otherwise the same bits.
bool refines(const RuntimeValue &before, const RuntimeValue &after);
bool refines(llvm::ArrayRef<RuntimeValue> before,
             llvm::ArrayRef<RuntimeValue> after);

/// Returns how many steps apart two floats of one format are: 0 if they are
/// equal or both NaN, 1 for the two zeros. For several elements or complex
/// numbers, returns the greatest distance.
/// Errors: nullopt if values other than floats differ, or if only one value is
/// NaN or poison.
std::optional<uint64_t> getUlps(const RuntimeValue &a, const RuntimeValue &b);

} // namespace mlir::interpreter

#endif // TESTS_INTERPRETER_COMPARE_H
