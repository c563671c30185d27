// SPDX-License-Identifier: Apache-2.0
//
// Erases most of what nothing needs, in one look. For the sources of this
// folder.
#ifndef CORE_REWRITE_DEAD_CODE_SWEEP_H
#define CORE_REWRITE_DEAD_CODE_SWEEP_H

#include "core/rewrite/rewriter.h"
#include "llvm/ADT/SetVector.h"

namespace mlir {

/// What a sweep has done and seen.
struct DeadCodeSweep {
  bool erased = false;
  /// In these there may be more that nothing needs: arguments of blocks,
  /// cycles, or what was used in an order that the sweep did not follow.
  llvm::SetVector<Region *> suspects;
  /// Those with several blocks, outer ones first.
  llvm::SmallVector<Region *, 0> branchingRegions;
  /// Operations that are isolated, which it has not looked into.
  llvm::SmallVector<Operation *, 0> isolated;
};

/// Erases operations without effects and uses, users before what they use, and
/// arguments of blocks without uses, in time that grows with the size of the
/// region.
DeadCodeSweep sweepDeadCode(Region &region, RewriterBase &rewriter);

} // namespace mlir

#endif // CORE_REWRITE_DEAD_CODE_SWEEP_H
