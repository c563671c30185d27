// SPDX-License-Identifier: Apache-2.0
//
// What checks of indices and sizes that a program makes are built of. Which
// checks an operation needs, its dialect knows.
#ifndef DIALECTS_UTILS_RUNTIME_CHECKS_H
#define DIALECTS_UTILS_RUNTIME_CHECKS_H

#include <string>

#include "core/interfaces/view_like.h"
#include "core/ir/builders.h"
#include "core/support/llvm.h"
#include "dialects/arith/arith.h"

namespace mlir {

/// Builds the checks of one operation, in front of it.
struct RuntimeChecks {
  using MessageFn = function_ref<std::string(Operation *, StringRef)>;

  Operation *op;
  OpBuilder &builder;
  Location loc;
  MessageFn makeMessage;

  /// The program stops where `condition` does not hold.
  void check(Value condition, const Twine &what);
  void checkEqual(Value a, Value b, const Twine &what);

  Value constant(int64_t value);
  Value compare(arith::CmpIPredicate predicate, Value a, Value b);
  Value conjoin(Value a, Value b);
  /// `low <= value`, and `value < high`, or `value <= high`.
  Value isBetween(Value value, Value low, Value high, bool including);

  /// Indices are at least 0 and less than the size; `getSize` makes that of one
  /// dimension.
  void checkIndices(ValueRange indices, function_ref<Value(int64_t)> getSize);

  /// In dimension `i` of a slice, the offset is inside, or at the end if
  /// nothing is taken, and so is the last element that is taken. `foldsOffset`:
  /// the check of the offset where nothing is taken is folded.
  void checkSlice(OffsetSizeAndStrideOpInterface slice, int64_t i, Value zero,
                  Value one, function_ref<Value()> getSourceSize,
                  StringRef name, bool foldsOffset = true);
};

} // namespace mlir

#endif // DIALECTS_UTILS_RUNTIME_CHECKS_H
