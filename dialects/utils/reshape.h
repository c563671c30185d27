// SPDX-License-Identifier: Apache-2.0
//
// Folds and canonicalization of operations that expand or collapse adjacent
// dimensions, and composition of their reassociations.
#ifndef DIALECTS_UTILS_RESHAPE_H
#define DIALECTS_UTILS_RESHAPE_H

#include <optional>

#include "core/interfaces/static_values.h"
#include "core/ir/builtin/elements.h"
#include "core/rewrite/rewriter.h"
#include "dialects/utils/reassociation.h"

namespace mlir {

/// Returns groups of adjacent source dimensions whose sizes are those of the
/// target, or nullopt if there are none or the sizes do not decide. The source
/// must have the higher rank. The group of a dynamic target size ends at the
/// first dynamic source size.
std::optional<SmallVector<ReassociationIndices>>
getReassociationIndicesForCollapse(ArrayRef<int64_t> sourceShape,
                                   ArrayRef<int64_t> targetShape);
/// Returns such groups for two types. Either may have the higher rank.
std::optional<SmallVector<ReassociationIndices>>
getReassociationIndicesForReshape(ShapedType sourceType, ShapedType targetType);

/// Composes the reassociations of two reshapes of the same kind. Returns
/// nullopt if both have the same number of groups or if they do not match.
std::optional<SmallVector<ReassociationIndices>> composeReassociationIndices(
    ArrayRef<ReassociationIndices> producerReassociations,
    ArrayRef<ReassociationIndices> consumerReassociations,
    MLIRContext *context);

namespace detail {
/// Returns `fine`, the groups of the shape of higher rank, as groups of those
/// in `coarse`; nullopt if they do not match.
std::optional<SmallVector<ReassociationIndices>>
groupReassociations(ArrayRef<ReassociationIndices> fine,
                    ArrayRef<ReassociationIndices> coarse);

/// Returns the reassociation of the direct collapse from source to result,
/// where `srcReassociation` collapses the source to a shape that
/// `resultReassociation` expands to the result, which has a lower rank than the
/// source. Returns nullopt if the sizes do not decide.
std::optional<SmallVector<ReassociationIndices>>
findCollapsingReassociation(ArrayRef<ReassociationIndices> srcReassociation,
                            ArrayRef<ReassociationIndices> resultReassociation,
                            ArrayRef<int64_t> srcShape,
                            ArrayRef<int64_t> resultShape);

/// Returns the product of the sizes of each group. Creates multiplications.
SmallVector<OpFoldResult> multiplyGroups(OpBuilder &builder, Location location,
                                         ArrayRef<OpFoldResult> sizes,
                                         ArrayRef<ReassociationIndices> groups);

/// Returns true if a reshape with `groups` to `shape` inverts a reshape with
/// `innerGroups` from a type of the same shape to a type of rank `innerRank`.
bool isInverseReshape(ArrayRef<int64_t> shape, size_t innerRank,
                      ArrayRef<ReassociationIndices> groups,
                      ArrayRef<ReassociationIndices> innerGroups);

/// Returns true if `type` is a memref whose layout is not the identity.
bool hasNonIdentityLayout(Type type);
} // namespace detail

/// 1. reshape(x) : type of x  ->  x
/// 2. reshape(constant)  ->  constant, if the shape is static
/// 3. reshape(inverse(x))  ->  x, if the dynamic sizes are equal
template <typename ReshapeOpT, typename InverseOpT>
OpFoldResult foldReshapeOp(ReshapeOpT op, ArrayRef<Attribute> operands) {
  const ShapedType type = op.getResultType();
  // 1.
  if (op.getSrcType() == type)
    return Value(op.getSrc());
  // 2.
  if (auto elements = dyn_cast_or_null<DenseElementsAttr>(operands.front()))
    if (type.hasStaticShape())
      return Attribute(elements.reshape(type));
  // 3.
  auto inner = Value(op.getSrc()).getDefiningOp<InverseOpT>();
  if (!inner || inner.getSrcType() != type ||
      !detail::isInverseReshape(
          type.getShape(), inner.getResultType().getRank(),
          op.getReassociationIndices(), inner.getReassociationIndices()))
    return {};
  return Value(inner.getSrc());
}

/// expand(expand(x))  ->  expand(x); the same for collapse
template <typename ReshapeOpT>
LogicalResult composeReshapes(ReshapeOpT op, PatternRewriter &rewriter) {
  auto inner = Value(op.getSrc()).getDefiningOp<ReshapeOpT>();
  if (!inner || detail::hasNonIdentityLayout(inner.getSrcType()) ||
      detail::hasNonIdentityLayout(op.getSrcType()) ||
      detail::hasNonIdentityLayout(op.getResultType()))
    return failure();
  auto groups = composeReassociationIndices(inner.getReassociationIndices(),
                                            op.getReassociationIndices(),
                                            rewriter.getContext());
  if (!groups)
    return failure();
  if constexpr (requires { op.getMixedOutputShape(); })
    rewriter.replaceOpWithNewOp<ReshapeOpT>(op, Type(op.getResultType()),
                                            Value(inner.getSrc()), *groups,
                                            op.getMixedOutputShape());
  else
    rewriter.replaceOpWithNewOp<ReshapeOpT>(op, Type(op.getResultType()),
                                            Value(inner.getSrc()), *groups);
  return success();
}

/// collapse(expand(x))  ->  collapse(x), expand(x) or cast(x)
/// The ranks of source and result select the operation.
template <typename CollapseOpT, typename ExpandOpT, typename CastOpT>
LogicalResult composeCollapseOfExpand(CollapseOpT op,
                                      PatternRewriter &rewriter) {
  auto expand = Value(op.getSrc()).getDefiningOp<ExpandOpT>();
  if (!expand || detail::hasNonIdentityLayout(op.getSrcType()) ||
      detail::hasNonIdentityLayout(expand.getSrcType()))
    return failure();
  const ShapedType source = expand.getSrcType(), result = op.getResultType();
  if (source == result)
    return failure();
  const bool collapses = source.getRank() > result.getRank();
  const SmallVector<ReassociationIndices, 4> ofExpand =
      expand.getReassociationIndices();
  const SmallVector<ReassociationIndices, 4> ofCollapse =
      op.getReassociationIndices();
  auto groups = detail::groupReassociations(collapses ? ofExpand : ofCollapse,
                                            collapses ? ofCollapse : ofExpand);
  if (!groups)
    return failure();
  Value input = expand.getSrc();
  if (collapses)
    rewriter.replaceOpWithNewOp<CollapseOpT>(op, Type(result), input, *groups);
  else if (source.getRank() < result.getRank())
    rewriter.replaceOpWithNewOp<ExpandOpT>(
        op, Type(result), input, *groups,
        detail::multiplyGroups(rewriter, op.getLoc(),
                               expand.getMixedOutputShape(), ofCollapse));
  else
    rewriter.replaceOpWithNewOp<CastOpT>(op, Type(result), input);
  return success();
}

/// expand(collapse(x))  ->  collapse(x) or expand(x)
/// The ranks of source and result select the operation.
template <typename ExpandOpT, typename CollapseOpT>
LogicalResult composeExpandOfCollapse(ExpandOpT op, PatternRewriter &rewriter) {
  auto collapse = Value(op.getSrc()).getDefiningOp<CollapseOpT>();
  if (!collapse || detail::hasNonIdentityLayout(op.getSrcType()) ||
      detail::hasNonIdentityLayout(collapse.getSrcType()))
    return failure();
  const ShapedType source = collapse.getSrcType(), result = op.getResultType();
  if (source.getRank() == result.getRank())
    return failure();
  const bool collapses = source.getRank() > result.getRank();
  const SmallVector<ReassociationIndices, 4> ofCollapse =
      collapse.getReassociationIndices();
  const SmallVector<ReassociationIndices, 4> ofExpand =
      op.getReassociationIndices();
  auto groups = detail::findCollapsingReassociation(
      collapses ? ofCollapse : ofExpand, collapses ? ofExpand : ofCollapse,
      collapses ? source.getShape() : result.getShape(),
      collapses ? result.getShape() : source.getShape());
  if (!groups)
    return failure();
  if (collapses)
    rewriter.replaceOpWithNewOp<CollapseOpT>(op, Type(result),
                                             Value(collapse.getSrc()), *groups);
  else
    rewriter.replaceOpWithNewOp<ExpandOpT>(op, Type(result),
                                           Value(collapse.getSrc()), *groups,
                                           op.getMixedOutputShape());
  return success();
}

} // namespace mlir

#endif // DIALECTS_UTILS_RESHAPE_H
