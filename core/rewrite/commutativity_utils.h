// SPDX-License-Identifier: Apache-2.0
//
// Canonical order of the operands of commutative operations.
#ifndef CORE_REWRITE_COMMUTATIVITY_UTILS_H
#define CORE_REWRITE_COMMUTATIVITY_UTILS_H

#include "core/rewrite/pattern_set.h"

namespace mlir {

/// Adds a pattern that sorts the operands of commutative operations. Operands
/// that come from block arguments are first and constants are last. The rest is
/// sorted by the name of the defining operation, then by those of the operands
/// of the defining operation, and so on, breadth first. The search stops as
/// soon as the order is decided. Operands with equal keys may keep their order.
void populateCommutativityUtilsPatterns(RewritePatternSet &patterns);

} // namespace mlir

#endif // CORE_REWRITE_COMMUTATIVITY_UTILS_H
