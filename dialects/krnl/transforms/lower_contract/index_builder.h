// SPDX-License-Identifier: Apache-2.0
//
// Arithmetic on indices and loops, whose constants are folded. Private to this
// folder.
#ifndef DIALECTS_KRNL_TRANSFORMS_LOWER_CONTRACT_INDEX_BUILDER_H
#define DIALECTS_KRNL_TRANSFORMS_LOWER_CONTRACT_INDEX_BUILDER_H

#include "core/ir/structure/implicit_loc_op_builder.h"

namespace mlir::krnl {

class IndexBuilder : public ImplicitLocOpBuilder {
public:
  using ImplicitLocOpBuilder::ImplicitLocOpBuilder;

  Value number(int64_t value);
  Value add(Value a, Value b);
  Value add(Value a, int64_t b) { return add(a, number(b)); }
  Value sub(Value a, Value b);
  Value mul(Value a, int64_t b);
  Value min(Value a, Value b);
  Value max(Value a, Value b);
  /// Returns a / b, where a is not negative.
  Value divide(Value a, int64_t b);
  Value isLess(Value a, Value b);
  /// Returns whether 0 <= a < b.
  Value isInside(Value a, Value b);
  /// Returns a and b. Null stands for true.
  Value both(Value a, Value b);
  /// Returns the size of a dimension.
  Value size(Value memref, unsigned dim);

  using Body = function_ref<LogicalResult(Value)>;
  using CarryingBody =
      function_ref<FailureOr<SmallVector<Value>>(Value, ValueRange)>;
  /// Emits a loop. Without need for one, emits its body only.
  LogicalResult loop(Value lower, Value upper, int64_t step, Body body);
  /// Emits a loop from 0 that carries values, and returns the last ones.
  FailureOr<SmallVector<Value>> loop(int64_t upper, ValueRange inits,
                                     CarryingBody body);
  /// Emits a branch. A condition that is null or constant needs none.
  LogicalResult choose(Value condition, function_ref<LogicalResult()> then,
                       function_ref<LogicalResult()> otherwise = nullptr);
};

} // namespace mlir::krnl

#endif // DIALECTS_KRNL_TRANSFORMS_LOWER_CONTRACT_INDEX_BUILDER_H
