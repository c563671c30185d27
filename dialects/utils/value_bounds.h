// SPDX-License-Identifier: Apache-2.0
//
// What operations that memref and tensor both have say of bounds of values; in
// the form that core/interfaces/value_bounds_model.h asks for.
#ifndef DIALECTS_UTILS_VALUE_BOUNDS_H
#define DIALECTS_UTILS_VALUE_BOUNDS_H

#include "core/interfaces/value_bounds.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallBitVector.h"

namespace mlir {

/// A cast of one value keeps sizes, if both have a rank.
template <typename OpT>
void populateCastBounds(OpT op, Value value, std::optional<int64_t> dim,
                        ValueBoundsConstraintSet &set) {
  Value source = op->getOperand(0);
  auto from = dyn_cast<ShapedType>(source.getType());
  if (from && from.hasRank() && cast<ShapedType>(value.getType()).hasRank())
    set.bound(value)[*dim] == set.getExpr(source, dim);
}

/// The size of a dimension that is known and exists.
template <typename OpT>
void populateDimBounds(OpT op, Value value, std::optional<int64_t>,
                       ValueBoundsConstraintSet &set) {
  auto type = cast<ShapedType>(op.getSource().getType());
  std::optional<int64_t> dim = op.getConstantIndex();
  if (dim && *dim >= 0 && type.hasRank() && *dim < type.getRank())
    set.bound(value) == set.getExpr(op.getSource(), *dim);
}

/// The rank of operand 0, if it is known.
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

/// What is made with given sizes.
template <typename OpT>
void populateMixedSizeBounds(OpT op, Value value, std::optional<int64_t> dim,
                             ValueBoundsConstraintSet &set) {
  set.bound(value)[*dim] == op.getMixedSizes()[*dim];
}

} // namespace mlir

#endif // DIALECTS_UTILS_VALUE_BOUNDS_H
