// SPDX-License-Identifier: Apache-2.0
//
// Reassociations: for each dimension of the shape that has fewer, the group of
// neighbouring dimensions of the other that it stands for.
#ifndef DIALECTS_UTILS_REASSOCIATION_H
#define DIALECTS_UTILS_REASSOCIATION_H

#include <optional>

#include "core/ir/affine_map.h"
#include "core/ir/builders.h"
#include "core/support/llvm.h"

namespace mlir {

/// One group: as numbers, and as dimension expressions.
using ReassociationIndices = SmallVector<int64_t, 2>;
using ReassociationIndicesRef = ArrayRef<int64_t>;
using ReassociationExprs = SmallVector<AffineExpr, 2>;

/// The name of the attribute that holds the groups.
constexpr StringRef getReassociationAttrName() { return "reassociation"; }

/// An array of arrays of i64.
ArrayAttr
getReassociationIndicesAttribute(Builder &builder,
                                 ArrayRef<ReassociationIndices> reassociation);

/// From dimension expressions to numbers and back.
SmallVector<ReassociationIndices, 2> convertReassociationMapsToIndices(
    ArrayRef<ReassociationExprs> reassociationExprs);
SmallVector<ReassociationExprs, 4> convertReassociationIndicesToExprs(
    MLIRContext *context, ArrayRef<ReassociationIndices> reassociationIndices);

/// A map per group, all with the same dimensions.
SmallVector<AffineMap, 4>
getSymbolLessAffineMaps(ArrayRef<ReassociationExprs> reassociation);

/// The sizes of `expandedType`, whose groups have the sizes `inputShape`; a
/// dynamic one is the group's size divided by the static ones, where there are
/// any. Makes the divisions. None if a group has more than one dynamic size.
std::optional<SmallVector<OpFoldResult>>
inferExpandShapeOutputShape(OpBuilder &builder, Location location,
                            ShapedType expandedType,
                            ArrayRef<ReassociationIndices> reassociation,
                            ArrayRef<OpFoldResult> inputShape);

} // namespace mlir

#endif // DIALECTS_UTILS_REASSOCIATION_H
