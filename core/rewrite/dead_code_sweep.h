// SPDX-License-Identifier: Apache-2.0
//
// Erases most of what nothing needs, in one look. For the sources of this
// folder.
#ifndef CORE_REWRITE_DEAD_CODE_SWEEP_H
#define CORE_REWRITE_DEAD_CODE_SWEEP_H

#include "core/rewrite/rewriter.h"

namespace mlir {

/// What a sweep has done and seen.
struct DeadCodeSweep {
  bool erased = false;
  /// There is a region of several blocks.
  bool hasSeveralBlocks = false;
  /// There may be more that nothing needs: arguments of blocks, cycles, or what
  /// is used in an order that the sweep did not follow.
  bool mayHaveMore = false;
};

/// Erases operations without effects and uses, users before what they use, in
/// time that grows with the size of the region. What is in isolated operations
/// is left as it is: they are appended to `isolated`.
DeadCodeSweep sweepDeadCode(Region &region, RewriterBase &rewriter,
                            llvm::SmallVectorImpl<Operation *> &isolated);

} // namespace mlir

#endif // CORE_REWRITE_DEAD_CODE_SWEEP_H
