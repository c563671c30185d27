// SPDX-License-Identifier: Apache-2.0
//
// Softmax of tensors of rank 2, as ONNX defined it before version 13. Private
// to this folder.
#ifndef DIALECTS_ONNX_TRANSFORMS_RECOMPOSE_FLAT_SOFTMAX_H
#define DIALECTS_ONNX_TRANSFORMS_RECOMPOSE_FLAT_SOFTMAX_H

#include "dialects/func/func.h"

namespace mlir::onnx {

/// Replaces reshape(softmax(flatten(x)), shape) by reshape(softmax(x), shape),
/// or by softmax(x) if the shape is that of x, and the same for LogSoftmax, if
/// the rows of both tensors are equal. Operations that are not used any more
/// remain.
void recomposeFlatSoftmax(func::FuncOp function);

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_TRANSFORMS_RECOMPOSE_FLAT_SOFTMAX_H
