// SPDX-License-Identifier: Apache-2.0
//
// Tensors that go into a model and come out of it.
#ifndef TOOLS_ONNX_MLIR_RUN_TENSOR_H
#define TOOLS_ONNX_MLIR_RUN_TENSOR_H

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "targets/onnx/tensor_type.h"
#include "llvm/ADT/ArrayRef.h"

namespace onnx_mlir {

/// A tensor in memory, as a model library takes it.
struct Tensor {
  /// One whose elements are whole bytes.
  const ElementType *type;
  std::vector<int64_t> shape;
  /// In row-major order, in the host's byte order.
  std::vector<char> elements;

  int64_t getNumElements() const { return *onnx_mlir::getNumElements(shape); }
};

/// A tensor of type `dataType` (a TensorProto.DataType) and shape `shape`,
/// still without elements, that would take `size` bytes.
/// Errors: InvalidArgument for a type that is unknown or not whole bytes, a
/// negative dimension, and another size than `size`.
absl::StatusOr<Tensor> makeTensor(int32_t dataType,
                                  llvm::ArrayRef<int64_t> shape, uint64_t size);

/// The type of `tensor` for messages: `2x3xf32`.
std::string describeType(const Tensor &tensor);

/// Turns the bytes of each `width`-byte number in `elements` around.
void swapBytes(llvm::MutableArrayRef<char> elements, unsigned width);

/// The elements, `width` bytes each, of a tensor of shape `shape` whose
/// neighbours in each dimension lie `strides` bytes apart, in row-major order.
/// Requires: all of them are in memory from `first` on.
std::vector<char> gather(const char *first, llvm::ArrayRef<int64_t> shape,
                         llvm::ArrayRef<int64_t> strides, unsigned width);

} // namespace onnx_mlir

#endif // TOOLS_ONNX_MLIR_RUN_TENSOR_H
