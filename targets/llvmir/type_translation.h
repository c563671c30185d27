// SPDX-License-Identifier: Apache-2.0
//
// Types of the llvm dialect as types of LLVM IR.
#ifndef TARGETS_LLVMIR_TYPE_TRANSLATION_H
#define TARGETS_LLVMIR_TYPE_TRANSLATION_H

#include "core/ir/builtin_types.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Type.h"

namespace mlir::LLVM {

/// Translates types, each once: an identified struct becomes one named struct
/// of the context.
class TypeToLLVMIRTranslator {
public:
  explicit TypeToLLVMIRTranslator(llvm::LLVMContext &context)
      : context(context) {}

  /// Errors: null for a type that LLVM IR does not have, or that has a part of
  /// the kind.
  llvm::Type *translateType(Type type);

  /// The alignment that the layout prefers for the type.
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
