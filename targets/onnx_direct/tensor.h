// SPDX-License-Identifier: Apache-2.0
//
// Tensor types with static shapes, and index arithmetic that folding and code
// emission share.
#ifndef TARGETS_ONNX_DIRECT_TENSOR_H
#define TARGETS_ONNX_DIRECT_TENSOR_H

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "onnx/onnx_pb.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace onnx_mlir::direct {

using DataType = ::onnx::TensorProto::DataType;
using Shape = llvm::SmallVector<int64_t, 4>;

/// The type of a tensor with a static shape.
struct TensorType {
  DataType element = ::onnx::TensorProto::UNDEFINED;
  Shape shape;

  int64_t rank() const { return shape.size(); }
  /// Returns the number of elements. checkTensorType must accept the type.
  int64_t size() const;

  friend bool operator==(const TensorType &, const TensorType &) = default;
};

/// Checks that values of a compiled model may have the type.
/// Errors: Unimplemented for an element type other than f32, i64, i32 and bool;
/// InvalidArgument for a negative dimension or more than 2^40 elements.
absl::Status checkTensorType(const TensorType &type);

/// Returns true for i64, i32 and bool, which can be folded.
bool isIntegral(DataType element);

/// Returns the width of an element of a supported type. Units: bytes.
unsigned getElementWidth(DataType element);

/// Returns text such as `f32[1, 3, 48]`, for messages.
std::string toString(const TensorType &type);
/// Returns text such as `[1, 3, 48]`, for messages.
std::string toString(llvm::ArrayRef<int64_t> shape);

/// Returns the product of `extents`, which is 1 if empty.
int64_t product(llvm::ArrayRef<int64_t> extents);

/// Returns the distance between neighbors along each dimension of a row-major
/// tensor. Units: elements.
Shape rowMajorStrides(llvm::ArrayRef<int64_t> shape);

/// Returns `axis`, or `axis` + `rank` if it is negative.
/// Errors: InvalidArgument unless the result is in [0, rank).
absl::StatusOr<int64_t> normalizeAxis(int64_t axis, int64_t rank);

/// Normalizes all of `axes` and sorts them in ascending order.
/// Errors: those of normalizeAxis; InvalidArgument if an axis occurs twice.
absl::StatusOr<std::vector<int64_t>> normalizeAxes(llvm::ArrayRef<int64_t> axes,
                                                   int64_t rank);

/// Returns the shape that `shapes` broadcast to by ONNX's multidirectional
/// rule.
/// Errors: InvalidArgument, naming two shapes that are incompatible.
absl::StatusOr<Shape> broadcastShapes(llvm::ArrayRef<Shape> shapes);

/// Returns the strides that read a row-major tensor of shape `from` as shape
/// `to`: 0 for repeated dimensions. `from` must broadcast to `to`.
Shape broadcastStrides(llvm::ArrayRef<int64_t> from,
                       llvm::ArrayRef<int64_t> to);

/// Drops dimensions of extent 1 and merges adjacent dimensions that all of
/// `strides` traverse like one dimension. Keeps the visited elements and their
/// order.
void collapseDimensions(Shape &extents, llvm::MutableArrayRef<Shape> strides);

/// Calls `visit` with each index of a tensor of shape `extents`, in row-major
/// order.
void forEachIndex(llvm::ArrayRef<int64_t> extents,
                  llvm::function_ref<void(llvm::ArrayRef<int64_t>)> visit);

/// Returns the dot product of `indices` and `strides`.
int64_t dot(llvm::ArrayRef<int64_t> indices, llvm::ArrayRef<int64_t> strides);

/// Returns element `index` of the little-endian elements `bytes` of an integral
/// type.
int64_t readInteger(llvm::ArrayRef<char> bytes, DataType element,
                    int64_t index);

/// Returns the little-endian bytes of `elements`, truncated to the width of an
/// integral element type.
std::vector<char> writeIntegers(llvm::ArrayRef<int64_t> elements,
                                DataType element);

} // namespace onnx_mlir::direct

#endif // TARGETS_ONNX_DIRECT_TENSOR_H
