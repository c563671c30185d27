// SPDX-License-Identifier: Apache-2.0
//
// Windows that slide over spatial dimensions, for convolutions and pools.
#ifndef DIALECTS_ONNX_SHAPE_WINDOW_H
#define DIALECTS_ONNX_SHAPE_WINDOW_H

#include "dialects/onnx/shape/op_shapes.h"

namespace mlir::onnx {

/// The attributes of a window, one element for each spatial dimension.
struct Window {
  llvm::SmallVector<int64_t> strides, dilations, padsBegin, padsEnd;
  /// Sizes of the window.
  DimList kernel;
  llvm::StringRef autoPad;
  bool roundsUp = false;
};

/// Reads the attributes strides, dilations, pads, auto_pad and ceil_mode for
/// `rank` spatial dimensions.
/// Errors: a diagnostic if an attribute has another number of elements, or one
/// that is not positive.
FailureOr<Window> readWindow(OpShapes &op, size_t rank);

/// Returns the number of positions of the window in dimension `i` of a size.
DimExpr countPositions(OpShapes &op, const Window &window, size_t i,
                       DimExpr size);

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_SHAPE_WINDOW_H
