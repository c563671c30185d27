// SPDX-License-Identifier: Apache-2.0
#include "core/ir/data/file_pages.h"

#include <cstdint>
#include <cstdio>
#include <fstream>
#include <numeric>
#include <string>

#include "core/ir/data/mapped_blob.h"
#include "llvm/Support/Process.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

/// Returns the number of pages of files in the memory of this process.
uint64_t getNumFilePages() {
  uint64_t size, resident, shared;
  std::ifstream("/proc/self/statm") >> size >> resident >> shared;
  return shared;
}

uint64_t getSum(const Blob &blob) {
  return std::accumulate(blob.getBytes().begin(), blob.getBytes().end(),
                         uint64_t(0));
}

TEST(FilePages, OfAMappedFileAreFreedAndReadAgain) {
  constexpr uint64_t size = 64 << 20, before = 5;
  const std::string path = testing::TempDir() + "file_pages_test." +
                           std::to_string(llvm::sys::Process::getProcessId());
  std::ofstream(path, std::ios::binary) << std::string(before + size, '\1');
  const absl::StatusOr<Blob> blob =
      mapBlob(path, before, size, 1, llvm::endianness::little);
  std::remove(path.c_str());
  ASSERT_TRUE(blob.ok()) << blob.status();
  const uint64_t numBefore = getNumFilePages();
  EXPECT_EQ(getSum(*blob), size);
  const uint64_t numRead = getNumFilePages();
  releaseFilePages(*blob);
  const uint64_t numAfter = getNumFilePages();
  // An emulator may have them in memory of another kind.
  const uint64_t most =
      size / llvm::sys::Process::getPageSizeEstimate() * 15 / 16;
  if (numRead >= numBefore + most) {
    EXPECT_LE(numAfter + most, numRead);
  }
  EXPECT_EQ(getSum(*blob), size);
}

TEST(FilePages, OfOtherMemoryStay) {
  const std::string bytes(1 << 20, '\1');
  const Blob blob = Blob::copy(llvm::ArrayRef(bytes.data(), bytes.size()), 1,
                               llvm::endianness::little);
  releaseFilePages(blob);
  EXPECT_EQ(getSum(blob), bytes.size());
  releaseFilePages(Blob());
}

} // namespace
} // namespace mlir
