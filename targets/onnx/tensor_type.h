// SPDX-License-Identifier: Apache-2.0
//
// Facts about the element types that an ONNX tensor may have.
#ifndef TARGETS_ONNX_TENSOR_TYPE_H
#define TARGETS_ONNX_TENSOR_TYPE_H

#include <cstdint>
#include <optional>
#include <string>

#include "onnx/onnx_pb.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace onnx_mlir {

/// The field of a TensorProto that holds elements when raw_data does not.
enum class TypedField { Float, Double, Int32, Int64, Uint64, String };

/// One element type.
struct ElementType {
  ::onnx::TensorProto::DataType type;
  /// As in an MLIR tensor type and in a model's signature: `f32`, `ui8`, `i1`
  /// for bool, `complex<f32>`, `string`.
  llvm::StringRef name;
  /// Width of one element in raw data. Widths below 8 are packed from the least
  /// significant bit on, without gaps. Units: bits; 0 for strings.
  unsigned bitWidth;
  /// Width of what is swapped when byte order changes: that of one part of a
  /// complex number, else of the element; 1 when packed. Units: bytes; 0 for
  /// strings.
  unsigned swapWidth;
  TypedField field;
};

/// The facts about `dataType`, a TensorProto.DataType as it stands in a file;
/// nullptr when ONNX has no such type (or it is UNDEFINED).
const ElementType *findElementType(int32_t dataType);

/// The element type named `name` (`f32`, …); nullptr when there is none.
const ElementType *findElementType(llvm::StringRef name);

/// The name of `dataType` for messages: `f32`, or `element type 77`.
std::string getElementTypeName(int32_t dataType);

/// The number of elements of a tensor of shape `shape` (1 for a scalar);
/// nullopt when a dimension is negative or the product is above INT64_MAX.
std::optional<int64_t> getNumElements(llvm::ArrayRef<int64_t> shape);

/// The bytes that `numElements` elements of `type` (no string) take in raw
/// data; nullopt when above INT64_MAX. Requires: numElements >= 0.
std::optional<int64_t> getRawSize(const ElementType &type, int64_t numElements);

} // namespace onnx_mlir

#endif // TARGETS_ONNX_TENSOR_TYPE_H
