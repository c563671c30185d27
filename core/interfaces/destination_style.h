// SPDX-License-Identifier: Apache-2.0
//
// Operations in destination-passing style.
#ifndef CORE_INTERFACES_DESTINATION_STYLE_H
#define CORE_INTERFACES_DESTINATION_STYLE_H

#include "core/ir/builtin/builtin_types.h"
#include "core/ir/structure/op_definition.h"
#include "llvm/ADT/SmallVectorExtras.h"

namespace mlir {
namespace detail {

/// Invariants:
/// 1. The inits are tensors or memrefs.
/// 2. The number of tensor results equals the number of tensor inits.
/// 3. Each tensor init has the type of its result.
LogicalResult verifyDestinationStyleOpInterface(Operation *op);

// Implementations of interface methods.
bool isDpsInit(OperandRange inits, OpOperand &operand);
llvm::SmallVector<OpOperand *> getDpsInputOperands(Operation *op,
                                                   OperandRange inits);
OpOperand *getDpsInputOperand(Operation *op, OperandRange inits, int64_t i);
template <typename T> bool hasOperandsOf(Operation *op) {
  return llvm::any_of(op->getOperands(), [](Value operand) {
    return llvm::isa<T>(operand.getType());
  });
}

} // namespace detail
} // namespace mlir

#include "core/interfaces/destination_style.h.inc"

#endif // CORE_INTERFACES_DESTINATION_STYLE_H
