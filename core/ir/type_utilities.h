// SPDX-License-Identifier: Apache-2.0
//
// Questions about several types at once: whether their shapes can be those of
// the same value at run time, what their elements are.
#ifndef CORE_IR_TYPE_UTILITIES_H
#define CORE_IR_TYPE_UTILITIES_H

#include <cstdint>

#include "core/ir/builtin_types.h"
#include "core/ir/trait.h"

namespace mlir {

/// The innermost element of vectors, tensors and vectors in tensors; other
/// types, themselves.
Type getTensorOrVectorElementType(Type type);

// Compatible sizes are equal, or one of them is not known. These report
// nothing.

LogicalResult verifyCompatibleShape(llvm::ArrayRef<int64_t> a,
                                    llvm::ArrayRef<int64_t> b);
/// Both have compatible shapes or no rank, or neither has a shape.
LogicalResult verifyCompatibleShape(Type a, Type b);
/// The same for each pair of types; there are as many on both sides.
LogicalResult verifyCompatibleShapes(TypeRange a, TypeRange b);
/// All shapes at once, so that a size that one of them leaves open is the same
/// in all the others; scalable vectors agree with scalable vectors only.
LogicalResult verifyCompatibleShapes(TypeRange types);
/// All sizes that are known are equal.
LogicalResult verifyCompatibleDims(llvm::ArrayRef<int64_t> sizes);

} // namespace mlir

#endif // CORE_IR_TYPE_UTILITIES_H
