// SPDX-License-Identifier: Apache-2.0
//
// The memref dialect: its class, its operations, and functions on memrefs.
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
#include "core/ir/descriptor/op_class.h"
#include "core/support/llvm.h"
#include "dialects/arith/arith.h"
#include "dialects/utils/ranges.h"
#include "dialects/utils/rank_reduction.h"
#include "dialects/utils/reassociation.h"
#include "llvm/ADT/SmallBitVector.h"
#include "llvm/Support/Alignment.h"

namespace mlir {

namespace memref {

/// Folds cast(m) -> m for ranked m in all operands other than `inner`. Succeeds
/// if an operand was changed.
LogicalResult foldMemRefCast(Operation *op, Value inner = nullptr);

/// Returns the size of a dimension of a ranked memref: an attribute if it is
/// static, or the folded or created result of a `memref.dim`.
OpFoldResult getMixedSize(OpBuilder &builder, Location location, Value value,
                          int64_t dim);
/// Returns the sizes of all dimensions.
SmallVector<OpFoldResult> getMixedSizes(OpBuilder &builder, Location location,
                                        Value value);

/// Returns the tensor type with the shape and the element type of a memref.
/// Returns NoneType for other types.
Type getTensorTypeFromMemRefType(Type type);

/// Creates a subview of the whole of a ranked memref that drops dimensions of
/// size 1 to get this shape.
Value createCanonicalRankReducingSubViewOp(OpBuilder &builder,
                                           Location location, Value memref,
                                           ArrayRef<int64_t> targetShape);

/// Returns the only operation that frees the value. Returns null if there is
/// none, and nothing if there are several.
std::optional<Operation *> findDealloc(Value allocValue);

} // namespace memref
} // namespace mlir

#include "dialects/memref/memref_dialect.h.inc"

#define GET_OP_CLASSES
#include "dialects/memref/memref_op.h.inc"

#endif // DIALECTS_MEMREF_MEMREF_H
