// SPDX-License-Identifier: Apache-2.0
//
// Simplification of what operations with RegionBranchOpInterface hand from
// region to region. It asks for the paths of control only, and knows no
// operation.
#ifndef CORE_REWRITE_REGION_BRANCH_PATTERNS_H
#define CORE_REWRITE_REGION_BRANCH_PATTERNS_H

#include "core/rewrite/pattern_set.h"

namespace mlir {

/// Adds patterns that replace arguments and results that can only be one value,
/// or the same as another, and drop those that nothing uses with the operands
/// that go to them. Of operations of this name, which have the interface and
/// are not isolated from above.
void populateRegionBranchOpInterfaceCanonicalizationPatterns(
    RewritePatternSet &patterns, llvm::StringRef opName,
    PatternBenefit benefit = 1);

} // namespace mlir

#endif // CORE_REWRITE_REGION_BRANCH_PATTERNS_H
