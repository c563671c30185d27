// SPDX-License-Identifier: Apache-2.0
//
// Fuzz target: reads arbitrary bytes in each text format. The binary form that
// a reader makes is a valid message.
#include <cstdint>
#include <cstdlib>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "onnx/onnx_pb.h"
#include "targets/onnx/text/json.h"
#include "targets/onnx/text/onnx_text.h"
#include "targets/onnx/text/protobuf_text.h"
#include "llvm/ADT/StringRef.h"

using namespace onnx_mlir;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  llvm::StringRef text(reinterpret_cast<const char *>(data), size);
  for (const absl::StatusOr<std::string> &encoded :
       {encodeProtobufText(text), encodeJson(text)}) {
    ::onnx::ModelProto model;
    if (encoded.ok() && !model.ParseFromString(*encoded))
      std::abort();
  }
  ::onnx::ModelProto model;
  if (parseOnnxText(text, model).ok() &&
      !::onnx::ModelProto().ParseFromString(model.SerializeAsString()))
    std::abort();
  return 0;
}
