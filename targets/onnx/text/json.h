// SPDX-License-Identifier: Apache-2.0
//
// Reads models in protobuf's JSON form.
#ifndef TARGETS_ONNX_TEXT_JSON_H
#define TARGETS_ONNX_TEXT_JSON_H

#include <string>

#include "absl/status/statusor.h"
#include "llvm/ADT/StringRef.h"

namespace onnx_mlir {

/// Returns the ModelProto that `text` describes, in protobuf's binary form.
/// Errors: InvalidArgument, which starts with line and column (`3:14: …`), if
/// the text is not JSON, has a field that the message does not have, or a value
/// of another type.
/// Source: https://protobuf.dev/programming-guides/json
absl::StatusOr<std::string> encodeJson(llvm::StringRef text);

} // namespace onnx_mlir

#endif // TARGETS_ONNX_TEXT_JSON_H
