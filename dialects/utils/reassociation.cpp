// SPDX-License-Identifier: Apache-2.0
#include "dialects/utils/reassociation.h"

#include "dialects/arith/arith.h"
#include "dialects/utils/index_arithmetic.h"

using namespace mlir;

ArrayAttr mlir::getReassociationIndicesAttribute(
    Builder &builder, ArrayRef<ReassociationIndices> reassociation) {
  SmallVector<Attribute> groups;
  for (ReassociationIndicesRef group : reassociation)
    groups.push_back(builder.getI64ArrayAttr(group));
  return builder.getArrayAttr(groups);
}

SmallVector<ReassociationIndices, 2> mlir::convertReassociationMapsToIndices(
    ArrayRef<ReassociationExprs> reassociationExprs) {
  SmallVector<ReassociationIndices, 2> groups;
  for (const ReassociationExprs &exprs : reassociationExprs) {
    ReassociationIndices &group = groups.emplace_back();
    for (AffineExpr expr : exprs)
      group.push_back(cast<AffineDimExpr>(expr).getPosition());
  }
  return groups;
}

SmallVector<ReassociationExprs, 4> mlir::convertReassociationIndicesToExprs(
    MLIRContext *context, ArrayRef<ReassociationIndices> reassociationIndices) {
  SmallVector<ReassociationExprs, 4> groups;
  for (ReassociationIndicesRef indices : reassociationIndices) {
    ReassociationExprs &group = groups.emplace_back();
    for (int64_t index : indices)
      group.push_back(getAffineDimExpr(index, context));
  }
  return groups;
}

SmallVector<AffineMap, 4>
mlir::getSymbolLessAffineMaps(ArrayRef<ReassociationExprs> reassociation) {
  int64_t maxDim = -1, maxSymbol = -1;
  getMaxDimAndSymbol(reassociation, maxDim, maxSymbol);
  assert(maxSymbol == -1 && "a reassociation has no symbols");
  SmallVector<AffineMap, 4> maps;
  for (const ReassociationExprs &group : reassociation)
    maps.push_back(group.empty() ? AffineMap()
                                 : AffineMap::get(maxDim + 1, 0, group,
                                                  group.front().getContext()));
  return maps;
}

/// Returns the only dynamic size of a group: the size of the group divided by
/// the product of its static sizes.
static OpFoldResult divideGroup(OpBuilder &builder, Location location,
                                OpFoldResult groupSize, int64_t staticSize) {
  if (staticSize == 1)
    return groupSize;
  Value size = dyn_cast_if_present<Value>(groupSize);
  if (!size)
    size = createIndex(builder, location, *getConstantIntValue(groupSize));
  return Value(arith::DivSIOp::create(
      builder, location, size, createIndex(builder, location, staticSize)));
}

std::optional<SmallVector<OpFoldResult>>
mlir::inferExpandShapeOutputShape(OpBuilder &builder, Location location,
                                  ShapedType expandedType,
                                  ArrayRef<ReassociationIndices> reassociation,
                                  ArrayRef<OpFoldResult> inputShape) {
  SmallVector<OpFoldResult> sizes;
  for (int64_t size : expandedType.getShape())
    sizes.push_back(ShapedType::isDynamic(size)
                        ? OpFoldResult()
                        : OpFoldResult(builder.getIndexAttr(size)));
  for (auto [group, groupSize] : llvm::zip_equal(reassociation, inputShape)) {
    std::optional<int64_t> dynamicDim;
    int64_t staticSize = 1;
    for (int64_t dim : group) {
      const int64_t size = expandedType.getShape()[dim];
      if (!ShapedType::isDynamic(size))
        staticSize = multiplyIndices(staticSize, size);
      else if (dynamicDim)
        return std::nullopt;
      else
        dynamicDim = dim;
    }
    if (dynamicDim)
      sizes[*dynamicDim] =
          divideGroup(builder, location, groupSize, staticSize);
  }
  return sizes;
}
