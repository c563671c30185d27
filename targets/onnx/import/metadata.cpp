// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/import/metadata.h"

#include "targets/onnx/import/schema.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSet.h"

namespace onnx_mlir {

std::vector<std::string> getMetadata(const ::onnx::ModelProto &model) {
  std::vector<std::string> metadata;
  llvm::StringSet<> keys;
  auto add = [&](llvm::StringRef key, llvm::StringRef value) {
    if (keys.insert(key).second) {
      metadata.push_back(key.str());
      metadata.push_back(value.str());
    }
  };
  auto addText = [&](llvm::StringRef key, const std::string &value) {
    if (!value.empty())
      add(key, value);
  };
  addText("ModelProto.producer_name", model.producer_name());
  addText("ModelProto.producer_version", model.producer_version());
  addText("ModelProto.domain", model.domain());
  addText("ModelProto.doc_string", model.doc_string());
  addText("ModelProto.graph.name", model.graph().name());
  if (model.has_model_version())
    add("ModelProto.model_version", std::to_string(model.model_version()));
  if (model.has_ir_version())
    add("ModelProto.ir_version", std::to_string(model.ir_version()));
  for (const ::onnx::OperatorSetIdProto &opset : model.opset_import()) {
    const std::string domain = getCanonicalDomain(opset.domain()).str();
    add("ModelProto.opset_import." + (domain.empty() ? "ai.onnx" : domain),
        std::to_string(opset.version()));
  }
  for (const ::onnx::StringStringEntryProto &entry : model.metadata_props())
    add(entry.key(), entry.value());
  return metadata;
}

} // namespace onnx_mlir
