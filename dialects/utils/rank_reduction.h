// SPDX-License-Identifier: Apache-2.0
//
// Shapes that drop dimensions of size 1.
#ifndef DIALECTS_UTILS_RANK_REDUCTION_H
#define DIALECTS_UTILS_RANK_REDUCTION_H

#include <optional>

#include "core/ir/builtin/builtin_type_interfaces.h"
#include "core/support/llvm.h"
#include "llvm/ADT/DenseSet.h"

namespace mlir {

/// Returns the dimensions of the original shape that the reduced shape drops;
/// the last possible ones if there is a choice. Returns nullopt if the reduced
/// shape does not result from dropping dimensions of size 1. With
/// `matchDynamic` a dynamic size equals any other.
std::optional<llvm::SmallDenseSet<unsigned>>
computeRankReductionMask(ArrayRef<int64_t> originalShape,
                         ArrayRef<int64_t> reducedShape,
                         bool matchDynamic = false);

/// The reason why a type is not the type of a slice.
enum class SliceVerificationResult {
  Success,
  RankTooLarge,
  SizeMismatch,
  ElemTypeMismatch,
  // Returned by callers that compare layouts and memory spaces.
  MemSpaceMismatch,
  LayoutMismatch
};

/// Compares rank, sizes and element type, in this order.
SliceVerificationResult isRankReducedType(ShapedType originalType,
                                          ShapedType candidateReducedType);

} // namespace mlir

#endif // DIALECTS_UTILS_RANK_REDUCTION_H
