// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/shape/elements.h"

namespace mlir::onnx {

std::optional<llvm::SmallVector<int64_t>> getSmallShape(const DimShape &shape) {
  if (!shape)
    return std::nullopt;
  llvm::SmallVector<int64_t> sizes;
  int64_t count = 1;
  for (DimExpr size : *shape) {
    const std::optional<int64_t> value = size.getConstant();
    if (!value || *value < 0 || *value > ShapeFacts::maxElements)
      return std::nullopt;
    count *= *value;
    if (count > ShapeFacts::maxElements)
      return std::nullopt;
    sizes.push_back(*value);
  }
  return sizes;
}

DimList selectElements(const DimList &elements, llvm::ArrayRef<int64_t> shape,
                       llvm::ArrayRef<llvm::SmallVector<int64_t>> indices) {
  llvm::SmallVector<int64_t> places = {0};
  for (size_t axis = 0; axis < shape.size(); ++axis) {
    llvm::SmallVector<int64_t> next;
    for (int64_t place : places)
      for (int64_t index : indices[axis])
        next.push_back(place * shape[axis] + index);
    places = std::move(next);
  }
  DimList result;
  for (int64_t place : places)
    result.push_back(elements[place]);
  return result;
}

DimList permuteElements(const DimList &elements, llvm::ArrayRef<int64_t> shape,
                        llvm::ArrayRef<int64_t> order) {
  llvm::SmallVector<int64_t> strides(shape.size(), 1);
  for (size_t i = shape.size(); i-- > 1;)
    strides[i - 1] = strides[i] * shape[i];
  llvm::SmallVector<int64_t> places = {0};
  for (int64_t axis : order) {
    llvm::SmallVector<int64_t> next;
    for (int64_t place : places)
      for (int64_t index = 0; index < shape[axis]; ++index)
        next.push_back(place + index * strides[axis]);
    places = std::move(next);
  }
  DimList result;
  for (int64_t place : places)
    result.push_back(elements[place]);
  return result;
}

} // namespace mlir::onnx
