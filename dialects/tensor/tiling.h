// SPDX-License-Identifier: Apache-2.0
//
// Tiling of tensor operations.
#ifndef DIALECTS_TENSOR_TILING_H
#define DIALECTS_TENSOR_TILING_H

#include "core/interfaces/tiling.h"
#include "core/support/llvm.h"
#include "dialects/tensor/tensor.h"

namespace mlir {

class Registry;

namespace tensor {

/// Creates a tile of a padded tensor as a pad of a slice of the source. A tile
/// that contains padding only is a `tensor.generate`. If that is known at run
/// time only, an `scf.if` selects between both; without
/// `generateZeroSliceGuard` there is none, and the slice may be empty.
/// Errors: fails without a diagnostic and creates nothing if the padding is not
/// a single value.
FailureOr<TilingResult> bubbleUpPadSlice(OpBuilder &b, PadOp padOp,
                                         ArrayRef<OpFoldResult> offsets,
                                         ArrayRef<OpFoldResult> sizes,
                                         bool generateZeroSliceGuard = true);

/// Attaches TilingInterface to `tensor.pad` in contexts that load tensor.
void registerTilingInterfaceExternalModels(Registry &registry);

} // namespace tensor
} // namespace mlir

#endif // DIALECTS_TENSOR_TILING_H
