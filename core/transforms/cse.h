// SPDX-License-Identifier: Apache-2.0
//
// Common subexpression elimination.
#ifndef CORE_TRANSFORMS_CSE_H
#define CORE_TRANSFORMS_CSE_H

#include "core/rewrite/rewriter.h"

namespace mlir {

class DominanceInfo;

/// The number of operations that were erased: as duplicates (`numCSE`) and as
/// dead code (`numDCE`).
struct CSEStatistics {
  int64_t numCSE = 0;
  int64_t numDCE = 0;
};

/// Replaces operations nested in `op` by equivalent operations that dominate
/// them, and erases dead operations. A replaced operation has no side effects,
/// or only reads where no write is between the two. Regions that are isolated
/// from above are processed separately.
/// Complexity: O(number of operations) on average.
CSEStatistics eliminateCommonSubExpressions(RewriterBase &rewriter,
                                            DominanceInfo &dominance,
                                            Operation *op,
                                            bool *changed = nullptr);

} // namespace mlir

#endif // CORE_TRANSFORMS_CSE_H
