// SPDX-License-Identifier: Apache-2.0
//
// What may be done to loops, as `!llvm.loop`.
#ifndef TARGETS_LLVMIR_LOOP_ANNOTATION_TRANSLATION_H
#define TARGETS_LLVMIR_LOOP_ANNOTATION_TRANSLATION_H

#include "dialects/llvm/llvm.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/Metadata.h"

namespace mlir::LLVM {

class ModuleTranslation;

/// Translates annotations, each to one node.
class LoopAnnotationTranslation {
public:
  explicit LoopAnnotationTranslation(ModuleTranslation &translation)
      : translation(translation) {}

  /// Null for null. `op` is the branch, for its location.
  llvm::MDNode *translate(LoopAnnotationAttr annotation, Operation *op);

  /// The node of one group.
  llvm::MDNode *getAccessGroup(AccessGroupAttr group);
  /// The node of one group, or a list of nodes; null if there is none.
  llvm::MDNode *getAccessGroups(ArrayAttr groups);

private:
  ModuleTranslation &translation;
  llvm::DenseMap<Attribute, llvm::MDNode *> loops;
  llvm::DenseMap<Attribute, llvm::MDNode *> groups;
};

} // namespace mlir::LLVM

#endif // TARGETS_LLVMIR_LOOP_ANNOTATION_TRANSLATION_H
