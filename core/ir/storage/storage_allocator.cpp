// SPDX-License-Identifier: Apache-2.0
#include "core/ir/storage/storage_allocator.h"

#include <algorithm>

#include "llvm/ADT/bit.h"

namespace mlir {

Blob StorageAllocator::copyInto(const Blob &blob) {
  if (blob.getOwner()) {
    owners.push_back(blob.getOwner());
    return blob;
  }
  const llvm::ArrayRef<char> bytes = blob.getBytes();
  if (bytes.empty())
    return Blob({}, blob.getElementWidth(), blob.getOrder(),
                blob.getAlignment());
  // The alignment allows reading the numbers in place.
  const uint32_t alignment =
      std::max(llvm::bit_floor(std::max(blob.getAlignment(), 1u)),
               llvm::bit_floor(std::clamp(blob.getElementWidth(), 1u, 8u)));
  auto *copy = static_cast<char *>(allocate(bytes.size(), alignment));
  std::memcpy(copy, bytes.data(), bytes.size());
  return Blob({copy, bytes.size()}, blob.getElementWidth(), blob.getOrder(),
              blob.getAlignment());
}

} // namespace mlir
