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
/// or more is a reference of 16 bytes. Returns nullopt if the bytes are
/// malformed; they may be malformed otherwise, too.
std::optional<std::string> detachRawData(llvm::StringRef bytes);

/// Returns the bytes to which `rawData` refers in `bytes`, or `rawData` itself
/// if it is no reference. It must be the field of a model that detachRawData
/// made of `bytes`.
llvm::StringRef resolveRawData(llvm::StringRef rawData, llvm::StringRef bytes);

} // namespace onnx_mlir

#endif // TARGETS_ONNX_RAW_DATA_H
