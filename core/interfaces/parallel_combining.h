// SPDX-License-Identifier: Apache-2.0
//
// Combination of the results of parallel iterations.
#ifndef CORE_INTERFACES_PARALLEL_COMBINING_H
#define CORE_INTERFACES_PARALLEL_COMBINING_H

#include "core/ir/structure/op_definition.h"

namespace mlir::detail {
/// Invariants:
/// 1. The operation has one region.
/// 2. The region has one block.
LogicalResult verifyInParallelOpInterface(Operation *op);
} // namespace mlir::detail

#include "core/interfaces/parallel_combining.h.inc"

#endif // CORE_INTERFACES_PARALLEL_COMBINING_H
