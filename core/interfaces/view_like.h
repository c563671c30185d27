// SPDX-License-Identifier: Apache-2.0
//
// Views of buffers, and slices of shaped values.
#ifndef CORE_INTERFACES_VIEW_LIKE_H
#define CORE_INTERFACES_VIEW_LIKE_H

#include <array>
#include <string>

#include "core/interfaces/dynamic_index_list.h"
#include "core/interfaces/static_values.h"
#include "core/ir/descriptor/trait.h"
#include "core/ir/structure/op_definition.h"

namespace mlir {

class OffsetSizeAndStrideOpInterface;

namespace detail {
/// Invariants:
/// 1. There are as many operands as occurrences of ShapedType::kDynamic.
/// 2. There are as many sizes as offsets (or there is one offset) and as
///    strides.
/// 3. Their numbers are those that the operation requires.
/// 4. Static offsets and sizes are nonnegative.
LogicalResult verifyOffsetSizeAndStrideOp(OffsetSizeAndStrideOpInterface op);
bool sameOffsetsSizesAndStrides(
    OffsetSizeAndStrideOpInterface a, OffsetSizeAndStrideOpInterface b,
    llvm::function_ref<bool(OpFoldResult, OpFoldResult)> cmp);
/// Returns the number of ShapedType::kDynamic entries before index `idx`.
unsigned getNumDynamicEntriesUpToIdx(llvm::ArrayRef<int64_t> staticVals,
                                     unsigned idx);
} // namespace detail

/// Invariants:
/// 1. There are `expectedNumElements` integers.
/// 2. There are as many values as occurrences of ShapedType::kDynamic among
///    them.
/// `name` is the singular for diagnostics, as in "expected 2 offset values, got
/// 1".
LogicalResult verifyListOfOperandsOrIntegers(Operation *op,
                                             llvm::StringRef name,
                                             unsigned expectedNumElements,
                                             llvm::ArrayRef<int64_t> attr,
                                             ValueRange values);

/// The result of verifyInBoundsSlice. The message is set only if the slice is
/// out of bounds.
struct SliceBoundsVerificationResult {
  bool isValid;
  std::string errorMessage;
};

/// Checks that a slice is within a shape, as far as sizes, offsets and strides
/// are static. Creates a message if `generateErrorMessage` is true.
SliceBoundsVerificationResult verifyInBoundsSlice(
    llvm::ArrayRef<int64_t> shape, llvm::ArrayRef<int64_t> staticOffsets,
    llvm::ArrayRef<int64_t> staticSizes, llvm::ArrayRef<int64_t> staticStrides,
    bool generateErrorMessage = false);
SliceBoundsVerificationResult
verifyInBoundsSlice(llvm::ArrayRef<int64_t> shape,
                    llvm::ArrayRef<OpFoldResult> mixedOffsets,
                    llvm::ArrayRef<OpFoldResult> mixedSizes,
                    llvm::ArrayRef<OpFoldResult> mixedStrides,
                    bool generateErrorMessage = false);

namespace OpTrait {
struct DistinctObjectsTrait {
  static const Trait descriptor;
};
} // namespace OpTrait

} // namespace mlir

#include "core/interfaces/view_like.h.inc"

#endif // CORE_INTERFACES_VIEW_LIKE_H
