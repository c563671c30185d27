// SPDX-License-Identifier: Apache-2.0
//
// Translates single nodes of debug information.
#ifndef TARGETS_LLVMIR_DEBUG_NODES_H
#define TARGETS_LLVMIR_DEBUG_NODES_H

#include "dialects/llvm/attributes.h"
#include "llvm/IR/DebugInfoMetadata.h"

namespace mlir::LLVM {

/// Creates the placeholder of a node that contains itself.
llvm::DINode *makeTemporaryNode(DINodeAttr attribute,
                                llvm::LLVMContext &context);

} // namespace mlir::LLVM

#endif // TARGETS_LLVMIR_DEBUG_NODES_H
