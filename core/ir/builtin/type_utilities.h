// SPDX-License-Identifier: Apache-2.0
//
// Queries on several types: whether their shapes can be equal at run time, and
// their element types.
#ifndef CORE_IR_BUILTIN_TYPE_UTILITIES_H
#define CORE_IR_BUILTIN_TYPE_UTILITIES_H

#include <cstdint>

#include "core/ir/builtin/builtin_types.h"
#include "core/ir/descriptor/trait.h"

namespace mlir {

/// Returns the innermost element type of vectors, tensors, and vectors in
/// tensors. Returns other types unchanged.
Type getTensorOrVectorElementType(Type type);

// Sizes are compatible if they are equal or one of them is dynamic. These
// functions report no diagnostics.

LogicalResult verifyCompatibleShape(llvm::ArrayRef<int64_t> a,
                                    llvm::ArrayRef<int64_t> b);
/// Succeeds if the shapes are compatible, one type has no rank, or neither type
/// has a shape.
LogicalResult verifyCompatibleShape(Type a, Type b);
/// Checks each pair of types; both ranges must have the same length.
LogicalResult verifyCompatibleShapes(TypeRange a, TypeRange b);
/// Checks all shapes together: static sizes of a dimension must agree in all of
/// them. Scalable vectors are compatible with scalable vectors only.
LogicalResult verifyCompatibleShapes(TypeRange types);
/// Succeeds if all static sizes are equal.
LogicalResult verifyCompatibleDims(llvm::ArrayRef<int64_t> sizes);

} // namespace mlir

#endif // CORE_IR_BUILTIN_TYPE_UTILITIES_H
