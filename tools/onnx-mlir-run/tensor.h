// SPDX-License-Identifier: Apache-2.0
//
// Tensors that are inputs and outputs of a model.
#ifndef TOOLS_ONNX_MLIR_RUN_TENSOR_H
#define TOOLS_ONNX_MLIR_RUN_TENSOR_H

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "targets/onnx/tensor_type.h"
#include "llvm/ADT/ArrayRef.h"

namespace onnx_mlir {

/// A tensor in memory in the form that a model library takes.
struct Tensor {
  /// The element type, whose `getElementSize` is not 0.
  const ElementType *type;
  std::vector<int64_t> shape;
  /// In row-major order and the host's byte order. An element of 2 or 4 bits is
  /// the lower bits of a byte.
  std::vector<char> elements;

  int64_t getNumElements() const { return *onnx_mlir::getNumElements(shape); }
};

/// A tensor, or a list of values: a sequence, or the content of an optional
/// value.
struct Value {
  std::optional<Tensor> tensor;
  std::vector<Value> elements;
};

/// Returns a tensor of type `dataType` (a TensorProto.DataType) and shape
/// `shape` without elements, after checking that it occupies `size` bytes.
/// Errors: InvalidArgument if the type is unknown or not one that models take,
/// if a dimension is negative, or if the size differs from `size`.
absl::StatusOr<Tensor> makeTensor(int32_t dataType,
                                  llvm::ArrayRef<int64_t> shape, uint64_t size);

/// Returns the type of `tensor` for messages, such as `2x3xf32`.
std::string describeType(const Tensor &tensor);

/// Reverses the bytes of each `width`-byte number in `elements`.
void swapBytes(llvm::MutableArrayRef<char> elements, unsigned width);

/// Returns, in row-major order, the `width`-byte elements of a tensor of shape
/// `shape` with the given strides in bytes. All elements must be in memory at
/// or after `first`.
std::vector<char> gather(const char *first, llvm::ArrayRef<int64_t> shape,
                         llvm::ArrayRef<int64_t> strides, unsigned width);

} // namespace onnx_mlir

#endif // TOOLS_ONNX_MLIR_RUN_TENSOR_H
