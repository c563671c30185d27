// SPDX-License-Identifier: Apache-2.0
//
// Elements of tensors in packed fields, in protobuf's binary form.
#ifndef TARGETS_ONNX_PACKED_DATA_H
#define TARGETS_ONNX_PACKED_DATA_H

#include <cstdint>
#include <optional>
#include <vector>

#include "absl/status/statusor.h"
#include "onnx/onnx_pb.h"
#include "targets/onnx/tensor_data.h"
#include "targets/onnx/tensor_type.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"

namespace onnx_mlir {

/// Returns how many numbers the contents of a typed field have, or nullopt if
/// they are malformed or the field is not of numbers.
std::optional<int64_t> countPackedNumbers(llvm::StringRef contents,
                                          TypedField field);

/// Returns the elements of a tensor whose message has none: they are
/// `contents`, well-formed, in the typed field of its type. The bytes point
/// into `contents` if its layout permits, otherwise into `storage`, which must
/// be empty and outlive them. Calls `release` for parts of `contents` that are
/// not read again. Errors: those of getInlineData.
absl::StatusOr<TensorData>
getPackedData(const ::onnx::TensorProto &tensor, llvm::StringRef contents,
              std::vector<char> &storage,
              llvm::function_ref<void(llvm::StringRef)> release);

} // namespace onnx_mlir

#endif // TARGETS_ONNX_PACKED_DATA_H
