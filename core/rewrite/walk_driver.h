// SPDX-License-Identifier: Apache-2.0
//
// The driver that goes through the operations once: fast, for patterns that
// do not need to see what others have made.
#ifndef CORE_REWRITE_WALK_DRIVER_H
#define CORE_REWRITE_WALK_DRIVER_H

#include "core/rewrite/pattern_set.h"

namespace mlir {

/// Applies patterns to each operation nested in `op`, from the first to the
/// last, each after those nested in it. What is made on the way, and `op`, is
/// not visited. A pattern may erase the operation that it matches, and what
/// comes before it.
void walkAndApplyPatterns(Operation *op,
                          const FrozenRewritePatternSet &patterns,
                          RewriterBase::Listener *listener = nullptr);

} // namespace mlir

#endif // CORE_REWRITE_WALK_DRIVER_H
