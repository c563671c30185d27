// SPDX-License-Identifier: Apache-2.0
//
// Simplification of regions: dead code, identical blocks, values used from
// above.
#ifndef CORE_REWRITE_REGION_SIMPLIFICATION_H
#define CORE_REWRITE_REGION_SIMPLIFICATION_H

#include "core/rewrite/rewriter.h"
#include "llvm/ADT/SetVector.h"

namespace mlir {

class DominanceInfo;

// These functions return success if the IR changed. They process nested
// regions, too. Those with the parameter `intoIsolated` skip regions of
// isolated operations if it is false.

/// Erases unreachable blocks, dead operations and dead block arguments. With
/// `mergeBlocks` it also merges identical blocks and drops arguments for which
/// all predecessors pass the same value.
LogicalResult simplifyRegions(RewriterBase &rewriter,
                              llvm::MutableArrayRef<Region> regions,
                              bool mergeBlocks = true,
                              bool intoIsolated = true);

/// Erases blocks that are not reachable from the entry of their region.
LogicalResult eraseUnreachableBlocks(RewriterBase &rewriter,
                                     llvm::MutableArrayRef<Region> regions,
                                     bool intoIsolated = true);

/// Erases dead code, cycles included: unused operations without side effects,
/// and unused arguments of blocks other than the entry, with their operands.
LogicalResult runRegionDCE(RewriterBase &rewriter,
                           llvm::MutableArrayRef<Region> regions);

/// Merges blocks of a region that have the same successors and operations.
/// Operands that differ and are defined outside of the block become block
/// arguments.
LogicalResult mergeIdenticalBlocks(RewriterBase &rewriter,
                                   llvm::MutableArrayRef<Region> regions);

/// Drops block arguments for which all predecessors pass the same value.
LogicalResult dropRedundantArguments(RewriterBase &rewriter,
                                     llvm::MutableArrayRef<Region> regions);

/// Replaces the uses of `original` in `region` and in nested regions.
void replaceAllUsesInRegionWith(Value original, Value replacement,
                                Region &region);

/// Calls `callback` with each operand in `region`, or nested in it, whose value
/// is defined outside of `limit`, which is `region` or one of its ancestors.
void visitUsedValuesDefinedAbove(
    Region &region, Region &limit,
    llvm::function_ref<void(OpOperand *)> callback);
/// Does the same with each region as its own limit.
void visitUsedValuesDefinedAbove(
    llvm::MutableArrayRef<Region> regions,
    llvm::function_ref<void(OpOperand *)> callback);

/// Adds those values to `values`, in the order of their first uses.
void getUsedValuesDefinedAbove(Region &region, Region &limit,
                               llvm::SetVector<Value> &values);
void getUsedValuesDefinedAbove(llvm::MutableArrayRef<Region> regions,
                               llvm::SetVector<Value> &values);

/// Turns the values from above that `region` uses into new arguments of its
/// entry block. Operations for which `cloneOperationIntoRegion` returns true
/// are cloned into the region instead. Returns the values to pass for the new
/// arguments.
llvm::SmallVector<Value> makeRegionIsolatedFromAbove(
    RewriterBase &rewriter, Region &region,
    llvm::function_ref<bool(Operation *)> cloneOperationIntoRegion =
        [](Operation *) { return false; });

/// Moves the operations that `op` depends on before `insertionPoint`, which
/// must be in the same region.
/// Errors: failure without a diagnostic and without changes if a dependency
/// depends on the insertion point, has side effects, or would move out of its
/// block.
LogicalResult moveOperationDependencies(RewriterBase &rewriter, Operation *op,
                                        Operation *insertionPoint,
                                        DominanceInfo &dominance);
LogicalResult moveOperationDependencies(RewriterBase &rewriter, Operation *op,
                                        Operation *insertionPoint);

/// Moves the definitions of `values` and their dependencies before
/// `insertionPoint`.
/// Errors: as above.
LogicalResult moveValueDefinitions(RewriterBase &rewriter, ValueRange values,
                                   Operation *insertionPoint,
                                   DominanceInfo &dominance);
LogicalResult moveValueDefinitions(RewriterBase &rewriter, ValueRange values,
                                   Operation *insertionPoint);

} // namespace mlir

#endif // CORE_REWRITE_REGION_SIMPLIFICATION_H
