// SPDX-License-Identifier: Apache-2.0
//
// The part of the verifier that looks at the control flow. For the sources of
// core/ir only.
#ifndef CORE_IR_VERIFIER_IMPL_H
#define CORE_IR_VERIFIER_IMPL_H

#include "core/ir/dominance.h"

namespace mlir {
namespace detail {

/// Whether what `op` uses dominates it, or its block is not reached. It has no
/// null operands.
bool isDominated(Operation *op, DominanceInfo &dominance);

/// Checks that of the operations in the regions of `root` and, if
/// `recursively`, of those nested there but for what is in isolated ones. Of
/// operations with regions that are on one level, the later are looked into
/// first.
/// Errors: a diagnostic at the first that is wrong.
LogicalResult verifyDominance(Operation *root, bool recursively);

} // namespace detail
} // namespace mlir

#endif // CORE_IR_VERIFIER_IMPL_H
