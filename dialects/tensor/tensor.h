// SPDX-License-Identifier: Apache-2.0
//
// The tensor dialect: its operations, and functions on tensors and casts.
// Patterns that are not canonicalizations are in tensor_patterns.h.
#ifndef DIALECTS_TENSOR_TENSOR_H
#define DIALECTS_TENSOR_TENSOR_H

#include <array>
#include <optional>

#include "core/interfaces/cast.h"
#include "core/interfaces/control_flow.h"
#include "core/interfaces/destination_style.h"
#include "core/interfaces/infer_int_range.h"
#include "core/interfaces/infer_type.h"
#include "core/interfaces/op_asm.h"
#include "core/interfaces/parallel_combining.h"
#include "core/interfaces/shaped_op.h"
#include "core/interfaces/side_effects.h"
#include "core/interfaces/view_like.h"
#include "core/ir/descriptor/op_class.h"
#include "core/support/llvm.h"
#include "dialects/affine/affine.h"
#include "dialects/arith/arith.h"
#include "dialects/complex/complex.h"
#include "dialects/utils/ranges.h"
#include "dialects/utils/rank_reduction.h"
#include "dialects/utils/reassociation.h"
#include "llvm/ADT/SmallBitVector.h"

#include "dialects/tensor/tensor_dialect.h.inc"

#define GET_OP_CLASSES
#include "dialects/tensor/tensor_op.h.inc"

namespace mlir::tensor {

/// Returns true if `target` has all static information on shape and encoding
/// that `source` has. Both must be ranked tensors with the same element type
/// and rank.
bool preservesStaticInformation(Type source, Type target);
/// Returns true if users of the result can use the source instead: the cast
/// only removes static information. Returns false for null.
bool canFoldIntoConsumerOp(CastOp castOp);
/// Returns true if the defining operation of the source can have the result
/// type instead: the cast only adds static information. Returns false for null.
bool canFoldIntoProducerOp(CastOp castOp);
/// Returns true if an operand is a cast for which canFoldIntoConsumerOp is
/// true.
bool hasFoldableTensorCastOperand(Operation *op);
/// Returns the operands without such casts, and the resulting result types.
/// There must be such a cast.
SmallVector<Value>
getUpdatedOperandsAfterCastOpFolding(DestinationStyleOpInterface op,
                                     SmallVector<Type> &newResTy);
/// Replaces such operands by the sources of the casts. Fails if there are none.
LogicalResult foldTensorCast(Operation *op);

/// Returns the size of a dimension of a ranked tensor: a constant, or the
/// result of a new `tensor.dim`, folded if possible.
OpFoldResult getMixedSize(OpBuilder &builder, Location loc, Value value,
                          int64_t dim);
/// Returns the sizes of all dimensions.
SmallVector<OpFoldResult> getMixedSizes(OpBuilder &builder, Location loc,
                                        Value value);

/// Creates a slice of a whole ranked tensor that drops dimensions of size 1, so
/// that it has this type.
Value createCanonicalRankReducingExtractSliceOp(OpBuilder &b, Location loc,
                                                Value tensor,
                                                RankedTensorType targetType);
/// Creates an insertion that replaces all of `dest` by a tensor, which may drop
/// dimensions of size 1.
Value createCanonicalRankReducingInsertSliceOp(OpBuilder &b, Location loc,
                                               Value tensor, Value dest);

/// Returns the init of an operation's result, or a new `tensor.empty` of its
/// size.
/// Errors: fails without a diagnostic if the size is unknown.
FailureOr<Value> getOrCreateDestination(OpBuilder &b, Location loc,
                                        OpResult opResult);
/// Appends these values for all tensor results of an operation.
/// Errors: fails without a diagnostic if a size is unknown.
LogicalResult getOrCreateDestinations(OpBuilder &b, Location loc, Operation *op,
                                      SmallVector<Value> &result);

/// Returns true if the types are equal except for their encodings.
bool isSameTypeWithoutEncoding(Type tp1, Type tp2);

} // namespace mlir::tensor

#endif // DIALECTS_TENSOR_TENSOR_H
