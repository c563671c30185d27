// SPDX-License-Identifier: Apache-2.0
//
// The steps of the translation of a module, in order. Each reports its errors.
#ifndef TARGETS_LLVMIR_MODULE_PARTS_H
#define TARGETS_LLVMIR_MODULE_PARTS_H

#include "targets/llvmir/module_translation.h"

namespace mlir::LLVM::detail {

/// Creates an empty module with target and data layout. Returns null after a
/// diagnostic.
std::unique_ptr<llvm::Module> makeLLVMModule(Operation *module,
                                             llvm::LLVMContext &context,
                                             llvm::StringRef name);

LogicalResult convertComdats(ModuleTranslation &translation);
LogicalResult convertFunctionSignatures(ModuleTranslation &translation);
/// Translates globals, aliases, ifuncs, constructors and destructors.
LogicalResult convertGlobals(ModuleTranslation &translation);
/// Translates `llvm.ident` and similar module metadata.
LogicalResult convertModuleMetadata(ModuleTranslation &translation);
/// Translates the bodies of functions.
LogicalResult convertFunctions(ModuleTranslation &translation);

/// Returns true for operations that the steps above translate.
bool isModulePart(Operation *op);

/// Returns the block with the operations of the module.
Block &getModuleBody(Operation *module);

} // namespace mlir::LLVM::detail

#endif // TARGETS_LLVMIR_MODULE_PARTS_H
