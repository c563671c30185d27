// SPDX-License-Identifier: Apache-2.0
//
// Checks whether a file is safe for the dynamic linker. It would crash on a
// truncated file, and it reports a file for another machine as missing.
#ifndef TOOLS_ONNX_MLIR_RUN_LIBRARY_FILE_H
#define TOOLS_ONNX_MLIR_RUN_LIBRARY_FILE_H

#include "absl/status/status.h"
#include "llvm/ADT/StringRef.h"

namespace onnx_mlir {

/// Checks that `bytes` are a complete ELF shared library for this machine.
/// Errors: InvalidArgument; the message does not name the file.
/// Source: System V ABI, "Object Files".
absl::Status checkLibraryFile(llvm::StringRef bytes);

} // namespace onnx_mlir

#endif // TOOLS_ONNX_MLIR_RUN_LIBRARY_FILE_H
