// SPDX-License-Identifier: Apache-2.0
//
// Operators that one nest computes together: the first one of a group leads,
// and the others compute an element from elements at the same place.
#ifndef DIALECTS_ONNX_INDEXED_FUSION_H
#define DIALECTS_ONNX_INDEXED_FUSION_H

#include <optional>

#include "dialects/onnx/indexed/indexed_op.h"
#include "dialects/onnx/indexed/operator.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir::onnx {

/// The part that an operator can have in a group.
struct FusionRole {
  /// The stage of the only nest that completes the elements of result 0, the
  /// only one.
  unsigned stage = 0;
  /// The nest sums products and computes the elements from the sums.
  bool isContraction = false;
  /// The contraction is one of integers, whose sums are kept in registers.
  bool isContractionOfBytes = false;
  /// Each point of the nest computes one element, at its own place.
  bool isPointwise = false;
  /// An earlier stage keeps other values in the result.
  bool keepsValues = false;
  /// All tensors have elements that are floats.
  bool hasOnlyFloats = false;
  /// Neighbors along the last dimension are neighbors in each tensor that is
  /// read, or are computed from the same element.
  bool isContiguous = false;
};

/// Returns nullopt for an operator that is in no group.
std::optional<FusionRole> findFusionRole(const Operator &op,
                                         const IndexedOp &indexed);

/// Returns whether operand `operand` is read only at the place of the element
/// that is computed, and not as an index. The operator is pointwise.
bool isReadInPlace(const IndexedOp &indexed, unsigned operand);

/// Returns whether the result of a group that `leader` leads can have elements
/// of this type. Stages that keep values in the result, such as the sums of a
/// contraction, demand their own.
bool canHaveResult(const Operator &leader, const FusionRole &role, Type type);

/// Returns whether the operator can follow in a group that `leader` leads: both
/// are known, the results have the same shape, and the follower is pointwise.
bool canFollow(const Operator &leader, const IndexedOp &leading,
               const FusionRole &leaderRole, const Operator &follower,
               const IndexedOp &following, const FusionRole &followerRole);

/// Composes operators, which are in order, into one nest. The first one leads,
/// and result 0 of the nest is `result`, which one of them computes. `inputs`
/// has the number of the operand for each value that they do not compute.
/// Errors: a diagnostic if they are no group.
FailureOr<IndexedOp>
composeOperators(llvm::ArrayRef<Operation *> ops, Value result,
                 const llvm::DenseMap<Value, unsigned> &inputs,
                 ShapeAnalysis &shapes, bool isSilent);

/// Composes the operators in the body of `onnx.Fused`, unless they compute
/// blocks of rows (`row_blocks.h`).
/// Errors: a diagnostic if they are no group.
FailureOr<IndexedOp> indexFused(const Operator &fused);

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_INDEXED_FUSION_H
