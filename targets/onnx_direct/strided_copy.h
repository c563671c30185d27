// SPDX-License-Identifier: Apache-2.0
//
// Copies elements with strides. Transpose, Slice, Concat, Split and Expand are
// such copies.
#ifndef TARGETS_ONNX_DIRECT_STRIDED_COPY_H
#define TARGETS_ONNX_DIRECT_STRIDED_COPY_H

#include <cstdint>
#include <vector>

#include "targets/onnx_direct/op.h"
#include "targets/onnx_direct/tensor.h"

namespace onnx_mlir::direct {

/// Copies an element for each index in `extents`. The source element is at the
/// source offset plus the dot product of index and source strides; the target
/// element likewise. Units: elements.
struct StridedCopy {
  size_t input = 0;
  size_t output = 0;
  Shape extents;
  Shape sourceStrides;
  Shape targetStrides;
  int64_t sourceOffset = 0;
  int64_t targetOffset = 0;
};

/// Plans `copies`, which together must define all elements of all outputs.
/// Folds them if the inputs are constants, returns an alias if all elements
/// stay in place, otherwise emits code. The types of the results must be set.
Plan planCopies(const Op &op, std::vector<StridedCopy> copies);

} // namespace onnx_mlir::direct

#endif // TARGETS_ONNX_DIRECT_STRIDED_COPY_H
