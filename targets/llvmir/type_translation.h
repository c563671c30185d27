// SPDX-License-Identifier: Apache-2.0
//
// Translates types of the llvm dialect to types of LLVM IR.
#ifndef TARGETS_LLVMIR_TYPE_TRANSLATION_H
#define TARGETS_LLVMIR_TYPE_TRANSLATION_H

#include "core/ir/builtin/builtin_types.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Type.h"

namespace mlir::LLVM {

/// Translates each type once. An identified struct becomes a named struct of
/// the context.
class TypeToLLVMIRTranslator {
public:
  explicit TypeToLLVMIRTranslator(llvm::LLVMContext &context)
      : context(context) {}

  /// Errors: null for a type that LLVM IR does not have or that contains such a
  /// type.
  llvm::Type *translateType(Type type);

  /// Returns the preferred alignment of the type in the layout.
  unsigned getPreferredAlignment(Type type, const llvm::DataLayout &layout);

private:
  llvm::Type *find(Type type) const { return known.lookup(type); }
  bool translatePending(llvm::SmallVectorImpl<Type> &pending);
  llvm::Type *translateWithParts(Type type);

  llvm::LLVMContext &context;
  llvm::DenseMap<Type, llvm::Type *> known;
  /// Identified structs whose bodies are not set yet.
  llvm::SmallVector<Type> bodies;
};

} // namespace mlir::LLVM

#endif // TARGETS_LLVMIR_TYPE_TRANSLATION_H
