// SPDX-License-Identifier: Apache-2.0
//
// Test fixture that creates a folder for each test.
#ifndef ODS_LOAD_FOLDER_TEST_BASE_H
#define ODS_LOAD_FOLDER_TEST_BASE_H

#include <string>

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

namespace mlir {
namespace ods {
namespace test {

class FolderTest : public testing::Test {
protected:
  void SetUp() override {
    ASSERT_FALSE(llvm::sys::fs::createUniqueDirectory("load", folder));
  }
  void TearDown() override { llvm::sys::fs::remove_directories(folder); }

  /// Writes a file and returns its path.
  std::string write(llvm::StringRef name, llvm::StringRef text) {
    llvm::SmallString<128> path = folder;
    llvm::sys::path::append(path, name);
    std::error_code error;
    llvm::raw_fd_ostream(path, error) << text;
    EXPECT_FALSE(error);
    return path.str().str();
  }
  std::string getFolder() const { return folder.str().str(); }

  llvm::SmallString<128> folder;
};

} // namespace test
} // namespace ods
} // namespace mlir

#endif // ODS_LOAD_FOLDER_TEST_BASE_H
