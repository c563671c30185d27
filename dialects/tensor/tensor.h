// SPDX-License-Identifier: Apache-2.0
//
// The tensor dialect: its operations, and functions about tensors and casts of
// them. Patterns that are not canonical: tensor_patterns.h.
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
#include "core/ir/op_class.h"
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

/// Whether `target` says of shape and encoding all that `source` says: ranked
/// tensors of one element type and rank.
bool preservesStaticInformation(Type source, Type target);
/// Whether a user of the result may as well use the source: the cast only takes
/// away from what the type says. False for null.
bool canFoldIntoConsumerOp(CastOp castOp);
/// Whether what makes the source may as well make the result: the cast only
/// adds to what the type says. False for null.
bool canFoldIntoProducerOp(CastOp castOp);
/// Whether an operand is a cast that canFoldIntoConsumerOp.
bool hasFoldableTensorCastOperand(Operation *op);
/// The operands, and the types of results, without such casts; there is one.
SmallVector<Value>
getUpdatedOperandsAfterCastOpFolding(DestinationStyleOpInterface op,
                                     SmallVector<Type> &newResTy);
/// Replaces such operands by what is cast. Fails if there are none.
LogicalResult foldTensorCast(Operation *op);

/// The size of a dimension of a ranked tensor: a constant, or the result of a
/// `tensor.dim` that is made, or what that folds to.
OpFoldResult getMixedSize(OpBuilder &builder, Location loc, Value value,
                          int64_t dim);
/// The sizes of all dimensions.
SmallVector<OpFoldResult> getMixedSizes(OpBuilder &builder, Location loc,
                                        Value value);

/// All of a ranked tensor without dimensions of size 1 so that it has this
/// type.
Value createCanonicalRankReducingExtractSliceOp(OpBuilder &b, Location loc,
                                                Value tensor,
                                                RankedTensorType targetType);
/// All of `dest` replaced by a tensor that may leave out dimensions of size 1.
Value createCanonicalRankReducingInsertSliceOp(OpBuilder &b, Location loc,
                                               Value tensor, Value dest);

/// The init of an operation's result, or a new `tensor.empty` of its size.
/// Errors: failure without a message if the size is not known.
FailureOr<Value> getOrCreateDestination(OpBuilder &b, Location loc,
                                        OpResult opResult);
/// The same for all results that are tensors.
LogicalResult getOrCreateDestinations(OpBuilder &b, Location loc, Operation *op,
                                      SmallVector<Value> &result);

/// Whether types are equal but for encodings.
bool isSameTypeWithoutEncoding(Type tp1, Type tp2);

} // namespace mlir::tensor

#endif // DIALECTS_TENSOR_TENSOR_H
