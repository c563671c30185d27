// SPDX-License-Identifier: Apache-2.0
//
// How the rounds of a parallel loop put its results together.
#ifndef CORE_INTERFACES_PARALLEL_COMBINING_H
#define CORE_INTERFACES_PARALLEL_COMBINING_H

#include "core/ir/op_definition.h"

namespace mlir::detail {
/// One region with one block.
LogicalResult verifyInParallelOpInterface(Operation *op);
} // namespace mlir::detail

#include "core/interfaces/parallel_combining.h.inc"

#endif // CORE_INTERFACES_PARALLEL_COMBINING_H
