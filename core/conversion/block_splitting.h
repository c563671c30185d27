// SPDX-License-Identifier: Apache-2.0
//
// Guards of patterns that replace an operation by several blocks.
#ifndef CORE_CONVERSION_BLOCK_SPLITTING_H
#define CORE_CONVERSION_BLOCK_SPLITTING_H

namespace mlir {
class Operation;
class Region;

/// Returns true if traits and constraints of the region's operation allow
/// several blocks. An operation that is not registered allows them.
bool acceptsSeveralBlocks(Region &region);

/// Returns true if the block of `op` can end in front of `op` and go on in
/// another block: the region accepts several blocks, and an operation behind
/// `op` that may be a terminator ends the second one.
bool canSplitBlockAt(Operation *op);

} // namespace mlir

#endif // CORE_CONVERSION_BLOCK_SPLITTING_H
