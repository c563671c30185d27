// SPDX-License-Identifier: Apache-2.0
//
// The slices of a tensor along the axis of an operator.
#ifndef CONVERSIONS_ONNX_TO_KRNL_AXIS_SLICES_H
#define CONVERSIONS_ONNX_TO_KRNL_AXIS_SLICES_H

#include "dialects/onnx/indexed/operator.h"

namespace mlir::onnx_to_krnl {

/// Operand 0 as outer x count x inner elements.
struct AxisSlices {
  onnx::DimExpr outer, count, inner;
};

/// Returns the slices along the attribute `axis`, or the elements of the
/// flattened operand if the operator has none.
AxisSlices getAxisSlices(const onnx::Operator &op);

} // namespace mlir::onnx_to_krnl

#endif // CONVERSIONS_ONNX_TO_KRNL_AXIS_SLICES_H
