// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/text/wire_writer.h"

#include "llvm/Support/Endian.h"

namespace onnx_mlir {

/// The length of a message takes this many bytes, so that it can be set after
/// the contents. Readers accept leading zeros.
static constexpr unsigned lengthSize = 5;

void WireWriter::addDigits(uint64_t value) {
  while (value >= 0x80) {
    bytes.push_back(static_cast<char>(value | 0x80));
    value >>= 7;
  }
  bytes.push_back(static_cast<char>(value));
}

void WireWriter::addTag(uint32_t field, WireType type) {
  addDigits(uint64_t(field) << 3 | static_cast<uint8_t>(type));
}

void WireWriter::addVarint(uint32_t field, uint64_t value) {
  addTag(field, WireType::Varint);
  addDigits(value);
}

void WireWriter::addFixed32(uint32_t field, uint32_t value) {
  addTag(field, WireType::Fixed32);
  char raw[4];
  llvm::support::endian::write32le(raw, value);
  bytes.append(raw, sizeof(raw));
}

void WireWriter::addFixed64(uint32_t field, uint64_t value) {
  addTag(field, WireType::Fixed64);
  char raw[8];
  llvm::support::endian::write64le(raw, value);
  bytes.append(raw, sizeof(raw));
}

void WireWriter::addBytes(uint32_t field, llvm::StringRef value) {
  addTag(field, WireType::Delimited);
  addDigits(value.size());
  bytes.append(value.begin(), value.end());
}

size_t WireWriter::beginMessage(uint32_t field) {
  addTag(field, WireType::Delimited);
  bytes.append(lengthSize, '\0');
  return bytes.size();
}

void WireWriter::endMessage(size_t position) {
  uint64_t length = bytes.size() - position;
  for (unsigned i = 0; i < lengthSize; ++i, length >>= 7)
    bytes[position - lengthSize + i] =
        static_cast<char>((length & 0x7f) | (i + 1 < lengthSize ? 0x80 : 0));
}

} // namespace onnx_mlir
