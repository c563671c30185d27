// SPDX-License-Identifier: Apache-2.0
//
// Pools whose windows overlap as maxima of slices, which need no loop for each
// window and are vectors of neighbors.
#ifndef DIALECTS_ONNX_TRANSFORMS_FUSE_SPLIT_POOLS_H
#define DIALECTS_ONNX_TRANSFORMS_FUSE_SPLIT_POOLS_H

#include "core/ir/structure/block.h"

namespace mlir::onnx {

/// Replaces each MaxPool without indices and with strides of 1 by the greatest
/// elements of slices, along one dimension after the other:
///
///   max_{i,j} x[h + i, w + j] = max_j (max_i x[h + i, w])[w + j]
///
/// k * k elements of a window become k + k. The padding is the least number. A
/// pool of unknown rank, of sizes that are all smaller than the window, or of a
/// type with a layout remains.
void splitPools(Block &block);

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_TRANSFORMS_FUSE_SPLIT_POOLS_H
