// SPDX-License-Identifier: Apache-2.0
//
// Elimination of common subexpressions.
#ifndef CORE_REWRITE_CSE_H
#define CORE_REWRITE_CSE_H

#include "core/rewrite/rewriter.h"

namespace mlir {

class DominanceInfo;

/// How many operations were erased: because there was an equivalent one, or
/// because nothing needed them.
struct CSEStatistics {
  int64_t numCSE = 0;
  int64_t numDCE = 0;
};

/// Replaces operations in `op` by equivalent ones that dominate them, and
/// erases dead ones. An operation may have no effects, or only read where
/// nothing has been written since. Those in isolated operations are looked at
/// by themselves. O(n) in the number of operations, on average.
CSEStatistics eliminateCommonSubExpressions(RewriterBase &rewriter,
                                            DominanceInfo &dominance,
                                            Operation *op,
                                            bool *changed = nullptr);

} // namespace mlir

#endif // CORE_REWRITE_CSE_H
