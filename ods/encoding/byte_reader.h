// SPDX-License-Identifier: Apache-2.0
//
// Decodes the bytes of expressions, formats and definitions.
#ifndef ODS_ENCODING_BYTE_READER_H
#define ODS_ENCODING_BYTE_READER_H

#include <algorithm>
#include <cstdint>

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/LEB128.h"

namespace mlir {
namespace ods {

/// A position in encoded bytes. Numbers are LEB128; a string is its length and
/// its bytes. `take…` assumes valid bytes. `tryTake…` returns false if the
/// bytes are invalid; the reader must not be used afterwards.
class ByteReader {
public:
  explicit ByteReader(llvm::StringRef bytes)
      : next(bytes.bytes_begin()), end(bytes.bytes_end()) {}

  bool isAtEnd() const { return next == end; }
  size_t getNumLeft() const { return end - next; }

  uint8_t peekByte() const { return *next; }
  uint8_t takeByte() { return *next++; }
  uint64_t takeUnsigned() {
    return LLVM_LIKELY(*next < 0x80) ? *next++ : takeLongUnsigned();
  }
  int64_t takeSigned() {
    return takeDecoded<int64_t>(llvm::decodeSLEB128, nullptr);
  }
  llvm::StringRef takeBytes(size_t size) {
    const auto *bytes = reinterpret_cast<const char *>(next);
    next += size;
    return {bytes, size};
  }
  llvm::StringRef takeString() { return takeBytes(takeUnsigned()); }

  bool tryTakeByte(uint8_t &byte) {
    if (isAtEnd())
      return false;
    byte = takeByte();
    return true;
  }
  bool tryTakeUnsigned(uint64_t &number) {
    const char *error = nullptr;
    number = takeDecoded<uint64_t>(llvm::decodeULEB128, &error);
    return !error;
  }
  bool tryTakeSigned(int64_t &number) {
    const char *error = nullptr;
    number = takeDecoded<int64_t>(llvm::decodeSLEB128, &error);
    return !error;
  }
  /// Reads the number of elements of at least one byte each.
  bool tryTakeCount(uint64_t &count) {
    return tryTakeUnsigned(count) && count <= getNumLeft();
  }
  bool tryTakeString(llvm::StringRef &string) {
    uint64_t size;
    if (!tryTakeCount(size))
      return false;
    string = takeBytes(size);
    return true;
  }

private:
  static constexpr size_t maxNumberBytes = 10;

  template <typename T>
  T takeDecoded(T (*decode)(const uint8_t *, unsigned *, const uint8_t *,
                            const char **),
                const char **error) {
    // Numbers beyond 64 bits are invalid, and LLVM's decoder has undefined
    // behavior for them.
    const uint8_t *limit = next + std::min<size_t>(end - next, maxNumberBytes);
    unsigned size = 0;
    const T number = decode(next, &size, limit, error);
    next += size;
    return number;
  }
  LLVM_ATTRIBUTE_NOINLINE uint64_t takeLongUnsigned() {
    return takeDecoded<uint64_t>(llvm::decodeULEB128, nullptr);
  }

  const uint8_t *next;
  const uint8_t *end;
};

} // namespace ods
} // namespace mlir

#endif // ODS_ENCODING_BYTE_READER_H
