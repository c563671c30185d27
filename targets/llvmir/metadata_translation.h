// SPDX-License-Identifier: Apache-2.0
//
// Translates metadata of instructions: aliasing, loops, branch weights.
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

  /// Sets the memory metadata of an operation: access groups, alias scopes and
  /// TBAA tags.
  void setMemoryMetadata(Operation *op, llvm::Instruction *instruction);
  void setDereferenceable(DereferenceableOpInterface op,
                          llvm::Instruction *instruction);
  /// Sets branch weights on the instruction of the terminator.
  void setBranchWeights(WeightedBranchOpInterface op);
  /// Sets the loop annotation on a branch unless it is null.
  void setLoopMetadata(Operation *op, LoopAnnotationAttr annotation,
                       llvm::Instruction *instruction);

  llvm::MDNode *getAliasScope(AliasScopeAttr scope);
  /// Returns a list of alias scopes.
  llvm::MDNode *getAliasScopes(llvm::ArrayRef<AliasScopeAttr> scopes);
  /// Errors: null, after a diagnostic at the operation, if there are several
  /// tags.
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
