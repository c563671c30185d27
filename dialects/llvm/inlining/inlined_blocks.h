// SPDX-License-Identifier: Apache-2.0
//
// Updates of the blocks that were inlined for a call (see inliner_extension.h).
#ifndef DIALECTS_LLVM_INLINING_INLINED_BLOCKS_H
#define DIALECTS_LLVM_INLINING_INLINED_BLOCKS_H

#include "core/ir/structure/region.h"
#include "dialects/llvm/llvm.h"

namespace mlir::LLVM {

/// The inlined blocks. They still have the terminators of the callee.
using InlinedBlocks = llvm::iterator_range<Region::iterator>;

/// Moves allocas of constant size to the entry block of the caller and adds
/// lifetime markers at their former locations unless they have some. Frees
/// other allocas by stackrestore before each return.
void moveInlinedAllocas(Operation *call, InlinedBlocks blocks);

/// 1. Clones all alias scopes and their domains, so that the scopes of
/// different calls differ.
/// 2. Creates a scope for each pointer argument whose copy
/// (`llvm.intr.ssa.copy`) has the attribute `llvm.noalias`. Replaces the copies
/// by the arguments.
/// 3. Adds the scopes of the call.
void updateInlinedAliasScopes(Operation *call, InlinedBlocks blocks);

/// Adds the access groups of the call to the memory accesses.
void addInlinedAccessGroups(Operation *call, InlinedBlocks blocks);

/// Replaces the start and end locations of loops by locations in the caller, if
/// the caller has debug information.
void updateInlinedLoops(Operation *call, InlinedBlocks blocks);

/// Returns the union of both arrays. Either may be null.
ArrayAttr uniteArrays(ArrayAttr first, ArrayAttr second);

} // namespace mlir::LLVM

#endif // DIALECTS_LLVM_INLINING_INLINED_BLOCKS_H
