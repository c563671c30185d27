// SPDX-License-Identifier: Apache-2.0
#include "targets/native/memory_file.h"

#include <string>

#include "llvm/Support/MemoryBuffer.h"
#include "gtest/gtest.h"

namespace mlir::native {
namespace {

std::string read(const std::string &path) {
  auto buffer = llvm::MemoryBuffer::getFile(path);
  return buffer ? (*buffer)->getBuffer().str() : buffer.getError().message();
}

TEST(MemoryFileTest, HoldsTheBytesGiven) {
  absl::StatusOr<MemoryFile> file = MemoryFile::create("some bytes");
  ASSERT_TRUE(file.ok()) << file.status();
  EXPECT_EQ(read(file->path()), "some bytes");
}

TEST(MemoryFileTest, HoldsWhatIsStreamedOnceFlushed) {
  absl::StatusOr<MemoryFile> file = MemoryFile::create();
  ASSERT_TRUE(file.ok()) << file.status();
  file->stream() << "streamed " << 42;
  ASSERT_TRUE(file->flush().ok());
  EXPECT_EQ(read(file->path()), "streamed 42");
}

TEST(MemoryFileTest, FilesAreDistinct) {
  absl::StatusOr<MemoryFile> first = MemoryFile::create("first");
  absl::StatusOr<MemoryFile> second = MemoryFile::create("second");
  ASSERT_TRUE(first.ok() && second.ok());
  EXPECT_EQ(read(first->path()), "first");
  EXPECT_EQ(read(second->path()), "second");
}

TEST(MemoryFileTest, PathEndsWithTheObject) {
  std::string path;
  {
    absl::StatusOr<MemoryFile> file = MemoryFile::create("gone");
    ASSERT_TRUE(file.ok()) << file.status();
    path = file->path();
  }
  EXPECT_NE(read(path), "gone");
}

} // namespace
} // namespace mlir::native
