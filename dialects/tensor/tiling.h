// SPDX-License-Identifier: Apache-2.0
//
// Tiles of what operations of tensor compute.
#ifndef DIALECTS_TENSOR_TILING_H
#define DIALECTS_TENSOR_TILING_H

#include "core/interfaces/tiling.h"
#include "core/support/llvm.h"
#include "dialects/tensor/tensor.h"

namespace mlir {

class DialectRegistry;

namespace tensor {

/// Makes a tile of a padded tensor: a pad of a slice of what it pads. Where
/// nothing of that is in the tile it is `tensor.generate`; if that is known
/// when the program runs only, `scf.if` decides, but without
/// `generateZeroSliceGuard` the slice may be empty.
/// Errors: failure without a message if the padding is not one value; nothing
/// is made.
FailureOr<TilingResult> bubbleUpPadSlice(OpBuilder &b, PadOp padOp,
                                         ArrayRef<OpFoldResult> offsets,
                                         ArrayRef<OpFoldResult> sizes,
                                         bool generateZeroSliceGuard = true);

/// Where tensor is loaded, `tensor.pad` has TilingInterface.
void registerTilingInterfaceExternalModels(DialectRegistry &registry);

} // namespace tensor
} // namespace mlir

#endif // DIALECTS_TENSOR_TILING_H
