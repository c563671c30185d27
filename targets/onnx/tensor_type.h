// SPDX-License-Identifier: Apache-2.0
//
// Properties of the element types of ONNX tensors.
#ifndef TARGETS_ONNX_TENSOR_TYPE_H
#define TARGETS_ONNX_TENSOR_TYPE_H

#include <cstdint>
#include <optional>
#include <string>

#include "onnx/onnx_pb.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace onnx_mlir {

/// The field of a TensorProto that holds elements if raw_data does not.
enum class TypedField { Float, Double, Int32, Int64, Uint64, String };

/// One element type.
struct ElementType {
  ::onnx::TensorProto::DataType type;
  /// The name in MLIR tensor types and in a model's signature: `f32`, `ui8`,
  /// `i1` for bool, `complex<f32>`, `string`.
  llvm::StringRef name;
  /// Width of one element in raw data. Widths below 8 are packed without gaps,
  /// starting at the least significant bit. Units: bits; 0 for strings.
  unsigned bitWidth;
  /// Width of the unit that is swapped when the byte order changes: one part of
  /// a complex number, otherwise the element; 1 if packed. Units: bytes; 0 for
  /// strings.
  unsigned swapWidth;
  TypedField field;
};

/// Returns the properties of `dataType`, a TensorProto.DataType from a file, or
/// null if ONNX does not define it or it is UNDEFINED.
const ElementType *findElementType(int32_t dataType);

/// Returns the element type named `name`, such as `f32`, or null.
const ElementType *findElementType(llvm::StringRef name);

/// Returns the name of `dataType` for messages: `f32`, or `element type 77`.
std::string getElementTypeName(int32_t dataType);

/// Returns the number of elements of a tensor of shape `shape`, 1 for a scalar.
/// Returns nullopt if a dimension is negative or the product exceeds INT64_MAX.
std::optional<int64_t> getNumElements(llvm::ArrayRef<int64_t> shape);

/// Returns the number of bytes that `numElements` elements of `type` occupy in
/// raw data, or nullopt if it exceeds INT64_MAX. `type` must not be string.
/// Requires numElements >= 0.
std::optional<int64_t> getRawSize(const ElementType &type, int64_t numElements);

/// Returns the size of one element in an input or output of a compiled model,
/// where an element of 2 or 4 bits is the lower bits of a byte. Returns 0 for
/// types that are neither inputs nor outputs: strings and elements of 6 bits.
/// Units: bytes.
unsigned getElementSize(const ElementType &type);

} // namespace onnx_mlir

#endif // TARGETS_ONNX_TENSOR_TYPE_H
