// SPDX-License-Identifier: Apache-2.0
//
// From LLVM IR to the llvm dialect.
#ifndef TARGETS_LLVMIR_IMPORT_H
#define TARGETS_LLVMIR_IMPORT_H

#include <memory>

#include "core/ir/builtin_ops.h"
#include "llvm/IR/Module.h"

namespace mlir {

/// What is done otherwise, and what is said of it.
struct LLVMIRImportOptions {
  /// Structs that have names are translated as if they had none.
  bool importStructsAsLiterals = false;
  /// Composite types of debug information are without their elements, but for
  /// vectors, which are nothing without.
  bool dropDICompositeTypeElements = false;
  /// Calls of intrinsics stay calls by name, but for those of debug
  /// information.
  bool preferUnregisteredIntrinsics = false;
  /// What is left out is told in warnings, with the instruction's text, which
  /// takes time.
  bool emitExpensiveWarnings = false;
};

/// A valid module of LLVM IR as operations of the llvm dialect. Loads the
/// dialects that it needs. Blocks that nothing reaches are left out.
/// Errors: null, after a diagnostic, for what the dialect does not have, and
/// for a struct within itself that is to be a literal one. Metadata that is not
/// known is left out, and of debug information what has no attribute and what
/// is said of several values at once.
OwningOpRef<ModuleOp>
translateLLVMIRToModule(std::unique_ptr<llvm::Module> llvmModule,
                        MLIRContext *context,
                        const LLVMIRImportOptions &options = {});

} // namespace mlir

#endif // TARGETS_LLVMIR_IMPORT_H
