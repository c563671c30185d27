// SPDX-License-Identifier: Apache-2.0
//
// Imports models as people export them. Each module is valid, and its text is
// read as the same module. $MODELS names the files. If weights are external,
// zeros stand for them.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <memory>
#include <string>
#include <utility>

#include "absl/status/statusor.h"
#include "core/asm/parser.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/context/context.h"
#include "core/ir/print/op_printing_flags.h"
#include "core/ir/verify/verifier.h"
#include "dialects/func/func.h"
#include "dialects/onnx/dialect.h"
#include "onnx/onnx_pb.h"
#include "targets/onnx/import/import.h"
#include "targets/onnx/model.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

namespace onnx_mlir {
namespace {

/// Returns the sizes of the files that the model's initializers are in.
std::map<std::string, uint64_t> getExternalSizes(llvm::StringRef bytes) {
  ::onnx::ModelProto model;
  EXPECT_TRUE(model.ParseFromString(bytes.str()));
  std::map<std::string, uint64_t> sizes;
  for (const ::onnx::TensorProto &tensor : model.graph().initializer()) {
    std::map<std::string, std::string> entries;
    for (const auto &entry : tensor.external_data())
      entries[entry.key()] = entry.value();
    if (entries.empty())
      continue;
    uint64_t offset = 0, length = 0;
    llvm::StringRef(entries["offset"]).getAsInteger(10, offset);
    EXPECT_FALSE(llvm::StringRef(entries["length"]).getAsInteger(10, length));
    uint64_t &size = sizes[entries["location"]];
    size = std::max(size, offset + length);
  }
  return sizes;
}

/// Creates a file of zeros, which takes no space.
void createZeros(const llvm::Twine &path, uint64_t size) {
  int file = 0;
  ASSERT_FALSE(llvm::sys::fs::openFileForWrite(path, file));
  EXPECT_FALSE(llvm::sys::fs::resize_file(file, size));
  llvm::sys::fs::closeFile(file);
}

std::string print(mlir::ModuleOp module, bool isFull) {
  std::string text;
  llvm::raw_string_ostream output(text);
  mlir::OpPrintingFlags flags;
  if (!isFull)
    flags.elideLargeElementsAttrs().elideLargeResourceString();
  module->print(output, flags);
  // The printer leaves an empty section where it elides all resources.
  llvm::StringRef kept = text;
  kept.consume_back("\n{-#\n\n#-}\n");
  return kept.str();
}

/// Expects that `text` is read as the module of that text.
void expectRoundTrip(const std::string &text, bool isFull) {
  mlir::MLIRContext context(mlir::MLIRContext::Threading::Disabled);
  context.getOrLoadDialect<mlir::func::FuncDialect>();
  context.getOrLoadDialect<mlir::onnx::ONNXDialect>();
  mlir::OwningOpRef<mlir::ModuleOp> parsed =
      mlir::parseSourceString<mlir::ModuleOp>(text,
                                              mlir::ParserConfig(&context));
  ASSERT_TRUE(parsed);
  EXPECT_TRUE(print(*parsed, isFull) == text) << "is read as another module";
}

/// Imports the model at `path`. Its external data are in `folder`, or it has
/// none.
void expectImport(llvm::StringRef path, bool hasExternalData) {
  absl::StatusOr<std::unique_ptr<Model>> model = Model::read(path);
  ASSERT_TRUE(model.ok()) << model.status();
  mlir::MLIRContext context(mlir::MLIRContext::Threading::Disabled);
  absl::StatusOr<mlir::OwningOpRef<mlir::ModuleOp>> module =
      importModel(&context, std::move(*model));
  ASSERT_TRUE(module.ok()) << module.status();
  EXPECT_TRUE(mlir::succeeded(mlir::verify(**module)));
  // The text of large weights would be larger still.
  const bool isFull = !hasExternalData;
  expectRoundTrip(print(**module, isFull), isFull);
}

TEST(ImportModelsTest, ModelsAreValidAndRoundTrip) {
  const char *models = std::getenv("MODELS");
  ASSERT_NE(models, nullptr);
  llvm::SmallVector<llvm::StringRef> paths;
  llvm::StringRef(models).split(paths, ' ');
  for (llvm::StringRef path : paths) {
    SCOPED_TRACE(path.str());
    auto file = llvm::MemoryBuffer::getFile(path);
    ASSERT_TRUE(file);
    const auto sizes = getExternalSizes((*file)->getBuffer());
    llvm::SmallString<128> folder(testing::TempDir());
    llvm::sys::path::append(folder, "import_models_test");
    ASSERT_FALSE(llvm::sys::fs::createUniqueDirectory(folder, folder));
    for (const auto &[location, size] : sizes)
      createZeros(folder + "/" + location, size);
    const std::string copy =
        (folder + "/" + llvm::sys::path::filename(path)).str();
    ASSERT_FALSE(llvm::sys::fs::copy_file(path, copy));
    expectImport(copy, !sizes.empty());
    llvm::sys::fs::remove_directories(folder);
  }
}

} // namespace
} // namespace onnx_mlir
