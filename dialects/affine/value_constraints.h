// SPDX-License-Identifier: Apache-2.0
//
// Sets of integer points whose variables stand for values, and minima and
// maxima that are simplified by them. What holds of values is for the caller to
// say.
#ifndef DIALECTS_AFFINE_VALUE_CONSTRAINTS_H
#define DIALECTS_AFFINE_VALUE_CONSTRAINTS_H

#include "core/presburger/flat_linear_constraints.h"
#include "dialects/affine/affine.h"

namespace mlir::affine {

/// Dimensions and symbols may have a value; locals have none.
class FlatAffineValueConstraints : public FlatLinearConstraints {
public:
  /// Adds variables without values, or one for each value. Returns the number
  /// of the first one.
  unsigned appendDimVar(unsigned num = 1);
  unsigned appendDimVar(ValueRange newValues);
  unsigned appendSymbolVar(unsigned num = 1);
  unsigned appendSymbolVar(ValueRange newValues);

  /// Of dimensions and symbols; null where there is none.
  ArrayRef<Value> getMaybeValues() const { return values; }

  using FlatLinearConstraints::addBound;
  /// A bound by a map of operands; those that are no variables become symbols.
  LogicalResult addBound(presburger::BoundType type, unsigned pos,
                         AffineMap boundMap, ValueRange operands);

private:
  SmallVector<Value> values;
};

/// A map with one result and its operands: the value of `op`, an `affine.min`
/// or `affine.max`, where the constraints hold.
/// Errors: failure without a message if no such value is found.
FailureOr<std::pair<AffineMap, SmallVector<Value>>>
simplifyConstrainedMinMaxOp(Operation *op,
                            FlatAffineValueConstraints constraints);

} // namespace mlir::affine

#endif // DIALECTS_AFFINE_VALUE_CONSTRAINTS_H
