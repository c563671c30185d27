// SPDX-License-Identifier: Apache-2.0
//
// An external model of ValueBoundsOpInterface, for operations whose dialect
// does not implement it. Each operation needs one function.
#ifndef CORE_INTERFACES_VALUE_BOUNDS_MODEL_H
#define CORE_INTERFACES_VALUE_BOUNDS_MODEL_H

#include "core/interfaces/value_bounds.h"

namespace mlir {

/// Adds the constraints of `op` on `value` to `set`: on the index value itself
/// without `dim`, else on the size of dimension `dim`.
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

/// Attaches ValueBoundsOpInterface to an operation of a loaded dialect.
template <typename OpT, PopulateValueBounds<OpT> populate>
void attachValueBounds(MLIRContext *context) {
  OperationName(OpT::getOperationName(), context)
      .attachInterface({ValueBoundsOpInterface::getInterfaceID(),
                        &detail::ValueBoundsModel<OpT, populate>::table});
}

} // namespace mlir

#endif // CORE_INTERFACES_VALUE_BOUNDS_MODEL_H
