// SPDX-License-Identifier: Apache-2.0
//
// Pools whose windows overlap as maxima or sums of slices, which need no loop
// for each window and are vectors of neighbors.
#ifndef DIALECTS_ONNX_TRANSFORMS_FUSE_SPLIT_POOLS_H
#define DIALECTS_ONNX_TRANSFORMS_FUSE_SPLIT_POOLS_H

#include "core/ir/structure/block.h"

namespace mlir::onnx {

/// Replaces each pool with strides of 1 by the greatest elements or the sums of
/// slices, along one dimension after the other:
///
///   max_{i,j} x[h + i, w + j] = max_j (max_i x[h + i, w])[w + j]
///
/// k * k elements of a window become k + k. A pool remains if its rank is not
/// known, if its result is smaller than its window, if its type has a layout,
/// if it has indices, or if the numbers of elements of its windows depend on
/// sizes that are not known.
void splitPools(Block &block);

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_TRANSFORMS_FUSE_SPLIT_POOLS_H
