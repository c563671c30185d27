// SPDX-License-Identifier: Apache-2.0
//
// Reads and writes files with one tensor: binary TensorProto messages (.pb), as
// in ONNX's tests, and NumPy arrays (.npy).
#ifndef TOOLS_ONNX_MLIR_RUN_TENSOR_IO_H
#define TOOLS_ONNX_MLIR_RUN_TENSOR_IO_H

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "tools/onnx-mlir-run/tensor.h"
#include "llvm/ADT/StringRef.h"

namespace onnx_mlir {

/// Parses a binary TensorProto.
/// Errors: it is malformed, or its elements are strings or numbers of 6 bits.
absl::StatusOr<Tensor> parseTensorProto(llvm::StringRef bytes);

/// Reads the file `path`: an array if it ends with .npy, otherwise a
/// TensorProto.
/// Errors, which start with the path: the file cannot be read or is malformed,
/// or its elements are strings or numbers of 6 bits.
absl::StatusOr<Tensor> readTensor(llvm::StringRef path);

/// Writes `tensor` to `path` in the format of its extension. `name` becomes the
/// name of a TensorProto. Replaces an existing file once the new one is
/// complete.
/// Errors, which start with the path; an existing file is then unchanged.
absl::Status writeTensor(const Tensor &tensor, llvm::StringRef name,
                         llvm::StringRef path);

} // namespace onnx_mlir

#endif // TOOLS_ONNX_MLIR_RUN_TENSOR_IO_H
