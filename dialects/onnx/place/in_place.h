// SPDX-License-Identifier: Apache-2.0
//
// Results that are computed in the memory of an operand, which nobody uses
// afterwards.
#ifndef DIALECTS_ONNX_PLACE_IN_PLACE_H
#define DIALECTS_ONNX_PLACE_IN_PLACE_H

#include "core/ir/structure/operation.h"
#include "core/support/llvm.h"
#include "dialects/func/func.h"
#include "dialects/onnx/shape/shape_analysis.h"

namespace mlir::onnx {

/// Returns whether a place puts the result into the memory of an operand of
/// which it is no view.
bool isPlacedInOperand(OpResult result);

/// Returns whether the loops of the operation compute the result correctly in
/// the memory of the operand.
bool canComputeInOperand(OpResult result, unsigned operand,
                         ShapeAnalysis &shapes);

/// Returns whether that is so, and the loops first copy all elements of the
/// operand, which they need not do in its memory.
bool canUpdateOperand(OpResult result, unsigned operand, ShapeAnalysis &shapes);

/// Returns whether the memory with this root may change: that of a result of a
/// kernel, of a planned result of an operation with regions, or of a value that
/// a loop carries in the memory of its result. No other value has that memory.
bool isOwnMemory(Value root, ShapeAnalysis &shapes);

/// Fails with a diagnostic if an operation uses a value after another result
/// has been computed in its memory.
LogicalResult verifyInPlaceResults(func::FuncOp function);

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_PLACE_IN_PLACE_H
