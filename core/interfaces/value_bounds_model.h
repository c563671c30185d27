// SPDX-License-Identifier: Apache-2.0
//
// Bounds of values of operations whose dialect does not implement
// ValueBoundsOpInterface itself: a function for each operation.
#ifndef CORE_INTERFACES_VALUE_BOUNDS_MODEL_H
#define CORE_INTERFACES_VALUE_BOUNDS_MODEL_H

#include "core/interfaces/value_bounds.h"

namespace mlir {

/// Adds to `set` what `op` says of `value`: without `dim` of a value of type
/// index, otherwise of the size of a shaped value in that dimension.
template <typename OpT>
using PopulateValueBounds = void (*)(OpT op, Value value,
                                     std::optional<int64_t> dim,
                                     ValueBoundsConstraintSet &set);

namespace detail {
template <typename OpT, PopulateValueBounds<OpT> populate>
struct ValueBoundsModel : public ValueBoundsOpInterface::ExternalModel<
                              ValueBoundsModel<OpT, populate>, OpT> {
  void populateBoundsForIndexValue(Operation *op, Value value,
                                   ValueBoundsConstraintSet &set) const {
    populate(cast<OpT>(op), value, std::nullopt, set);
  }
  void populateBoundsForShapedValueDim(Operation *op, Value value, int64_t dim,
                                       ValueBoundsConstraintSet &set) const {
    populate(cast<OpT>(op), value, dim, set);
  }
};
} // namespace detail

/// Gives an operation of a loaded dialect ValueBoundsOpInterface.
template <typename OpT, PopulateValueBounds<OpT> populate>
void attachValueBounds(MLIRContext *context) {
  OperationName(OpT::getOperationName(), context)
      .attachInterface({ValueBoundsOpInterface::getInterfaceID(),
                        &detail::ValueBoundsModel<OpT, populate>::table});
}

} // namespace mlir

#endif // CORE_INTERFACES_VALUE_BOUNDS_MODEL_H
