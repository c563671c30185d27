// SPDX-License-Identifier: Apache-2.0
//
// Binary protobuf messages from files that may hold anything.
#ifndef TARGETS_ONNX_MESSAGE_H
#define TARGETS_ONNX_MESSAGE_H

#include "absl/status/status.h"
#include "google/protobuf/message_lite.h"
#include "llvm/ADT/StringRef.h"

namespace onnx_mlir {

/// Parses `bytes` into `message`. Protobuf's own log stays silent.
/// Errors: InvalidArgument when the bytes are none, above 2 GiB, truncated, or
/// no such message; `message` is then unspecified. The text names no file.
absl::Status parseMessage(llvm::StringRef bytes,
                          google::protobuf::MessageLite &message);

} // namespace onnx_mlir

#endif // TARGETS_ONNX_MESSAGE_H
