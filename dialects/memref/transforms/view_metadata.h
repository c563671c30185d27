// SPDX-License-Identifier: Apache-2.0
//
// What a view of a memref consists of, computed from what the memref consists
// of. For the patterns of strided_metadata.h.
#ifndef DIALECTS_MEMREF_TRANSFORMS_VIEW_METADATA_H
#define DIALECTS_MEMREF_TRANSFORMS_VIEW_METADATA_H

#include "core/rewrite/rewriter.h"
#include "dialects/memref/memref.h"

namespace mlir::memref {

/// The parts of a strided memref, as `memref.extract_strided_metadata` gives
/// them; a size is a constant where it is known.
struct StridedMetadata {
  Value baseBuffer;
  OpFoldResult offset;
  SmallVector<OpFoldResult> sizes, strides;
};

/// The parts of a view, made where the rewriter is from those of its source.
/// Errors: failure, and nothing is made, if a reassociation has a group with
/// several dynamic sizes, whose sizes do not follow from the source's.
FailureOr<StridedMetadata> resolveStridedMetadata(RewriterBase &rewriter,
                                                  SubViewOp subview);
FailureOr<StridedMetadata> resolveStridedMetadata(RewriterBase &rewriter,
                                                  ExpandShapeOp expand);
FailureOr<StridedMetadata> resolveStridedMetadata(RewriterBase &rewriter,
                                                  CollapseShapeOp collapse);

} // namespace mlir::memref

#endif // DIALECTS_MEMREF_TRANSFORMS_VIEW_METADATA_H
