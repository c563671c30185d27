// SPDX-License-Identifier: Apache-2.0
//
// The verifier: structure, traits, the operations' own invariants, and
// dominance.
#ifndef CORE_IR_VERIFY_VERIFIER_H
#define CORE_IR_VERIFY_VERIFIER_H

#include "core/ir/descriptor/trait.h"

namespace mlir {

class Operation;

/// Verifies an operation and, if `recursively`, all operations nested in it.
/// Operations that are isolated from above are verified in parallel if
/// threading is enabled; diagnostics are still in the order of the IR. Not
/// recursive in its implementation.
/// Errors: a diagnostic at each invalid operation.
LogicalResult verify(Operation *op, bool recursively = true);

} // namespace mlir

#endif // CORE_IR_VERIFY_VERIFIER_H
