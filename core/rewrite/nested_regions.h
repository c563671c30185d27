// SPDX-License-Identifier: Apache-2.0
//
// Regions and what is nested in them. For the sources of this folder.
#ifndef CORE_REWRITE_NESTED_REGIONS_H
#define CORE_REWRITE_NESTED_REGIONS_H

#include "core/ir/operation.h"

namespace mlir {

class RewriterBase;

/// Calls back with each of the regions and those nested in them, outer ones
/// first, those in isolated operations only if they are wanted. The callback
/// may change what is in the region.
void forEachRegion(llvm::MutableArrayRef<Region> regions,
                   llvm::function_ref<void(Region &)> callback,
                   bool intoIsolated = true);

// What region_simplification.h has for regions and nested ones, for one alone.
// Each returns whether it changed anything.

bool eraseUnreachableBlocksOf(RewriterBase &rewriter, Region &region);
/// No operation with something in its regions is erased.
bool mergeIdenticalBlocksOf(RewriterBase &rewriter, Region &region);
bool dropRedundantArgumentsOf(RewriterBase &rewriter, Region &region);

} // namespace mlir

#endif // CORE_REWRITE_NESTED_REGIONS_H
