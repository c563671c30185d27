// SPDX-License-Identifier: Apache-2.0
//
// Translates the llvm dialect to LLVM IR.
#ifndef TARGETS_LLVMIR_EXPORT_H
#define TARGETS_LLVMIR_EXPORT_H

#include <memory>

#include "core/ir/structure/operation.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"

namespace mlir {

/// Translates a module to LLVM IR in a context, which must outlive the result
/// and contain no module of this name. Each dialect is translated by its
/// registered interface (targets/llvmir/dialect_translations.h).
/// Errors: null, after a diagnostic with a location, if a dialect is not
/// registered, if LLVM 19 has no equivalent, or, unless verification is
/// disabled, if LLVM's verifier fails. Optional hints that LLVM 19 lacks are
/// dropped with a remark.
std::unique_ptr<llvm::Module>
translateModuleToLLVMIR(Operation *module, llvm::LLVMContext &llvmContext,
                        llvm::StringRef name = "LLVMDialectModule",
                        bool disableVerification = false);

} // namespace mlir

#endif // TARGETS_LLVMIR_EXPORT_H
