// SPDX-License-Identifier: Apache-2.0
//
// A canonical order of the operands of commutative operations.
#ifndef CORE_REWRITE_COMMUTATIVITY_UTILS_H
#define CORE_REWRITE_COMMUTATIVITY_UTILS_H

#include "core/rewrite/pattern_set.h"

namespace mlir {

/// Adds a pattern that puts the operands of commutative operations in order:
/// those that come from arguments of blocks first, constants last, and others
/// by the names of what defines them, then of what defines the operands of
/// these, and so on, breadth first. It goes no further than it has to, and may
/// leave operands that are alike as they are.
void populateCommutativityUtilsPatterns(RewritePatternSet &patterns);

} // namespace mlir

#endif // CORE_REWRITE_COMMUTATIVITY_UTILS_H
