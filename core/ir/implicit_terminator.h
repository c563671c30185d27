// SPDX-License-Identifier: Apache-2.0
//
// Terminators that need not be written: those of operations with the trait
// SingleBlockImplicitTerminator.
#ifndef CORE_IR_IMPLICIT_TERMINATOR_H
#define CORE_IR_IMPLICIT_TERMINATOR_H

#include "core/ir/operation_name.h"

namespace mlir {

class Location;
class Region;

/// The name of the operation's terminator, or empty if it has none that may be
/// left out.
llvm::StringRef getImplicitTerminator(OperationName name);

/// Gives the region a block if it has none, and its last block a terminator of
/// this name, without operands, unless it ends with one.
void ensureTerminator(Region &region, Location location,
                      llvm::StringRef terminator);

} // namespace mlir

#endif // CORE_IR_IMPLICIT_TERMINATOR_H
