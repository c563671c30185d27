// SPDX-License-Identifier: Apache-2.0
//
// Sinks operations into the regions that contain all their uses.
#ifndef CORE_TRANSFORMS_CONTROL_FLOW_SINK_H
#define CORE_TRANSFORMS_CONTROL_FLOW_SINK_H

#include "core/interfaces/control_flow.h"
#include "core/ir/structure/region_range.h"
#include "core/ir/verify/dominance.h"

namespace mlir {

/// Sinks operations into `regions`. A candidate is defined outside of the
/// region, and the entry block of the region dominates all its users. The
/// search starts at the operands of the operations in the entry block. If
/// `shouldMoveIntoRegion` returns true, `moveIntoRegion` is called, which moves
/// the candidate to the start of the region. Returns the number of moved
/// operations.
size_t controlFlowSink(
    RegionRange regions, DominanceInfo &dominance,
    llvm::function_ref<bool(Operation *, Region *)> shouldMoveIntoRegion,
    llvm::function_ref<void(Operation *, Region *)> moveIntoRegion);

/// Appends the regions of `branch` that run at most once.
void getSinglyExecutedRegionsToSink(RegionBranchOpInterface branch,
                                    llvm::SmallVectorImpl<Region *> &regions);

} // namespace mlir

#endif // CORE_TRANSFORMS_CONTROL_FLOW_SINK_H
