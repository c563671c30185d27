// SPDX-License-Identifier: Apache-2.0
//
// Translates single nodes of debug information to attributes. Handles recursive
// nodes and caches results.
#ifndef TARGETS_LLVMIR_IMPORT_DEBUG_NODES_H
#define TARGETS_LLVMIR_IMPORT_DEBUG_NODES_H

#include "core/ir/builtin/builtin_attributes.h"
#include "core/support/llvm.h"
#include "targets/llvmir/import_debug.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace mlir::LLVM {

class DebugImport::Nodes {
public:
  Nodes(MLIRContext *context, bool dropElements)
      : context(context), dropElements(dropElements) {}

  DINodeAttr translate(const llvm::DINode *node);
  DIExpressionAttr translateExpression(const llvm::DIExpression *expression);

private:
  /// The attribute of a node and its expanded size: the number of nodes in it,
  /// counting each occurrence.
  struct Result {
    DINodeAttr attribute;
    unsigned size = 0;
  };
  /// A node that is being translated.
  struct Frame {
    const llvm::DINode *node;
    /// The expanded size of the parts translated so far.
    unsigned size;
    /// The id of the node if it contains itself.
    DistinctAttr recId;
    /// Outer frames that the parts translated so far refer to.
    SmallVector<unsigned, 2> outer;
    /// Nodes that were translated inside this node and refer to it.
    SmallVector<const llvm::DINode *> inner;
  };
  /// A result that is valid only while the frames `outer` are active.
  struct Partial {
    Result result;
    SmallVector<unsigned, 2> outer;
  };

  /// Records that the current node refers to the frames `outer`.
  void refer(ArrayRef<unsigned> outer);
  /// Records that `result` is a part of the current node.
  DINodeAttr use(const Result &result);
  /// Returns a reference to a node that is being translated, by its id.
  DINodeAttr translateCycle(unsigned frame);
  /// Pops the last frame, whose node became `attribute`.
  DINodeAttr finish(DINodeAttr attribute);
  /// Returns true if lists must be dropped to limit the size.
  bool isTooMuch() const;

  /// Translates a node and its parts.
  DINodeAttr make(const llvm::DINode *node);
  DINodeAttr makeType(const llvm::DIType *type);
  DINodeAttr makeScope(const llvm::DIScope *scope);

  template <typename AttrT> AttrT get(const llvm::DINode *node) {
    return llvm::dyn_cast_or_null<AttrT>(translate(node));
  }
  /// Returns true if `node` could not be translated.
  static bool isLost(const llvm::DINode *node, Attribute attribute) {
    return node && !attribute;
  }
  StringAttr getString(StringRef text);
  /// Returns null for an empty string.
  StringAttr getName(StringRef text);
  /// Translates a number, an expression or a variable; null for null.
  Attribute getBound(const llvm::Metadata *metadata);
  /// Translates a list. Returns an empty list if an element has no attribute or
  /// the list is too long.
  SmallVector<DINodeAttr> getList(llvm::DINodeArray list);
  SmallVector<DINodeAttr> getAnnotations(const llvm::DISubprogram *function);
  /// Returns the same id for the same node.
  DistinctAttr getId(const llvm::DINode *node);

  DINodeAttr convert(const llvm::DIBasicType *type);
  DINodeAttr convert(const llvm::DICompositeType *type);
  DINodeAttr convert(const llvm::DIDerivedType *type);
  DINodeAttr convert(const llvm::DIStringType *type);
  DINodeAttr convert(const llvm::DISubroutineType *type);
  DINodeAttr convert(const llvm::DISubrange *range);
  DINodeAttr convert(const llvm::DIGenericSubrange *range);
  DINodeAttr convert(const llvm::DICommonBlock *block);
  DINodeAttr convert(const llvm::DICompileUnit *unit);
  DINodeAttr convert(const llvm::DIFile *file);
  DINodeAttr convert(const llvm::DIGlobalVariable *variable);
  DINodeAttr convert(const llvm::DIImportedEntity *entity);
  DINodeAttr convert(const llvm::DILabel *label);
  DINodeAttr convert(const llvm::DILexicalBlock *block);
  DINodeAttr convert(const llvm::DILexicalBlockFile *block);
  DINodeAttr convert(const llvm::DILocalVariable *variable);
  DINodeAttr convert(const llvm::DIModule *module);
  DINodeAttr convert(const llvm::DINamespace *scope);
  DINodeAttr convert(const llvm::DISubprogram *function);

  MLIRContext *context;
  bool dropElements;
  SmallVector<Frame, 0> frames;
  llvm::DenseMap<const llvm::DINode *, unsigned> active;
  llvm::DenseMap<const llvm::DINode *, Result> done;
  llvm::DenseMap<const llvm::DINode *, Partial> partial;
  llvm::DenseMap<const llvm::DINode *, DistinctAttr> ids;
  /// The nodes that were translated, and the number of repeated translations.
  llvm::DenseSet<const llvm::DINode *> seen;
  unsigned repetitions = 0;
};

} // namespace mlir::LLVM

#endif // TARGETS_LLVMIR_IMPORT_DEBUG_NODES_H
