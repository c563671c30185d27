// SPDX-License-Identifier: Apache-2.0
#include "core/ir/storage/storage_allocator.h"

#include <string>
#include <vector>

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

TEST(StorageAllocator, KeepsTheOwnerOfABlob) {
  StorageAllocator allocator;
  Blob kept;
  const char *bytes;
  {
    const Blob blob = Blob::copy(bytesOf("abcd"), 1, endianness::little);
    bytes = blob.getBytes().data();
    kept = allocator.copyInto(blob);
  }
  EXPECT_EQ(kept.getBytes().data(), bytes);
  EXPECT_EQ(getText(kept), "abcd");
}

TEST(StorageAllocator, CopiesABlobWithoutOwner) {
  StorageAllocator allocator;
  std::string text = "abcdefgh";
  const Blob copy = allocator.copyInto(Blob(bytesOf(text), 4, endianness::big));
  text = "????????";
  EXPECT_EQ(getText(copy), "abcdefgh");
  EXPECT_EQ(copy.getElementWidth(), 4u);
  EXPECT_EQ(copy.getOrder(), endianness::big);
}

TEST(StorageAllocator, CopiesABlobWhereItsNumbersCanBeRead) {
  StorageAllocator allocator;
  allocator.allocate(1, 1);
  const Blob copy =
      allocator.copyInto(Blob(bytesOf("abcdefgh"), 8, endianness::little));
  EXPECT_EQ(reinterpret_cast<uintptr_t>(copy.getBytes().data()) % 8, 0u);
}

TEST(StorageAllocator, CopiesAnEmptyBlob) {
  StorageAllocator allocator;
  const Blob copy = allocator.copyInto(Blob({}, 4, endianness::big));
  EXPECT_TRUE(copy.getBytes().empty());
  EXPECT_EQ(copy.getElementWidth(), 4u);
}

TEST(StorageAllocator, CopiesStringsWithAZero) {
  StorageAllocator allocator;
  std::string text = "abc";
  const llvm::StringRef copy = allocator.copyInto(llvm::StringRef(text));
  text = "xyz";
  EXPECT_STREQ(copy.data(), "abc");
}

TEST(StorageAllocator, CopiesArrays) {
  StorageAllocator allocator;
  std::vector<int64_t> numbers = {1, 2, 3};
  const llvm::ArrayRef<int64_t> copy =
      allocator.copyInto(llvm::ArrayRef<int64_t>(numbers));
  numbers.assign(3, 0);
  EXPECT_EQ(copy, llvm::ArrayRef<int64_t>({1, 2, 3}));
}

} // namespace
} // namespace mlir
