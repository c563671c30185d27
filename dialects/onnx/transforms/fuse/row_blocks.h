// SPDX-License-Identifier: Apache-2.0
//
// Groups of operators that are computed in blocks of rows. Private to this
// folder.
#ifndef DIALECTS_ONNX_TRANSFORMS_FUSE_ROW_BLOCKS_H
#define DIALECTS_ONNX_TRANSFORMS_FUSE_ROW_BLOCKS_H

#include "core/ir/structure/block.h"
#include "dialects/onnx/shape/shape_analysis.h"

namespace mlir::onnx {

/// Moves each Softmax of rows into a group, together with the product of
/// matrices before it, the one after it, and what lies between them. Returns
/// the number of groups. The analysis does not know their results.
unsigned groupRowBlocks(Block &block, ShapeAnalysis &shapes);

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_TRANSFORMS_FUSE_ROW_BLOCKS_H
