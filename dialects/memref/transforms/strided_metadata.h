// SPDX-License-Identifier: Apache-2.0
//
// Patterns that compute offset, sizes and strides of views by affine maps, from
// those of what the views are of.
#ifndef DIALECTS_MEMREF_TRANSFORMS_STRIDED_METADATA_H
#define DIALECTS_MEMREF_TRANSFORMS_STRIDED_METADATA_H

namespace mlir {
class RewritePatternSet;
} // namespace mlir

namespace mlir::memref {

/// Subviews and reshapes become `memref.reinterpret_cast`, and the rest is as
/// below.
void populateExpandStridedMetadataPatterns(RewritePatternSet &patterns);

/// `memref.extract_strided_metadata` of a view becomes one of what the view is
/// of, that of an allocation or a global what the type says; and
/// `memref.extract_aligned_pointer_as_index` looks through views.
void populateResolveExtractStridedMetadataPatterns(RewritePatternSet &patterns);

} // namespace mlir::memref

#endif // DIALECTS_MEMREF_TRANSFORMS_STRIDED_METADATA_H
