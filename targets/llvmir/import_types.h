// SPDX-License-Identifier: Apache-2.0
//
// Translates types of LLVM IR to types of the llvm dialect.
#ifndef TARGETS_LLVMIR_IMPORT_TYPES_H
#define TARGETS_LLVMIR_IMPORT_TYPES_H

#include "core/ir/builtin/builtin_types.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/DerivedTypes.h"

namespace mlir::LLVM {

/// Translates each type once.
class TypeFromLLVMIRTranslator {
public:
  /// With `structsAsLiterals`, named structs become literal structs.
  TypeFromLLVMIRTranslator(MLIRContext *context, bool structsAsLiterals)
      : context(context), structsAsLiterals(structsAsLiterals) {}

  /// Errors: null for a type that the dialect does not have.
  Type translateType(llvm::Type *type);

private:
  bool translatePending(llvm::SmallVectorImpl<llvm::Type *> &pending);
  Type translateWithParts(llvm::Type *type);

  bool isLiteral(llvm::StructType *type) const {
    return structsAsLiterals || type->isLiteral();
  }
  llvm::ArrayRef<llvm::Type *> getParts(llvm::Type *type) const;

  MLIRContext *context;
  bool structsAsLiterals;
  llvm::DenseMap<llvm::Type *, Type> known;
  /// Named structs whose elements are not set yet.
  llvm::SmallVector<llvm::StructType *> bodies;
};

} // namespace mlir::LLVM

#endif // TARGETS_LLVMIR_IMPORT_TYPES_H
