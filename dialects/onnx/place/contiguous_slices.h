// SPDX-License-Identifier: Apache-2.0
//
// Results of Split and Slice that are contiguous in the memory of operand 0.
#ifndef DIALECTS_ONNX_PLACE_CONTIGUOUS_SLICES_H
#define DIALECTS_ONNX_PLACE_CONTIGUOUS_SLICES_H

#include <optional>

#include "core/ir/structure/operation.h"
#include "dialects/onnx/shape/shape_analysis.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir::onnx {

/// Returns whether a tensor's parts along an axis are contiguous, since all
/// dimensions before it have size 1.
bool isOutermost(llvm::ArrayRef<DimExpr> shape, unsigned axis);

/// Returns whether an operation is a Split or Slice.
bool isSlice(Operation *op);

/// Returns, for each result, the element of operand 0 where it begins, or
/// nullopt if not all results are contiguous parts of operand 0. The sizes
/// along the axis are constants, so that the parts are inside of the operand.
std::optional<llvm::SmallVector<DimExpr>>
findContiguousSlices(Operation *op, ShapeAnalysis &shapes);

/// Returns whether the places of a Split or Slice say that its results are in
/// the memory of operand 0.
bool isPlacedSlice(Operation *op);

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_PLACE_CONTIGUOUS_SLICES_H
