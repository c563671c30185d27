// SPDX-License-Identifier: Apache-2.0
//
// Interfaces of the llvm dialect's operations: flags and metadata.
#ifndef DIALECTS_LLVM_INTERFACES_H
#define DIALECTS_LLVM_INTERFACES_H

#include "core/ir/structure/op_definition.h"
#include "dialects/llvm/attributes.h"

namespace mlir::LLVM::detail {

/// 1. The access groups are an array of access groups, if present.
LogicalResult verifyAccessGroupOpInterface(Operation *op);
/// 1. The alias scopes and noalias scopes are arrays of scopes, if present.
/// 2. The TBAA tags are an array of tags, if present.
LogicalResult verifyAliasAnalysisOpInterface(Operation *op);
/// 1. The result is a pointer.
LogicalResult verifyDereferenceableOpInterface(Operation *op);

} // namespace mlir::LLVM::detail

#include "dialects/llvm/llvm_op_interface.h.inc"

#endif // DIALECTS_LLVM_INTERFACES_H
