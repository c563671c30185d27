// SPDX-License-Identifier: Apache-2.0
//
// Reads models in ONNX's own text syntax.
#ifndef TARGETS_ONNX_TEXT_ONNX_TEXT_H
#define TARGETS_ONNX_TEXT_ONNX_TEXT_H

#include "absl/status/status.h"
#include "onnx/onnx_pb.h"
#include "llvm/ADT/StringRef.h"

namespace onnx_mlir {

/// Parses `text` into `model`, which must be empty.
/// Errors: InvalidArgument, which starts with line and column (`3:14: …`);
/// `model` is then unspecified.
/// Source: docs/Syntax.md of ONNX. Lists of tensors, graphs and types are
/// attributes, too.
absl::Status parseOnnxText(llvm::StringRef text, ::onnx::ModelProto &model);

} // namespace onnx_mlir

#endif // TARGETS_ONNX_TEXT_ONNX_TEXT_H
