// SPDX-License-Identifier: Apache-2.0
//
// What can be said and done about regions as such: dead code, blocks that are
// alike, values used from outside.
#ifndef CORE_REWRITE_REGION_SIMPLIFICATION_H
#define CORE_REWRITE_REGION_SIMPLIFICATION_H

#include "core/rewrite/rewriter.h"
#include "llvm/ADT/SetVector.h"

namespace mlir {

class DominanceInfo;

// Success: something has been changed. All look into nested regions, too; into
// those of isolated operations unless they are told not to.

/// Erases blocks that are not reached, and operations and arguments of blocks
/// that nothing needs; with `mergeBlocks` also merges blocks that are alike,
/// and drops arguments for which all predecessors give the same.
LogicalResult simplifyRegions(RewriterBase &rewriter,
                              llvm::MutableArrayRef<Region> regions,
                              bool mergeBlocks = true,
                              bool intoIsolated = true);

/// Erases blocks that their region's entry does not reach.
LogicalResult eraseUnreachableBlocks(RewriterBase &rewriter,
                                     llvm::MutableArrayRef<Region> regions,
                                     bool intoIsolated = true);

/// Erases what nothing needs, cycles included: operations without effects, and
/// arguments of blocks other than entries with what is given for them.
LogicalResult runRegionDCE(RewriterBase &rewriter,
                           llvm::MutableArrayRef<Region> regions);

/// Merges blocks of each region that have the same successors and operations;
/// operands that differ and come from outside become arguments.
LogicalResult mergeIdenticalBlocks(RewriterBase &rewriter,
                                   llvm::MutableArrayRef<Region> regions);

/// Drops arguments of blocks for which all predecessors give the same value.
LogicalResult dropRedundantArguments(RewriterBase &rewriter,
                                     llvm::MutableArrayRef<Region> regions);

/// Of the uses in the region and nested in it.
void replaceAllUsesInRegionWith(Value original, Value replacement,
                                Region &region);

/// Calls back with each operand in `region`, or nested in it, whose value is
/// defined above `limit`, which is the region or one around it.
void visitUsedValuesDefinedAbove(
    Region &region, Region &limit,
    llvm::function_ref<void(OpOperand *)> callback);
/// The same, each region being its limit.
void visitUsedValuesDefinedAbove(
    llvm::MutableArrayRef<Region> regions,
    llvm::function_ref<void(OpOperand *)> callback);

/// Adds those values, in the order of their first uses.
void getUsedValuesDefinedAbove(Region &region, Region &limit,
                               llvm::SetVector<Value> &values);
void getUsedValuesDefinedAbove(llvm::MutableArrayRef<Region> regions,
                               llvm::SetVector<Value> &values);

/// Makes the values from above that a region uses further arguments of its
/// entry, except those of operations that `cloneOperationIntoRegion` wants
/// copied into it. Returns what is to be given for the new arguments.
llvm::SmallVector<Value> makeRegionIsolatedFromAbove(
    RewriterBase &rewriter, Region &region,
    llvm::function_ref<bool(Operation *)> cloneOperationIntoRegion =
        [](Operation *) { return false; });

/// Moves what `op` depends on before `insertionPoint`, in the same region.
/// Errors: failure without a message, nothing is changed, if something of it
/// depends on the insertion point, or would move out of a block, or has
/// effects.
LogicalResult moveOperationDependencies(RewriterBase &rewriter, Operation *op,
                                        Operation *insertionPoint,
                                        DominanceInfo &dominance);
LogicalResult moveOperationDependencies(RewriterBase &rewriter, Operation *op,
                                        Operation *insertionPoint);

/// Moves the operations that define the values, and what they depend on, before
/// `insertionPoint`.
/// Errors: as above.
LogicalResult moveValueDefinitions(RewriterBase &rewriter, ValueRange values,
                                   Operation *insertionPoint,
                                   DominanceInfo &dominance);
LogicalResult moveValueDefinitions(RewriterBase &rewriter, ValueRange values,
                                   Operation *insertionPoint);

} // namespace mlir

#endif // CORE_REWRITE_REGION_SIMPLIFICATION_H
