// SPDX-License-Identifier: Apache-2.0
//
// Large constant data: bytes, the width and byte order of the numbers in them,
// and their owner. Reading, printing and rewriting IR never copies a blob.
#ifndef CORE_IR_DATA_BLOB_H
#define CORE_IR_DATA_BLOB_H

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

  /// Returns the file that backs the bytes, or empty if no file does; getOffset
  /// returns their offset in it.
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

/// Bytes and their layout. Cheap to copy: copies share the owner.
class Blob {
public:
  using Owner = llvm::IntrusiveRefCntPtr<BlobOwner>;

  Blob() = default;

  /// Views `bytes`, which `owner` keeps alive. Without an owner, the bytes must
  /// outlive all uses of the blob. `elementWidth` is the width of one number in
  /// bytes. `alignment` is a power of two that copies are aligned to.
  Blob(llvm::ArrayRef<char> bytes, uint32_t elementWidth,
       llvm::endianness order, uint32_t alignment = 1, Owner owner = nullptr)
      : bytes(bytes), elementWidth(elementWidth), alignment(alignment),
        order(order), owner(std::move(owner)) {}

  /// Allocates memory that the blob owns. The bytes are uninitialized: write
  /// them with `fill` before sharing the blob.
  static Blob allocate(uint64_t size, uint32_t elementWidth,
                       llvm::endianness order, uint32_t alignment,
                       char *&memory);

  /// Copies `bytes`.
  static Blob copy(llvm::ArrayRef<char> bytes, uint32_t elementWidth,
                   llvm::endianness order, uint32_t alignment = 1);

  llvm::ArrayRef<char> getBytes() const { return bytes; }
  uint32_t getElementWidth() const { return elementWidth; }
  uint32_t getAlignment() const { return alignment; }
  llvm::endianness getOrder() const { return order; }
  const Owner &getOwner() const { return owner; }

  /// Writes the bytes to `destination`, converting the numbers to byte order
  /// `order`. `destination` must have room for all bytes. No other function
  /// swaps bytes.
  void copyTo(char *destination, llvm::endianness order) const;

  /// Compares bytes, width and byte order. Linear, unless both blobs view the
  /// same memory.
  friend bool operator==(const Blob &a, const Blob &b);

private:
  llvm::ArrayRef<char> bytes;
  uint32_t elementWidth = 1;
  uint32_t alignment = 1;
  llvm::endianness order = llvm::endianness::little;
  Owner owner;
};

} // namespace mlir

#endif // CORE_IR_DATA_BLOB_H
