// SPDX-License-Identifier: Apache-2.0
//
// Compares the outputs of a model with expected outputs.
#ifndef TOOLS_ONNX_MLIR_RUN_COMPARE_H
#define TOOLS_ONNX_MLIR_RUN_COMPARE_H

#include <optional>
#include <string>

#include "tools/onnx-mlir-run/tensor.h"

namespace onnx_mlir {

/// The permitted difference from the expected element. The defaults are those
/// of ONNX's own tests.
struct Tolerance {
  /// As in NumPy's allclose: absolute + relative * |expected|.
  double relative = 1e-3;
  double absolute = 1e-7;
  /// If set, replaces the other two: the permitted difference is this factor
  /// times the largest finite |expected| of the tensor.
  std::optional<double> ofLargest;
};

/// Describes the difference between `got` and `expected` in one line, or
/// returns nullopt if they are equal. Types and shapes must be equal. If
/// several elements differ, names the one with the largest excess over its
/// tolerance, the first one if tied. NaN equals NaN, and an infinity equals
/// only itself. A complex number is one element.
std::optional<std::string> findDifference(const Tensor &got,
                                          const Tensor &expected,
                                          const Tolerance &tolerance);

} // namespace onnx_mlir

#endif // TOOLS_ONNX_MLIR_RUN_COMPARE_H
