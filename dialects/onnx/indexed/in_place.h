// SPDX-License-Identifier: Apache-2.0
//
// Results that are computed in the memory of an operand.
#ifndef DIALECTS_ONNX_INDEXED_IN_PLACE_H
#define DIALECTS_ONNX_INDEXED_IN_PLACE_H

#include "dialects/onnx/indexed/indexed_op.h"
#include "dialects/onnx/indexed/operator.h"

namespace mlir::onnx {

/// Returns whether a result can be in the memory of an operand that nobody
/// needs afterwards: both have the same type and number of elements, and an
/// element of the operand is only read before the point that writes it, or by
/// that point.
bool canComputeInPlace(const Operator &op, const IndexedOp &indexed,
                       unsigned result, unsigned operand);

/// Returns whether the nests read an element of the operand only before the
/// point that writes the element of the result with the same index, or at that
/// point.
bool isReadBeforeWritten(const IndexedOp &indexed, unsigned result,
                         unsigned operand);

/// Lets `indexed` read the elements of the operand from the result, which has
/// its memory, and drops nests that then copy elements to themselves. Requires
/// `isReadBeforeWritten`.
void computeInPlace(IndexedOp &indexed, unsigned result, unsigned operand);

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_INDEXED_IN_PLACE_H
