// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/wire_reader.h"

#include <climits>

namespace onnx_mlir {

std::optional<uint64_t> takeVarint(llvm::StringRef &bytes) {
  uint64_t value = 0;
  for (unsigned i = 0; i < 10 && i < bytes.size(); ++i) {
    uint64_t digit = static_cast<unsigned char>(bytes[i]);
    value |= (digit & 0x7f) << (7 * i);
    if (digit < 0x80) {
      bytes = bytes.drop_front(i + 1);
      return value;
    }
  }
  return std::nullopt;
}

std::optional<WireField> takeFieldStart(llvm::StringRef &bytes) {
  constexpr unsigned varint = 0, fixed64 = 1, delimited = 2, fixed32 = 5;
  const std::optional<uint64_t> tag = takeVarint(bytes);
  if (!tag || *tag >> 3 == 0)
    return std::nullopt;
  const unsigned wireType = *tag & 7;
  std::optional<uint64_t> size;
  if (wireType == varint)
    size = takeVarint(bytes) ? std::optional<uint64_t>(0) : std::nullopt;
  else if (wireType == delimited)
    size = takeVarint(bytes);
  else if (wireType == fixed64 || wireType == fixed32)
    size = wireType == fixed64 ? 8 : 4;
  if (!size || *size > INT_MAX)
    return std::nullopt;
  return WireField{*tag >> 3, wireType == delimited, *size};
}

} // namespace onnx_mlir
