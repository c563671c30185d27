// SPDX-License-Identifier: Apache-2.0
//
// Parses binary protobuf messages from files with arbitrary contents.
#ifndef TARGETS_ONNX_MESSAGE_H
#define TARGETS_ONNX_MESSAGE_H

#include "absl/status/status.h"
#include "google/protobuf/message_lite.h"
#include "llvm/ADT/StringRef.h"

namespace onnx_mlir {

/// Parses `bytes` into `message` without output to protobuf's log.
/// Errors: InvalidArgument if the bytes are empty, above 2 GiB, truncated or
/// malformed; `message` is then unspecified. The error does not name a file.
absl::Status parseMessage(llvm::StringRef bytes,
                          google::protobuf::MessageLite &message);

} // namespace onnx_mlir

#endif // TARGETS_ONNX_MESSAGE_H
