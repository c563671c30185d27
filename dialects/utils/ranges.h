// SPDX-License-Identifier: Apache-2.0
//
// Parts of shapes by offset, size and stride of each dimension, and dynamic
// sizes.
#ifndef DIALECTS_UTILS_RANGES_H
#define DIALECTS_UTILS_RANGES_H

#include <tuple>

#include "core/interfaces/range.h"
#include "core/interfaces/view_like.h"
#include "core/ir/builders.h"
#include "core/support/llvm.h"

namespace mlir {

/// Those of each dimension, as values; makes a constant for each static one.
SmallVector<Range, 8> getOrCreateRanges(OffsetSizeAndStrideOpInterface op,
                                        OpBuilder &builder, Location location);

/// All offsets, all sizes, all strides.
std::tuple<SmallVector<OpFoldResult>, SmallVector<OpFoldResult>,
           SmallVector<OpFoldResult>>
getOffsetsSizesAndStrides(ArrayRef<Range> ranges);

/// As many sizes as the type has dynamic ones.
/// Errors: "incorrect number of dynamic sizes, has …, expected …".
LogicalResult verifyDynamicDimensionCount(Operation *op, ShapedType type,
                                          ValueRange dynamicSizes);

} // namespace mlir

#endif // DIALECTS_UTILS_RANGES_H
