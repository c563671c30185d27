// SPDX-License-Identifier: Apache-2.0
//
// Comparing what a model computed with what is expected.
#ifndef TOOLS_ONNX_MLIR_RUN_COMPARE_H
#define TOOLS_ONNX_MLIR_RUN_COMPARE_H

#include <optional>
#include <string>

#include "tools/onnx-mlir-run/tensor.h"

namespace onnx_mlir {

/// How far an element may be from the expected one. The defaults are those of
/// ONNX's own tests.
struct Tolerance {
  /// As NumPy's allclose: absolute + relative * |expected|.
  double relative = 1e-3;
  double absolute = 1e-7;
  /// If set, it counts instead: this times the largest finite |expected| of the
  /// tensor.
  std::optional<double> ofLargest;
};

/// What differs between `got` and `expected`, in one line; nullopt when nothing
/// does. Types and shapes must be the same. Of several elements that are too
/// far apart, the line names the one that exceeds its tolerance most (the first
/// of equals). NaN equals NaN, an infinity only itself; a complex number is one
/// element.
std::optional<std::string> findDifference(const Tensor &got,
                                          const Tensor &expected,
                                          const Tolerance &tolerance);

} // namespace onnx_mlir

#endif // TOOLS_ONNX_MLIR_RUN_COMPARE_H
