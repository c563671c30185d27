// SPDX-License-Identifier: Apache-2.0
#include "dialects/utils/reshape.h"

#include "dialects/arith/arith.h"
#include "dialects/utils/index_arithmetic.h"

using namespace mlir;

/// Appends to `group` the source dimensions from `next` on whose product is
/// `target`, a static size. Fails if no sequence has this product.
static LogicalResult takeStaticGroup(ArrayRef<int64_t> sourceShape,
                                     int64_t target, size_t &next,
                                     ReassociationIndices &group) {
  int64_t product = 1;
  while (next != sourceShape.size() &&
         !ShapedType::isDynamic(sourceShape[next])) {
    product = multiplyIndices(product, sourceShape[next]);
    if (product > target)
      return failure();
    group.push_back(next++);
    if (product == target)
      return success();
  }
  return failure();
}

/// Appends to `group` the source dimensions from `next` on up to the first
/// dynamic one. Fails if there is none.
static LogicalResult takeDynamicGroup(ArrayRef<int64_t> sourceShape,
                                      size_t &next,
                                      ReassociationIndices &group) {
  while (next != sourceShape.size()) {
    group.push_back(next);
    if (ShapedType::isDynamic(sourceShape[next++]))
      return success();
  }
  return failure();
}

std::optional<SmallVector<ReassociationIndices>>
mlir::getReassociationIndicesForCollapse(ArrayRef<int64_t> sourceShape,
                                         ArrayRef<int64_t> targetShape) {
  if (sourceShape.size() <= targetShape.size())
    return std::nullopt;
  SmallVector<ReassociationIndices> groups;
  size_t next = 0;
  for (int64_t target : targetShape) {
    ReassociationIndices &group = groups.emplace_back();
    if (failed(ShapedType::isDynamic(target)
                   ? takeDynamicGroup(sourceShape, next, group)
                   : takeStaticGroup(sourceShape, target, next, group)))
      return std::nullopt;
  }
  // The last group takes the remaining dimensions. If it is static, they must
  // be dynamic or of size 1.
  const bool lastIsStatic =
      targetShape.empty() || !ShapedType::isDynamic(targetShape.back());
  for (; next != sourceShape.size(); ++next) {
    if (lastIsStatic && !ShapedType::isDynamic(sourceShape[next]) &&
        sourceShape[next] != 1)
      return std::nullopt;
    if (!groups.empty())
      groups.back().push_back(next);
  }
  return groups;
}

std::optional<SmallVector<ReassociationIndices>>
mlir::getReassociationIndicesForReshape(ShapedType sourceType,
                                        ShapedType targetType) {
  if (sourceType.getRank() == targetType.getRank())
    return std::nullopt;
  if (sourceType.getRank() < targetType.getRank())
    std::swap(sourceType, targetType);
  return getReassociationIndicesForCollapse(sourceType.getShape(),
                                            targetType.getShape());
}

std::optional<SmallVector<ReassociationIndices>>
mlir::composeReassociationIndices(
    ArrayRef<ReassociationIndices> producerReassociations,
    ArrayRef<ReassociationIndices> consumerReassociations, MLIRContext *) {
  ArrayRef<ReassociationIndices> fine = producerReassociations;
  ArrayRef<ReassociationIndices> coarse = consumerReassociations;
  if (fine.size() == coarse.size())
    return std::nullopt;
  if (fine.size() < coarse.size())
    std::swap(fine, coarse);
  SmallVector<ReassociationIndices> groups;
  if (coarse.empty())
    return groups;
  size_t numDims = 0;
  for (const ReassociationIndices &group : coarse)
    numDims += group.size();
  if (numDims != fine.size())
    return std::nullopt;
  for (const ReassociationIndices &group : coarse) {
    ReassociationIndices &composed = groups.emplace_back();
    for (int64_t dim : group)
      llvm::append_range(composed, fine[dim]);
  }
  return groups;
}

std::optional<SmallVector<ReassociationIndices>>
detail::groupReassociations(ArrayRef<ReassociationIndices> fine,
                            ArrayRef<ReassociationIndices> coarse) {
  SmallVector<ReassociationIndices> groups;
  size_t next = 0;
  for (const ReassociationIndices &outer : coarse) {
    ReassociationIndices &group = groups.emplace_back();
    while (next != fine.size()) {
      const int64_t last = fine[next].back();
      if (last > outer.back())
        return std::nullopt;
      group.push_back(next++);
      if (last == outer.back())
        break;
    }
  }
  return groups;
}

/// Appends the reassociation of one group: its dimensions in the source,
/// starting at `firstDim`, collapse to its dimensions in the result. Fails if
/// there is no reassociation or it is ambiguous.
static LogicalResult addSubGroups(ArrayRef<int64_t> source,
                                  ArrayRef<int64_t> result, int64_t firstDim,
                                  SmallVector<ReassociationIndices> &groups) {
  if (llvm::count_if(source, ShapedType::isDynamic) >= 2 &&
      llvm::count_if(result, ShapedType::isDynamic) >= 2)
    return failure();
  if (source.size() == result.size()) {
    for (size_t i = 0; i != source.size(); ++i)
      groups.emplace_back(1, firstDim + static_cast<int64_t>(i));
    return success(source == result);
  }
  auto parts = getReassociationIndicesForCollapse(source, result);
  if (!parts)
    return failure();
  for (const ReassociationIndices &part : *parts) {
    ReassociationIndices &group = groups.emplace_back();
    for (int64_t dim : part)
      group.push_back(firstDim + dim);
  }
  return success();
}

std::optional<SmallVector<ReassociationIndices>>
detail::findCollapsingReassociation(
    ArrayRef<ReassociationIndices> srcReassociation,
    ArrayRef<ReassociationIndices> resultReassociation,
    ArrayRef<int64_t> srcShape, ArrayRef<int64_t> resultShape) {
  if (srcReassociation.empty())
    return getReassociationIndicesForCollapse(srcShape, resultShape);
  SmallVector<ReassociationIndices> groups;
  for (auto [source, result] : llvm::zip(srcReassociation, resultReassociation))
    if (failed(addSubGroups(srcShape.slice(source.front(), source.size()),
                            resultShape.slice(result.front(), result.size()),
                            source.front(), groups)))
      return std::nullopt;
  return groups;
}

SmallVector<OpFoldResult>
detail::multiplyGroups(OpBuilder &builder, Location location,
                       ArrayRef<OpFoldResult> sizes,
                       ArrayRef<ReassociationIndices> groups) {
  SmallVector<OpFoldResult> products;
  for (const ReassociationIndices &group : groups) {
    int64_t constant = 1;
    Value product;
    for (int64_t dim : group) {
      if (std::optional<int64_t> size = getConstantIntValue(sizes[dim])) {
        constant = multiplyIndices(constant, *size);
        continue;
      }
      Value size = cast<Value>(sizes[dim]);
      product =
          product
              ? Value(arith::MulIOp::create(builder, location, product, size))
              : size;
    }
    if (product && constant != 1)
      product = arith::MulIOp::create(builder, location, product,
                                      createIndex(builder, location, constant));
    // A list of static integers cannot hold this constant.
    if (!product && ShapedType::isDynamic(constant))
      product = createIndex(builder, location, constant);
    products.push_back(product ? OpFoldResult(product)
                               : OpFoldResult(builder.getIndexAttr(constant)));
  }
  return products;
}

bool detail::isInverseReshape(ArrayRef<int64_t> shape, size_t innerRank,
                              ArrayRef<ReassociationIndices> groups,
                              ArrayRef<ReassociationIndices> innerGroups) {
  if (llvm::count_if(shape, ShapedType::isDynamic) < 2)
    return true;
  if (groups != innerGroups)
    return false;
  // The inner operation collapses and this one expands in the same groups.
  if (shape.size() < innerRank)
    return true;
  return llvm::all_of(groups, [&](const ReassociationIndices &group) {
    return llvm::count_if(shape.slice(group.front(), group.size()),
                          ShapedType::isDynamic) < 2;
  });
}

bool detail::hasNonIdentityLayout(Type type) {
  auto memref = dyn_cast<MemRefType>(type);
  return memref && !memref.getLayout().isIdentity();
}
