// SPDX-License-Identifier: Apache-2.0
//
// Translates debug information: attributes to metadata, locations to
// DILocations.
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

  /// Returns null for null and for `di_null_type`, which is not a type.
  llvm::DINode *translate(DINodeAttr attribute);
  template <typename T> T *translateAs(DINodeAttr attribute) {
    return llvm::cast_or_null<T>(translate(attribute));
  }
  llvm::DIExpression *translateExpression(DIExpressionAttr attribute);
  llvm::DIGlobalVariableExpression *
  translateGlobalVariableExpression(DIGlobalVariableExpressionAttr attribute);

  /// Returns a DILocation in a scope, unless the location names another scope.
  /// Returns null without a scope or a line.
  llvm::DILocation *translateLoc(Location location, llvm::DILocalScope *scope);
  /// Sets the subprogram that the function's location names.
  void translate(LLVMFuncOp function, llvm::Function &translated);

  /// Adds the version of the debug information format unless it is present.
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
  /// These references are updated when a node replaces its placeholder.
  using NodeRef = llvm::TypedTrackingMDRef<llvm::DINode>;
  llvm::DINode *lookup(Attribute attribute) const {
    auto found = nodes.find(attribute);
    return found == nodes.end() ? nullptr : found->second.get();
  }
  llvm::DenseMap<Attribute, NodeRef> nodes;
  /// Maps the id of a node that contains itself to its placeholder until the
  /// node is complete.
  llvm::DenseMap<Attribute, llvm::DINode *> recursiveNodes;
};

} // namespace mlir::LLVM

#endif // TARGETS_LLVMIR_DEBUG_TRANSLATION_H
