// SPDX-License-Identifier: Apache-2.0
//
// Where an element of a view is in the memref that is viewed. What is computed
// stands where the rewriter is. For folds of accesses to views into accesses to
// what is viewed: those of other dialects use these functions, too.
#ifndef DIALECTS_MEMREF_TRANSFORMS_SOURCE_INDICES_H
#define DIALECTS_MEMREF_TRANSFORMS_SOURCE_INDICES_H

#include "core/rewrite/rewriter.h"
#include "core/support/llvm.h"
#include "dialects/memref/memref.h"

namespace mlir::memref {

/// Adds the indices, by `affine.apply`.
void resolveSourceIndicesSubView(Location loc, PatternRewriter &rewriter,
                                 SubViewOp subView, ValueRange indices,
                                 SmallVectorImpl<Value> &sourceIndices);

/// Adds the indices, by `affine.linearize_index`. `startsInbounds` says that
/// the indices are less than the sizes of the view; an access to several
/// elements need not promise it.
void resolveSourceIndicesExpandShape(Location loc, PatternRewriter &rewriter,
                                     ExpandShapeOp expandShape,
                                     ValueRange indices,
                                     SmallVectorImpl<Value> &sourceIndices,
                                     bool startsInbounds);

/// Adds the indices, by `affine.delinearize_index`.
void resolveSourceIndicesCollapseShape(Location loc, PatternRewriter &rewriter,
                                       CollapseShapeOp collapseShape,
                                       ValueRange indices,
                                       SmallVectorImpl<Value> &sourceIndices);

/// The memref that `memref` is a view of by one of the three operations; adds
/// the indices in it.
/// Returns: null if it is none; nothing has been made then.
Value resolveSourceIndices(Location loc, PatternRewriter &rewriter,
                           Value memref, ValueRange indices,
                           SmallVectorImpl<Value> &sourceIndices,
                           bool startsInbounds);

} // namespace mlir::memref

#endif // DIALECTS_MEMREF_TRANSFORMS_SOURCE_INDICES_H
