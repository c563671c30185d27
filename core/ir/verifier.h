// SPDX-License-Identifier: Apache-2.0
//
// The verifier: structure, traits, the operations' own checks, dominance.
#ifndef CORE_IR_VERIFIER_H
#define CORE_IR_VERIFIER_H

#include "core/ir/trait.h"

namespace mlir {

class Operation;

/// Checks an operation and, if `recursively`, what is nested in it. Operations
/// that are isolated from above are checked in parallel if the context has
/// threads; messages come in the order of the IR all the same. Not recursive in
/// the depth of nesting.
/// Errors: a diagnostic at each operation that is wrong.
LogicalResult verify(Operation *op, bool recursively = true);

} // namespace mlir

#endif // CORE_IR_VERIFIER_H
