// SPDX-License-Identifier: Apache-2.0
#include "core/support/output_file.h"

#include <string>

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

/// Creates a folder for the files of one test.
class OutputFileTest : public testing::Test {
protected:
  void SetUp() override {
    folder = testing::TempDir();
    llvm::sys::path::append(
        folder, testing::UnitTest::GetInstance()->current_test_info()->name());
    ASSERT_FALSE(llvm::sys::fs::create_directory(folder));
  }

  std::string path(llvm::StringRef name) const {
    llvm::SmallString<128> result(folder);
    llvm::sys::path::append(result, name);
    return result.str().str();
  }

  std::string read(llvm::StringRef name) const {
    auto buffer = llvm::MemoryBuffer::getFile(path(name));
    return buffer ? (*buffer)->getBuffer().str() : "";
  }

  unsigned countFiles() const {
    std::error_code error;
    unsigned count = 0;
    for (llvm::sys::fs::directory_iterator i(folder, error), end; i != end;
         i.increment(error))
      ++count;
    return count;
  }

  llvm::SmallString<128> folder;
};

TEST_F(OutputFileTest, IsThereOnceKept) {
  absl::Status status =
      writeFile(path("a"), [](llvm::raw_ostream &output) { output << "text"; });
  ASSERT_TRUE(status.ok()) << status;
  EXPECT_EQ(read("a"), "text");
}

TEST_F(OutputFileTest, LeavesNothingBesideIt) {
  ASSERT_TRUE(writeFile(path("a"), [](llvm::raw_ostream &output) {
                output << 1;
              }).ok());
  EXPECT_EQ(countFiles(), 1u);
}

TEST_F(OutputFileTest, ReplacesWhatIsThere) {
  for (const char *text : {"old", "new"})
    ASSERT_TRUE(writeFile(path("a"), [&](llvm::raw_ostream &output) {
                  output << text;
                }).ok());
  EXPECT_EQ(read("a"), "new");
}

TEST_F(OutputFileTest, NotKeptLeavesNothing) {
  {
    absl::StatusOr<OutputFile> file = OutputFile::create(path("a"));
    ASSERT_TRUE(file.ok()) << file.status();
    file->stream() << "lost";
  }
  EXPECT_EQ(countFiles(), 0u);
}

TEST_F(OutputFileTest, TwoFilesForOnePlaceAreDistinct) {
  absl::StatusOr<OutputFile> first = OutputFile::create(path("a"));
  absl::StatusOr<OutputFile> second = OutputFile::create(path("a"));
  ASSERT_TRUE(first.ok() && second.ok());
  EXPECT_NE(first->temporaryPath(), second->temporaryPath());
}

TEST_F(OutputFileTest, AnyNameIsTakenAsItIs) {
  ASSERT_TRUE(writeFile(path("100% @a"), [](llvm::raw_ostream &output) {
                output << "odd";
              }).ok());
  EXPECT_EQ(read("100% @a"), "odd");
}

TEST_F(OutputFileTest, MissingFolderIsAnError) {
  absl::Status status = OutputFile::create(path("no/a")).status();
  EXPECT_EQ(std::string(status.message()),
            "cannot write '" + path("no/a") + "': no such file or directory");
}

TEST_F(OutputFileTest, FolderIsNoFile) {
  absl::Status status = OutputFile::create(folder).status();
  EXPECT_EQ(std::string(status.message()),
            "cannot write '" + folder.str().str() + "': not a regular file");
}

TEST_F(OutputFileTest, DevicesAreWrittenTo) {
  bool isWritten = false;
  ASSERT_TRUE(writeFile("/dev/null", [&](llvm::raw_ostream &output) {
                output << "text";
                isWritten = true;
              }).ok());
  EXPECT_TRUE(isWritten);
  EXPECT_FALSE(llvm::sys::fs::is_regular_file("/dev/null"));
}

TEST_F(OutputFileTest, RoomThatIsNotThereIsAnError) {
  absl::StatusOr<OutputFile> file = OutputFile::create(path("a"));
  ASSERT_TRUE(file.ok()) << file.status();
  EXPECT_EQ(file->reserve(uint64_t(1) << 60).code(),
            absl::StatusCode::kUnavailable);
}

TEST_F(OutputFileTest, RoomTakesNoPlaceInTheFile) {
  absl::StatusOr<OutputFile> file = OutputFile::create(path("a"));
  ASSERT_TRUE(file.ok()) << file.status();
  ASSERT_TRUE(file->reserve(1000).ok());
  file->stream() << "text";
  ASSERT_TRUE(file->keep().ok());
  EXPECT_EQ(read("a"), "text");
}

} // namespace
} // namespace mlir
