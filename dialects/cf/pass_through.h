// SPDX-License-Identifier: Apache-2.0
//
// Blocks that do nothing but branch. For the dialect's own sources.
#ifndef DIALECTS_CF_PASS_THROUGH_H
#define DIALECTS_CF_PASS_THROUGH_H

#include "core/ir/builders.h"
#include "core/support/llvm.h"

namespace mlir::cf {

/// Where a branch goes, and the operands that it gives.
struct Destination {
  Block *block;
  SmallVector<Value> operands;
};

inline Destination getDestination(Block *block, OperandRange operands) {
  return {block, SmallVector<Value>(operands.begin(), operands.end())};
}

/// ^block: br ^next  ->  ^next
/// Lets a branch to a block that has nothing but a `br` go where that goes.
/// Errors: failure without a message, nothing is changed, if the block has
/// other operations, its arguments are used elsewhere, or following `br`s leads
/// round in a circle.
LogicalResult collapseBranch(Destination &destination);

} // namespace mlir::cf

#endif // DIALECTS_CF_PASS_THROUGH_H
