// SPDX-License-Identifier: Apache-2.0
//
// The tree of loops. All functions take values of type LoopType; verified
// operations have no others.
#ifndef DIALECTS_KRNL_LOOP_TREE_H
#define DIALECTS_KRNL_LOOP_TREE_H

#include "dialects/krnl/loop_ops.h"
#include "dialects/krnl/schedule_ops.h"

namespace mlir::krnl {

/// Returns the operation that splits the loop, or null.
BlockOp getBlock(Value loop);
/// Returns the operation that replaces the loop by a skewed one, or null.
SkewOp getSkew(Value loop);
/// Returns the nest that iterates the loop, or null.
IterateOp getIteratingNest(Value loop);
/// Returns the nest that gives a loop of `krnl.define_loops` its bounds, or
/// null.
IterateOp getBoundingNest(Value loop);
/// Returns the loop of `krnl.define_loops` that the loop is or replaces, or
/// null if an operation of another dialect defines the loop.
Value getOriginalLoop(Value loop);

} // namespace mlir::krnl

#endif // DIALECTS_KRNL_LOOP_TREE_H
