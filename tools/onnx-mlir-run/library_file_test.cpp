// SPDX-License-Identifier: Apache-2.0
#include "tools/onnx-mlir-run/library_file.h"

#include <cstdlib>
#include <string>

#include "llvm/Support/Endian.h"
#include "llvm/Support/MemoryBuffer.h"
#include "gtest/gtest.h"

namespace onnx_mlir {
namespace {

/// Returns the error for a library whose bytes `change` modified.
template <typename Change> std::string getLibraryError(Change change) {
  auto buffer = llvm::MemoryBuffer::getFile(std::getenv("MODEL"));
  std::string bytes = buffer ? (*buffer)->getBuffer().str() : "";
  change(bytes);
  return std::string(checkLibraryFile(bytes).message());
}

TEST(LibraryFile, WholeOneIsTaken) {
  EXPECT_EQ(getLibraryError([](std::string &) {}), "");
}

TEST(LibraryFile, TruncatedOneIsRefused) {
  EXPECT_EQ(getLibraryError([](std::string &bytes) { bytes.resize(100); }),
            "it is truncated");
}

TEST(LibraryFile, ForAnotherMachine) {
  EXPECT_EQ(getLibraryError([](std::string &bytes) {
              bytes[18] ^= 0x10; // e_machine
            }),
            "it is for another machine");
}

TEST(LibraryFile, ObjectFileIsNoLibrary) {
  EXPECT_EQ(getLibraryError([](std::string &bytes) {
              // e_type
              bytes[16] = llvm::sys::IsBigEndianHost ? 0 : 1;
              bytes[17] = llvm::sys::IsBigEndianHost ? 1 : 0;
            }),
            "it is no shared library");
}

} // namespace
} // namespace onnx_mlir
