// SPDX-License-Identifier: Apache-2.0
//
// Shapes that leave out dimensions of size 1.
#ifndef DIALECTS_UTILS_RANK_REDUCTION_H
#define DIALECTS_UTILS_RANK_REDUCTION_H

#include <optional>

#include "core/ir/builtin_type_interfaces.h"
#include "core/support/llvm.h"
#include "llvm/ADT/DenseSet.h"

namespace mlir {

/// Which dimensions of the original shape are left out, the last that can be;
/// none if the other shape cannot be had by leaving out dimensions of size 1.
/// With `matchDynamic` a dynamic size equals any.
std::optional<llvm::SmallDenseSet<unsigned>>
computeRankReductionMask(ArrayRef<int64_t> originalShape,
                         ArrayRef<int64_t> reducedShape,
                         bool matchDynamic = false);

/// Why a type is not that of a slice.
enum class SliceVerificationResult {
  Success,
  RankTooLarge,
  SizeMismatch,
  ElemTypeMismatch,
  // Found by those who know of layouts and memory spaces.
  MemSpaceMismatch,
  LayoutMismatch
};

/// Compares rank, sizes and element type, in this order.
SliceVerificationResult isRankReducedType(ShapedType originalType,
                                          ShapedType candidateReducedType);

} // namespace mlir

#endif // DIALECTS_UTILS_RANK_REDUCTION_H
