// SPDX-License-Identifier: Apache-2.0
//
// Selects elements of small tensors, which are lists in row-major order.
#ifndef DIALECTS_ONNX_SHAPE_ELEMENTS_H
#define DIALECTS_ONNX_SHAPE_ELEMENTS_H

#include "dialects/onnx/shape/op_shapes.h"

namespace mlir::onnx {

/// Returns the sizes if all are constants and there are at most
/// ShapeFacts::maxElements elements.
std::optional<llvm::SmallVector<int64_t>> getSmallShape(const DimShape &shape);

/// Returns the elements of a tensor whose indices are in a list for each
/// dimension. Requires that they are in range.
DimList selectElements(const DimList &elements, llvm::ArrayRef<int64_t> shape,
                       llvm::ArrayRef<llvm::SmallVector<int64_t>> indices);

/// Returns the elements of a tensor after a permutation of its dimensions.
DimList permuteElements(const DimList &elements, llvm::ArrayRef<int64_t> shape,
                        llvm::ArrayRef<int64_t> order);

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_SHAPE_ELEMENTS_H
