// SPDX-License-Identifier: Apache-2.0
//
// Erases most dead code in a single traversal. Internal to this folder.
#ifndef CORE_REWRITE_DEAD_CODE_SWEEP_H
#define CORE_REWRITE_DEAD_CODE_SWEEP_H

#include "core/rewrite/rewriter.h"
#include "llvm/ADT/SetVector.h"

namespace mlir {

/// The result of a sweep.
struct DeadCodeSweep {
  bool erased = false;
  /// Regions that may contain more dead code: block arguments, cycles, or code
  /// that became dead in an order that the sweep did not follow.
  llvm::SetVector<Region *> suspects;
  /// Regions with several blocks, outer regions first.
  llvm::SmallVector<Region *, 0> branchingRegions;
  /// Isolated operations. The sweep does not enter them.
  llvm::SmallVector<Operation *, 0> isolated;
};

/// Erases operations without side effects and uses, users before their
/// operands, and block arguments without uses. Takes O(size of the region)
/// time.
DeadCodeSweep sweepDeadCode(Region &region, RewriterBase &rewriter);

} // namespace mlir

#endif // CORE_REWRITE_DEAD_CODE_SWEEP_H
