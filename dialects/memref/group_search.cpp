// SPDX-License-Identifier: Apache-2.0
#include "dialects/memref/group_search.h"

using namespace mlir;

namespace {

/// Dimensions from `first` to the one before `end`.
struct DimRange {
  unsigned first, end;

  bool contains(unsigned dim) const { return first <= dim && dim < end; }
  bool overlaps(DimRange other) const {
    return first < other.end && other.first < end;
  }
};

} // namespace

/// From `first` on the dimensions up to the first dynamic one, or, of the last
/// group, all; none if none is dynamic.
static std::optional<DimRange> findDynamic(ArrayRef<int64_t> shape,
                                           unsigned first, bool isLast) {
  unsigned dim = first;
  while (dim < shape.size() && !ShapedType::isDynamic(shape[dim]))
    ++dim;
  if (dim == shape.size())
    return std::nullopt;
  return DimRange{first, isLast ? unsigned(shape.size()) : dim + 1};
}

/// From `first` on the first static dimensions whose product is `size`; of the
/// last group with the sizes of 1 behind. They may begin later than `first`.
static std::optional<DimRange>
findStatic(ArrayRef<int64_t> shape, unsigned first, int64_t size, bool isLast) {
  DimRange range = {first, first};
  std::optional<DimRange> found;
  __int128 product = 1;
  for (unsigned dim = first; dim < shape.size() && (!found || isLast); ++dim) {
    if (ShapedType::isDynamic(shape[dim])) {
      if (found)
        break;
      product = 1;
      range = {dim + 1, dim + 1};
      continue;
    }
    product *= shape[dim];
    range.end = dim + 1;
    if (product > size && found)
      break;
    // Too much: dimensions at the front go.
    for (; product > size && range.end - range.first > 1; ++range.first)
      product /= shape[range.first];
    if (product == size || found)
      found = range;
  }
  return found;
}

/// A group for each target size, from the left to the right. Dimensions that
/// one leaves out before it belong to the group before, which is dynamic.
static std::optional<SmallVector<DimRange>>
findRanges(ArrayRef<int64_t> sourceShape, ArrayRef<int64_t> targetShape) {
  SmallVector<DimRange> ranges;
  unsigned next = 0;
  for (auto [i, size] : llvm::enumerate(targetShape)) {
    const bool isLast = i + 1 == targetShape.size();
    const auto range = ShapedType::isDynamic(size)
                           ? findDynamic(sourceShape, next, isLast)
                           : findStatic(sourceShape, next, size, isLast);
    if (!range)
      return std::nullopt;
    if (range->first > next) {
      if (i == 0 || !ShapedType::isDynamic(targetShape[i - 1]))
        return std::nullopt;
      ranges.back().end = range->first;
    }
    next = range->end;
    ranges.push_back(*range);
  }
  if (next != sourceShape.size())
    return std::nullopt;
  return ranges;
}

/// The same from the right to the left.
static std::optional<SmallVector<DimRange>>
findRangesBackwards(ArrayRef<int64_t> sourceShape,
                    ArrayRef<int64_t> targetShape) {
  const auto source = llvm::to_vector(llvm::reverse(sourceShape));
  const auto target = llvm::to_vector(llvm::reverse(targetShape));
  auto ranges = findRanges(source, target);
  if (!ranges)
    return std::nullopt;
  const unsigned size = source.size();
  SmallVector<DimRange> result;
  for (DimRange range : llvm::reverse(*ranges))
    result.push_back({size - range.end, size - range.first});
  return result;
}

static ReassociationIndices getIndices(DimRange range) {
  ReassociationIndices indices;
  for (unsigned dim = range.first; dim < range.end; ++dim)
    indices.push_back(dim);
  return indices;
}

std::optional<SmallVector<ReassociationIndices>>
mlir::getReassociationIndicesForCollapse(ArrayRef<int64_t> sourceShape,
                                         ArrayRef<int64_t> targetShape) {
  if (sourceShape.size() <= targetShape.size())
    return std::nullopt;
  if (targetShape.empty()) {
    for (int64_t size : sourceShape)
      if (size != 1 && !ShapedType::isDynamic(size))
        return std::nullopt;
    return SmallVector<ReassociationIndices>{
        getIndices({0, unsigned(sourceShape.size())})};
  }
  // Both directions find the same, or there is more than one way.
  const auto forwards = findRanges(sourceShape, targetShape);
  const auto backwards = findRangesBackwards(sourceShape, targetShape);
  if (!forwards || !backwards)
    return std::nullopt;
  SmallVector<ReassociationIndices> groups;
  for (auto [a, b] : llvm::zip_equal(*forwards, *backwards)) {
    if (!a.overlaps(b))
      return std::nullopt;
    for (unsigned dim = std::min(a.first, b.first);
         dim < std::max(a.end, b.end); ++dim)
      if (a.contains(dim) != b.contains(dim) && sourceShape[dim] != 1)
        return std::nullopt;
    groups.push_back(getIndices(a));
  }
  return groups;
}

std::optional<SmallVector<ReassociationIndices>>
mlir::composeReassociationIndices(
    ArrayRef<ReassociationIndices> producerReassociations,
    ArrayRef<ReassociationIndices> consumerReassociations, MLIRContext *) {
  ArrayRef<ReassociationIndices> finer = producerReassociations;
  ArrayRef<ReassociationIndices> coarser = consumerReassociations;
  if (finer.size() == coarser.size())
    return std::nullopt;
  if (finer.size() < coarser.size())
    std::swap(finer, coarser);
  SmallVector<ReassociationIndices> groups;
  if (coarser.empty())
    return groups;
  size_t numDims = 0;
  for (ReassociationIndicesRef group : coarser)
    numDims += group.size();
  if (finer.size() != numDims)
    return std::nullopt;
  for (ReassociationIndicesRef group : coarser) {
    ReassociationIndices &composed = groups.emplace_back();
    for (int64_t index : group)
      llvm::append_range(composed, finer[index]);
  }
  return groups;
}
