// SPDX-License-Identifier: Apache-2.0
//
// Decides whether a nest computes many neighboring points at the same time.
//
// A nest that combines the elements of a column reads them far apart, one point
// after the other:
//
//   for j:  sum = 0;  for k: sum += x[k, j];  y[j] = sum
//
// With the last loop in blocks of lanes, neighbors are read together, and code
// generation makes vectors of them:
//
//   for b, j in b:  sums[j] = 0
//   for b, k, j in b:  sums[j] += x[k, j]
//   for b, j in b:  y[j] = sums[j]
#ifndef CONVERSIONS_ONNX_TO_KRNL_LANE_LOOP_H
#define CONVERSIONS_ONNX_TO_KRNL_LANE_LOOP_H

#include "dialects/onnx/indexed/indexed_op.h"

namespace mlir::onnx_to_krnl {

/// The number of points of a block.
constexpr int64_t numLanes = 64;

/// Returns whether the points of the nest's last loop can be computed in
/// blocks, each stage for all points before the next stage, and whether that is
/// of use: a stage has loops, and neighboring points access neighboring
/// elements.
bool hasLaneLoop(const onnx::IndexedNest &nest);

} // namespace mlir::onnx_to_krnl

#endif // CONVERSIONS_ONNX_TO_KRNL_LANE_LOOP_H
