// SPDX-License-Identifier: Apache-2.0
//
// Debug information from LLVM IR.
#ifndef TARGETS_LLVMIR_IMPORT_DEBUG_H
#define TARGETS_LLVMIR_IMPORT_DEBUG_H

#include "core/ir/location.h"
#include "dialects/llvm/llvm.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/Function.h"

namespace mlir::LLVM {

/// Translates the nodes of one module, each to one attribute. Not thread-safe.
class DebugImport {
public:
  explicit DebugImport(MLIRContext *context) : context(context) {}

  /// Null for null, and for what the dialect cannot say.
  DINodeAttr translate(llvm::DINode *node);
  template <typename T> T translateAs(llvm::DINode *node) {
    return llvm::dyn_cast_or_null<T>(translate(node));
  }
  /// Null for null.
  DIExpressionAttr translateExpression(const llvm::DIExpression *node);
  /// Null if the variable cannot be said.
  DIGlobalVariableExpressionAttr
  translateGlobalVariableExpression(llvm::DIGlobalVariableExpression *node);

  /// A place in its scope, and the places of calls from which it was inlined.
  /// Unknown for null.
  Location translateLoc(const llvm::DILocation *location);
  /// Where a function is, with its subprogram; unknown if it has none.
  Location translateFuncLoc(const llvm::Function &function);

private:
  // One class of nodes each (import_debug_nodes.cpp, import_debug_types.cpp);
  // null if a part that must be there is not.
  DINodeAttr translateNode(llvm::DINode *node);
  DINodeAttr translateType(llvm::DIType *node);
  DINodeAttr get(llvm::DICompileUnit *node);
  DINodeAttr get(llvm::DICommonBlock *node);
  DINodeAttr get(llvm::DIFile *node);
  DINodeAttr get(llvm::DIGlobalVariable *node);
  DINodeAttr get(llvm::DIImportedEntity *node);
  DINodeAttr get(llvm::DILabel *node);
  DINodeAttr get(llvm::DILexicalBlock *node);
  DINodeAttr get(llvm::DILexicalBlockFile *node);
  DINodeAttr get(llvm::DILocalVariable *node);
  DINodeAttr get(llvm::DIModule *node);
  DINodeAttr get(llvm::DINamespace *node);
  DINodeAttr get(llvm::DISubprogram *node);
  DINodeAttr get(llvm::DIBasicType *node);
  DINodeAttr get(llvm::DICompositeType *node);
  DINodeAttr get(llvm::DIDerivedType *node);
  DINodeAttr get(llvm::DIStringType *node);
  DINodeAttr get(llvm::DISubrange *node);
  DINodeAttr get(llvm::DIGenericSubrange *node);
  DINodeAttr get(llvm::DISubroutineType *node);
  DIScopeAttr getScope(llvm::DINode *node) {
    return translateAs<DIScopeAttr>(node);
  }
  DIFileAttr getFile(llvm::DINode *node) {
    return translateAs<DIFileAttr>(node);
  }
  /// Null for what is not there.
  StringAttr getString(llvm::MDString *text);
  StringAttr getString(llvm::StringRef text);

  DistinctAttr getId(llvm::DINode *node,
                     llvm::DenseMap<llvm::DINode *, DistinctAttr> &ids);

  MLIRContext *context;
  llvm::DenseMap<llvm::DINode *, DINodeAttr> attributes;
  /// What is being translated, and how deep in it.
  llvm::DenseMap<llvm::DINode *, unsigned> depths;
  /// What contains itself.
  llvm::DenseSet<llvm::DINode *> recursive;
  /// The outermost node in which what was translated last stands by its number;
  /// until that is there the attribute is only a part of it.
  unsigned outermost = ~0u;
  llvm::DenseMap<llvm::DINode *, DistinctAttr> distinctIds;
  llvm::DenseMap<llvm::DINode *, DistinctAttr> recursiveIds;
};

} // namespace mlir::LLVM

#endif // TARGETS_LLVMIR_IMPORT_DEBUG_H
