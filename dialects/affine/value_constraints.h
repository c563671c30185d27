// SPDX-License-Identifier: Apache-2.0
//
// Sets of integer points whose variables stand for SSA values, and
// simplification of minima and maxima by them. The caller adds the constraints
// on the values.
#ifndef DIALECTS_AFFINE_VALUE_CONSTRAINTS_H
#define DIALECTS_AFFINE_VALUE_CONSTRAINTS_H

#include "core/presburger/flat_linear_constraints.h"
#include "dialects/affine/affine.h"

namespace mlir::affine {

/// Dimensions and symbols may be associated with a value, locals are not.
class FlatAffineValueConstraints : public FlatLinearConstraints {
public:
  /// Append variables without values, or one for each value. Return the index
  /// of the first one.
  unsigned appendDimVar(unsigned num = 1);
  unsigned appendDimVar(ValueRange newValues);
  unsigned appendSymbolVar(unsigned num = 1);
  unsigned appendSymbolVar(ValueRange newValues);

  /// Returns the values of dimensions and symbols. An element is null if there
  /// is none.
  ArrayRef<Value> getMaybeValues() const { return values; }

  using FlatLinearConstraints::addBound;
  /// Adds a bound given by a map and its operands. Operands that are no
  /// variables yet become symbols.
  LogicalResult addBound(presburger::BoundType type, unsigned pos,
                         AffineMap boundMap, ValueRange operands);

private:
  SmallVector<Value> values;
};

/// Returns a map with one result, and its operands, that equals `op`, an
/// `affine.min` or `affine.max`, under the constraints.
/// Errors: fails without a diagnostic if there is no such value.
FailureOr<std::pair<AffineMap, SmallVector<Value>>>
simplifyConstrainedMinMaxOp(Operation *op,
                            FlatAffineValueConstraints constraints);

} // namespace mlir::affine

#endif // DIALECTS_AFFINE_VALUE_CONSTRAINTS_H
