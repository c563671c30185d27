// SPDX-License-Identifier: Apache-2.0
//
// Debug information: attributes as metadata, locations as places in it.
#ifndef TARGETS_LLVMIR_DEBUG_TRANSLATION_H
#define TARGETS_LLVMIR_DEBUG_TRANSLATION_H

#include "dialects/llvm/llvm.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/TrackingMDRef.h"

namespace mlir::LLVM {

/// Translates debug information of one module, each attribute to one node.
class DebugTranslation {
public:
  DebugTranslation(Operation *module, llvm::Module &llvmModule);

  /// Null for null, and for what is no type (`di_null_type`).
  llvm::DINode *translate(DINodeAttr attribute);
  template <typename T> T *translateAs(DINodeAttr attribute) {
    return llvm::cast_or_null<T>(translate(attribute));
  }
  llvm::DIExpression *translateExpression(DIExpressionAttr attribute);
  llvm::DIGlobalVariableExpression *
  translateGlobalVariableExpression(DIGlobalVariableExpressionAttr attribute);

  /// A place in a scope; the location may say another one. Null if there is no
  /// scope, or no place.
  llvm::DILocation *translateLoc(Location location, llvm::DILocalScope *scope);
  /// Gives the function the subprogram that its location says.
  void translate(LLVMFuncOp function, llvm::Function &translated);

  /// The version of the format, unless the module says it.
  void addModuleFlagsIfNotPresent();

private:
  friend class DebugNodes;

  llvm::DINode *translateWithParts(DINodeAttr attribute);
  llvm::DILocation *translateLoc(LocationAttr location,
                                 llvm::DILocalScope *scope,
                                 llvm::DILocation *inlinedAt, unsigned depth);
  llvm::DILocation *translateFused(FusedLoc location, llvm::DILocalScope *scope,
                                   llvm::DILocation *inlinedAt, unsigned depth);
  llvm::DILocation *translateCallSite(LocationAttr location,
                                      llvm::DILocalScope *scope,
                                      llvm::DILocation *inlinedAt,
                                      unsigned depth);

  llvm::Module &module;
  llvm::LLVMContext &context;
  /// These follow when what stands for a node is replaced by it.
  using NodeRef = llvm::TypedTrackingMDRef<llvm::DINode>;
  llvm::DINode *lookup(Attribute attribute) const {
    auto found = nodes.find(attribute);
    return found == nodes.end() ? nullptr : found->second.get();
  }
  llvm::DenseMap<Attribute, NodeRef> nodes;
  /// By the number of a node that contains itself: what stands for it, until it
  /// is there.
  llvm::DenseMap<Attribute, llvm::DINode *> recursiveNodes;
};

} // namespace mlir::LLVM

#endif // TARGETS_LLVMIR_DEBUG_TRANSLATION_H
