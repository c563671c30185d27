// SPDX-License-Identifier: Apache-2.0
//
// Large constant data: bytes, the width and order of the numbers in them, and
// who owns them. Blobs are never copied by what reads, prints or rewrites IR.
#ifndef CORE_IR_BLOB_H
#define CORE_IR_BLOB_H

#include <cstdint>
#include <memory>
#include <string>
#include <utility>

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/IntrusiveRefCntPtr.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Endian.h"

namespace mlir {

/// Keeps the bytes of blobs alive. Shared among threads.
class BlobOwner : public llvm::ThreadSafeRefCountedBase<BlobOwner> {
public:
  virtual ~BlobOwner();

  /// The file that the bytes are mapped from, and where in it; empty for
  /// memory that no file backs.
  llvm::StringRef getFile() const { return file; }
  uint64_t getOffset() const { return offset; }

protected:
  BlobOwner() = default;
  BlobOwner(llvm::StringRef file, uint64_t offset)
      : file(file), offset(offset) {}

private:
  std::string file;
  uint64_t offset = 0;
};

/// Bytes with their meaning. Cheap to copy: copies share the owner.
class Blob {
public:
  using Owner = llvm::IntrusiveRefCntPtr<BlobOwner>;

  Blob() = default;

  /// Views `bytes`, which `owner` keeps alive; without one they must outlive
  /// whatever uses the blob. `elementWidth` is that of one number in bytes,
  /// `alignment` a power of two that is asked of copies.
  Blob(llvm::ArrayRef<char> bytes, uint32_t elementWidth,
       llvm::endianness order, uint32_t alignment = 1, Owner owner = nullptr)
      : bytes(bytes), elementWidth(elementWidth), alignment(alignment),
        order(order), owner(std::move(owner)) {}

  /// Memory of the blob's own, not yet written: `fill` it before it is shared.
  static Blob allocate(uint64_t size, uint32_t elementWidth,
                       llvm::endianness order, uint32_t alignment,
                       char *&memory);

  /// A copy of `bytes`.
  static Blob copy(llvm::ArrayRef<char> bytes, uint32_t elementWidth,
                   llvm::endianness order, uint32_t alignment = 1);

  llvm::ArrayRef<char> getBytes() const { return bytes; }
  uint32_t getElementWidth() const { return elementWidth; }
  uint32_t getAlignment() const { return alignment; }
  llvm::endianness getOrder() const { return order; }
  const Owner &getOwner() const { return owner; }

  /// Writes the bytes to `destination` with the numbers in `order`; it has
  /// room for all of them. The one place where numbers are swapped.
  void copyTo(char *destination, llvm::endianness order) const;

  /// Equal bytes, width and order. Linear, unless both view the same memory.
  friend bool operator==(const Blob &a, const Blob &b);

private:
  llvm::ArrayRef<char> bytes;
  uint32_t elementWidth = 1;
  uint32_t alignment = 1;
  llvm::endianness order = llvm::endianness::little;
  Owner owner;
};

} // namespace mlir

#endif // CORE_IR_BLOB_H
