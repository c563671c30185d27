// SPDX-License-Identifier: Apache-2.0
//
// Encodes expressions, formats and definitions as bytes.
#ifndef ODS_ENCODING_BYTE_WRITER_H
#define ODS_ENCODING_BYTE_WRITER_H

#include <cstdint>
#include <string>

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/LEB128.h"

namespace mlir {
namespace ods {

/// Writes bytes for a ByteReader.
class ByteWriter {
public:
  explicit ByteWriter(std::string bytes = "") : bytes(std::move(bytes)) {}

  void writeByte(uint8_t byte) { bytes.push_back(static_cast<char>(byte)); }
  void writeUnsigned(uint64_t number) {
    uint8_t buffer[maxNumberSize];
    writeBytes(buffer, llvm::encodeULEB128(number, buffer));
  }
  void writeSigned(int64_t number) {
    uint8_t buffer[maxNumberSize];
    writeBytes(buffer, llvm::encodeSLEB128(number, buffer));
  }
  void writeString(llvm::StringRef string) {
    writeUnsigned(string.size());
    append(string);
  }
  /// Appends the bytes of another writer unchanged.
  void append(llvm::StringRef other) { bytes += other; }

  const std::string &getBytes() const { return bytes; }
  std::string take() && { return std::move(bytes); }

private:
  /// 64 bits with seven bits per byte.
  static constexpr unsigned maxNumberSize = 10;
  void writeBytes(const uint8_t *data, size_t size) {
    bytes.append(reinterpret_cast<const char *>(data), size);
  }

  std::string bytes;
};

} // namespace ods
} // namespace mlir

#endif // ODS_ENCODING_BYTE_WRITER_H
