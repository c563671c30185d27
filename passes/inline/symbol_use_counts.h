// SPDX-License-Identifier: Apache-2.0
//
// Counts of symbol uses of callables, updated during inlining. Symbols have no
// use lists.
#ifndef PASSES_INLINE_SYMBOL_USE_COUNTS_H
#define PASSES_INLINE_SYMBOL_USE_COUNTS_H

#include "core/analysis/call_graph.h"
#include "core/ir/verify/symbol_table.h"

namespace mlir {

/// Counts the uses, in callables, of those callables that may be erased when
/// they have no uses.
class SymbolUseCounts {
public:
  SymbolUseCounts(Operation *op, CallGraph &cg,
                  SymbolTableCollection &symbolTables);

  /// Updates the counts before `call`, which is in `user`, is erased.
  void dropCall(CallGraphNode *user, Operation *call);
  /// Drops the uses in a node and in nodes nested in it.
  void eraseNode(CallGraphNode *node);
  /// Recomputes the uses in a node that has changed.
  void recompute(CallGraphNode *node);
  /// Adds the uses of a copy of the body of `from` in `to`.
  void addUses(CallGraphNode *from, CallGraphNode *to);

  /// Returns true if the node has no uses and can be erased.
  bool isDead(CallGraphNode *node) const { return hasUses(node, 0); }
  /// Returns true if the node has one use and can be erased together with it.
  bool hasOneUseAndDiscardable(CallGraphNode *node) const {
    return hasUses(node, 1);
  }

private:
  /// The uses in a callable.
  struct Uses {
    /// Callables named in attributes of the callable itself. Each counts once.
    llvm::DenseSet<CallGraphNode *> own;
    /// Numbers of uses by nested operations.
    llvm::DenseMap<CallGraphNode *, int> inner;
  };
  using ResolvedNodes = llvm::DenseMap<Attribute, CallGraphNode *>;

  void visitUses(Operation *op, ResolvedNodes &resolved,
                 llvm::function_ref<void(CallGraphNode *, Operation *)> visit);
  void findDiscardable(Operation *op);
  bool hasUses(CallGraphNode *node, int number) const;
  void subtract(const Uses &uses);

  CallGraph &cg;
  SymbolTableCollection &symbolTables;
  /// The numbers of uses of callables that may be erased.
  llvm::DenseMap<CallGraphNode *, int> counts;
  llvm::DenseMap<CallGraphNode *, Uses> uses;
  /// True if there are operations that may use any symbol. Then no callable is
  /// erased.
  bool isUnknown = false;
};

} // namespace mlir

#endif // PASSES_INLINE_SYMBOL_USE_COUNTS_H
