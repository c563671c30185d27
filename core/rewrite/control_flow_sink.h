// SPDX-License-Identifier: Apache-2.0
//
// Moving operations into the regions in which alone they are used.
#ifndef CORE_REWRITE_CONTROL_FLOW_SINK_H
#define CORE_REWRITE_CONTROL_FLOW_SINK_H

#include "core/interfaces/control_flow.h"
#include "core/ir/dominance.h"
#include "core/ir/region_range.h"

namespace mlir {

/// Calls `moveIntoRegion` with operations from around a region whose users all
/// are dominated by its entry, starting from the operands of the entry's
/// operations, and for which `shouldMoveIntoRegion` holds; it moves them to the
/// start. Returns how many there were.
size_t controlFlowSink(
    RegionRange regions, DominanceInfo &dominance,
    llvm::function_ref<bool(Operation *, Region *)> shouldMoveIntoRegion,
    llvm::function_ref<void(Operation *, Region *)> moveIntoRegion);

/// Appends the regions of `branch` that are run once at most.
void getSinglyExecutedRegionsToSink(RegionBranchOpInterface branch,
                                    llvm::SmallVectorImpl<Region *> &regions);

} // namespace mlir

#endif // CORE_REWRITE_CONTROL_FLOW_SINK_H
