// SPDX-License-Identifier: Apache-2.0
//
// From LLVM IR to the llvm dialect.
#ifndef TARGETS_LLVMIR_IMPORT_H
#define TARGETS_LLVMIR_IMPORT_H

#include <memory>

#include "core/ir/builtin_ops.h"
#include "llvm/IR/Module.h"

namespace mlir {

/// A valid module of LLVM IR as operations of the llvm dialect. Loads the
/// dialects that it needs. Blocks that nothing reaches are left out.
/// Errors: null, after a diagnostic, for what the dialect does not have.
/// Metadata that is not known is left out, and of debug information what has no
/// attribute and what is said of several values at once.
OwningOpRef<ModuleOp>
translateLLVMIRToModule(std::unique_ptr<llvm::Module> llvmModule,
                        MLIRContext *context);

} // namespace mlir

#endif // TARGETS_LLVMIR_IMPORT_H
