// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/message.h"

#include <climits>
#include <optional>
#include <string>

#include "google/protobuf/stubs/logging.h"
#include "targets/onnx/status.h"
#include "targets/onnx/wire_reader.h"
#include "llvm/ADT/Twine.h"

namespace onnx_mlir {

/// Describes how `bytes`, which do not parse, are truncated: which field
/// extends past the end. Returns an empty string for other faults.
static std::string describeTruncation(llvm::StringRef bytes) {
  const size_t total = bytes.size();
  while (!bytes.empty()) {
    const std::optional<WireField> field = takeFieldStart(bytes);
    if (!field)
      return "";
    if (field->size > bytes.size())
      return "ends at byte " + std::to_string(total) + ", but its field " +
             std::to_string(field->number) + " ends at byte " +
             std::to_string(total - bytes.size() + field->size);
    bytes = bytes.drop_front(field->size);
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
