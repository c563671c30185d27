// SPDX-License-Identifier: Apache-2.0
//
// Patterns that expand operations to simpler ones.
#ifndef DIALECTS_MEMREF_TRANSFORMS_EXPAND_OPS_EXPAND_OPS_PATTERNS_H
#define DIALECTS_MEMREF_TRANSFORMS_EXPAND_OPS_EXPAND_OPS_PATTERNS_H

namespace mlir {
class RewritePatternSet;
} // namespace mlir

namespace mlir::memref {

class ReshapeOp;

/// Returns true if the shape has a static number of elements, the result has
/// that rank, and source and result have the same memory space.
bool canExpandReshape(ReshapeOp op);

/// Adds a pattern that expands `memref.reshape` to `memref.reinterpret_cast`.
void populateExpandOpsPatterns(RewritePatternSet &patterns);

} // namespace mlir::memref

#endif // DIALECTS_MEMREF_TRANSFORMS_EXPAND_OPS_EXPAND_OPS_PATTERNS_H
