// SPDX-License-Identifier: Apache-2.0
//
// Reads models in protobuf's text form.
#ifndef TARGETS_ONNX_TEXT_PROTOBUF_TEXT_H
#define TARGETS_ONNX_TEXT_PROTOBUF_TEXT_H

#include <string>

#include "absl/status/statusor.h"
#include "llvm/ADT/StringRef.h"

namespace onnx_mlir {

/// Returns the ModelProto that `text` describes, in protobuf's binary form.
/// Errors: InvalidArgument, which starts with line and column (`3:14: …`), for
/// what protobuf's own reader refuses, except that strings may have any bytes
/// and line ends.
/// Source: https://protobuf.dev/reference/protobuf/textformat-spec
absl::StatusOr<std::string> encodeProtobufText(llvm::StringRef text);

} // namespace onnx_mlir

#endif // TARGETS_ONNX_TEXT_PROTOBUF_TEXT_H
