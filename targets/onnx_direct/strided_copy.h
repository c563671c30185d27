// SPDX-License-Identifier: Apache-2.0
//
// Moving elements without computing: what Transpose, Slice, Concat, Split and
// Expand come down to.
#ifndef TARGETS_ONNX_DIRECT_STRIDED_COPY_H
#define TARGETS_ONNX_DIRECT_STRIDED_COPY_H

#include <cstdint>
#include <vector>

#include "targets/onnx_direct/op.h"
#include "targets/onnx_direct/tensor.h"

namespace onnx_mlir::direct {

/// For each index in `extents`, the element of an input at the source offset
/// plus index times source strides becomes the element of an output that is
/// found likewise. Units: elements.
struct StridedCopy {
  size_t input = 0;
  size_t output = 0;
  Shape extents;
  Shape sourceStrides;
  Shape targetStrides;
  int64_t sourceOffset = 0;
  int64_t targetOffset = 0;
};

/// Plans `copies`, which together define every element of all outputs: at
/// compile time when the inputs are constants, as an alias when nothing moves,
/// else as code. Requires: the results' types are set.
Plan planCopies(const Op &op, std::vector<StridedCopy> copies);

} // namespace onnx_mlir::direct

#endif // TARGETS_ONNX_DIRECT_STRIDED_COPY_H
