// SPDX-License-Identifier: Apache-2.0
//
// Slices: the operations that an operation or value depends on, or that depend
// on it, by use-def chains. In each slice, an operation follows its
// dependencies. Not recursive.
#ifndef CORE_ANALYSIS_SLICE_ANALYSIS_H
#define CORE_ANALYSIS_SLICE_ANALYSIS_H

#include <functional>

#include "core/ir/structure/operation.h"
#include "llvm/ADT/SetVector.h"

namespace mlir {

/// Options of slices.
struct SliceOptions {
  using TransitiveFilter = std::function<bool(Operation *)>;

  SliceOptions() = default;
  SliceOptions(TransitiveFilter filter) : filter(std::move(filter)) {}

  /// If set, operations for which it returns false are excluded, and so are
  /// operations that are reachable through them only.
  TransitiveFilter filter;
  /// True if the operation itself is part of its slice.
  bool inclusive = false;
};
using TransitiveFilter = SliceOptions::TransitiveFilter;
using ForwardSliceOptions = SliceOptions;

/// Options of backward slices.
struct BackwardSliceOptions : SliceOptions {
  using SliceOptions::SliceOptions;
  /// True if block arguments are not followed to the parent operation.
  bool omitBlockArguments = false;
  /// True if values used in the regions of an operation are not its
  /// dependencies.
  bool omitUsesFromAbove = true;
};

/// Adds the direct and indirect users of the results or of the root. Uses in
/// regions are uses by the parent operation.
void getForwardSlice(Operation *op, llvm::SetVector<Operation *> *forwardSlice,
                     const ForwardSliceOptions &options = {});
void getForwardSlice(Value root, llvm::SetVector<Operation *> *forwardSlice,
                     const ForwardSliceOptions &options = {});

/// Adds the direct and indirect definitions of the operands or of the root.
/// Operations that are isolated from above are excluded.
/// Errors: failure without a diagnostic at an argument of an operation with
/// several blocks or regions, because any of them may define it. The operations
/// found so far are added.
LogicalResult getBackwardSlice(Operation *op,
                               llvm::SetVector<Operation *> *backwardSlice,
                               const BackwardSliceOptions &options = {});
LogicalResult getBackwardSlice(Value root,
                               llvm::SetVector<Operation *> *backwardSlice,
                               const BackwardSliceOptions &options = {});

/// Returns everything connected to `op`: the slices of all operations in the
/// slices.
llvm::SetVector<Operation *>
getSlice(Operation *op, const BackwardSliceOptions &backwardSliceOptions = {},
         const ForwardSliceOptions &forwardSliceOptions = {});

/// Matches a reduction: one operation without side effects combines a value
/// with the iteration argument at index `redPos`, and the terminator yields its
/// result at this index. Returns the value, or null if there is no match.
/// Appends the operation to `combinerOps`.
Value matchReduction(llvm::ArrayRef<BlockArgument> iterCarriedArgs,
                     unsigned redPos,
                     llvm::SmallVectorImpl<Operation *> &combinerOps);

} // namespace mlir

#endif // CORE_ANALYSIS_SLICE_ANALYSIS_H
