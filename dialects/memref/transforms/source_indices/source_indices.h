// SPDX-License-Identifier: Apache-2.0
//
// Computes the indices in the source of a view from indices in the view. The
// functions create operations at the rewriter's insertion point. Patterns that
// fold views into accesses use them, also in other dialects.
#ifndef DIALECTS_MEMREF_TRANSFORMS_SOURCE_INDICES_SOURCE_INDICES_H
#define DIALECTS_MEMREF_TRANSFORMS_SOURCE_INDICES_SOURCE_INDICES_H

#include "core/rewrite/rewriter.h"
#include "core/support/llvm.h"
#include "dialects/memref/memref.h"

namespace mlir::memref {

/// Adds the indices, computed with `affine.apply`.
void resolveSourceIndicesSubView(Location loc, PatternRewriter &rewriter,
                                 SubViewOp subView, ValueRange indices,
                                 SmallVectorImpl<Value> &sourceIndices);

/// Adds the indices, computed with `affine.linearize_index`. `startsInbounds`
/// asserts that the indices are less than the sizes of the view; an access to
/// several elements may leave it false.
void resolveSourceIndicesExpandShape(Location loc, PatternRewriter &rewriter,
                                     ExpandShapeOp expandShape,
                                     ValueRange indices,
                                     SmallVectorImpl<Value> &sourceIndices,
                                     bool startsInbounds);

/// Adds the indices, computed with `affine.delinearize_index`.
void resolveSourceIndicesCollapseShape(Location loc, PatternRewriter &rewriter,
                                       CollapseShapeOp collapseShape,
                                       ValueRange indices,
                                       SmallVectorImpl<Value> &sourceIndices);

/// Returns the source if one of the three operations defines `memref`, and adds
/// the indices in it. Otherwise returns null and creates nothing.
Value resolveSourceIndices(Location loc, PatternRewriter &rewriter,
                           Value memref, ValueRange indices,
                           SmallVectorImpl<Value> &sourceIndices,
                           bool startsInbounds);

} // namespace mlir::memref

#endif // DIALECTS_MEMREF_TRANSFORMS_SOURCE_INDICES_SOURCE_INDICES_H
