// SPDX-License-Identifier: Apache-2.0
//
// Loops and accesses with bounds and indices that are any values: operations of
// affine where these are valid dimensions and symbols, operations of scf and
// memref elsewhere.
#ifndef CONVERSIONS_KRNL_TO_AFFINE_LOOP_BUILDER_H
#define CONVERSIONS_KRNL_TO_AFFINE_LOOP_BUILDER_H

#include "core/ir/structure/builders.h"
#include "dialects/krnl/types.h"

namespace mlir::krnl_to_affine {

using krnl::LoopBound;

/// Makes dimensions of symbols that are valid dimensions only, and symbols of
/// all operands that are valid symbols. Returns false, and leaves the bound as
/// it is, if an operand is neither where operations of affine are inserted, in
/// `scope`, which may be null.
bool makeAffine(LoopBound &bound, Region *scope);

/// The iterations of a loop.
struct LoopSpec {
  LoopBound lower, upper;
  int64_t step = 1;
  bool isParallel = false;
};

/// A new loop whose body has no operations yet but, possibly, a terminator.
struct Loop {
  Operation *op;
  Block *body;
  Value inductionVar;
  /// The values that the iterations carry, as arguments of the body.
  ValueRange carried;
};

/// Creates a loop, and sets the insertion point into its body. A parallel loop
/// carries nothing.
/// Errors: emits a diagnostic if a bound cannot be expanded.
FailureOr<Loop> createLoop(OpBuilder &builder, Location loc, LoopSpec spec,
                           ValueRange inits);

/// Ends the body of a loop, and sets the insertion point after the loop.
void finishLoop(OpBuilder &builder, Location loc, const Loop &loop,
                ValueRange yielded);

/// Creates a nest of loops from 0 to each upper bound, the first outermost, and
/// calls `makeBody` in the innermost one. The insertion point is then after the
/// nest. The nest carries values; `makeBody` returns those of the next
/// iteration. Returns the last values.
/// Errors: those of createLoop and `makeBody`.
FailureOr<SmallVector<Value>>
createNest(OpBuilder &builder, Location loc, ArrayRef<LoopBound> upperBounds,
           ValueRange inits,
           function_ref<FailureOr<SmallVector<Value>>(ValueRange inductionVars,
                                                      ValueRange carried)>
               makeBody);
/// Creates a nest that carries nothing.
LogicalResult createNest(OpBuilder &builder, Location loc,
                         ArrayRef<LoopBound> upperBounds,
                         function_ref<LogicalResult(ValueRange)> makeBody);

/// Returns the sizes of a memref as upper bounds; creates `memref.dim`.
SmallVector<LoopBound> getSizes(OpBuilder &builder, Location loc, Value memref);

Value createLoad(OpBuilder &builder, Location loc, Value memref,
                 ValueRange indices);
void createStore(OpBuilder &builder, Location loc, Value value, Value memref,
                 ValueRange indices);

/// Returns the value of the map, which has one result, as `affine.apply` or as
/// arithmetic. Returns an operand or a constant if that is the value.
/// Errors: emits a diagnostic if the map cannot be expanded.
FailureOr<Value> createApply(OpBuilder &builder, Location loc, LoopBound value);

} // namespace mlir::krnl_to_affine

#endif // CONVERSIONS_KRNL_TO_AFFINE_LOOP_BUILDER_H
