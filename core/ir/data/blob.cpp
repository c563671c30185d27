// SPDX-License-Identifier: Apache-2.0
#include "core/ir/data/blob.h"

#include <algorithm>
#include <cstring>

#include "llvm/ADT/bit.h"
#include "llvm/Support/MemAlloc.h"

namespace mlir {

BlobOwner::~BlobOwner() = default;

namespace {

class HeapOwner final : public BlobOwner {
public:
  HeapOwner(size_t size, size_t alignment)
      : size(size), alignment(alignment),
        memory(static_cast<char *>(llvm::allocate_buffer(size, alignment))) {}
  ~HeapOwner() override { llvm::deallocate_buffer(memory, size, alignment); }

  const size_t size;
  const size_t alignment;
  char *const memory;
};

} // namespace

Blob Blob::allocate(uint64_t size, uint32_t elementWidth,
                    llvm::endianness order, uint32_t alignment, char *&memory) {
  auto owner = llvm::makeIntrusiveRefCnt<HeapOwner>(
      size, std::max<size_t>(alignment, alignof(std::max_align_t)));
  memory = owner->memory;
  return Blob({memory, static_cast<size_t>(size)}, elementWidth, order,
              alignment, std::move(owner));
}

Blob Blob::copy(llvm::ArrayRef<char> bytes, uint32_t elementWidth,
                llvm::endianness order, uint32_t alignment) {
  char *memory;
  Blob blob = allocate(bytes.size(), elementWidth, order, alignment, memory);
  llvm::copy(bytes, memory);
  return blob;
}

/// Copies numbers of type `T` and swaps their bytes.
template <typename T>
static void copySwapped(char *to, llvm::ArrayRef<char> from) {
  for (size_t i = 0; i != from.size(); i += sizeof(T)) {
    T number;
    std::memcpy(&number, from.data() + i, sizeof(T));
    number = llvm::byteswap(number);
    std::memcpy(to + i, &number, sizeof(T));
  }
}

void Blob::copyTo(char *destination, llvm::endianness newOrder) const {
  if (newOrder == order || elementWidth <= 1) {
    llvm::copy(bytes, destination);
    return;
  }
  // Bytes after the last complete number are copied unchanged.
  const llvm::ArrayRef<char> numbers =
      bytes.drop_back(bytes.size() % elementWidth);
  llvm::copy(bytes.drop_front(numbers.size()), destination + numbers.size());
  if (elementWidth == 2)
    copySwapped<uint16_t>(destination, numbers);
  else if (elementWidth == 4)
    copySwapped<uint32_t>(destination, numbers);
  else if (elementWidth == 8)
    copySwapped<uint64_t>(destination, numbers);
  else
    for (size_t i = 0; i != numbers.size(); i += elementWidth)
      std::reverse_copy(numbers.data() + i, numbers.data() + i + elementWidth,
                        destination + i);
}

bool operator==(const Blob &a, const Blob &b) {
  if (a.bytes.size() != b.bytes.size() || a.elementWidth != b.elementWidth ||
      a.order != b.order)
    return false;
  return a.bytes.empty() || a.bytes.data() == b.bytes.data() ||
         std::memcmp(a.bytes.data(), b.bytes.data(), a.bytes.size()) == 0;
}

} // namespace mlir
