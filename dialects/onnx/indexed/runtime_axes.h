// SPDX-License-Identifier: Apache-2.0
//
// Reductions along axes that only a run determines.
#ifndef DIALECTS_ONNX_INDEXED_RUNTIME_AXES_H
#define DIALECTS_ONNX_INDEXED_RUNTIME_AXES_H

#include "dialects/onnx/indexed/program.h"

namespace mlir::onnx {

/// The elements of operand 0 that are combined into one element of the result.
struct ReducedRange {
  /// The bounds of their indices.
  Terms lower, upper;
  /// Their number.
  Term count;
};

/// Emits the element of the result from the range.
using RangeProgram = std::function<Term(ScalarBuilder &, const ReducedRange &)>;

/// Returns nests that compute each element of the result from those of operand
/// 0 along the axes in operand 1. They make the call fail if there is no such
/// axis, or if the result has another shape.
IndexedOp makeRuntimeReduction(const Operator &op, RangeProgram emit);

/// Emit the shape of the result from the axes in operand 1. That of a reduction
/// is right if all axes are dimensions; the others make the call fail if one is
/// not. Without operand 1, Squeeze removes all dimensions of size 1.
Terms emitReducedShape(ScalarBuilder &builder, const Operator &op);
Terms emitSqueezedShape(ScalarBuilder &builder, const Operator &op);
Terms emitUnsqueezedShape(ScalarBuilder &builder, const Operator &op);

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_INDEXED_RUNTIME_AXES_H
