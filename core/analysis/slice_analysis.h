// SPDX-License-Identifier: Apache-2.0
//
// What an operation or a value depends on, and what depends on it: slices, by
// operands and uses. In each slice, an operation comes after what it depends
// on. Not recursive.
#ifndef CORE_ANALYSIS_SLICE_ANALYSIS_H
#define CORE_ANALYSIS_SLICE_ANALYSIS_H

#include <functional>

#include "core/ir/operation.h"
#include "llvm/ADT/SetVector.h"

namespace mlir {

struct SliceOptions {
  using TransitiveFilter = std::function<bool(Operation *)>;

  SliceOptions() = default;
  SliceOptions(TransitiveFilter filter) : filter(std::move(filter)) {}

  /// If there is one: operations for which it is false are left out, and so is
  /// what is reached through them only.
  TransitiveFilter filter;
  /// Whether the operation itself is in its slice.
  bool inclusive = false;
};
using TransitiveFilter = SliceOptions::TransitiveFilter;
using ForwardSliceOptions = SliceOptions;

struct BackwardSliceOptions : SliceOptions {
  using SliceOptions::SliceOptions;
  /// Block arguments are not followed to the operation around.
  bool omitBlockArguments = false;
  /// Operations do not depend on what is used in their regions.
  bool omitUsesFromAbove = true;
};

/// Adds what uses results, or the root, directly or not. Operations use what is
/// used in their regions.
void getForwardSlice(Operation *op, llvm::SetVector<Operation *> *forwardSlice,
                     const ForwardSliceOptions &options = {});
void getForwardSlice(Value root, llvm::SetVector<Operation *> *forwardSlice,
                     const ForwardSliceOptions &options = {});

/// Adds what defines operands, or the root, directly or not. Operations that
/// are isolated from above are left out.
/// Errors: failure without a message at an argument of one of several blocks or
/// regions, since it may depend on any of them; what was found is added.
LogicalResult getBackwardSlice(Operation *op,
                               llvm::SetVector<Operation *> *backwardSlice,
                               const BackwardSliceOptions &options = {});
LogicalResult getBackwardSlice(Value root,
                               llvm::SetVector<Operation *> *backwardSlice,
                               const BackwardSliceOptions &options = {});

/// All that is connected to `op`: the slices of all that is in the slices.
llvm::SetVector<Operation *>
getSlice(Operation *op, const BackwardSliceOptions &backwardSliceOptions = {},
         const ForwardSliceOptions &forwardSliceOptions = {});

/// The value that one operation, without effects, combines with the argument
/// that a loop carries in the place `redPos`, such that the terminator yields
/// the result there; null if it is not so. The operation is added.
Value matchReduction(llvm::ArrayRef<BlockArgument> iterCarriedArgs,
                     unsigned redPos,
                     llvm::SmallVectorImpl<Operation *> &combinerOps);

} // namespace mlir

#endif // CORE_ANALYSIS_SLICE_ANALYSIS_H
