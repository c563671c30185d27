// SPDX-License-Identifier: Apache-2.0
//
// Kernels that differ in constants only, as one function.
#ifndef CONVERSIONS_ONNX_TO_KRNL_SHARE_KERNELS_H
#define CONVERSIONS_ONNX_TO_KRNL_SHARE_KERNELS_H

#include "core/ir/builtin/builtin_ops.h"

namespace mlir::onnx_to_krnl {

/// Replaces functions whose code differs only in scalar constants of f32 or f64
/// by the first of them, which gets the constants that differ as arguments.
/// Constants whose values simplify the code, such as divisors, remain.
/// Functions that are not called are not replaced.
void shareKernels(ModuleOp module);

} // namespace mlir::onnx_to_krnl

#endif // CONVERSIONS_ONNX_TO_KRNL_SHARE_KERNELS_H
