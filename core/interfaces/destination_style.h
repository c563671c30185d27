// SPDX-License-Identifier: Apache-2.0
//
// Operations that are given what their results are written to.
#ifndef CORE_INTERFACES_DESTINATION_STYLE_H
#define CORE_INTERFACES_DESTINATION_STYLE_H

#include "core/ir/builtin_types.h"
#include "core/ir/op_definition.h"
#include "llvm/ADT/SmallVectorExtras.h"

namespace mlir {
namespace detail {

/// 1. Inits are tensors or memrefs; 2. there are as many results that are
/// tensors as inits that are; 3. of the same types.
LogicalResult verifyDestinationStyleOpInterface(Operation *op);

// Parts of the interface's methods.
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
