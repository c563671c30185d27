// SPDX-License-Identifier: Apache-2.0
//
// Replaces the elements of tensors in a serialized model by references to them,
// so that protobuf does not copy them.
#ifndef TARGETS_ONNX_RAW_DATA_H
#define TARGETS_ONNX_RAW_DATA_H

#include <optional>
#include <string>

#include "llvm/ADT/StringRef.h"

namespace onnx_mlir {

/// Returns `bytes`, a serialized ModelProto, in which each raw_data of 16 bytes
/// or more is a reference of 16 bytes. A large packed field of numbers becomes
/// a raw_data, too, a reference of 17 bytes, if the tensor has its elements in
/// this field and nowhere else. Returns nullopt if the bytes are malformed;
/// they may be malformed otherwise, too.
std::optional<std::string> detachRawData(llvm::StringRef bytes);

/// Elements of a tensor in the bytes of a model.
struct DetachedElements {
  llvm::StringRef bytes;
  /// The bytes are the contents of the packed field of the element type, such
  /// as float_data, in protobuf's binary form; otherwise, those of raw_data.
  bool isPacked = false;
};

/// Returns the elements to which `rawData` refers in `bytes`, or `rawData`
/// itself if it is no reference. It must be the field of a model that
/// detachRawData made of `bytes`.
DetachedElements resolveRawData(llvm::StringRef rawData, llvm::StringRef bytes);

} // namespace onnx_mlir

#endif // TARGETS_ONNX_RAW_DATA_H
