// SPDX-License-Identifier: Apache-2.0
//
// Broadcasting: makes shapes equal by repeating elements along dimensions of
// size one, aligned at the last dimension. Source: the broadcasting rules of
// NumPy, extended to dynamic sizes.
#ifndef CORE_IR_DESCRIPTOR_BROADCAST_H
#define CORE_IR_DESCRIPTOR_BROADCAST_H

#include "core/ir/structure/type.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir {

/// Computes the shape that both broadcast to. A dynamic size and a static size
/// greater than one yield the static size; a dynamic size and one yield a
/// dynamic size.
/// Errors: returns false and clears `result` if the shapes do not broadcast.
bool getBroadcastedShape(llvm::ArrayRef<int64_t> a, llvm::ArrayRef<int64_t> b,
                         llvm::SmallVectorImpl<int64_t> &result);

/// Returns the type that both broadcast to: a scalar, vector or tensor of
/// `elementType` (null: the common element type). Returns null if the element
/// types differ, a vector meets a tensor, or the shapes do not broadcast.
Type getBroadcastedType(Type a, Type b, Type elementType = nullptr);

} // namespace mlir

#endif // CORE_IR_DESCRIPTOR_BROADCAST_H
