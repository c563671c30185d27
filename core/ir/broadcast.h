// SPDX-License-Identifier: Apache-2.0
//
// Shapes that are made the same by repeating elements along dimensions of size
// one, aligned at the last dimension. Source: the broadcasting rules of NumPy,
// with sizes that may be unknown.
#ifndef CORE_IR_BROADCAST_H
#define CORE_IR_BROADCAST_H

#include "core/ir/type.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir {

/// The shape to which both broadcast. An unknown size goes with any: beside one
/// above one it is that, beside one of one it stays unknown.
/// Errors: false, and `result` is empty, if there is none.
bool getBroadcastedShape(llvm::ArrayRef<int64_t> a, llvm::ArrayRef<int64_t> b,
                         llvm::SmallVectorImpl<int64_t> &result);

/// The type to which both broadcast: a scalar, vector or tensor of
/// `elementType` (null: that of both). Null if there is none: other elements,
/// vectors with tensors, shapes that do not go together.
Type getBroadcastedType(Type a, Type b, Type elementType = nullptr);

} // namespace mlir

#endif // CORE_IR_BROADCAST_H
