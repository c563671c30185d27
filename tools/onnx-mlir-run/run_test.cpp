// SPDX-License-Identifier: Apache-2.0
#include "tools/onnx-mlir-run/run.h"

#include <cstdlib>
#include <cstring>

#include "onnx/onnx_pb.h"
#include "tools/onnx-mlir-run/tensor_io.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

using namespace onnx_mlir;

namespace {

/// A folder with x.pb, [[0, 1, 2], [3, 4, 5]], and its transpose t.npy.
class Run : public testing::Test {
protected:
  void SetUp() override {
    llvm::SmallString<128> path(testing::TempDir());
    llvm::sys::path::append(path, "run_test");
    ASSERT_FALSE(llvm::sys::fs::createUniqueDirectory(path, folder));
    write("x.pb", {2, 3}, {0, 1, 2, 3, 4, 5});
    write("t.npy", {3, 2}, {0, 3, 1, 4, 2, 5});
    const char *model = std::getenv("MODEL");
    ASSERT_NE(model, nullptr);
    options.library = library = model;
  }
  void TearDown() override { llvm::sys::fs::remove_directories(folder); }

  std::string path(llvm::StringRef name) { return (folder + "/" + name).str(); }

  void write(llvm::StringRef name, std::vector<int64_t> shape,
             std::vector<float> values) {
    size_t size = values.size() * sizeof(float);
    Tensor tensor = *makeTensor(::onnx::TensorProto::FLOAT, shape, size);
    tensor.elements.resize(size);
    std::memcpy(tensor.elements.data(), values.data(), size);
    ASSERT_TRUE(writeTensor(tensor, "x", path(name)).ok());
  }

  /// Returns the differences as lines, or the error message. Stores the printed
  /// text in `printed`.
  std::string run() {
    llvm::raw_string_ostream stream(printed);
    absl::StatusOr<std::vector<std::string>> differences =
        runModel(options, stream);
    if (!differences.ok())
      return std::string(differences.status().message());
    std::string text;
    for (const std::string &difference : *differences)
      text += difference + "\n";
    return text;
  }

  llvm::SmallString<128> folder;
  std::string library;
  RunOptions options;
  std::string printed;
};

TEST_F(Run, ComparesEqualTensors) {
  options.inputs = {path("x.pb"), path("t.npy")};
  options.expected = options.inputs;
  EXPECT_EQ(run(), "");
}

TEST_F(Run, NamesOutputsThatDiffer) {
  write("y.pb", {2, 3}, {0, 1, 2, 3, 4, 6});
  options.inputs = {path("x.pb"), path("t.npy")};
  options.expected = {path("y.pb"), path("x.pb")};
  EXPECT_EQ(run(), "output 'y': element [1,2]: got 5, expected 6, tolerance "
                   "0.006 (1 of 6 elements differ)\n"
                   "output '1': got a tensor of 3x2xf32, expected one of "
                   "2x3xf32\n");
}

TEST_F(Run, GathersOutputsWithStrides) {
  options.entryPoint = "run_transposed";
  options.inputs = {path("x.pb")};
  options.expected = {path("t.npy")};
  options.outputFolder = path("new/folder");
  EXPECT_EQ(run(), "");
  EXPECT_EQ(readTensor(path("new/folder/output_0.pb"))->elements,
            readTensor(path("t.npy"))->elements);
  options.writeNpy = true;
  EXPECT_EQ(run(), "");
  EXPECT_EQ(readTensor(path("new/folder/output_0.npy"))->elements,
            readTensor(path("t.npy"))->elements);
}

TEST_F(Run, PrintsSignature) {
  options.entryPoint = "run_transposed";
  options.printSignature = true;
  EXPECT_EQ(run(), "");
  EXPECT_EQ(printed,
            "entry point: run_transposed\n"
            "inputs: [{\"type\": \"f32\", \"dims\": [-1, -1], \"name\": "
            "\"x\"}]\n"
            "outputs: [{\"type\": \"f32\", \"dims\": [-1], \"name\": "
            "\"y\"}]\n");
}

TEST_F(Run, FailuresOfTheModel) {
  options.entryPoint = "run_failing";
  EXPECT_EQ(run(), library + ": input 0 has rank 1, but 2 is declared");
  options.entryPoint = "run_silent";
  EXPECT_EQ(run(), library + ": run_silent: cannot allocate memory");
  options.entryPoint = "run_missing";
  EXPECT_EQ(run(), library + ": entry point 'run_missing' is not a function "
                             "of the library");
  options.entryPoint = "other";
  EXPECT_EQ(run(), library +
                       ": there is no entry point 'other', only "
                       "'run_main_graph', 'run_transposed', 'run_failing', "
                       "'run_silent', 'run_missing'");
}

TEST_F(Run, WrongNumberOfFiles) {
  options.entryPoint = "run_transposed";
  EXPECT_EQ(run(), library + ": run_transposed takes 1 inputs, but 0 are "
                             "given");
  options.inputs = {path("x.pb")};
  options.expected = {path("x.pb"), path("x.pb")};
  EXPECT_EQ(run(), "the model has 1 outputs, but 2 files to compare with are "
                   "given");
}

TEST_F(Run, FilesThatCannotBeUsed) {
  options.inputs = {path("none.pb")};
  EXPECT_EQ(run(), path("none.pb") + ": no such file or directory");
  options.inputs = {path("x.pb")};
  options.outputFolder = path("x.pb");
  EXPECT_EQ(run(),
            "cannot write '" + path("x.pb/output_0.pb") + "': not a directory");
  options.library = path("none.so");
  EXPECT_EQ(run(), path("none.so") + ": no such file or directory");
  options.library = path("x.pb");
  EXPECT_EQ(run(), path("x.pb") + ": not a model library: it is no ELF file");
}

} // namespace
