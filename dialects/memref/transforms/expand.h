// SPDX-License-Identifier: Apache-2.0
//
// Patterns that express operations by simpler ones.
#ifndef DIALECTS_MEMREF_TRANSFORMS_EXPAND_H
#define DIALECTS_MEMREF_TRANSFORMS_EXPAND_H

namespace mlir {
class RewritePatternSet;
} // namespace mlir

namespace mlir::memref {

/// `memref.reshape`, by `memref.reinterpret_cast`.
void populateExpandOpsPatterns(RewritePatternSet &patterns);

} // namespace mlir::memref

#endif // DIALECTS_MEMREF_TRANSFORMS_EXPAND_H
