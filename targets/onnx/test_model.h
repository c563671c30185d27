// SPDX-License-Identifier: Apache-2.0
//
// Models and tensors for tests.
#ifndef TARGETS_ONNX_TEST_MODEL_H
#define TARGETS_ONNX_TEST_MODEL_H

#include <string>

#include "onnx/onnx_pb.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace onnx_mlir {

/// A valid model with an empty graph.
::onnx::ModelProto makeEmptyModel();

/// A model with a constant of every element type that is not string, in
/// raw_data and in the field of the type, and nodes with attributes and graphs.
::onnx::ModelProto makeRichModel();

/// An initializer named `w` without elements.
::onnx::TensorProto makeTensor(::onnx::TensorProto::DataType type,
                               llvm::ArrayRef<int64_t> shape);

/// Makes the elements of `tensor` external.
void setExternal(::onnx::TensorProto &tensor, llvm::StringRef key,
                 llvm::StringRef value);

} // namespace onnx_mlir

#endif // TARGETS_ONNX_TEST_MODEL_H
