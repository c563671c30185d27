// SPDX-License-Identifier: Apache-2.0
//
// The memref dialect: its class, its operations, and functions about memrefs.
#ifndef DIALECTS_MEMREF_MEMREF_H
#define DIALECTS_MEMREF_MEMREF_H

#include <array>
#include <optional>

#include "core/interfaces/cast.h"
#include "core/interfaces/control_flow.h"
#include "core/interfaces/infer_int_range.h"
#include "core/interfaces/infer_type.h"
#include "core/interfaces/memory_slot.h"
#include "core/interfaces/op_asm.h"
#include "core/interfaces/shaped_op.h"
#include "core/interfaces/side_effects.h"
#include "core/interfaces/symbol.h"
#include "core/interfaces/view_like.h"
#include "core/ir/op_class.h"
#include "core/support/llvm.h"
#include "dialects/arith/arith.h"
#include "dialects/utils/ranges.h"
#include "dialects/utils/rank_reduction.h"
#include "dialects/utils/reassociation.h"
#include "llvm/ADT/SmallBitVector.h"
#include "llvm/Support/Alignment.h"

namespace mlir {

namespace memref {

/// cast(m) -> m, for operands other than `inner` and ranked m. Success:
/// something has been changed.
LogicalResult foldMemRefCast(Operation *op, Value inner = nullptr);

/// The size of a dimension of a ranked memref: a constant, or the result of a
/// `memref.dim` that is made, or what that folds to.
OpFoldResult getMixedSize(OpBuilder &builder, Location location, Value value,
                          int64_t dim);
/// The sizes of all dimensions.
SmallVector<OpFoldResult> getMixedSizes(OpBuilder &builder, Location location,
                                        Value value);

/// The tensor type with a memref's shape and element type; NoneType for other
/// types.
Type getTensorTypeFromMemRefType(Type type);

/// A subview of all of a ranked memref that leaves out dimensions of size 1 so
/// that it has this shape.
Value createCanonicalRankReducingSubViewOp(OpBuilder &builder,
                                           Location location, Value memref,
                                           ArrayRef<int64_t> targetShape);

/// The only operation that frees the value; null if there is none, no value if
/// there are several.
std::optional<Operation *> findDealloc(Value allocValue);

} // namespace memref
} // namespace mlir

#include "dialects/memref/memref_dialect.h.inc"

#define GET_OP_CLASSES
#include "dialects/memref/memref_op.h.inc"

#endif // DIALECTS_MEMREF_MEMREF_H
