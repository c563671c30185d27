// SPDX-License-Identifier: Apache-2.0
//
// Reads the elements that a TensorProto message contains, from any of its
// fields, in one common form. Model reads external data.
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

/// The elements of a constant tensor in row-major order, little-endian on all
/// hosts, as in ONNX's raw_data. Elements below 8 bits are packed. The creator
/// owns the bytes: a Model keeps them in a mapped file, in its message or in a
/// conversion. They may be misaligned.
struct TensorData {
  ::onnx::TensorProto::DataType type;
  llvm::SmallVector<int64_t, 4> shape;
  llvm::ArrayRef<char> bytes;

  /// Returns the number of elements.
  int64_t size() const { return *getNumElements(shape); }

  /// Returns element `index` in the host's byte order. T must be as wide as the
  /// element type, which must not be packed. Requires index < size().
  template <typename T> T at(size_t index) const {
    assert((index + 1) * sizeof(T) <= bytes.size() && "index out of range");
    return llvm::support::endian::read<T, llvm::endianness::little>(
        bytes.data() + index * sizeof(T));
  }
};

/// Returns the type and the shape of `tensor`, with `bytes` empty.
/// Errors: InvalidArgument if the element type is unknown, a dimension is
/// negative, or the number of bytes does not fit in 63 bits.
absl::StatusOr<TensorData> getTensorShape(const ::onnx::TensorProto &tensor);

/// Checks that `data`, whose type and shape come from getTensorShape, has the
/// required number of bytes, and that bools are 0 or 1.
/// Errors: InvalidArgument.
absl::Status checkElements(const TensorData &data);

/// Returns the elements of `tensor` from raw_data or from the field of its
/// type. The bytes point into `tensor` if its layout permits, otherwise into
/// `storage`, which must be empty and outlive them.
/// Errors: InvalidArgument for errors of getTensorShape, external data, a
/// string tensor, elements in several fields, a wrong number of elements or
/// bytes, or an element out of its type's range. The error does not name the
/// tensor.
absl::StatusOr<TensorData> getInlineData(const ::onnx::TensorProto &tensor,
                                         std::vector<char> &storage);

/// Does the same for a tensor whose raw_data stands for `rawData`. It must be
/// empty if raw_data is.
absl::StatusOr<TensorData> getInlineData(const ::onnx::TensorProto &tensor,
                                         llvm::StringRef rawData,
                                         std::vector<char> &storage);

/// Returns the elements of a string tensor in row-major order. They point into
/// `tensor`.
/// Errors: those of getInlineData; InvalidArgument for another element type.
absl::StatusOr<std::vector<llvm::StringRef>>
getStrings(const ::onnx::TensorProto &tensor);

/// Returns the elements of `data` as 64-bit integers, for shapes, axes and
/// indices.
/// Errors: InvalidArgument unless the element type is i32 or i64.
absl::StatusOr<std::vector<int64_t>> getIntegers(const TensorData &data);

} // namespace onnx_mlir

#endif // TARGETS_ONNX_TENSOR_DATA_H
