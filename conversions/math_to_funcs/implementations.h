// SPDX-License-Identifier: Apache-2.0
//
// Implementations of math operations as functions at the end of a module.
// Private to this conversion.
#ifndef CONVERSIONS_MATH_TO_FUNCS_IMPLEMENTATIONS_H
#define CONVERSIONS_MATH_TO_FUNCS_IMPLEMENTATIONS_H

#include "core/ir/builtin/builtin_ops.h"
#include "dialects/func/func.h"

namespace mlir::math {

/// Creates a private function without a body and with linkage `linkonce_odr`.
func::FuncOp declareImplementation(ModuleOp module, StringRef name,
                                   FunctionType type);

/// Implements (x, n) -> x^n for integers. 0 to a negative power is a division
/// by zero.
func::FuncOp implementIPowI(ModuleOp module, Type type);
/// Implements (x, n) -> x^n for a float and an integer.
func::FuncOp implementFPowI(ModuleOp module, FunctionType type);
/// Implements the number of leading zeros.
func::FuncOp implementCtlz(ModuleOp module, IntegerType type);

} // namespace mlir::math

#endif // CONVERSIONS_MATH_TO_FUNCS_IMPLEMENTATIONS_H
