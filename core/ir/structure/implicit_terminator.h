// SPDX-License-Identifier: Apache-2.0
//
// Implicit terminators of operations with the trait
// SingleBlockImplicitTerminator; text may omit them.
#ifndef CORE_IR_STRUCTURE_IMPLICIT_TERMINATOR_H
#define CORE_IR_STRUCTURE_IMPLICIT_TERMINATOR_H

#include "core/ir/structure/operation_name.h"

namespace mlir {

class Location;
class Region;

/// Returns the name of the operation's implicit terminator, or empty if it has
/// none.
llvm::StringRef getImplicitTerminator(OperationName name);

/// Adds a block if the region is empty, and a terminator of this name without
/// operands unless the last block already ends with one.
void ensureTerminator(Region &region, Location location,
                      llvm::StringRef terminator);

} // namespace mlir

#endif // CORE_IR_STRUCTURE_IMPLICIT_TERMINATOR_H
