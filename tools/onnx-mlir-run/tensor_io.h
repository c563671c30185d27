// SPDX-License-Identifier: Apache-2.0
//
// Files with one tensor: TensorProto in protobuf's binary form (.pb), as ONNX's
// tests have them, and NumPy arrays (.npy).
#ifndef TOOLS_ONNX_MLIR_RUN_TENSOR_IO_H
#define TOOLS_ONNX_MLIR_RUN_TENSOR_IO_H

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "tools/onnx-mlir-run/tensor.h"
#include "llvm/ADT/StringRef.h"

namespace onnx_mlir {

/// Reads the file `path`, an array if it ends with .npy, else a TensorProto.
/// Errors: the path and the reason: the file cannot be read or is malformed, or
/// its elements are not numbers of whole bytes.
absl::StatusOr<Tensor> readTensor(llvm::StringRef path);

/// Writes `tensor` to `path`, as its ending says; `name` becomes the name of a
/// TensorProto. An existing file is replaced once the new one is complete.
/// Errors: the path and the reason; the file is then as before.
absl::Status writeTensor(const Tensor &tensor, llvm::StringRef name,
                         llvm::StringRef path);

} // namespace onnx_mlir

#endif // TOOLS_ONNX_MLIR_RUN_TENSOR_IO_H
