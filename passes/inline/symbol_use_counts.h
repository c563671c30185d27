// SPDX-License-Identifier: Apache-2.0
//
// How often callables are named while calls are inlined: symbols have no lists
// of uses.
#ifndef PASSES_INLINE_SYMBOL_USE_COUNTS_H
#define PASSES_INLINE_SYMBOL_USE_COUNTS_H

#include "core/analysis/call_graph.h"
#include "core/ir/symbol_table.h"

namespace mlir {

/// Counts the uses, in callables, of those that may be erased without them.
class SymbolUseCounts {
public:
  SymbolUseCounts(Operation *op, CallGraph &cg,
                  SymbolTableCollection &symbolTables);

  /// The call, which is in `user`, is about to go.
  void dropCall(CallGraphNode *user, Operation *call);
  /// Forgets the uses in a node, and in those nested in it.
  void eraseNode(CallGraphNode *node);
  /// The node has changed.
  void recompute(CallGraphNode *node);
  /// A copy of what is in `from` is in `to` now.
  void addUses(CallGraphNode *from, CallGraphNode *to);

  /// Whether it can be erased: nothing uses it.
  bool isDead(CallGraphNode *node) const { return hasUses(node, 0); }
  /// Whether it can be erased with the one use that it has.
  bool hasOneUseAndDiscardable(CallGraphNode *node) const {
    return hasUses(node, 1);
  }

private:
  /// What a callable uses.
  struct Uses {
    /// By the callable itself, in its attributes; once each.
    llvm::DenseSet<CallGraphNode *> own;
    /// By operations in it.
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
  /// Those that may be erased.
  llvm::DenseMap<CallGraphNode *, int> counts;
  llvm::DenseMap<CallGraphNode *, Uses> uses;
  /// There are operations that might use any symbol: nothing is erased.
  bool isUnknown = false;
};

} // namespace mlir

#endif // PASSES_INLINE_SYMBOL_USE_COUNTS_H
