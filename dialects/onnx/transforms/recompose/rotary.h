// SPDX-License-Identifier: Apache-2.0
//
// RotaryEmbedding as older exporters write it. Private to this folder.
#ifndef DIALECTS_ONNX_TRANSFORMS_RECOMPOSE_ROTARY_H
#define DIALECTS_ONNX_TRANSFORMS_RECOMPOSE_ROTARY_H

#include "dialects/func/func.h"

namespace mlir::onnx {

/// Replaces x * cos + concat(-second half of x, first half of x) * sin by
/// RotaryEmbedding, if the halves of each row of cos and sin are equal, and
/// their batches are those of x or one for all. Operations that are not used
/// any more remain.
void recomposeRotaryEmbeddings(func::FuncOp function);

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_TRANSFORMS_RECOMPOSE_ROTARY_H
