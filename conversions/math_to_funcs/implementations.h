// SPDX-License-Identifier: Apache-2.0
//
// Functions that compute what operations of math say, at the end of a module.
// Not for other conversions.
#ifndef CONVERSIONS_MATH_TO_FUNCS_IMPLEMENTATIONS_H
#define CONVERSIONS_MATH_TO_FUNCS_IMPLEMENTATIONS_H

#include "core/ir/builtin_ops.h"
#include "dialects/func/func.h"

namespace mlir::math {

/// A private function without a body, of linkage `linkonce_odr`.
func::FuncOp declareImplementation(ModuleOp module, StringRef name,
                                   FunctionType type);

/// (x, n) -> x^n, of integers; division by zero of 0 to a negative power.
func::FuncOp implementIPowI(ModuleOp module, Type type);
/// (x, n) -> x^n, of a float and an integer.
func::FuncOp implementFPowI(ModuleOp module, FunctionType type);
/// How many of the highest bits are zero.
func::FuncOp implementCtlz(ModuleOp module, IntegerType type);

} // namespace mlir::math

#endif // CONVERSIONS_MATH_TO_FUNCS_IMPLEMENTATIONS_H
