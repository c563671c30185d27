// SPDX-License-Identifier: Apache-2.0
//
// Single nodes of debug information.
#ifndef TARGETS_LLVMIR_DEBUG_NODES_H
#define TARGETS_LLVMIR_DEBUG_NODES_H

#include "dialects/llvm/attributes.h"
#include "llvm/IR/DebugInfoMetadata.h"

namespace mlir::LLVM {

/// What stands for a node that contains itself, until it is there.
llvm::DINode *makeTemporaryNode(DINodeAttr attribute,
                                llvm::LLVMContext &context);

} // namespace mlir::LLVM

#endif // TARGETS_LLVMIR_DEBUG_NODES_H
