// SPDX-License-Identifier: Apache-2.0
//
// NumPy's file format for one array.
// Source: NumPy's numpy.lib.format, versions 1.0, 2.0 and 3.0.
#ifndef TOOLS_ONNX_MLIR_RUN_NPY_H
#define TOOLS_ONNX_MLIR_RUN_NPY_H

#include <string>

#include "absl/status/statusor.h"
#include "tools/onnx-mlir-run/tensor.h"
#include "llvm/ADT/StringRef.h"

namespace onnx_mlir {

/// The array that `bytes`, the contents of a .npy file, hold. Its elements may
/// be in either byte order, and in C or Fortran order.
/// Errors: InvalidArgument for what is no such file, an element type that ONNX
/// lacks (strings, objects, records, long double), a size that does not fit.
absl::StatusOr<Tensor> parseNpy(llvm::StringRef bytes);

/// The contents of a .npy file with `tensor`: version 1.0, little-endian, in C
/// order. Errors: InvalidArgument for an element type that NumPy lacks (bf16
/// and those of 8 bits).
absl::StatusOr<std::string> encodeNpy(const Tensor &tensor);

} // namespace onnx_mlir

#endif // TOOLS_ONNX_MLIR_RUN_NPY_H
