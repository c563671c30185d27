// SPDX-License-Identifier: Apache-2.0
//
// What is done to blocks that were inlined for a call (inliner_extension.h).
#ifndef DIALECTS_LLVM_INLINING_INLINED_BLOCKS_H
#define DIALECTS_LLVM_INLINING_INLINED_BLOCKS_H

#include "core/ir/region.h"
#include "dialects/llvm/llvm.h"

namespace mlir::LLVM {

/// Blocks that were inlined, which end as the callee's did.
using InlinedBlocks = llvm::iterator_range<Region::iterator>;

/// Moves stack memory of constant size to the entry of the caller, with
/// lifetime markers where it was if it has none, and gives other stack memory
/// back before each return.
void moveInlinedAllocas(Operation *call, InlinedBlocks blocks);

/// 1. Makes new scopes, in new domains, of all alias scopes, so that those of
/// several calls are not taken for one. 2. Makes scopes of the arguments that
/// are copies with an attribute `llvm.noalias` (`llvm.intr.ssa.copy`, one for
/// each argument that is a pointer), and replaces all copies of the call's
/// operands by these. 3. Adds the scopes of the call.
void updateInlinedAliasScopes(Operation *call, InlinedBlocks blocks);

/// Adds the access groups of the call.
void addInlinedAccessGroups(Operation *call, InlinedBlocks blocks);

/// Makes start and end locations of loops ones of the caller, if it has debug
/// information.
void updateInlinedLoops(Operation *call, InlinedBlocks blocks);

/// Elements of both, each once; null for none.
ArrayAttr uniteArrays(ArrayAttr first, ArrayAttr second);

} // namespace mlir::LLVM

#endif // DIALECTS_LLVM_INLINING_INLINED_BLOCKS_H
