// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_AFFINE_TRANSFORMS_EXPAND_INDEX_OPS_EXPAND_INDEX_OPS_PATTERNS_H
#define DIALECTS_AFFINE_TRANSFORMS_EXPAND_INDEX_OPS_EXPAND_INDEX_OPS_PATTERNS_H

#include <functional>

namespace mlir {

class Operation;
class RewritePatternSet;

namespace affine {

/// Adds patterns that expand `linearize_index` and `delinearize_index` to
/// arith. They leave operations of which `mustStay` returns true; it may be
/// null.
void populateAffineExpandIndexOpsPatterns(
    RewritePatternSet &patterns,
    std::function<bool(Operation *)> mustStay = nullptr);

} // namespace affine
} // namespace mlir

#endif // DIALECTS_AFFINE_TRANSFORMS_EXPAND_INDEX_OPS_EXPAND_INDEX_OPS_PATTERNS_H
