// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/model_format.h"

#include <string>

#include "absl/status/statusor.h"
#include "targets/onnx/message.h"
#include "targets/onnx/status.h"
#include "targets/onnx/text/json.h"
#include "targets/onnx/text/onnx_text.h"
#include "targets/onnx/text/protobuf_text.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Path.h"

namespace onnx_mlir {

ModelFormat getModelFormat(llvm::StringRef path) {
  return llvm::StringSwitch<ModelFormat>(llvm::sys::path::extension(path))
      .Cases(".textproto", ".prototxt", ".pbtxt", ModelFormat::ProtobufText)
      .Cases(".json", ".onnxjson", ModelFormat::Json)
      .Cases(".onnxtxt", ".onnxtext", ModelFormat::OnnxText)
      .Default(ModelFormat::Binary);
}

/// Returns an error of a text, which starts with line and column, after the
/// name of the file.
static absl::Status locateInText(const absl::Status &status,
                                 llvm::StringRef name) {
  if (status.ok())
    return status;
  return invalidArgument(name + ":" + std::string(status.message()));
}

absl::Status parseModelFormat(llvm::StringRef bytes, ModelFormat format,
                              llvm::StringRef name, ::onnx::ModelProto &model) {
  if (format == ModelFormat::Binary)
    return annotate(parseMessage(bytes, model), name);
  if (format == ModelFormat::OnnxText)
    return locateInText(parseOnnxText(bytes, model), name);
  absl::StatusOr<std::string> encoded = format == ModelFormat::Json
                                            ? encodeJson(bytes)
                                            : encodeProtobufText(bytes);
  if (!encoded.ok())
    return locateInText(encoded.status(), name);
  return annotate(parseMessage(*encoded, model), name);
}

} // namespace onnx_mlir
