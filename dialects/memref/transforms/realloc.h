// SPDX-License-Identifier: Apache-2.0
//
// A pattern that expresses `memref.realloc` by simpler operations.
#ifndef DIALECTS_MEMREF_TRANSFORMS_REALLOC_H
#define DIALECTS_MEMREF_TRANSFORMS_REALLOC_H

namespace mlir {
class RewritePatternSet;
} // namespace mlir

namespace mlir::memref {

/// `memref.realloc`, by an allocation and a copy if the memory grows, else by a
/// view. With `emitDeallocs` what was copied is freed.
void populateExpandReallocPatterns(RewritePatternSet &patterns,
                                   bool emitDeallocs = true);

} // namespace mlir::memref

#endif // DIALECTS_MEMREF_TRANSFORMS_REALLOC_H
