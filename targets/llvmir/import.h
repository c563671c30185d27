// SPDX-License-Identifier: Apache-2.0
//
// Translates LLVM IR to the llvm dialect.
#ifndef TARGETS_LLVMIR_IMPORT_H
#define TARGETS_LLVMIR_IMPORT_H

#include <memory>

#include "core/ir/builtin/builtin_ops.h"
#include "llvm/IR/Module.h"

namespace mlir {

/// Options of the import.
struct LLVMIRImportOptions {
  /// Translates named structs as literal structs.
  bool importStructsAsLiterals = false;
  /// Drops the elements of composite types in debug information, except for
  /// vectors, which are invalid without elements.
  bool dropDICompositeTypeElements = false;
  /// Imports calls of intrinsics as calls by name, except for debug intrinsics.
  bool preferUnregisteredIntrinsics = false;
  /// Warns about everything that is dropped, with the text of the instruction,
  /// which is slow.
  bool emitExpensiveWarnings = false;
};

/// Translates a valid module of LLVM IR to the llvm dialect. Loads the dialects
/// that it needs. Drops unreachable blocks.
/// Errors: null, after a diagnostic, for constructs that the dialect does not
/// have, and for a recursive struct that must become a literal struct. Unknown
/// metadata is dropped, as are debug nodes without an attribute and debug
/// records with several values.
OwningOpRef<ModuleOp>
translateLLVMIRToModule(std::unique_ptr<llvm::Module> llvmModule,
                        MLIRContext *context,
                        const LLVMIRImportOptions &options = {});

} // namespace mlir

#endif // TARGETS_LLVMIR_IMPORT_H
