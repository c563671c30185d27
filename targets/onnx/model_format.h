// SPDX-License-Identifier: Apache-2.0
//
// The forms in which a file can have a model.
#ifndef TARGETS_ONNX_MODEL_FORMAT_H
#define TARGETS_ONNX_MODEL_FORMAT_H

#include "absl/status/status.h"
#include "onnx/onnx_pb.h"
#include "llvm/ADT/StringRef.h"

namespace onnx_mlir {

enum class ModelFormat {
  /// Protobuf's binary form.
  Binary,
  /// Protobuf's text form.
  ProtobufText,
  /// Protobuf's JSON form.
  Json,
  /// ONNX's own syntax.
  OnnxText
};

/// Returns the format of a file by its extension, as ONNX's Python package
/// does: `.textproto`, `.prototxt` or `.pbtxt`; `.json` or `.onnxjson`;
/// `.onnxtxt` or `.onnxtext`; and the binary form for any other.
ModelFormat getModelFormat(llvm::StringRef path);

/// Parses `bytes`, the contents of the file `name`, into `model`.
/// Errors, which start with the name, and in a text with line and column
/// (`m.json:3:14: …`): InvalidArgument; `model` is then unspecified.
absl::Status parseModelFormat(llvm::StringRef bytes, ModelFormat format,
                              llvm::StringRef name, ::onnx::ModelProto &model);

} // namespace onnx_mlir

#endif // TARGETS_ONNX_MODEL_FORMAT_H
