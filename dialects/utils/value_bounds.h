// SPDX-License-Identifier: Apache-2.0
//
// Bounds of the values of operations that both memref and tensor have. The form
// is that of core/interfaces/value_bounds_model.h.
#ifndef DIALECTS_UTILS_VALUE_BOUNDS_H
#define DIALECTS_UTILS_VALUE_BOUNDS_H

#include "core/interfaces/value_bounds.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallBitVector.h"

namespace mlir {

/// A cast of one value keeps sizes, if both types are ranked.
template <typename OpT>
void populateCastBounds(OpT op, Value value, std::optional<int64_t> dim,
                        ValueBoundsConstraintSet &set) {
  Value source = op->getOperand(0);
  auto from = dyn_cast<ShapedType>(source.getType());
  if (from && from.hasRank() && cast<ShapedType>(value.getType()).hasRank())
    set.bound(value)[*dim] == set.getExpr(source, dim);
}

/// A `dim` has the size of the dimension, if that is constant and exists.
template <typename OpT>
void populateDimBounds(OpT op, Value value, std::optional<int64_t>,
                       ValueBoundsConstraintSet &set) {
  auto type = cast<ShapedType>(op.getSource().getType());
  std::optional<int64_t> dim = op.getConstantIndex();
  if (dim && *dim >= 0 && type.hasRank() && *dim < type.getRank())
    set.bound(value) == set.getExpr(op.getSource(), *dim);
}

/// A `rank` has the rank of operand 0, if that is known.
template <typename OpT>
void populateRankBounds(OpT op, Value value, std::optional<int64_t>,
                        ValueBoundsConstraintSet &set) {
  auto type = cast<ShapedType>(op->getOperand(0).getType());
  if (type.hasRank())
    set.bound(value) == type.getRank();
}

/// A slice has the sizes of the dimensions that are not dropped, in order.
template <typename OpT>
void populateSliceBounds(OpT op, Value value, std::optional<int64_t> dim,
                         ValueBoundsConstraintSet &set) {
  llvm::SmallBitVector dropped = op.getDroppedDims();
  int64_t next = 0;
  for (auto [i, size] : llvm::enumerate(op.getMixedSizes()))
    if (!dropped.test(i) && next++ == *dim)
      set.bound(value)[*dim] == size;
}

/// The result of an operation with mixed sizes has these sizes.
template <typename OpT>
void populateMixedSizeBounds(OpT op, Value value, std::optional<int64_t> dim,
                             ValueBoundsConstraintSet &set) {
  set.bound(value)[*dim] == op.getMixedSizes()[*dim];
}

} // namespace mlir

#endif // DIALECTS_UTILS_VALUE_BOUNDS_H
