// SPDX-License-Identifier: Apache-2.0
//
// Creates models and tensors for tests.
#ifndef TARGETS_ONNX_SAMPLE_MODELS_H
#define TARGETS_ONNX_SAMPLE_MODELS_H

#include <string>

#include "onnx/onnx_pb.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace onnx_mlir {

/// Returns a valid model with an empty graph.
::onnx::ModelProto makeEmptyModel();

/// Returns a model with a constant of each element type except string, both in
/// raw_data and in the typed field, and nodes with attributes and graphs.
::onnx::ModelProto makeRichModel();

/// Returns an initializer named `w` without elements.
::onnx::TensorProto makeTensor(::onnx::TensorProto::DataType type,
                               llvm::ArrayRef<int64_t> shape);

/// Makes the elements of `tensor` external.
void setExternal(::onnx::TensorProto &tensor, llvm::StringRef key,
                 llvm::StringRef value);

} // namespace onnx_mlir

#endif // TARGETS_ONNX_SAMPLE_MODELS_H
