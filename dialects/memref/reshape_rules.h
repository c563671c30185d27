// SPDX-License-Identifier: Apache-2.0
//
// Folder and rules of pairs of operations that split and join dimensions by
// groups: `expand_shape` and `collapse_shape` of a dialect.
#ifndef DIALECTS_MEMREF_RESHAPE_RULES_H
#define DIALECTS_MEMREF_RESHAPE_RULES_H

#include "core/interfaces/static_values.h"
#include "core/ir/matchers.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/arith/arith.h"
#include "dialects/memref/group_search.h"

namespace mlir {

/// Whether it is a memref whose elements are not one after the other.
inline bool hasNonIdentityLayout(Type type) {
  auto memref = dyn_cast<MemRefType>(type);
  return memref && !memref.getLayout().isIdentity();
}

namespace detail {
inline size_t countDynamic(ArrayRef<int64_t> shape) {
  return llvm::count_if(shape, ShapedType::isDynamic);
}
} // namespace detail

/// reshape(x) -> x, of one type
/// reshape(dense constant) -> dense constant
/// reshape(inverse(x)) -> x, of one type, if no dynamic sizes can have moved
/// from one dimension to another
template <typename ReshapeOpTy, typename InverseReshapeOpTy>
OpFoldResult foldReshapeOp(ReshapeOpTy op, ArrayRef<Attribute> operands) {
  const auto type = op.getResultType();
  if (op.getSrcType() == type)
    return Value(op.getSrc());
  if (auto elements = dyn_cast_or_null<DenseElementsAttr>(operands.front()))
    if (isa<TensorType>(Type(type)) && type.hasStaticShape())
      return Attribute(elements.reshape(type));

  auto inverse = op.getSrc().template getDefiningOp<InverseReshapeOpTy>();
  if (!inverse || inverse.getSrcType() != type)
    return nullptr;
  const ArrayRef<int64_t> shape = type.getShape();
  if (detail::countDynamic(shape) < 2)
    return Value(inverse.getSrc());
  const auto groups = op.getReassociationIndices();
  if (groups != inverse.getReassociationIndices())
    return nullptr;
  const bool expandsFirst = type.getRank() < inverse.getResultType().getRank();
  if (expandsFirst || llvm::all_of(groups, [&](ReassociationIndicesRef group) {
        return detail::countDynamic(shape.slice(group.front(), group.size())) <
               2;
      }))
    return Value(inverse.getSrc());
  return nullptr;
}

enum class ReshapeOpKind { kExpand, kCollapse };

/// collapse(collapse(x)) -> collapse(x), expand(expand(x)) -> expand(x)
/// of identity layouts.
template <typename ReshapeOpTy, ReshapeOpKind opKind>
struct ComposeReassociativeReshapeOps : OpRewritePattern<ReshapeOpTy> {
  using OpRewritePattern<ReshapeOpTy>::OpRewritePattern;

  LogicalResult matchAndRewrite(ReshapeOpTy op,
                                PatternRewriter &rewriter) const override {
    auto inner = op.getSrc().template getDefiningOp<ReshapeOpTy>();
    if (!inner || hasNonIdentityLayout(inner.getSrcType()) ||
        hasNonIdentityLayout(op.getSrcType()) ||
        hasNonIdentityLayout(op.getResultType()))
      return failure();
    auto groups = composeReassociationIndices(inner.getReassociationIndices(),
                                              op.getReassociationIndices(),
                                              rewriter.getContext());
    if (!groups)
      return failure();
    const ArrayRef<ReassociationIndices> composed = *groups;
    Value source = inner.getSrc();
    const Type type = op.getResultType();
    if constexpr (opKind == ReshapeOpKind::kExpand) {
      const SmallVector<OpFoldResult> shape = op.getMixedOutputShape();
      rewriter.replaceOpWithNewOp<ReshapeOpTy>(op, type, source, composed,
                                               ArrayRef<OpFoldResult>(shape));
    } else {
      rewriter.replaceOpWithNewOp<ReshapeOpTy>(op, type, source, composed);
    }
    return success();
  }
};

/// collapse(expand(x)) -> collapse(x), expand(x) or, of one rank, cast(x)
/// where the groups of one are made of whole groups of the other; of identity
/// layouts. The sizes of the new expand are products of those of the old one.
template <typename CollapseOpTy, typename ExpandOpTy, typename CastOpTy,
          typename DimOpTy, typename TensorTy>
struct ComposeCollapseOfExpandOp : OpRewritePattern<CollapseOpTy> {
  using OpRewritePattern<CollapseOpTy>::OpRewritePattern;

  LogicalResult matchAndRewrite(CollapseOpTy collapse,
                                PatternRewriter &rewriter) const override {
    auto expand = collapse.getSrc().template getDefiningOp<ExpandOpTy>();
    if (!expand || hasNonIdentityLayout(collapse.getSrcType()) ||
        hasNonIdentityLayout(expand.getSrcType()) ||
        hasNonIdentityLayout(expand.getResultType()))
      return failure();
    const ShapedType sourceType = expand.getSrcType();
    const ShapedType type = collapse.getResultType();
    if (sourceType == type)
      return failure();

    const int64_t sourceRank = sourceType.getRank(), rank = type.getRank();
    const auto expandGroups = expand.getReassociationIndices();
    const auto collapseGroups = collapse.getReassociationIndices();
    auto groups = sourceRank > rank ? gather(expandGroups, collapseGroups)
                                    : gather(collapseGroups, expandGroups);
    if (!groups)
      return failure();
    const ArrayRef<ReassociationIndices> gathered = *groups;
    Value source = expand.getSrc();
    if (sourceRank > rank) {
      rewriter.replaceOpWithNewOp<CollapseOpTy>(collapse, Type(type), source,
                                                gathered);
    } else if (sourceRank < rank) {
      const SmallVector<OpFoldResult> sizes =
          multiplySizes(collapse, expand, rewriter);
      rewriter.replaceOpWithNewOp<ExpandOpTy>(collapse, Type(type), source,
                                              gathered,
                                              ArrayRef<OpFoldResult>(sizes));
    } else {
      rewriter.replaceOpWithNewOp<CastOpTy>(collapse, Type(type), source);
    }
    return success();
  }

private:
  /// For each group of `coarse` the numbers of the groups of `fine` that it is
  /// made of; none if it cuts one.
  static std::optional<SmallVector<ReassociationIndices>>
  gather(ArrayRef<ReassociationIndices> fine,
         ArrayRef<ReassociationIndices> coarse) {
    SmallVector<ReassociationIndices> groups;
    size_t next = 0;
    for (ReassociationIndicesRef group : coarse) {
      ReassociationIndices &gathered = groups.emplace_back();
      while (next < fine.size()) {
        const int64_t last = fine[next].back();
        if (last > group.back())
          return std::nullopt;
        gathered.push_back(next++);
        if (last == group.back())
          break;
      }
    }
    return groups;
  }

  static SmallVector<OpFoldResult> multiplySizes(CollapseOpTy collapse,
                                                 ExpandOpTy expand,
                                                 PatternRewriter &rewriter) {
    const Location loc = collapse.getLoc();
    const SmallVector<OpFoldResult> sizes = expand.getMixedOutputShape();
    SmallVector<OpFoldResult> products;
    for (ReassociationIndicesRef group : collapse.getReassociationIndices()) {
      int64_t staticSize = 1;
      Value product;
      auto multiply = [&](Value size) {
        product = product ? arith::MulIOp::create(rewriter, loc, product, size)
                                ->getResult(0)
                          : size;
      };
      for (int64_t dim : group) {
        if (std::optional<int64_t> size = getConstantIntValue(sizes[dim]))
          staticSize *= *size;
        else
          multiply(cast<Value>(sizes[dim]));
      }
      if (product && staticSize != 1)
        multiply(arith::ConstantIndexOp::create(rewriter, loc, staticSize)
                     ->getResult(0));
      products.push_back(
          product ? OpFoldResult(product)
                  : OpFoldResult(Attribute(rewriter.getIndexAttr(staticSize))));
    }
    return products;
  }
};

/// expand(collapse(x)) -> collapse(x) or expand(x)
/// where within each group one shape can be collapsed to the other in only one
/// way; of identity layouts.
template <typename ExpandOpTy, typename CollapseOpTy>
struct ComposeExpandOfCollapseOp : OpRewritePattern<ExpandOpTy> {
  using OpRewritePattern<ExpandOpTy>::OpRewritePattern;

  LogicalResult matchAndRewrite(ExpandOpTy expand,
                                PatternRewriter &rewriter) const override {
    auto collapse = expand.getSrc().template getDefiningOp<CollapseOpTy>();
    if (!collapse || hasNonIdentityLayout(expand.getSrcType()) ||
        hasNonIdentityLayout(collapse.getSrcType()) ||
        hasNonIdentityLayout(collapse.getResultType()))
      return failure();
    const ShapedType sourceType = collapse.getSrcType();
    const ShapedType type = expand.getResultType();
    const int64_t sourceRank = sourceType.getRank(), rank = type.getRank();
    if (sourceRank == rank)
      return failure();

    const auto sourceGroups = collapse.getReassociationIndices();
    const auto resultGroups = expand.getReassociationIndices();
    auto groups = sourceRank > rank
                      ? findGroups(sourceGroups, resultGroups,
                                   sourceType.getShape(), type.getShape())
                      : findGroups(resultGroups, sourceGroups, type.getShape(),
                                   sourceType.getShape());
    if (!groups)
      return failure();
    const ArrayRef<ReassociationIndices> found = *groups;
    Value source = collapse.getSrc();
    if (sourceRank > rank) {
      rewriter.replaceOpWithNewOp<CollapseOpTy>(expand, Type(type), source,
                                                found);
      return success();
    }
    const SmallVector<OpFoldResult> sizes = expand.getMixedOutputShape();
    rewriter.replaceOpWithNewOp<ExpandOpTy>(expand, Type(type), source, found,
                                            ArrayRef<OpFoldResult>(sizes));
    return success();
  }

private:
  /// The groups that collapse the finer shape to the coarser one, each within a
  /// group of both.
  static std::optional<SmallVector<ReassociationIndices>>
  findGroups(ArrayRef<ReassociationIndices> fineGroups,
             ArrayRef<ReassociationIndices> coarseGroups,
             ArrayRef<int64_t> fineShape, ArrayRef<int64_t> coarseShape) {
    if (fineGroups.empty())
      return getReassociationIndicesForCollapse(fineShape, coarseShape);
    SmallVector<ReassociationIndices> groups;
    for (auto [fine, coarse] : llvm::zip_equal(fineGroups, coarseGroups)) {
      const auto finePart = fineShape.slice(fine.front(), fine.size());
      const auto coarsePart = coarseShape.slice(coarse.front(), coarse.size());
      if (detail::countDynamic(finePart) >= 2 &&
          detail::countDynamic(coarsePart) >= 2)
        return std::nullopt;
      std::optional<SmallVector<ReassociationIndices>> parts;
      if (finePart != coarsePart)
        parts = getReassociationIndicesForCollapse(finePart, coarsePart);
      else
        for (auto [i, dim] : llvm::enumerate(fine))
          (parts ? *parts : parts.emplace()).emplace_back(1, int64_t(i));
      if (!parts)
        return std::nullopt;
      for (ReassociationIndicesRef part : *parts) {
        ReassociationIndices &group = groups.emplace_back();
        for (int64_t index : part)
          group.push_back(fine.front() + index);
      }
    }
    return groups;
  }
};

} // namespace mlir

#endif // DIALECTS_MEMREF_RESHAPE_RULES_H
