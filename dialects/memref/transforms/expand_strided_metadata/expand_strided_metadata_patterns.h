// SPDX-License-Identifier: Apache-2.0
//
// Patterns that compute the offset, the sizes and the strides of views with
// affine maps from those of their sources.
#ifndef DIALECTS_MEMREF_TRANSFORMS_EXPAND_STRIDED_METADATA_EXPAND_STRIDED_METADATA_PATTERNS_H
#define DIALECTS_MEMREF_TRANSFORMS_EXPAND_STRIDED_METADATA_EXPAND_STRIDED_METADATA_PATTERNS_H

namespace mlir {
class RewritePatternSet;
} // namespace mlir

namespace mlir::memref {

/// Adds patterns that convert subviews and reshapes to
/// `memref.reinterpret_cast`, and the patterns below.
void populateExpandStridedMetadataPatterns(RewritePatternSet &patterns);

/// Adds patterns that replace `memref.extract_strided_metadata` of a view by a
/// computation on the metadata of its source, and that of an allocation or a
/// global by values of its type. `memref.extract_aligned_pointer_as_index` of a
/// view becomes one of its source.
void populateResolveExtractStridedMetadataPatterns(RewritePatternSet &patterns);

} // namespace mlir::memref

#endif // DIALECTS_MEMREF_TRANSFORMS_EXPAND_STRIDED_METADATA_EXPAND_STRIDED_METADATA_PATTERNS_H
