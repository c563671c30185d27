// SPDX-License-Identifier: Apache-2.0
//
// Offset, size and stride of each dimension of a slice, and dynamic sizes.
#ifndef DIALECTS_UTILS_RANGES_H
#define DIALECTS_UTILS_RANGES_H

#include <tuple>

#include "core/interfaces/range.h"
#include "core/interfaces/view_like.h"
#include "core/ir/structure/builders.h"
#include "core/support/llvm.h"

namespace mlir {

/// Returns the range of each dimension as values. Creates a constant for each
/// static number.
SmallVector<Range, 8> getOrCreateRanges(OffsetSizeAndStrideOpInterface op,
                                        OpBuilder &builder, Location location);

/// Returns all offsets, all sizes, all strides.
std::tuple<SmallVector<OpFoldResult>, SmallVector<OpFoldResult>,
           SmallVector<OpFoldResult>>
getOffsetsSizesAndStrides(ArrayRef<Range> ranges);

/// Verifies that there are as many sizes as dynamic dimensions of the type.
/// Errors: "incorrect number of dynamic sizes, has …, expected …".
LogicalResult verifyDynamicDimensionCount(Operation *op, ShapedType type,
                                          ValueRange dynamicSizes);

} // namespace mlir

#endif // DIALECTS_UTILS_RANGES_H
