// SPDX-License-Identifier: Apache-2.0
//
// Windows that slide over the spatial dimensions of a tensor [N, C, spatial…].
#ifndef DIALECTS_ONNX_INDEXED_WINDOW_H
#define DIALECTS_ONNX_INDEXED_WINDOW_H

#include "dialects/onnx/indexed/nest_builder.h"

namespace mlir::onnx {

/// One spatial dimension.
struct WindowDim {
  /// The number of elements of a window, and the distances between windows and
  /// between their elements.
  DimExpr kernel;
  int64_t stride, dilation;
  /// The padding around the tensor.
  DimExpr padBegin, padEnd;
  /// The sizes of the tensor, without padding, and of the result.
  DimExpr input, output;
};

/// Returns the windows of a convolution or pooling, whose operand 0 they slide
/// over. `kernel` are the sizes of the windows.
/// Errors: a diagnostic for attributes whose numbers are not those of spatial
/// dimensions.
FailureOr<llvm::SmallVector<WindowDim>> readWindow(const Operator &op,
                                                   Sizes kernel);

/// Adds a loop of the stage over the elements of the window at `position` that
/// are inside the tensor. Returns the index in the tensor, and in the window.
struct WindowIndex {
  AffineExpr tensor, window;
};
WindowIndex addWindowLoop(NestBuilder &nest, const Operator &op,
                          const WindowDim &dim, AffineExpr position);

/// Returns the greatest element of each window, and where it is.
FailureOr<IndexedOp>
makeMaxPoolWithIndices(const Operator &op,
                       const llvm::SmallVector<WindowDim> &window);

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_INDEXED_WINDOW_H
