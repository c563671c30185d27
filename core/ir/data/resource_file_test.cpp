// SPDX-License-Identifier: Apache-2.0
#include "core/ir/data/resource_file.h"

#include <fstream>

#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/context/resource_manager.h"
#include "core/ir/interface/op_asm_interface.h"
#include "core/ir/print/asm_printer.h"
#include "core/ir/test_dialect.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Process.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

using llvm::endianness;

std::string toString(const BlobReference &reference) {
  std::string text;
  llvm::raw_string_ostream(text) << reference;
  return text;
}

TEST(BlobReference, IsReadAndPrinted) {
  const char *text = "file:16:128:200:0ED08618:c:/w.bin";
  std::optional<BlobReference> reference = BlobReference::parse(text);
  ASSERT_TRUE(reference);
  EXPECT_EQ(reference->alignment, 16u);
  EXPECT_EQ(reference->offset, 128u);
  EXPECT_EQ(reference->size, 200u);
  EXPECT_EQ(reference->checksum, 0x0ED08618u);
  EXPECT_EQ(reference->path, "c:/w.bin");
  EXPECT_EQ(toString(*reference), text);
}

TEST(BlobReference, HasEightDigitsOfChecksum) {
  EXPECT_EQ(toString({.path = "a"}), "file:1:0:0:00000000:a");
}

TEST(BlobReference, ThatIsMalformed) {
  EXPECT_FALSE(BlobReference::parse("file:"));
  EXPECT_FALSE(BlobReference::parse("file:1:2:3:00000000"));
  EXPECT_FALSE(BlobReference::parse("File:1:2:3:00000000:a"));
}

/// Writes blobs to memory.
class ResourceFile : public testing::Test {
protected:
  ResourceFile() : stream(bytes), writer(stream, "w.bin") {}
  /// Writes a blob and returns its reference.
  std::string write(const Blob &blob) {
    std::optional<BlobReference> reference = writer.place(blob);
    if (!reference)
      return "none";
    reference->checksum = writer.write(blob);
    return toString(*reference);
  }
  static Blob make(const std::string &contents, uint32_t width = 1,
                   endianness order = endianness::little,
                   uint32_t alignment = 1) {
    return Blob::copy({contents.data(), contents.size()}, width, order,
                      alignment);
  }

  std::string bytes;
  llvm::raw_string_ostream stream;
  ResourceFileWriter writer;
};

TEST_F(ResourceFile, HasNoSmallBlobs) {
  EXPECT_EQ(write(make(std::string(63, 'a'))), "none");
  EXPECT_EQ(write(Blob()), "none");
  EXPECT_EQ(bytes, "");
}

TEST_F(ResourceFile, AlignsBlobs) {
  const std::string text(65, 'a');
  EXPECT_EQ(write(make(text)), "file:1:0:65:F33FAF5D:w.bin");
  EXPECT_EQ(write(make(text)), "file:1:128:65:F33FAF5D:w.bin");
  EXPECT_EQ(write(make(text, 1, endianness::little, 256)),
            "file:256:256:65:F33FAF5D:w.bin");
  // Not to an alignment that would leave the file mostly empty.
  const Blob wish(llvm::ArrayRef(text.data(), text.size()), 1,
                  endianness::little, 1u << 31);
  EXPECT_EQ(write(wish), "file:2147483648:65536:65:F33FAF5D:w.bin");
  EXPECT_EQ(bytes.size(), 65536u + 65);
  EXPECT_EQ(bytes.substr(0, 129), text + std::string(63, '\0') + "a");
}

TEST_F(ResourceFile, HasNumbersInLittleEndianOrder) {
  // More than one piece, and a rest that is not a whole number.
  std::string big, little;
  for (unsigned i = 0; i != 50000; ++i) {
    const char number[] = {char(i >> 16), char(i >> 8), char(i)};
    big.append(number, 3);
    little.append({number[2], number[1], number[0]});
  }
  const std::string first = write(make(big + "xy", 3, endianness::big));
  EXPECT_EQ(bytes, little + "xy");
  bytes.clear();
  ResourceFileWriter other(stream, "w.bin");
  std::optional<BlobReference> second = other.place(make(little + "xy", 3));
  ASSERT_TRUE(second);
  second->checksum = other.write(make(little + "xy", 3));
  EXPECT_EQ(toString(*second), first);
  EXPECT_EQ(bytes, little + "xy");
}

TEST_F(ResourceFile, IsMapped) {
  const std::string text(100, 'b');
  const std::string reference = write(make(text, 1, endianness::little, 8));
  const std::string path = testing::TempDir() + "resource_file_test." +
                           std::to_string(llvm::sys::Process::getProcessId());
  std::ofstream(path, std::ios::binary) << bytes;
  std::optional<BlobReference> read = BlobReference::parse(reference);
  ASSERT_TRUE(read);
  read->path = path;
  absl::StatusOr<Blob> blob = read->map("/ignored");
  llvm::sys::fs::remove(path);
  ASSERT_TRUE(blob.ok()) << blob.status();
  EXPECT_EQ(std::string(blob->getBytes().begin(), blob->getBytes().end()),
            text);
  EXPECT_EQ(blob->getAlignment(), 8u);
  EXPECT_EQ(blob->getOwner()->getFile(), path);
}

/// Prints a module with two resources.
class PrintedResourceFile : public ResourceFile {
protected:
  PrintedResourceFile()
      : module(ModuleOp::create(test.builder.getUnknownLoc())) {
    test.builder.setInsertionPointToEnd(module.get().getBody());
    use("large", 64);
    use("small", 2);
  }
  void use(llvm::StringRef key, int64_t size) {
    auto type = RankedTensorType::get({size}, test.builder.getI8Type());
    ResourceHandle handle =
        getResourceManager(&test.context)
            .insert(&type.getDialect(), key, make(std::string(size, 'a')));
    test.create("t.op",
                {.attributes = {test.getNamed(
                     "a", DenseResourceElementsAttr::get(type, handle))}});
  }
  std::string print(OpPrintingFlags flags = {}) {
    AsmState state(module.get(), flags);
    state.setResourceFile(writer);
    state.attachResourcePrinter(std::make_unique<ExternalPrinter>());
    std::string text;
    llvm::raw_string_ostream os(text);
    module->getOperation()->print(os, state);
    return llvm::StringRef(text).split("\n}\n").second.str();
  }
  /// Prints a blob that stays in the text.
  class ExternalPrinter : public AsmResourcePrinter {
  public:
    ExternalPrinter() : AsmResourcePrinter("ext") {}
    void buildResources(Operation *, AsmResourceBuilder &builder) override {
      builder.buildBlob("e", make(std::string(64, '\x11')));
    }
  };

  TestDialect test;
  OwningOpRef<ModuleOp> module;
};

std::string repeat(llvm::StringRef text, unsigned count) {
  std::string result;
  for (unsigned i = 0; i != count; ++i)
    result += text;
  return result;
}

TEST_F(PrintedResourceFile, HasTheBlobsOfDialects) {
  EXPECT_EQ(print(), "\n{-#\n"
                     "  dialect_resources: {\n"
                     "    builtin: {\n"
                     "      large: \"file:1:0:64:89B46555:w.bin\",\n"
                     "      small: \"0x010000006161\"\n"
                     "    }\n"
                     "  },\n"
                     "  external_resources: {\n"
                     "    ext: {\n"
                     "      e: \"0x01000000" +
                         repeat("11", 64) +
                         "\"\n"
                         "    }\n"
                         "  }\n"
                         "#-}\n");
  EXPECT_EQ(bytes, std::string(64, 'a'));
}

TEST_F(PrintedResourceFile, ElidesWhatIsLongerInTheText) {
  const llvm::StringRef reference = "\"file:1:0:64:89B46555:w.bin\"";
  EXPECT_NE(print(OpPrintingFlags().elideLargeResourceString(reference.size()))
                .find(reference.str()),
            std::string::npos);
  bytes.clear();
  EXPECT_EQ(
      print(OpPrintingFlags().elideLargeResourceString(reference.size() - 1))
          .find("file"),
      std::string::npos);
  EXPECT_EQ(bytes, "");
}

} // namespace
} // namespace mlir
