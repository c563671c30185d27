// SPDX-License-Identifier: Apache-2.0
//
// Fuzz target: reads arbitrary bytes as a model, and all its tensors.
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "onnx/onnx_pb.h"
#include "targets/onnx/model.h"
#include "targets/onnx/raw_data.h"
#include "targets/onnx/tensor_data.h"
#include "llvm/ADT/StringRef.h"

using namespace onnx_mlir;

/// Reads all elements, so that a sanitizer detects accesses out of bounds.
static void readTensor(const Model &model, const ::onnx::TensorProto &tensor) {
  if (absl::StatusOr<TensorData> data = model.getTensor(tensor); data.ok()) {
    volatile char sum = 0;
    for (char byte : data->bytes)
      sum = sum ^ byte;
    (void)getIntegers(*data);
  }
  (void)getStrings(tensor);
}

static void readGraph(const Model &model, const ::onnx::GraphProto &graph) {
  for (const ::onnx::TensorProto &tensor : graph.initializer())
    readTensor(model, tensor);
  for (const ::onnx::NodeProto &node : graph.node())
    for (const ::onnx::AttributeProto &attribute : node.attribute()) {
      if (attribute.has_t())
        readTensor(model, attribute.t());
      if (attribute.has_g())
        readGraph(model, attribute.g());
    }
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  llvm::StringRef bytes(reinterpret_cast<const char *>(data), size);
  // Taking out the elements of tensors changes nothing else.
  if (const std::optional<std::string> detached = detachRawData(bytes))
    if (::onnx::ModelProto().ParsePartialFromString(*detached) !=
        ::onnx::ModelProto().ParsePartialFromArray(data, size))
      std::abort();
  absl::StatusOr<std::unique_ptr<Model>> model =
      Model::parse(bytes, "fuzz.onnx", /*baseDirectory=*/"");
  if (model.ok())
    readGraph(**model, (*model)->proto().graph());
  return 0;
}
