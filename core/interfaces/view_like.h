// SPDX-License-Identifier: Apache-2.0
//
// Views of buffers, and parts of what has a shape.
#ifndef CORE_INTERFACES_VIEW_LIKE_H
#define CORE_INTERFACES_VIEW_LIKE_H

#include <array>
#include <string>

#include "core/interfaces/dynamic_index_list.h"
#include "core/interfaces/static_values.h"
#include "core/ir/op_definition.h"
#include "core/ir/trait.h"

namespace mlir {

class OffsetSizeAndStrideOpInterface;

namespace detail {
/// 1. As many operands as ShapedType::kDynamic stands for; 2. as many sizes as
/// offsets (or one offset) and strides; 3. as many as the operation says; 4. no
/// negative offsets and sizes.
LogicalResult verifyOffsetSizeAndStrideOp(OffsetSizeAndStrideOpInterface op);
bool sameOffsetsSizesAndStrides(
    OffsetSizeAndStrideOpInterface a, OffsetSizeAndStrideOpInterface b,
    llvm::function_ref<bool(OpFoldResult, OpFoldResult)> cmp);
/// How many of the values before `idx` are ShapedType::kDynamic.
unsigned getNumDynamicEntriesUpToIdx(llvm::ArrayRef<int64_t> staticVals,
                                     unsigned idx);
} // namespace detail

/// Whether there are as many integers as expected, and as many values as
/// ShapedType::kDynamic stands for among them; `name` is that of one, as in
/// "expected 2 offset values, got 1".
LogicalResult verifyListOfOperandsOrIntegers(Operation *op,
                                             llvm::StringRef name,
                                             unsigned expectedNumElements,
                                             llvm::ArrayRef<int64_t> attr,
                                             ValueRange values);

struct SliceBoundsVerificationResult {
  bool isValid;
  std::string errorMessage;
};

/// Whether a part is within a shape, as far as sizes, offsets and strides are
/// known; why not, if asked for.
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
