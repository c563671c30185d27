// SPDX-License-Identifier: Apache-2.0
//
// Helpers that expand_shape and collapse_shape share. Private to this dialect.
#ifndef DIALECTS_MEMREF_RESHAPE_OPS_H
#define DIALECTS_MEMREF_RESHAPE_OPS_H

#include "core/ir/builtin/builtin_types.h"
#include "core/ir/structure/operation.h"
#include "core/support/llvm.h"
#include "dialects/utils/reassociation.h"

namespace mlir::memref {

/// Verifies the invariants:
/// 1. There is a group for each collapsed dimension.
/// 2. Each group starts after the end of the previous one and is within the
///    rank. It has a dynamic size if and only if the collapsed size is dynamic;
///    otherwise the product of its sizes is the collapsed size.
/// 3. If the collapsed rank is 0, all sizes are 1; otherwise the groups contain
///    all dimensions.
LogicalResult verifyShapes(Operation *op, ArrayRef<int64_t> collapsedShape,
                           ArrayRef<int64_t> expandedShape,
                           ArrayRef<ReassociationIndices> groups);

/// Returns `type` with another shape and layout. Without `layout`, the layout
/// is the identity.
MemRefType getReshapedType(MemRefType type, ArrayRef<int64_t> shape,
                           Attribute layout = {});

} // namespace mlir::memref

#endif // DIALECTS_MEMREF_RESHAPE_OPS_H
