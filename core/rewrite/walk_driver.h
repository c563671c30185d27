// SPDX-License-Identifier: Apache-2.0
//
// A driver that visits each operation once. It is fast, and suits patterns that
// need not see the results of others.
#ifndef CORE_REWRITE_WALK_DRIVER_H
#define CORE_REWRITE_WALK_DRIVER_H

#include "core/rewrite/pattern_set.h"

namespace mlir {

/// Applies patterns to each operation nested in `op`, in post-order. It visits
/// neither `op` nor operations created during the walk, nor unreachable blocks.
/// A pattern may erase the matched operation and operations before it.
void walkAndApplyPatterns(Operation *op,
                          const FrozenRewritePatternSet &patterns,
                          RewriterBase::Listener *listener = nullptr);

} // namespace mlir

#endif // CORE_REWRITE_WALK_DRIVER_H
