// SPDX-License-Identifier: Apache-2.0
//
// The steps of the translation of a module, in their order. Each reports what
// is wrong.
#ifndef TARGETS_LLVMIR_MODULE_PARTS_H
#define TARGETS_LLVMIR_MODULE_PARTS_H

#include "targets/llvmir/module_translation.h"

namespace mlir::LLVM::detail {

/// An empty module with the target and the data layout; null after a
/// diagnostic.
std::unique_ptr<llvm::Module> makeLLVMModule(Operation *module,
                                             llvm::LLVMContext &context,
                                             llvm::StringRef name);

LogicalResult convertComdats(ModuleTranslation &translation);
LogicalResult convertFunctionSignatures(ModuleTranslation &translation);
/// Globals, aliases, ifuncs, constructors and destructors.
LogicalResult convertGlobals(ModuleTranslation &translation);
/// `llvm.ident` and its like.
LogicalResult convertModuleMetadata(ModuleTranslation &translation);
/// Bodies.
LogicalResult convertFunctions(ModuleTranslation &translation);

/// Operations that were translated by the steps above.
bool isModulePart(Operation *op);

/// The operations of the module.
Block &getModuleBody(Operation *module);

} // namespace mlir::LLVM::detail

#endif // TARGETS_LLVMIR_MODULE_PARTS_H
