// SPDX-License-Identifier: Apache-2.0
//
// The elements of a TensorProto that are in the message itself, brought into
// one form whichever of the message's fields holds them. External data is the
// Model's business.
#ifndef TARGETS_ONNX_TENSOR_DATA_H
#define TARGETS_ONNX_TENSOR_DATA_H

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "onnx/onnx_pb.h"
#include "targets/onnx/tensor_type.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Endian.h"

namespace onnx_mlir {

/// A constant tensor's elements, in row-major order and little-endian whatever
/// the host (ONNX's raw_data; elements below 8 bits are packed). The bytes
/// belong to whoever made this: a Model has them in a mapped file, in its
/// message, or in a conversion that it keeps. They may be misaligned.
struct TensorData {
  ::onnx::TensorProto::DataType type;
  llvm::SmallVector<int64_t, 4> shape;
  llvm::ArrayRef<char> bytes;

  /// The number of elements.
  int64_t size() const { return *getNumElements(shape); }

  /// Element `index` in the host's byte order. Requires: T is as wide as the
  /// element type, which is not packed; index < size().
  template <typename T> T at(size_t index) const {
    assert((index + 1) * sizeof(T) <= bytes.size() && "index out of range");
    return llvm::support::endian::read<T, llvm::endianness::little>(
        bytes.data() + index * sizeof(T));
  }
};

/// The type and the shape of `tensor`; `bytes` is empty.
/// Errors: InvalidArgument when the element type is unknown, a dimension is
/// negative, or the size does not fit in 63 bits.
absl::StatusOr<TensorData> getTensorShape(const ::onnx::TensorProto &tensor);

/// Checks that `data`, with a type and shape from getTensorShape, has the bytes
/// that they need, and that bools are 0 or 1.
/// Errors: InvalidArgument.
absl::Status checkElements(const TensorData &data);

/// The elements of `tensor`, which holds them itself (in raw_data or in the
/// field of its type). The result's bytes lie in `tensor` where its own layout
/// allows it, else in `storage`, which is empty before and must be kept.
/// Errors: InvalidArgument for what getTensorShape refuses, external data, a
/// string tensor, several fields with elements, a wrong number of elements or
/// bytes, an element that its type cannot hold; the message names no tensor.
absl::StatusOr<TensorData> getInlineData(const ::onnx::TensorProto &tensor,
                                         std::vector<char> &storage);

/// The elements of the string tensor `tensor`, in row-major order; they lie in
/// `tensor`. Errors: as for getInlineData, and for another element type.
absl::StatusOr<std::vector<llvm::StringRef>>
getStrings(const ::onnx::TensorProto &tensor);

/// The elements of `data` as 64-bit numbers: for shapes, axes and indices.
/// Errors: InvalidArgument unless the element type is i32 or i64.
absl::StatusOr<std::vector<int64_t>> getIntegers(const TensorData &data);

} // namespace onnx_mlir

#endif // TARGETS_ONNX_TENSOR_DATA_H
