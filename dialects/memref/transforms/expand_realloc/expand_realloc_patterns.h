// SPDX-License-Identifier: Apache-2.0
//
// A pattern that expands `memref.realloc` to simpler operations.
#ifndef DIALECTS_MEMREF_TRANSFORMS_EXPAND_REALLOC_EXPAND_REALLOC_PATTERNS_H
#define DIALECTS_MEMREF_TRANSFORMS_EXPAND_REALLOC_EXPAND_REALLOC_PATTERNS_H

namespace mlir {
class RewritePatternSet;
} // namespace mlir

namespace mlir::memref {

/// Adds a pattern that expands `memref.realloc` to an allocation and a copy if
/// the memory grows, and to a view otherwise. With `emitDeallocs`, the memory
/// that was copied is freed.
void populateExpandReallocPatterns(RewritePatternSet &patterns,
                                   bool emitDeallocs = true);

} // namespace mlir::memref

#endif // DIALECTS_MEMREF_TRANSFORMS_EXPAND_REALLOC_EXPAND_REALLOC_PATTERNS_H
