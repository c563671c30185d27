// SPDX-License-Identifier: Apache-2.0
//
// Reads and writes NumPy's file format for one array.
// Source: NumPy's numpy.lib.format, versions 1.0, 2.0 and 3.0.
#ifndef TOOLS_ONNX_MLIR_RUN_NPY_H
#define TOOLS_ONNX_MLIR_RUN_NPY_H

#include <string>

#include "absl/status/statusor.h"
#include "tools/onnx-mlir-run/tensor.h"
#include "llvm/ADT/StringRef.h"

namespace onnx_mlir {

/// Parses the contents of a .npy file. The elements may have either byte order,
/// and C or Fortran order.
/// Errors: InvalidArgument if the file is malformed, its element type does not
/// exist in ONNX (strings, objects, records, long double), or its size does not
/// match.
absl::StatusOr<Tensor> parseNpy(llvm::StringRef bytes);

/// Returns the contents of a .npy file with `tensor`: version 1.0,
/// little-endian, in C order.
/// Errors: InvalidArgument for an element type that NumPy lacks (bf16 and 8-bit
/// floats).
absl::StatusOr<std::string> encodeNpy(const Tensor &tensor);

} // namespace onnx_mlir

#endif // TOOLS_ONNX_MLIR_RUN_NPY_H
