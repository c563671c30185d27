// SPDX-License-Identifier: Apache-2.0
//
// The krnl dialect: loop nests, with their schedules kept apart.
#ifndef DIALECTS_KRNL_KRNL_H
#define DIALECTS_KRNL_KRNL_H

#include "core/interfaces/builtin_attributes.h"
#include "core/interfaces/control_flow.h"
#include "core/interfaces/loop_like.h"
#include "core/interfaces/side_effects.h"
#include "core/interfaces/symbol.h"
#include "core/ir/data/packing.h"
#include "core/ir/descriptor/op_class.h"
#include "core/ir/descriptor/storage_class.h"
#include "core/support/llvm.h"

namespace mlir::krnl {

/// A bound of a loop: a map and the operands of its dimensions, followed by
/// those of its symbols. A lower bound is the maximum of the results, an upper
/// bound the minimum.
struct LoopBound {
  AffineMap map;
  SmallVector<Value, 2> operands;
};

/// A loop and its bounds.
struct LoopRange {
  Value loop;
  LoopBound lower, upper;
};

/// Returns the bound that is a value or an integer.
LoopBound getLoopBound(OpFoldResult bound, MLIRContext *context);

} // namespace mlir::krnl

#include "dialects/krnl/krnl_dialect.h.inc"

#define GET_ATTRDEF_CLASSES
#include "dialects/krnl/krnl_attrdef.h.inc"

#define GET_TYPEDEF_CLASSES
#include "dialects/krnl/krnl_typedef.h.inc"

#define GET_OP_CLASSES
#include "dialects/krnl/krnl_op.h.inc"

namespace mlir::krnl {

// The tree of loops. All functions take values of type LoopType; verified
// operations have no others.

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

#endif // DIALECTS_KRNL_KRNL_H
