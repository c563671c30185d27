// SPDX-License-Identifier: Apache-2.0
//
// The function of a model that calls its kernels.
#ifndef CONVERSIONS_ONNX_TO_KRNL_MAIN_GRAPH_H
#define CONVERSIONS_ONNX_TO_KRNL_MAIN_GRAPH_H

#include "conversions/onnx_to_krnl/constants.h"
#include "conversions/onnx_to_krnl/kernel.h"
#include "core/support/llvm.h"
#include "dialects/func/func.h"

namespace mlir::onnx_to_krnl {

/// Replaces `function`, which onnx-place has prepared, by a function with the
/// same name that takes a call of the model and returns its status:
/// `(!krnl.call) -> i64`. Its attribute `krnl.nodes` describes the nodes whose
/// numbers errors have. Adds kernels and constants to the tables.
/// Errors: a diagnostic for an operation that has no lowering, or whose
/// attributes about memory are wrong.
LogicalResult emitMainGraph(func::FuncOp function, KernelTable &kernels,
                            ConstantTable &constants);

} // namespace mlir::onnx_to_krnl

#endif // CONVERSIONS_ONNX_TO_KRNL_MAIN_GRAPH_H
