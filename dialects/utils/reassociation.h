// SPDX-License-Identifier: Apache-2.0
//
// Reassociations: for each dimension of the shape of lower rank, the group of
// adjacent dimensions of the other shape that it corresponds to.
#ifndef DIALECTS_UTILS_REASSOCIATION_H
#define DIALECTS_UTILS_REASSOCIATION_H

#include <optional>

#include "core/ir/affine/affine_map.h"
#include "core/ir/structure/builders.h"
#include "core/support/llvm.h"

namespace mlir {

/// One group, as numbers or as dimension expressions.
using ReassociationIndices = SmallVector<int64_t, 2>;
using ReassociationIndicesRef = ArrayRef<int64_t>;
using ReassociationExprs = SmallVector<AffineExpr, 2>;

/// Returns the name of the attribute that holds the groups.
constexpr StringRef getReassociationAttrName() { return "reassociation"; }

/// Returns an array of arrays of i64 attributes.
ArrayAttr
getReassociationIndicesAttribute(Builder &builder,
                                 ArrayRef<ReassociationIndices> reassociation);

/// Convert dimension expressions to numbers and back.
SmallVector<ReassociationIndices, 2> convertReassociationMapsToIndices(
    ArrayRef<ReassociationExprs> reassociationExprs);
SmallVector<ReassociationExprs, 4> convertReassociationIndicesToExprs(
    MLIRContext *context, ArrayRef<ReassociationIndices> reassociationIndices);

/// Returns a map for each group. All maps have the same number of dimensions.
SmallVector<AffineMap, 4>
getSymbolLessAffineMaps(ArrayRef<ReassociationExprs> reassociation);

/// Returns the sizes of `expandedType`, whose groups have the sizes
/// `inputShape`. A dynamic size is the size of its group divided by the static
/// sizes of the group; the division is created if there are any. Returns
/// nullopt if a group has more than one dynamic size.
std::optional<SmallVector<OpFoldResult>>
inferExpandShapeOutputShape(OpBuilder &builder, Location location,
                            ShapedType expandedType,
                            ArrayRef<ReassociationIndices> reassociation,
                            ArrayRef<OpFoldResult> inputShape);

} // namespace mlir

#endif // DIALECTS_UTILS_REASSOCIATION_H
