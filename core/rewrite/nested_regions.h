// SPDX-License-Identifier: Apache-2.0
//
// Walks over nested regions. Internal to this folder.
#ifndef CORE_REWRITE_NESTED_REGIONS_H
#define CORE_REWRITE_NESTED_REGIONS_H

#include "core/ir/structure/operation.h"

namespace mlir {

class RewriterBase;

/// Calls `callback` with each of `regions` and their nested regions, outer
/// regions first. It enters regions of isolated operations only if
/// `intoIsolated` is true. The callback may change the contents of its region.
void forEachRegion(llvm::MutableArrayRef<Region> regions,
                   llvm::function_ref<void(Region &)> callback,
                   bool intoIsolated = true);

// Single-region versions of the functions in region_simplification.h. Each
// returns true if the region changed.

bool eraseUnreachableBlocksOf(RewriterBase &rewriter, Region &region);
/// Does not erase operations that have nonempty regions.
bool mergeIdenticalBlocksOf(RewriterBase &rewriter, Region &region);
bool dropRedundantArgumentsOf(RewriterBase &rewriter, Region &region);

} // namespace mlir

#endif // CORE_REWRITE_NESTED_REGIONS_H
