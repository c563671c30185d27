// SPDX-License-Identifier: Apache-2.0
//
// Shapes of results that depend on elements of operands which only a run
// determines.
#ifndef DIALECTS_ONNX_INDEXED_COMPUTED_SHAPE_H
#define DIALECTS_ONNX_INDEXED_COMPUTED_SHAPE_H

#include "dialects/onnx/indexed/program.h"

namespace mlir::onnx {

/// Emits the sizes of the result, of type index; all results have the same
/// ones. Uses no sizes of results. A size may be negative if an operand is
/// wrong.
using ComputedShapeFn = Terms (*)(ScalarBuilder &builder, const Operator &op);

/// Returns null for an operation whose shape does not depend on elements, or
/// is computed elsewhere.
ComputedShapeFn lookupComputedShapeFn(const Operator &op);

/// The shapes of a Resize and of a DFT.
Terms emitResizedShape(ScalarBuilder &builder, const Operator &op);
Terms emitTransformShape(ScalarBuilder &builder, const Operator &op);

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_INDEXED_COMPUTED_SHAPE_H
