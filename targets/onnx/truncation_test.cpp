// SPDX-License-Identifier: Apache-2.0
//
// Reads truncated models: each is either read or rejected with a message.
// $MODELS names model files.
#include <algorithm>
#include <cstdlib>
#include <memory>
#include <string>

#include "absl/status/statusor.h"

#include "onnx/onnx_pb.h"
#include "targets/onnx/model.h"
#include "targets/onnx/sample_models.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/MemoryBuffer.h"
#include "gtest/gtest.h"

using namespace onnx_mlir;

namespace {

/// Reads the first `size` bytes of `bytes` as a model, and its tensors. Returns
/// true on success. Checks that an error names a location.
bool readPrefix(llvm::StringRef bytes, size_t size) {
  // A copy of exact size lets AddressSanitizer detect reads past its end.
  std::unique_ptr<char[]> copy(new char[size]);
  std::copy_n(bytes.data(), size, copy.get());
  absl::StatusOr<std::unique_ptr<Model>> model =
      Model::parse(llvm::StringRef(copy.get(), size), "cut.onnx", "");
  if (!model.ok()) {
    EXPECT_TRUE(llvm::StringRef(std::string(model.status().message()))
                    .starts_with("cut.onnx: "))
        << model.status();
    return false;
  }
  bool allRead = true;
  for (const ::onnx::TensorProto &tensor :
       (*model)->proto().graph().initializer())
    allRead &= (*model)->getTensor(tensor).ok();
  return allRead;
}

TEST(Truncation, EveryByteOfAModelWithEveryType) {
  std::string bytes = makeRichModel().SerializeAsString();
  EXPECT_TRUE(readPrefix(bytes, bytes.size()));
  // Since the operator sets are last, no prefix is a model.
  for (size_t size = 0; size < bytes.size(); ++size)
    EXPECT_FALSE(readPrefix(bytes, size)) << size;
}

TEST(Truncation, RealModels) {
  const char *models = std::getenv("MODELS");
  ASSERT_NE(models, nullptr);
  llvm::SmallVector<llvm::StringRef, 4> paths;
  llvm::StringRef(models).split(paths, ' ');
  for (llvm::StringRef path : paths) {
    auto file = llvm::MemoryBuffer::getFile(path);
    ASSERT_TRUE(file) << path.str();
    llvm::StringRef bytes = (*file)->getBuffer();
    ASSERT_TRUE(Model::read(path).ok());
    size_t step = std::max<size_t>(bytes.size() / 100, 97);
    for (size_t size = 0; size < bytes.size(); size += step)
      readPrefix(bytes, size);
  }
}

} // namespace
