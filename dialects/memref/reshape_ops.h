// SPDX-License-Identifier: Apache-2.0
//
// What expand_shape and collapse_shape share. For the dialect's own sources.
#ifndef DIALECTS_MEMREF_RESHAPE_OPS_H
#define DIALECTS_MEMREF_RESHAPE_OPS_H

#include "core/ir/builtin_types.h"
#include "core/ir/operation.h"
#include "core/support/llvm.h"
#include "dialects/utils/reassociation.h"

namespace mlir::memref {

/// 1. A group per collapsed dimension; 2. each goes on where the one before
/// ended, is within the rank, has a dynamic size exactly if the collapsed one
/// is, and else its product; 3. with rank 0, sizes of 1; else all dimensions
/// are in groups.
LogicalResult verifyShapes(Operation *op, ArrayRef<int64_t> collapsedShape,
                           ArrayRef<int64_t> expandedShape,
                           ArrayRef<ReassociationIndices> groups);

/// A type like another, of a shape; the identity if there is no layout.
MemRefType getReshapedType(MemRefType type, ArrayRef<int64_t> shape,
                           Attribute layout = {});

} // namespace mlir::memref

#endif // DIALECTS_MEMREF_RESHAPE_OPS_H
