// SPDX-License-Identifier: Apache-2.0
#include "tools/onnx-mlir-run/tensor_io.h"

#include <cstring>

#include "onnx/onnx_pb.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

using namespace onnx_mlir;
using ::onnx::TensorProto;

namespace {

class TensorIo : public testing::Test {
protected:
  void SetUp() override {
    llvm::SmallString<128> path(testing::TempDir());
    llvm::sys::path::append(path, "tensor_io_test");
    ASSERT_FALSE(llvm::sys::fs::createUniqueDirectory(path, folder));
  }
  void TearDown() override { llvm::sys::fs::remove_directories(folder); }

  std::string path(llvm::StringRef name) { return (folder + "/" + name).str(); }

  void write(llvm::StringRef name, llvm::StringRef bytes) {
    std::error_code error;
    llvm::raw_fd_ostream(path(name), error) << bytes;
    ASSERT_FALSE(error);
  }

  std::string getError(llvm::StringRef name) {
    absl::StatusOr<Tensor> tensor = readTensor(path(name));
    return tensor.ok() ? "ok" : std::string(tensor.status().message());
  }

  llvm::SmallString<128> folder;
};

Tensor makeInts() {
  const int32_t values[] = {1, -2, 3};
  Tensor tensor = *makeTensor(TensorProto::INT32, {3, 1}, sizeof(values));
  tensor.elements.resize(sizeof(values));
  std::memcpy(tensor.elements.data(), values, sizeof(values));
  return tensor;
}

TEST_F(TensorIo, RoundTrips) {
  Tensor tensor = makeInts();
  for (llvm::StringRef name : {"t.pb", "t.npy"}) {
    ASSERT_TRUE(writeTensor(tensor, "x", path(name)).ok());
    absl::StatusOr<Tensor> read = readTensor(path(name));
    ASSERT_TRUE(read.ok()) << read.status();
    EXPECT_EQ(read->type, tensor.type);
    EXPECT_EQ(read->shape, tensor.shape);
    EXPECT_EQ(read->elements, tensor.elements);
  }
}

TEST_F(TensorIo, TensorProtoIsLittleEndian) {
  ASSERT_TRUE(writeTensor(makeInts(), "x", path("t.pb")).ok());
  TensorProto message;
  auto file = llvm::MemoryBuffer::getFile(path("t.pb"));
  ASSERT_TRUE(file);
  ASSERT_TRUE(message.ParseFromString((*file)->getBuffer().str()));
  EXPECT_EQ(message.name(), "x");
  EXPECT_EQ(message.data_type(), TensorProto::INT32);
  EXPECT_EQ(message.raw_data(),
            std::string("\1\0\0\0\xfe\xff\xff\xff\3\0\0\0", 12));
}

TEST_F(TensorIo, TypedFieldsAreRead) {
  TensorProto message;
  message.set_data_type(TensorProto::INT32);
  message.add_dims(3);
  message.add_dims(1);
  for (int value : {1, -2, 3})
    message.add_int32_data(value);
  write("t.pb", message.SerializeAsString());
  EXPECT_EQ(readTensor(path("t.pb"))->elements, makeInts().elements);
}

TEST_F(TensorIo, PackedElementsBecomeBytes) {
  TensorProto raw;
  raw.set_data_type(TensorProto::INT4);
  raw.add_dims(3);
  raw.set_raw_data("\x21\xf3");
  write("raw.pb", raw.SerializeAsString());
  TensorProto typed = raw;
  typed.clear_raw_data();
  typed.add_int32_data(0x21);
  typed.add_int32_data(0xf3);
  write("typed.pb", typed.SerializeAsString());
  for (llvm::StringRef name : {"raw.pb", "typed.pb"}) {
    absl::StatusOr<Tensor> tensor = readTensor(path(name));
    ASSERT_TRUE(tensor.ok()) << tensor.status();
    EXPECT_EQ(tensor->elements, (std::vector<char>{1, 2, 3}));
  }
}

TEST_F(TensorIo, SmallElementsArePackedInMessages) {
  Tensor tensor = *makeTensor(TensorProto::UINT2, {5}, 5);
  tensor.elements = {3, 2, 1, 0, 1};
  ASSERT_TRUE(writeTensor(tensor, "x", path("t.pb")).ok());
  auto file = llvm::MemoryBuffer::getFile(path("t.pb"));
  ASSERT_TRUE(file);
  TensorProto message;
  ASSERT_TRUE(message.ParseFromString((*file)->getBuffer().str()));
  EXPECT_EQ(message.raw_data(), "\x1b\1");
  EXPECT_EQ(readTensor(path("t.pb"))->elements, tensor.elements);
}

TEST_F(TensorIo, WrongFiles) {
  EXPECT_EQ(getError("none.pb"),
            path("none.pb") + ": no such file or directory");
  write("garbage.pb", "\x0f");
  EXPECT_EQ(getError("garbage.pb"),
            path("garbage.pb") +
                ": is not a valid 'onnx.TensorProto' in protobuf's binary "
                "form");
  write("garbage.npy", "\x0f");
  EXPECT_EQ(getError("garbage.npy"),
            path("garbage.npy") + ": is not a .npy file");
  TensorProto message;
  message.set_data_type(TensorProto::FLOAT6E2M3);
  message.set_raw_data("\1");
  write("six.pb", message.SerializeAsString());
  EXPECT_EQ(getError("six.pb"),
            path("six.pb") + ": elements of type f6E2M3FN are not supported: "
                             "models do not take them");
  message.set_data_type(TensorProto::INT4);
  message.add_dims(3);
  write("short.pb", message.SerializeAsString());
  EXPECT_EQ(getError("short.pb"),
            path("short.pb") + ": has 1 bytes of elements, but its type and "
                               "shape need 2");
}

TEST_F(TensorIo, UnwritableFile) {
  std::string file = path("none/t.pb");
  EXPECT_EQ(writeTensor(makeInts(), "x", file).message(),
            "cannot write '" + file + "': no such file or directory");
}

} // namespace
