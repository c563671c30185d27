// SPDX-License-Identifier: Apache-2.0
//
// Nodes of debug information as attributes, one by one: cycles, and what is
// translated already.
#ifndef TARGETS_LLVMIR_IMPORT_DEBUG_NODES_H
#define TARGETS_LLVMIR_IMPORT_DEBUG_NODES_H

#include "core/ir/builtin_attributes.h"
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
  /// What a node has become, and of how many nodes it consists if each is
  /// counted as often as it is in it, as in text.
  struct Result {
    DINodeAttr attribute;
    unsigned size = 0;
  };
  /// A node that is being translated.
  struct Frame {
    const llvm::DINode *node;
    /// Of how many nodes its parts consist so far.
    unsigned size;
    /// Its number, if it was met within itself.
    DistinctAttr recId;
    /// Frames below this one that what was translated so far refers to.
    SmallVector<unsigned, 2> outer;
    /// What was translated within it and refers to it.
    SmallVector<const llvm::DINode *> inner;
  };
  /// What a node is, as long as the frames `outer` last.
  struct Partial {
    Result result;
    SmallVector<unsigned, 2> outer;
  };

  /// Notes that what is translated refers to the frames `outer`.
  void refer(ArrayRef<unsigned> outer);
  /// Notes that what is translated has `result` as a part.
  DINodeAttr use(const Result &result);
  /// The node within itself; null if it cannot be.
  DINodeAttr translateCycle(unsigned frame);
  /// Ends the last frame, whose node is `attribute`.
  DINodeAttr finish(DINodeAttr attribute);
  /// Whether lists of what a node has are to be left out.
  bool isTooMuch() const;

  /// A node whose parts are translated on the way.
  DINodeAttr make(const llvm::DINode *node);
  DINodeAttr makeType(const llvm::DIType *type);
  DINodeAttr makeScope(const llvm::DIScope *scope);

  template <typename AttrT> AttrT get(const llvm::DINode *node) {
    return llvm::dyn_cast_or_null<AttrT>(translate(node));
  }
  /// Whether `node` is there and `attribute` is not.
  static bool isLost(const llvm::DINode *node, Attribute attribute) {
    return node && !attribute;
  }
  StringAttr getString(StringRef text);
  /// Null for the empty text.
  StringAttr getName(StringRef text);
  /// A number, an expression or a variable; null for null.
  Attribute getBound(const llvm::Metadata *metadata);
  /// All of a list, or nothing if one of it has no attribute, or if it is too
  /// much.
  SmallVector<DINodeAttr> getList(llvm::DINodeArray list);
  SmallVector<DINodeAttr> getAnnotations(const llvm::DISubprogram *function);
  /// The same one for the same node.
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
  /// What was translated at least once, and how often again.
  llvm::DenseSet<const llvm::DINode *> seen;
  unsigned repetitions = 0;
};

} // namespace mlir::LLVM

#endif // TARGETS_LLVMIR_IMPORT_DEBUG_NODES_H
