// SPDX-License-Identifier: Apache-2.0
//
// Metadata of instructions: what they alias, loops, weights of branches.
#ifndef TARGETS_LLVMIR_METADATA_TRANSLATION_H
#define TARGETS_LLVMIR_METADATA_TRANSLATION_H

#include "core/interfaces/control_flow.h"
#include "dialects/llvm/llvm.h"
#include "targets/llvmir/loop_annotation_translation.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/Instruction.h"
#include "llvm/IR/Metadata.h"

namespace mlir::LLVM {

class ModuleTranslation;

/// Translates metadata of one module, each attribute to one node.
class MetadataTranslation {
public:
  explicit MetadataTranslation(ModuleTranslation &translation);

  /// What an operation says of memory, if it says anything: access groups,
  /// alias scopes, types of the source language.
  void setMemoryMetadata(Operation *op, llvm::Instruction *instruction);
  void setDereferenceable(DereferenceableOpInterface op,
                          llvm::Instruction *instruction);
  /// On what the terminator has become.
  void setBranchWeights(WeightedBranchOpInterface op);
  /// On a branch; null: nothing.
  void setLoopMetadata(Operation *op, LoopAnnotationAttr annotation,
                       llvm::Instruction *instruction);

  llvm::MDNode *getAliasScope(AliasScopeAttr scope);
  /// A list of them.
  llvm::MDNode *getAliasScopes(llvm::ArrayRef<AliasScopeAttr> scopes);
  /// Errors: null, and the operation is reported, if there are several tags.
  llvm::MDNode *getTBAANode(Attribute attribute);

  LoopAnnotationTranslation &getLoops() { return loops; }

private:
  llvm::MDNode *translateDomain(AliasScopeDomainAttr domain);
  llvm::MDNode *makeTBAANode(Attribute attribute);

  ModuleTranslation &translation;
  LoopAnnotationTranslation loops;
  llvm::DenseMap<Attribute, llvm::MDNode *> domains;
  llvm::DenseMap<Attribute, llvm::MDNode *> scopes;
  llvm::DenseMap<Attribute, llvm::MDNode *> tbaa;
};

} // namespace mlir::LLVM

#endif // TARGETS_LLVMIR_METADATA_TRANSLATION_H
