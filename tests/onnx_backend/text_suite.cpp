// SPDX-License-Identifier: Apache-2.0
//
// usage: text_suite SUITE.EXTENSION
//
// Reads each text of a suite (text_bundle.py) in the format of the file's
// extension. It must be the expected model. Prints those that are not.
#include <cstdint>
#include <memory>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "core/support/tool.h"
#include "onnx/onnx_pb.h"
#include "targets/onnx/model.h"
#include "targets/onnx/model_format.h"
#include "targets/onnx/status.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

namespace onnx_mlir {
namespace {

uint64_t takeNumber(llvm::StringRef &bytes) {
  const uint64_t number = llvm::support::endian::read64le(bytes.data());
  bytes = bytes.drop_front(sizeof(number));
  return number;
}

llvm::StringRef takeText(llvm::StringRef &bytes) {
  const uint64_t size = takeNumber(bytes);
  const llvm::StringRef text = bytes.take_front(size);
  bytes = bytes.drop_front(size);
  return text;
}

/// Returns an empty string, or a line that says what is wrong.
std::string checkText(llvm::StringRef text, ModelFormat format,
                      llvm::StringRef expected) {
  absl::StatusOr<std::unique_ptr<Model>> model =
      Model::parse(text, "model", /*baseDirectory=*/"", format);
  if (!model.ok())
    return std::string(model.status().message());
  ::onnx::ModelProto proto;
  if (!proto.ParseFromString(expected.str()))
    return "has no expected model";
  return proto.SerializeAsString() == (*model)->proto().SerializeAsString()
             ? ""
             : "is read as another model";
}

absl::StatusOr<bool> runSuite(llvm::StringRef path) {
  auto file = llvm::MemoryBuffer::getFile(path);
  if (!file)
    return systemError(path, file.getError());
  llvm::StringRef bytes = (*file)->getBuffer();
  const uint64_t count = takeNumber(bytes);
  uint64_t numRead = 0;
  for (uint64_t i = 0; i < count; ++i) {
    const llvm::StringRef name = takeText(bytes);
    const llvm::StringRef text = takeText(bytes);
    const std::string error =
        checkText(text, getModelFormat(path), takeText(bytes));
    numRead += error.empty();
    if (!error.empty())
      llvm::outs() << name << ": " << error << "\n";
  }
  llvm::outs() << numRead << " of " << count << " models are read\n";
  return numRead == count && count > 0;
}

} // namespace
} // namespace onnx_mlir

int main(int argc, char **argv) {
  if (argc != 2)
    return mlir::finishTool(
        absl::InvalidArgumentError("usage: text_suite SUITE.EXTENSION"));
  absl::StatusOr<bool> isAsExpected = onnx_mlir::runSuite(argv[1]);
  if (!isAsExpected.ok())
    return mlir::finishTool(isAsExpected.status());
  return *isAsExpected ? 0 : 1;
}
