// SPDX-License-Identifier: Apache-2.0
//
// Removes the sizes of a model's dimensions.
#ifndef TESTS_ONNX_BACKEND_UNKNOWN_DIMENSIONS_H
#define TESTS_ONNX_BACKEND_UNKNOWN_DIMENSIONS_H

#include <string>

#include "absl/status/statusor.h"

namespace onnx_mlir {

/// Returns the serialized model `message` with unknown sizes: inputs and
/// outputs keep their ranks, and values between have no shapes. Inputs that an
/// initializer defines are unchanged.
/// Errors: InvalidArgument if `message` is no model.
absl::StatusOr<std::string> forgetDimensions(const std::string &message);

} // namespace onnx_mlir

#endif // TESTS_ONNX_BACKEND_UNKNOWN_DIMENSIONS_H
