// SPDX-License-Identifier: Apache-2.0
//
// Operators as loops.
#ifndef DIALECTS_ONNX_TRANSFORMS_LOWER_TO_LOOP_LOOPS_H
#define DIALECTS_ONNX_TRANSFORMS_LOWER_TO_LOOP_LOOPS_H

#include "core/ir/structure/operation.h"
#include "core/support/llvm.h"

namespace mlir::onnx {

/// Replaces an onnx.Scan by a loop. The analysis of shapes has checked it.
/// Errors: a diagnostic for a value without a rank.
LogicalResult lowerScan(Operation *scan);

/// Replaces an onnx.SequenceMap by a loop. The analysis of shapes has checked
/// it.
void lowerSequenceMap(Operation *map);

/// Replaces an onnx.RNN, GRU or LSTM by a loop for each direction.
/// Errors: a diagnostic for an activation that does not exist, and for a number
/// of hidden units that is not known.
LogicalResult lowerRecurrent(Operation *op);

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_TRANSFORMS_LOWER_TO_LOOP_LOOPS_H
