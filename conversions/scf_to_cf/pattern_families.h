// SPDX-License-Identifier: Apache-2.0
//
// The patterns of each file. Private to this conversion.
#ifndef CONVERSIONS_SCF_TO_CF_PATTERN_FAMILIES_H
#define CONVERSIONS_SCF_TO_CF_PATTERN_FAMILIES_H

#include "core/conversion/block_splitting.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/cf/cf.h"
#include "dialects/scf/scf.h"

namespace mlir::scf_to_cf {

/// Fails if blocks cannot replace `op`.
inline LogicalResult checkSplit(RewriterBase &rewriter, Operation *op) {
  if (canSplitBlockAt(op))
    return success();
  return rewriter.notifyMatchFailure(op, "its block cannot be split");
}

/// Replaces a terminator by a branch with its operands.
inline cf::BranchOp replaceByBranch(RewriterBase &rewriter, Location loc,
                                    Operation *terminator, Block *target) {
  rewriter.setInsertionPoint(terminator);
  auto branch =
      cf::BranchOp::create(rewriter, loc, target, terminator->getOperands());
  rewriter.eraseOp(terminator);
  return branch;
}

/// Adds patterns for for, while, parallel, forall.
void populateLoopPatterns(RewritePatternSet &patterns);
/// Adds patterns for if, execute_region, index_switch.
void populateBranchPatterns(RewritePatternSet &patterns);

} // namespace mlir::scf_to_cf

#endif // CONVERSIONS_SCF_TO_CF_PATTERN_FAMILIES_H
