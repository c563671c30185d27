// SPDX-License-Identifier: Apache-2.0
//
// Computes the metadata of a view from the metadata of its source. Used by the
// patterns of strided_metadata.h.
#ifndef DIALECTS_MEMREF_TRANSFORMS_EXPAND_STRIDED_METADATA_VIEW_METADATA_H
#define DIALECTS_MEMREF_TRANSFORMS_EXPAND_STRIDED_METADATA_VIEW_METADATA_H

#include "core/rewrite/rewriter.h"
#include "dialects/memref/memref.h"

namespace mlir::memref {

/// The components of a strided memref, as `memref.extract_strided_metadata`
/// returns them. Static sizes are constants.
struct StridedMetadata {
  Value baseBuffer;
  OpFoldResult offset;
  SmallVector<OpFoldResult> sizes, strides;
};

/// Computes the metadata of a view from that of its source at the rewriter's
/// insertion point. Errors: fails without a diagnostic and creates nothing if a
/// group has several dynamic sizes, which the source's sizes do not determine.
FailureOr<StridedMetadata> resolveStridedMetadata(RewriterBase &rewriter,
                                                  SubViewOp subview);
FailureOr<StridedMetadata> resolveStridedMetadata(RewriterBase &rewriter,
                                                  ExpandShapeOp expand);
FailureOr<StridedMetadata> resolveStridedMetadata(RewriterBase &rewriter,
                                                  CollapseShapeOp collapse);

} // namespace mlir::memref

#endif // DIALECTS_MEMREF_TRANSFORMS_EXPAND_STRIDED_METADATA_VIEW_METADATA_H
