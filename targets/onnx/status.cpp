// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/status.h"

#include <string>

#include "llvm/ADT/StringExtras.h"

namespace onnx_mlir {

absl::Status invalidArgument(const llvm::Twine &message) {
  return absl::InvalidArgumentError(message.str());
}

absl::Status unimplemented(const llvm::Twine &message) {
  return absl::UnimplementedError(message.str());
}

absl::Status systemError(const llvm::Twine &what, std::error_code error) {
  std::string reason = error.message();
  if (!reason.empty())
    reason[0] = llvm::toLower(reason[0]);
  return absl::Status(absl::ErrnoToStatusCode(error.value()),
                      (what + ": " + reason).str());
}

absl::Status annotate(const absl::Status &status, const llvm::Twine &place) {
  if (status.ok())
    return status;
  return absl::Status(status.code(),
                      (place + ": " + std::string(status.message())).str());
}

} // namespace onnx_mlir
