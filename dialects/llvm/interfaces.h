// SPDX-License-Identifier: Apache-2.0
//
// Interfaces of operations of the llvm dialect: flags and metadata.
#ifndef DIALECTS_LLVM_INTERFACES_H
#define DIALECTS_LLVM_INTERFACES_H

#include "core/ir/op_definition.h"
#include "dialects/llvm/attributes.h"

namespace mlir::LLVM::detail {

/// 1. Groups, if there are any, are an array of them.
LogicalResult verifyAccessGroupOpInterface(Operation *op);
/// 1. Scopes, and 2. tags, if there are any, are arrays of them.
LogicalResult verifyAliasAnalysisOpInterface(Operation *op);
/// 1. The result is a pointer.
LogicalResult verifyDereferenceableOpInterface(Operation *op);

} // namespace mlir::LLVM::detail

#include "dialects/llvm/llvm_op_interface.h.inc"

#endif // DIALECTS_LLVM_INTERFACES_H
