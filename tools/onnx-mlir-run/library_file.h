// SPDX-License-Identifier: Apache-2.0
//
// Whether a file can be given to the dynamic linker, which would die of a
// truncated one and says of one for another machine that it is not there.
#ifndef TOOLS_ONNX_MLIR_RUN_LIBRARY_FILE_H
#define TOOLS_ONNX_MLIR_RUN_LIBRARY_FILE_H

#include "absl/status/status.h"
#include "llvm/ADT/StringRef.h"

namespace onnx_mlir {

/// Errors: InvalidArgument, without a name, unless `bytes` are a whole ELF
/// shared library for the machine that this runs on.
/// Source: System V ABI, "Object Files".
absl::Status checkLibraryFile(llvm::StringRef bytes);

} // namespace onnx_mlir

#endif // TOOLS_ONNX_MLIR_RUN_LIBRARY_FILE_H
