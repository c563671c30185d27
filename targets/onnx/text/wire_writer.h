// SPDX-License-Identifier: Apache-2.0
//
// Writes messages in protobuf's binary form, field by field.
#ifndef TARGETS_ONNX_TEXT_WIRE_WRITER_H
#define TARGETS_ONNX_TEXT_WIRE_WRITER_H

#include <cstdint>
#include <string>
#include <utility>

#include "llvm/ADT/StringRef.h"

namespace onnx_mlir {

/// The types of fields in the binary form.
enum class WireType : uint8_t {
  Varint = 0,
  Fixed64 = 1,
  Delimited = 2,
  Fixed32 = 5
};

class WireWriter {
public:
  void addVarint(uint32_t field, uint64_t value);
  void addFixed32(uint32_t field, uint32_t value);
  void addFixed64(uint32_t field, uint64_t value);
  void addBytes(uint32_t field, llvm::StringRef bytes);

  /// Adds fields that are in the binary form already.
  void addFields(llvm::StringRef fields) { bytes += fields; }

  /// Starts a message in a field. Returns its position, for endMessage.
  size_t beginMessage(uint32_t field);
  void endMessage(size_t position);

  std::string take() { return std::move(bytes); }

private:
  void addTag(uint32_t field, WireType type);
  void addDigits(uint64_t value);

  std::string bytes;
};

} // namespace onnx_mlir

#endif // TARGETS_ONNX_TEXT_WIRE_WRITER_H
