// SPDX-License-Identifier: Apache-2.0
#include "dialects/utils/rank_reduction.h"

using namespace mlir;

std::optional<llvm::SmallDenseSet<unsigned>>
mlir::computeRankReductionMask(ArrayRef<int64_t> originalShape,
                               ArrayRef<int64_t> reducedShape,
                               bool matchDynamic) {
  auto isSame = [&](int64_t a, int64_t b) {
    return a == b || (matchDynamic &&
                      (ShapedType::isDynamic(a) || ShapedType::isDynamic(b)));
  };
  // Matches sizes from the front. A size without a match must be 1 and is
  // dropped.
  llvm::SmallDenseSet<unsigned> leftOut;
  for (auto [dim, size] : llvm::enumerate(originalShape)) {
    if (!reducedShape.empty() && isSame(size, reducedShape.front()))
      reducedShape = reducedShape.drop_front();
    else if (size == 1)
      leftOut.insert(dim);
    else
      return std::nullopt;
  }
  if (!reducedShape.empty())
    return std::nullopt;
  return leftOut;
}

SliceVerificationResult
mlir::isRankReducedType(ShapedType originalType,
                        ShapedType candidateReducedType) {
  ArrayRef<int64_t> original = originalType.getShape();
  ArrayRef<int64_t> candidate = candidateReducedType.getShape();
  if (candidate.size() > original.size())
    return SliceVerificationResult::RankTooLarge;
  if (!computeRankReductionMask(original, candidate))
    return SliceVerificationResult::SizeMismatch;
  if (originalType.getElementType() != candidateReducedType.getElementType())
    return SliceVerificationResult::ElemTypeMismatch;
  return SliceVerificationResult::Success;
}
