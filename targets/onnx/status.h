// SPDX-License-Identifier: Apache-2.0
//
// Errors as absl::Status, made from LLVM's strings.
#ifndef TARGETS_ONNX_STATUS_H
#define TARGETS_ONNX_STATUS_H

#include <system_error>

#include "absl/status/status.h"
#include "llvm/ADT/Twine.h"

namespace onnx_mlir {

/// An InvalidArgument error.
absl::Status invalidArgument(const llvm::Twine &message);

/// An Unimplemented error: the input is valid, but not supported.
absl::Status unimplemented(const llvm::Twine &message);

/// An error of the system about `what`: `model.onnx: no such file or
/// directory`. Requires: `error` is one.
absl::Status systemError(const llvm::Twine &what, std::error_code error);

/// `status` with `place` and a colon in front of its message; OK stays OK.
absl::Status annotate(const absl::Status &status, const llvm::Twine &place);

} // namespace onnx_mlir

#endif // TARGETS_ONNX_STATUS_H
