// SPDX-License-Identifier: Apache-2.0
//
// Simplification of values that operations with RegionBranchOpInterface forward
// between regions. It uses the interface only and knows no specific operation.
#ifndef CORE_REWRITE_REGION_BRANCH_PATTERNS_H
#define CORE_REWRITE_REGION_BRANCH_PATTERNS_H

#include "core/rewrite/pattern_set.h"

namespace mlir {

/// Adds patterns for the operations named `opName`. They replace region
/// arguments and results that can have only one value, or that equal another
/// one, and remove unused ones with their operands. The operations must
/// implement the interface and must not be isolated from above.
void populateRegionBranchOpInterfaceCanonicalizationPatterns(
    RewritePatternSet &patterns, llvm::StringRef opName,
    PatternBenefit benefit = 1);

} // namespace mlir

#endif // CORE_REWRITE_REGION_BRANCH_PATTERNS_H
