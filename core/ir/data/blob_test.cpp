// SPDX-License-Identifier: Apache-2.0
#include "core/ir/data/blob.h"

#include <cstdio>
#include <fstream>
#include <string>

#include <sys/stat.h>

#include "core/ir/data/mapped_blob.h"
#include "llvm/Support/Process.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

using llvm::endianness;

llvm::ArrayRef<char> bytesOf(llvm::StringRef text) {
  return {text.data(), text.size()};
}

std::string getText(const Blob &blob) {
  return std::string(blob.getBytes().begin(), blob.getBytes().end());
}

/// Returns the bytes of a blob in the given byte order.
std::string copyTo(const Blob &blob, endianness order) {
  std::string result(blob.getBytes().size(), 0);
  blob.copyTo(result.data(), order);
  return result;
}

/// A temporary file that is removed at the end of the test.
class TestFile {
public:
  explicit TestFile(const std::string &contents)
      : path(testing::TempDir() + "blob_test." +
             std::to_string(llvm::sys::Process::getProcessId())) {
    std::ofstream(path, std::ios::binary) << contents;
  }
  ~TestFile() { std::remove(path.c_str()); }
  const std::string path;
};

absl::StatusOr<Blob> map(const std::string &path, uint64_t offset,
                         uint64_t size) {
  return mapBlob(path, offset, size, 1, endianness::little);
}

TEST(Blob, ViewsBytesWithoutACopy) {
  const std::string text = "abcd";
  const Blob blob(bytesOf(text), 1, endianness::little);
  EXPECT_EQ(blob.getBytes().data(), text.data());
  EXPECT_EQ(blob.getOwner(), nullptr);
}

TEST(Blob, CopyHasMemoryOfItsOwn) {
  std::string text = "abcd";
  const Blob blob = Blob::copy(bytesOf(text), 1, endianness::little);
  text = "wxyz";
  EXPECT_EQ(getText(blob), "abcd");
}

TEST(Blob, CopiesOfABlobShareTheOwner) {
  Blob first = Blob::copy(bytesOf("abcd"), 1, endianness::little);
  const Blob second = first;
  first = Blob();
  EXPECT_EQ(getText(second), "abcd");
}

TEST(Blob, AllocatesAlignedMemory) {
  char *memory;
  const Blob blob =
      Blob::allocate(100, 4, endianness::big, /*alignment=*/256, memory);
  EXPECT_EQ(reinterpret_cast<uintptr_t>(memory) % 256, 0u);
  EXPECT_EQ(blob.getAlignment(), 256u);
  EXPECT_EQ(blob.getBytes().data(), memory);
}

TEST(Blob, AllocatesNothing) {
  char *memory;
  EXPECT_TRUE(
      Blob::allocate(0, 1, endianness::little, 1, memory).getBytes().empty());
}

TEST(Blob, CopiesInItsOwnOrderAsItIs) {
  const Blob blob(bytesOf("abcdefgh"), 4, endianness::big);
  EXPECT_EQ(copyTo(blob, endianness::big), "abcdefgh");
}

TEST(Blob, SwapsNumbersOfEachWidth) {
  const llvm::StringRef text = "abcdefghijklmnop";
  auto swapped = [&](uint32_t width) {
    return copyTo(Blob(bytesOf(text), width, endianness::little),
                  endianness::big);
  };
  EXPECT_EQ(swapped(1), text);
  EXPECT_EQ(swapped(2), "badcfehgjilknmpo");
  EXPECT_EQ(swapped(4), "dcbahgfelkjiponm");
  EXPECT_EQ(swapped(8), "hgfedcbaponmlkji");
  EXPECT_EQ(swapped(16), "ponmlkjihgfedcba");
}

TEST(Blob, KeepsWhatIsBehindTheLastNumber) {
  const Blob blob(bytesOf("abcdefg"), 3, endianness::little);
  EXPECT_EQ(copyTo(blob, endianness::big), "cbafedg");
}

TEST(Blob, EqualityLooksAtBytes) {
  const Blob a = Blob::copy(bytesOf("abcd"), 1, endianness::little);
  const Blob b = Blob::copy(bytesOf("abcd"), 1, endianness::little);
  const Blob c = Blob::copy(bytesOf("abce"), 1, endianness::little);
  EXPECT_TRUE(a == b);
  EXPECT_FALSE(a == c);
}

TEST(Blob, EqualityLooksAtTheMeaning) {
  const llvm::ArrayRef<char> bytes = bytesOf("abcd");
  const Blob blob(bytes, 2, endianness::little);
  EXPECT_FALSE(blob == Blob(bytes, 4, endianness::little));
  EXPECT_FALSE(blob == Blob(bytes, 2, endianness::big));
}

TEST(Blob, EmptyBlobsAreEqual) { EXPECT_TRUE(Blob() == Blob()); }

TEST(Blob, MapsAFile) {
  const TestFile file("0123456789");
  absl::StatusOr<Blob> blob = map(file.path, 0, 10);
  ASSERT_TRUE(blob.ok()) << blob.status();
  EXPECT_EQ(getText(*blob), "0123456789");
}

TEST(Blob, MapsPartOfAFile) {
  // After the first page.
  const TestFile file(std::string(70000, 'x') + "0123456789");
  absl::StatusOr<Blob> blob = map(file.path, 70003, 4);
  ASSERT_TRUE(blob.ok()) << blob.status();
  EXPECT_EQ(getText(*blob), "3456");
}

TEST(Blob, MappingOutlivesTheFile) {
  absl::StatusOr<Blob> blob;
  {
    const TestFile file("0123456789");
    blob = map(file.path, 2, 3);
  }
  ASSERT_TRUE(blob.ok()) << blob.status();
  EXPECT_EQ(getText(*blob), "234");
}

TEST(Blob, MapsNothing) {
  const TestFile file("0123");
  absl::StatusOr<Blob> blob = map(file.path, 4, 0);
  ASSERT_TRUE(blob.ok()) << blob.status();
  EXPECT_TRUE(blob->getBytes().empty());
}

TEST(Blob, OwnerKnowsTheFile) {
  const TestFile file("0123456789");
  absl::StatusOr<Blob> blob = map(file.path, 2, 3);
  ASSERT_TRUE(blob.ok()) << blob.status();
  EXPECT_EQ(blob->getOwner()->getFile(), file.path);
  EXPECT_EQ(blob->getOwner()->getOffset(), 2u);
}

TEST(Blob, OwnerOfMemoryHasNoFile) {
  const Blob blob = Blob::copy(bytesOf("a"), 1, endianness::little);
  EXPECT_EQ(blob.getOwner()->getFile(), "");
}

TEST(Blob, MissingFileIsNotFound) {
  const std::string path = testing::TempDir() + "blob_test.no_such_file";
  const absl::Status status = map(path, 0, 1).status();
  EXPECT_EQ(status.code(), absl::StatusCode::kNotFound);
  EXPECT_NE(status.message().find(path), std::string::npos);
}

TEST(Blob, DirectoryIsUnavailable) {
  EXPECT_EQ(map(testing::TempDir(), 0, 1).status().code(),
            absl::StatusCode::kUnavailable);
}

TEST(Blob, PipeIsUnavailable) {
  const std::string path = testing::TempDir() + "blob_test.pipe";
  ASSERT_EQ(mkfifo(path.c_str(), 0600), 0);
  const absl::Status status = map(path, 0, 1).status();
  std::remove(path.c_str());
  EXPECT_EQ(status.code(), absl::StatusCode::kUnavailable);
}

TEST(Blob, TooLargeAPartIsOutOfRange) {
  const TestFile file("0123456789");
  const absl::Status status = map(file.path, 3, 8).status();
  EXPECT_EQ(status.code(), absl::StatusCode::kOutOfRange);
  EXPECT_NE(status.message().find("has 10 bytes, not 8 from offset 3 on"),
            std::string::npos);
}

TEST(Blob, PartThatWrapsAroundIsOutOfRange) {
  const TestFile file("0123456789");
  EXPECT_EQ(map(file.path, 3, UINT64_MAX).status().code(),
            absl::StatusCode::kOutOfRange);
  EXPECT_EQ(map(file.path, UINT64_MAX, 3).status().code(),
            absl::StatusCode::kOutOfRange);
}

} // namespace
} // namespace mlir
