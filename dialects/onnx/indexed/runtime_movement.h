// SPDX-License-Identifier: Apache-2.0
//
// Operators that move elements to places that only a run determines.
#ifndef DIALECTS_ONNX_INDEXED_RUNTIME_MOVEMENT_H
#define DIALECTS_ONNX_INDEXED_RUNTIME_MOVEMENT_H

#include "dialects/onnx/indexed/indexed_op.h"
#include "dialects/onnx/indexed/operator.h"
#include "dialects/onnx/indexed/program.h"

namespace mlir::onnx {

/// Slice. The call fails if a step is 0, if there is no such axis, or if the
/// result has another shape.
IndexedOp makeRuntimeSlice(const Operator &op);
/// Pad in all modes. The call fails if there is no such axis, or if the result
/// has another shape.
IndexedOp makeRuntimePad(const Operator &op);

/// CenterCropPad. The call fails if the result has another shape.
FailureOr<IndexedOp> indexCenterCropPad(const Operator &op);

/// Emit the shape of the result from the lists that request it. It is right if
/// the lists are valid, which the nests check.
Terms emitSlicedShape(ScalarBuilder &builder, const Operator &op);
Terms emitPaddedShape(ScalarBuilder &builder, const Operator &op);
Terms emitCroppedShape(ScalarBuilder &builder, const Operator &op);

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_INDEXED_RUNTIME_MOVEMENT_H
