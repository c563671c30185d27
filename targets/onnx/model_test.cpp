// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/model.h"

#include <string>
#include <thread>
#include <vector>

#include "targets/onnx/sample_models.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

using namespace onnx_mlir;
using ::onnx::ModelProto;
using ::onnx::TensorProto;

namespace {

std::string parse(const ModelProto &proto) {
  absl::StatusOr<std::unique_ptr<Model>> model =
      Model::parse(proto.SerializeAsString(), "m.onnx", "");
  return model.ok() ? "ok" : std::string(model.status().message());
}

TEST(Model, Parses) {
  absl::StatusOr<std::unique_ptr<Model>> model =
      Model::parse(makeRichModel().SerializeAsString(), "m.onnx", "");
  ASSERT_TRUE(model.ok()) << model.status();
  EXPECT_EQ((*model)->name(), "m.onnx");
  EXPECT_EQ((*model)->proto().graph().name(), "g");
  for (const TensorProto &tensor : (*model)->proto().graph().initializer()) {
    absl::StatusOr<TensorData> data = (*model)->getTensor(tensor);
    EXPECT_TRUE(data.ok()) << data.status();
  }
}

TEST(Model, OpsetVersions) {
  ModelProto proto = makeEmptyModel();
  ::onnx::OperatorSetIdProto &ml = *proto.add_opset_import();
  ml.set_domain("ai.onnx.ml");
  ml.set_version(3);
  absl::StatusOr<std::unique_ptr<Model>> model =
      Model::parse(proto.SerializeAsString(), "m.onnx", "");
  ASSERT_TRUE(model.ok()) << model.status();
  EXPECT_EQ((*model)->getOpsetVersion(), 17);
  EXPECT_EQ((*model)->getOpsetVersion("ai.onnx"), 17);
  EXPECT_EQ((*model)->getOpsetVersion("ai.onnx.ml"), 3);
  EXPECT_EQ((*model)->getOpsetVersion("com.microsoft"), std::nullopt);
}

TEST(Model, IncompleteModels) {
  ModelProto proto = makeEmptyModel();
  proto.clear_ir_version();
  EXPECT_EQ(parse(proto), "m.onnx: has no IR version: not an ONNX model");
  proto.set_ir_version(1000);
  EXPECT_EQ(parse(proto), "m.onnx: has IR version 1000, but versions 1 to " +
                              std::to_string(::onnx::IR_VERSION) +
                              " are known");
  proto = makeEmptyModel();
  proto.clear_opset_import();
  EXPECT_EQ(parse(proto), "m.onnx: imports no operator set");
  proto.add_opset_import();
  EXPECT_EQ(parse(proto), "m.onnx: imports version 0 of operator set '', but "
                          "versions start at 1");
  proto.mutable_opset_import(0)->set_version(7);
  proto.add_opset_import()->set_version(8);
  proto.mutable_opset_import(1)->set_domain("ai.onnx");
  EXPECT_EQ(parse(proto),
            "m.onnx: imports versions 7 and 8 of operator set ''");
  proto = makeEmptyModel();
  proto.clear_graph();
  EXPECT_EQ(parse(proto), "m.onnx: has no graph");
  EXPECT_EQ(parse(ModelProto()), "m.onnx: is empty");
}

TEST(Model, TensorErrorsNameTheirPlace) {
  ModelProto proto = makeRichModel();
  TensorProto *inner = proto.mutable_graph()
                           ->mutable_node(0)
                           ->mutable_attribute(0)
                           ->mutable_g()
                           ->mutable_node(0)
                           ->mutable_attribute(0)
                           ->mutable_t();
  inner->add_dims(5);
  *proto.mutable_graph()->add_initializer() =
      makeTensor(TensorProto::FLOAT, {1});
  absl::StatusOr<std::unique_ptr<Model>> model =
      Model::parse(proto.SerializeAsString(), "m.onnx", "");
  ASSERT_TRUE(model.ok()) << model.status();
  const ::onnx::GraphProto &graph = (*model)->proto().graph();
  EXPECT_EQ(
      (*model)->getTensor(*graph.initializer().rbegin()).status().message(),
      "m.onnx: initializer 'w': has 0 bytes of elements, but its type "
      "and shape need 4");
  EXPECT_EQ(
      (*model)
          ->getTensor(graph.node(0).attribute(0).g().node(0).attribute(0).t())
          .status()
          .message(),
      "m.onnx: node #0 with output 'c' (op 'Constant'): attribute "
      "'value': has 1 entries in int64_data, but its type and shape "
      "need 5");
}

TEST(Model, ConversionsAreKeptAndShared) {
  ModelProto proto = makeEmptyModel();
  TensorProto tensor = makeTensor(TensorProto::FLOAT16, {1000});
  for (int i = 0; i < 1000; ++i)
    tensor.add_int32_data(i);
  *proto.mutable_graph()->add_initializer() = tensor;
  absl::StatusOr<std::unique_ptr<Model>> model =
      Model::parse(proto.SerializeAsString(), "m.onnx", "");
  ASSERT_TRUE(model.ok()) << model.status();
  const TensorProto &kept = (*model)->proto().graph().initializer(0);
  std::vector<const char *> addresses(4);
  std::vector<std::thread> threads;
  for (const char *&address : addresses)
    threads.emplace_back([&model, &kept, &address] {
      address = (*model)->getTensor(kept)->bytes.data();
    });
  for (std::thread &thread : threads)
    thread.join();
  for (const char *address : addresses)
    EXPECT_EQ(address, addresses[0]);
  EXPECT_EQ((*model)->getTensor(kept)->at<uint16_t>(999), 999);
}

/// A folder with a model and its files; deleted after the test.
class ModelFile : public testing::Test {
protected:
  void SetUp() override {
    llvm::SmallString<128> path(testing::TempDir());
    llvm::sys::path::append(path, "model_test");
    ASSERT_FALSE(llvm::sys::fs::createUniqueDirectory(path, folder));
  }
  void TearDown() override { llvm::sys::fs::remove_directories(folder); }

  std::string path(llvm::StringRef name) { return (folder + "/" + name).str(); }

  void write(llvm::StringRef name, llvm::StringRef bytes) {
    std::error_code error;
    llvm::raw_fd_ostream(path(name), error) << bytes;
    ASSERT_FALSE(error);
  }

  /// Reads a model whose only initializer is `tensor`.
  absl::StatusOr<std::unique_ptr<Model>> readWith(const TensorProto &tensor) {
    ModelProto proto = makeEmptyModel();
    *proto.mutable_graph()->add_initializer() = tensor;
    write("m.onnx", proto.SerializeAsString());
    return Model::read(path("m.onnx"));
  }

  /// Returns the elements of `tensor` in such a model, or the error message.
  std::string getElements(const TensorProto &tensor) {
    absl::StatusOr<std::unique_ptr<Model>> model = readWith(tensor);
    if (!model.ok())
      return std::string(model.status().message());
    absl::StatusOr<TensorData> data =
        (*model)->getTensor((*model)->proto().graph().initializer(0));
    if (!data.ok())
      return std::string(data.status().message());
    return std::string(data->bytes.begin(), data->bytes.end());
  }

  llvm::SmallString<128> folder;
};

/// Returns a tensor of `size` bytes in x.bin.
TensorProto makeExternal(int64_t size) {
  TensorProto tensor = makeTensor(TensorProto::UINT8, {size});
  setExternal(tensor, "location", "x.bin");
  return tensor;
}

TEST_F(ModelFile, ElementsOfFilesAreFound) {
  write("x.bin", std::string(100, 'e'));
  ModelProto proto = makeEmptyModel();
  TensorProto &external = *proto.mutable_graph()->add_initializer();
  external = makeExternal(10);
  setExternal(external, "offset", "7");
  // Small files are not mapped.
  TensorProto &inside = *proto.mutable_graph()->add_initializer();
  inside = makeTensor(TensorProto::UINT8, {1 << 20});
  inside.set_raw_data(std::string(1 << 20, 'i'));
  TensorProto &typed = *proto.mutable_graph()->add_initializer();
  typed = makeTensor(TensorProto::FLOAT, {1});
  typed.add_float_data(1);
  const std::string bytes = proto.SerializeAsString();
  write("m.onnx", bytes);
  absl::StatusOr<std::unique_ptr<Model>> model = Model::read(path("m.onnx"));
  ASSERT_TRUE(model.ok()) << model.status();
  auto find = [&](int i) {
    absl::StatusOr<TensorData> data =
        (*model)->getTensor((*model)->proto().graph().initializer(i));
    EXPECT_TRUE(data.ok()) << data.status();
    return (*model)->findFile(data->bytes);
  };
  EXPECT_EQ(find(0), std::pair(path("x.bin"), uint64_t(7)));
  EXPECT_EQ(find(1), std::pair(path("m.onnx"), uint64_t(bytes.find("iii"))));
  EXPECT_EQ(find(2), std::nullopt);
}

TEST_F(ModelFile, RawDataStaysInTheFile) {
  TensorProto tensor = makeTensor(TensorProto::UINT8, {1000});
  tensor.set_raw_data(std::string(1000, 'x'));
  EXPECT_EQ(getElements(tensor), tensor.raw_data());
  absl::StatusOr<std::unique_ptr<Model>> model = readWith(tensor);
  ASSERT_TRUE(model.ok()) << model.status();
  EXPECT_LT((*model)->proto().ByteSizeLong(), 100u);
  tensor.add_dims(2);
  EXPECT_EQ(getElements(tensor),
            "m.onnx: initializer 'w': has 1000 bytes of elements, but its type "
            "and shape need 2000");
  tensor.set_data_location(TensorProto::EXTERNAL);
  EXPECT_EQ(getElements(tensor), "m.onnx: initializer 'w': has elements both "
                                 "in raw_data and external data");
}

TEST_F(ModelFile, FilesThatCannotBeRead) {
  EXPECT_EQ(Model::read(path("none.onnx")).status().message(),
            path("none.onnx") + ": no such file or directory");
  EXPECT_EQ(Model::read(path("none.onnx")).status().code(),
            absl::StatusCode::kNotFound);
  EXPECT_EQ(Model::read(folder).status().message(),
            (folder + ": is a directory").str());
  write("empty.onnx", "");
  EXPECT_EQ(Model::read(path("empty.onnx")).status().message(),
            "empty.onnx: is empty");
}

TEST_F(ModelFile, FileAboveProtobufsLimit) {
  int descriptor = 0;
  ASSERT_FALSE(llvm::sys::fs::openFileForWrite(path("big.onnx"), descriptor));
  // The file is sparse: it occupies no disk space.
  ASSERT_FALSE(llvm::sys::fs::resize_file(descriptor, uint64_t(1) << 31));
  llvm::raw_fd_ostream(descriptor, /*shouldClose=*/true).flush();
  EXPECT_EQ(Model::read(path("big.onnx")).status().message(),
            "big.onnx: is 2147483648 bytes long, above protobuf's limit of "
            "2147483647: larger tensors must be external data");
}

TEST_F(ModelFile, FileAboveSixtyFourMegabytes) {
  TensorProto tensor = makeTensor(TensorProto::UINT8, {70 << 20});
  tensor.set_raw_data(std::string(70 << 20, 'x'));
  EXPECT_EQ(getElements(tensor).size(), size_t(70 << 20));
}

TEST_F(ModelFile, ExternalDataIsMappedOnce) {
  write("x.bin", "0123456789");
  TensorProto tensor = makeExternal(4);
  setExternal(tensor, "offset", "3");
  setExternal(tensor, "length", "4");
  setExternal(tensor, "checksum", "unknown keys and checksums are ignored");
  EXPECT_EQ(getElements(tensor), "3456");

  ModelProto proto = makeEmptyModel();
  *proto.mutable_graph()->add_initializer() = tensor;
  *proto.mutable_graph()->add_initializer() = makeExternal(2);
  absl::StatusOr<std::unique_ptr<Model>> model =
      Model::parse(proto.SerializeAsString(), "m.onnx", folder);
  ASSERT_TRUE(model.ok()) << model.status();
  const ::onnx::GraphProto &graph = (*model)->proto().graph();
  EXPECT_EQ((*model)->getTensor(graph.initializer(0))->bytes.data(),
            (*model)->getTensor(graph.initializer(1))->bytes.data() + 3);
}

TEST_F(ModelFile, ExternalDataInASubfolderAndEmpty) {
  ASSERT_FALSE(llvm::sys::fs::create_directory(path("sub")));
  write("sub/y.bin", "ab");
  TensorProto tensor = makeTensor(TensorProto::UINT8, {2});
  setExternal(tensor, "location", "sub/y.bin");
  EXPECT_EQ(getElements(tensor), "ab");
  write("x.bin", "");
  EXPECT_EQ(getElements(makeExternal(0)), "");
  EXPECT_EQ(getElements(makeExternal(1)),
            "m.onnx: initializer 'w': external data 'x.bin' ends at byte 0, "
            "but the tensor has 1 bytes from byte 0 on");
}

TEST_F(ModelFile, ExternalRangesThatDoNotFit) {
  write("x.bin", "0123456789");
  TensorProto tensor = makeExternal(8);
  setExternal(tensor, "offset", "3");
  EXPECT_EQ(getElements(tensor),
            "m.onnx: initializer 'w': external data 'x.bin' ends at byte 10, "
            "but the tensor has 8 bytes from byte 3 on");
  tensor = makeExternal(1);
  setExternal(tensor, "offset", "18446744073709551615");
  EXPECT_EQ(getElements(tensor),
            "m.onnx: initializer 'w': external data 'x.bin' ends at byte 10, "
            "but the tensor has 1 bytes from byte 18446744073709551615 on");
  tensor = makeExternal(3);
  setExternal(tensor, "length", "4");
  EXPECT_EQ(getElements(tensor),
            "m.onnx: initializer 'w': external data 'x.bin' has 4 bytes of "
            "elements, but the tensor's type and shape need 3");
  tensor = makeExternal(3);
  setExternal(tensor, "offset", "-1");
  EXPECT_EQ(getElements(tensor),
            "m.onnx: initializer 'w': external data has the offset '-1', "
            "which is not a number of bytes");
}

TEST_F(ModelFile, ExternalLocationsThatAreRefused) {
  auto getError = [this](llvm::StringRef location) {
    TensorProto tensor = makeTensor(TensorProto::UINT8, {1});
    setExternal(tensor, "location", location);
    return getElements(tensor);
  };
  const std::string prefix = "m.onnx: initializer 'w': external data ";
  EXPECT_EQ(getError("none.bin"),
            prefix + "'none.bin': no such file or directory");
  EXPECT_EQ(getError("/etc/passwd"),
            prefix + "'/etc/passwd' has an absolute path, but must lie in the "
                     "model's folder");
  EXPECT_EQ(getError("sub/../../x.bin"),
            prefix + "'sub/../../x.bin' has '..' in its path, but must lie in "
                     "the model's folder");
  EXPECT_EQ(getError(""), prefix + "has no location");
  EXPECT_EQ(getError("."), prefix + "'.' is not a regular file");
  EXPECT_EQ(getError(llvm::StringRef("x\0y", 3)),
            prefix + "'x\\x00y' is not a file name");
}

TEST_F(ModelFile, ExternalDataOfOtherKinds) {
  write("x.bin", "0123456789");
  TensorProto tensor = makeExternal(1);
  tensor.set_raw_data("0");
  EXPECT_EQ(getElements(tensor),
            "m.onnx: initializer 'w': has elements both in raw_data and "
            "external data");
  tensor = makeExternal(1);
  tensor.set_data_type(TensorProto::STRING);
  EXPECT_EQ(getElements(tensor), "m.onnx: initializer 'w': holds strings, "
                                 "which cannot be external data");
  tensor = makeExternal(1);
  tensor.set_data_type(TensorProto::BOOL);
  EXPECT_EQ(getElements(tensor),
            "m.onnx: initializer 'w': has the byte 48 among its bools, which "
            "are 0 or 1");
}

TEST_F(ModelFile, ExternalDataNeedsAFolder) {
  ModelProto proto = makeEmptyModel();
  *proto.mutable_graph()->add_initializer() = makeExternal(1);
  absl::StatusOr<std::unique_ptr<Model>> model =
      Model::parse(proto.SerializeAsString(), "m.onnx", "");
  ASSERT_TRUE(model.ok()) << model.status();
  EXPECT_EQ((*model)
                ->getTensor((*model)->proto().graph().initializer(0))
                .status()
                .message(),
            "m.onnx: initializer 'w': external data 'x.bin' is refused: the "
            "model has no folder");
}

} // namespace
