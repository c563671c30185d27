// SPDX-License-Identifier: Apache-2.0
//
// Tensor types with static shapes, and the index arithmetic over them that
// folding and code emission share.
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

/// The type of a tensor whose shape is known in full.
struct TensorType {
  DataType element = ::onnx::TensorProto::UNDEFINED;
  Shape shape;

  int64_t rank() const { return shape.size(); }
  /// The number of elements. Requires: checkTensorType accepts the type.
  int64_t size() const;

  friend bool operator==(const TensorType &, const TensorType &) = default;
};

/// Refuses what no value of a compiled model may have. Errors: Unimplemented
/// for an element type other than f32, i64, i32 and bool, InvalidArgument for a
/// negative dimension or more than 2^40 elements.
absl::Status checkTensorType(const TensorType &type);

/// Whether `element` is i64, i32 or bool: what is evaluated at compile time.
bool isIntegral(DataType element);

/// The width of an element of a supported type. Units: bytes.
unsigned getElementWidth(DataType element);

/// `f32[1, 3, 48]`, for messages.
std::string toString(const TensorType &type);
/// `[1, 3, 48]`, for messages.
std::string toString(llvm::ArrayRef<int64_t> shape);

/// The product of `extents`; 1 when there are none.
int64_t product(llvm::ArrayRef<int64_t> extents);

/// How far apart neighbours lie along each dimension of a row-major tensor.
/// Units: elements.
Shape rowMajorStrides(llvm::ArrayRef<int64_t> shape);

/// `axis`, counted from the end when negative. Errors: InvalidArgument unless
/// the result is in [0, rank).
absl::StatusOr<int64_t> normalizeAxis(int64_t axis, int64_t rank);

/// All of `axes` normalized, in ascending order. Errors: as for normalizeAxis,
/// and InvalidArgument when an axis is given twice.
absl::StatusOr<std::vector<int64_t>> normalizeAxes(llvm::ArrayRef<int64_t> axes,
                                                   int64_t rank);

/// The shape that `shapes` broadcast to, by ONNX's multidirectional rule.
/// Errors: InvalidArgument naming two shapes that do not fit.
absl::StatusOr<Shape> broadcastShapes(llvm::ArrayRef<Shape> shapes);

/// The strides with which a row-major tensor of shape `from` is read as one of
/// shape `to`: 0 where a dimension is repeated. Requires: `from` broadcasts to
/// `to`.
Shape broadcastStrides(llvm::ArrayRef<int64_t> from,
                       llvm::ArrayRef<int64_t> to);

/// Drops dimensions of extent 1 and merges neighbours that every one of
/// `strides` steps through as if they were one dimension. The elements visited,
/// and their order, stay the same.
void collapseDimensions(Shape &extents, llvm::MutableArrayRef<Shape> strides);

/// Calls `visit` with every index of a tensor of shape `extents`, in row-major
/// order.
void forEachIndex(llvm::ArrayRef<int64_t> extents,
                  llvm::function_ref<void(llvm::ArrayRef<int64_t>)> visit);

/// The sum of `indices` times `strides`.
int64_t dot(llvm::ArrayRef<int64_t> indices, llvm::ArrayRef<int64_t> strides);

/// Element `index` of the little-endian elements `bytes` of an integral type.
int64_t readInteger(llvm::ArrayRef<char> bytes, DataType element,
                    int64_t index);

/// The little-endian bytes of `elements` as tensor elements of an integral
/// type, each reduced to its width.
std::vector<char> writeIntegers(llvm::ArrayRef<int64_t> elements,
                                DataType element);

} // namespace onnx_mlir::direct

#endif // TARGETS_ONNX_DIRECT_TENSOR_H
