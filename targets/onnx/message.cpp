// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/message.h"

#include <climits>
#include <cstdint>
#include <optional>
#include <string>

#include "google/protobuf/stubs/logging.h"
#include "targets/onnx/status.h"
#include "llvm/ADT/Twine.h"

namespace onnx_mlir {

/// Removes a base-128 number from the front of `bytes`. Returns nullopt if the
/// bytes end inside the number or if it has more than ten digits.
static std::optional<uint64_t> takeVarint(llvm::StringRef &bytes) {
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

/// Describes how `bytes`, which do not parse, are truncated: which field
/// extends past the end. Returns an empty string for other faults.
static std::string describeTruncation(llvm::StringRef bytes) {
  constexpr unsigned varint = 0, fixed64 = 1, delimited = 2, fixed32 = 5;
  const size_t total = bytes.size();
  while (!bytes.empty()) {
    std::optional<uint64_t> tag = takeVarint(bytes);
    if (!tag)
      return "";
    unsigned wireType = *tag & 7;
    std::optional<uint64_t> size;
    if (wireType == varint)
      size = takeVarint(bytes) ? std::optional<uint64_t>(0) : std::nullopt;
    else if (wireType == delimited)
      size = takeVarint(bytes);
    else if (wireType == fixed64 || wireType == fixed32)
      size = wireType == fixed64 ? 8 : 4;
    if (!size || *size > INT_MAX)
      return "";
    if (*size > bytes.size())
      return "ends at byte " + std::to_string(total) + ", but its field " +
             std::to_string(*tag >> 3) + " ends at byte " +
             std::to_string(total - bytes.size() + *size);
    bytes = bytes.drop_front(*size);
  }
  return "";
}

absl::Status parseMessage(llvm::StringRef bytes,
                          google::protobuf::MessageLite &message) {
  if (bytes.empty())
    return invalidArgument("is empty");
  if (bytes.size() > INT_MAX)
    return invalidArgument(
        "is " + llvm::Twine(bytes.size()) +
        " bytes long, above protobuf's limit of 2147483647: larger tensors "
        "must be external data");
  google::protobuf::LogSilencer silencer;
  if (message.ParseFromArray(bytes.data(), static_cast<int>(bytes.size())))
    return absl::OkStatus();
  std::string truncation = describeTruncation(bytes);
  if (!truncation.empty())
    return invalidArgument("is truncated, or no '" + message.GetTypeName() +
                           "': " + truncation);
  return invalidArgument("is not a valid '" + message.GetTypeName() +
                         "' in protobuf's binary form");
}

} // namespace onnx_mlir
