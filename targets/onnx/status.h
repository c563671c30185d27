// SPDX-License-Identifier: Apache-2.0
//
// Creates absl::Status errors from LLVM strings.
#ifndef TARGETS_ONNX_STATUS_H
#define TARGETS_ONNX_STATUS_H

#include <system_error>

#include "absl/status/status.h"
#include "llvm/ADT/Twine.h"

namespace onnx_mlir {

/// Returns an InvalidArgument error.
absl::Status invalidArgument(const llvm::Twine &message);

/// Returns an Unimplemented error: the input is valid but not supported.
absl::Status unimplemented(const llvm::Twine &message);

/// Returns a system error about `what`, such as `model.onnx: no such file or
/// directory`. `error` must be an error.
absl::Status systemError(const llvm::Twine &what, std::error_code error);

/// Returns `status` with `place` and a colon before its message. OK stays OK.
absl::Status annotate(const absl::Status &status, const llvm::Twine &place);

} // namespace onnx_mlir

#endif // TARGETS_ONNX_STATUS_H
