// SPDX-License-Identifier: Apache-2.0
//
// Folding of blocks that contain nothing but a branch. Private to this dialect.
#ifndef DIALECTS_CF_PASS_THROUGH_H
#define DIALECTS_CF_PASS_THROUGH_H

#include "core/ir/structure/builders.h"
#include "core/support/llvm.h"

namespace mlir::cf {

/// A successor of a branch and the operands that are passed to it.
struct Destination {
  Block *block;
  SmallVector<Value> operands;
};

inline Destination getDestination(Block *block, OperandRange operands) {
  return {block, SmallVector<Value>(operands.begin(), operands.end())};
}

/// ^block: br ^next  ->  ^next
/// Replaces `destination` by the destination of the only operation of its
/// block, a `br`.
/// Errors: fails without a diagnostic and without a change if the block has
/// other operations, if its arguments are used elsewhere, or if the chain of
/// `br`s is a cycle.
LogicalResult collapseBranch(Destination &destination);

} // namespace mlir::cf

#endif // DIALECTS_CF_PASS_THROUGH_H
