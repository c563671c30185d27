// SPDX-License-Identifier: Apache-2.0
//
// The types and attributes of the krnl dialect, and the bounds of loops.
#ifndef DIALECTS_KRNL_TYPES_H
#define DIALECTS_KRNL_TYPES_H

#include "core/interfaces/builtin_attributes.h"
#include "core/ir/data/packing.h"
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

#define GET_ATTRDEF_CLASSES
#include "dialects/krnl/krnl_attrdef.h.inc"

#define GET_TYPEDEF_CLASSES
#include "dialects/krnl/krnl_typedef.h.inc"

#endif // DIALECTS_KRNL_TYPES_H
