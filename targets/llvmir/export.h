// SPDX-License-Identifier: Apache-2.0
//
// From the llvm dialect to LLVM IR.
#ifndef TARGETS_LLVMIR_EXPORT_H
#define TARGETS_LLVMIR_EXPORT_H

#include <memory>

#include "core/ir/operation.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"

namespace mlir {

/// The module as LLVM IR, in a context that has no module of the name, and that
/// outlives it. Dialects of operations and attributes are translated by what is
/// registered for them (targets/llvmir/dialect_translations.h).
/// Errors: null, after a located diagnostic: for what is not registered, what
/// LLVM 19 cannot express, and, unless that is disabled, what its verifier
/// finds. What is but a hint is left out after a remark.
std::unique_ptr<llvm::Module>
translateModuleToLLVMIR(Operation *module, llvm::LLVMContext &llvmContext,
                        llvm::StringRef name = "LLVMDialectModule",
                        bool disableVerification = false);

} // namespace mlir

#endif // TARGETS_LLVMIR_EXPORT_H
