// SPDX-License-Identifier: Apache-2.0
//
// Operations on shapes.
#ifndef CORE_INTERFACES_SHAPED_OP_H
#define CORE_INTERFACES_SHAPED_OP_H

#include "core/ir/structure/op_definition.h"

namespace mlir::detail {
/// Invariants:
/// 1. The operation has one result.
/// 2. Its type is index.
LogicalResult verifyShapedDimOpInterface(Operation *op);
} // namespace mlir::detail

#include "core/interfaces/shaped_op.h.inc"

#endif // CORE_INTERFACES_SHAPED_OP_H
