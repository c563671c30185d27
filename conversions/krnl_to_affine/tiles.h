// SPDX-License-Identifier: Apache-2.0
#ifndef CONVERSIONS_KRNL_TO_AFFINE_TILES_H
#define CONVERSIONS_KRNL_TO_AFFINE_TILES_H

#include "dialects/krnl/tile_ops.h"

namespace mlir::krnl_to_affine {

// Replace the operation by loops.
// Errors: emit a diagnostic if a bound cannot be expanded.
LogicalResult lowerCopyFromTileBuffer(krnl::CopyFromTileBufferOp op);
LogicalResult lowerCopyToTileBuffer(krnl::CopyToTileBufferOp op);
LogicalResult lowerMatMul(krnl::MatMulOp op);

} // namespace mlir::krnl_to_affine

#endif // CONVERSIONS_KRNL_TO_AFFINE_TILES_H
