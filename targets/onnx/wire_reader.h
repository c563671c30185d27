// SPDX-License-Identifier: Apache-2.0
//
// Reads fields of messages in protobuf's binary form, without their meaning.
#ifndef TARGETS_ONNX_WIRE_READER_H
#define TARGETS_ONNX_WIRE_READER_H

#include <cstdint>
#include <optional>

#include "llvm/ADT/StringRef.h"

namespace onnx_mlir {

/// Removes a base-128 number from the front of `bytes`. Returns nullopt if the
/// bytes end inside the number or if it has more than ten digits.
std::optional<uint64_t> takeVarint(llvm::StringRef &bytes);

/// The start of a field: all but its contents.
struct WireField {
  uint64_t number;
  /// True if the contents have a length of their own: bytes, or a message.
  bool isDelimited;
  /// The size of the contents, which may be greater than what follows. A number
  /// in base 128 counts as part of the start.
  uint64_t size;
};

/// Removes the start of a field from the front of `bytes`. Returns nullopt if
/// it is malformed, has number 0, or is the start of a group, which ONNX does
/// not use.
std::optional<WireField> takeFieldStart(llvm::StringRef &bytes);

} // namespace onnx_mlir

#endif // TARGETS_ONNX_WIRE_READER_H
