// SPDX-License-Identifier: Apache-2.0
//
// Translates loop annotations to `!llvm.loop`.
#ifndef TARGETS_LLVMIR_LOOP_ANNOTATION_TRANSLATION_H
#define TARGETS_LLVMIR_LOOP_ANNOTATION_TRANSLATION_H

#include "dialects/llvm/llvm.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/Metadata.h"

namespace mlir::LLVM {

class ModuleTranslation;

/// Translates each annotation to one node.
class LoopAnnotationTranslation {
public:
  explicit LoopAnnotationTranslation(ModuleTranslation &translation)
      : translation(translation) {}

  /// Returns null for null. `op` is the branch and provides the location.
  llvm::MDNode *translate(LoopAnnotationAttr annotation, Operation *op);

  /// Returns the node of one access group.
  llvm::MDNode *getAccessGroup(AccessGroupAttr group);
  /// Returns the node of one group or a list of nodes; null for no groups.
  llvm::MDNode *getAccessGroups(ArrayAttr groups);

private:
  ModuleTranslation &translation;
  llvm::DenseMap<Attribute, llvm::MDNode *> loops;
  llvm::DenseMap<Attribute, llvm::MDNode *> groups;
};

} // namespace mlir::LLVM

#endif // TARGETS_LLVMIR_LOOP_ANNOTATION_TRANSLATION_H
