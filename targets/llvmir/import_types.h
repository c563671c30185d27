// SPDX-License-Identifier: Apache-2.0
//
// Types of LLVM IR as types of the llvm dialect.
#ifndef TARGETS_LLVMIR_IMPORT_TYPES_H
#define TARGETS_LLVMIR_IMPORT_TYPES_H

#include "core/ir/builtin_types.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/DerivedTypes.h"

namespace mlir::LLVM {

/// Translates types, each once.
class TypeFromLLVMIRTranslator {
public:
  explicit TypeFromLLVMIRTranslator(MLIRContext *context) : context(context) {}

  /// Errors: null for a type that the dialect does not have.
  Type translateType(llvm::Type *type);

private:
  bool translatePending(llvm::SmallVectorImpl<llvm::Type *> &pending);
  Type translateWithParts(llvm::Type *type);

  MLIRContext *context;
  llvm::DenseMap<llvm::Type *, Type> known;
  /// Named structs whose elements are not set yet.
  llvm::SmallVector<llvm::StructType *> bodies;
};

} // namespace mlir::LLVM

#endif // TARGETS_LLVMIR_IMPORT_TYPES_H
