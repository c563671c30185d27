// SPDX-License-Identifier: Apache-2.0
#include "passes/inline/symbol_use_counts.h"

#include "core/interfaces/call.h"
#include "core/ir/interface/side_effects.h"
#include "core/ir/interface/symbol_interfaces.h"

using namespace mlir;

SymbolUseCounts::SymbolUseCounts(Operation *op, CallGraph &cg,
                                 SymbolTableCollection &symbolTables)
    : cg(cg), symbolTables(symbolTables) {
  findDiscardable(op);
  for (CallGraphNode *node : cg)
    recompute(node);
}

/// Calls `visit` with each callable that a symbol in `op` or a nested
/// operation names, and with the operation that contains the symbol.
void SymbolUseCounts::visitUses(
    Operation *op, ResolvedNodes &resolved,
    llvm::function_ref<void(CallGraphNode *, Operation *)> visit) {
  auto symbolUses = SymbolTable::getSymbolUses(op);
  if (!symbolUses) {
    isUnknown = true;
    return;
  }
  for (const SymbolUse &use : *symbolUses) {
    auto [it, isNew] = resolved.try_emplace(use.getSymbolRef(), nullptr);
    if (isNew)
      if (auto callable = llvm::dyn_cast_or_null<CallableOpInterface>(
              symbolTables.lookupNearestSymbolFrom(op->getParentOp(),
                                                   use.getSymbolRef())))
        it->second = cg.lookupNode(callable.getCallableRegion());
    if (it->second)
      visit(it->second, use.getUser());
  }
}

/// Finds the symbols whose uses are all known and in callables.
void SymbolUseCounts::findDiscardable(Operation *op) {
  ResolvedNodes alwaysLive;
  SymbolTable::walkSymbolTables(
      op, /*allSymUsesVisible=*/!op->getBlock(),
      [&](Operation *table, bool allUsesVisible) {
        for (Operation &child : table->getRegion(0).getOps()) {
          auto callable = llvm::dyn_cast<CallableOpInterface>(&child);
          CallGraphNode *node =
              callable ? cg.lookupNode(callable.getCallableRegion()) : nullptr;
          if (!node) {
            visitUses(&child, alwaysLive, [](CallGraphNode *, Operation *) {});
            continue;
          }
          auto symbol = llvm::dyn_cast<SymbolOpInterface>(&child);
          if (symbol && (allUsesVisible || symbol.isPrivate()) &&
              symbol.canDiscardOnUseEmpty())
            counts.try_emplace(node, 0);
        }
      });
  for (const auto &[symbol, node] : alwaysLive)
    counts.erase(node);
}

void SymbolUseCounts::dropCall(CallGraphNode *user, Operation *call) {
  Uses &userUses = uses[user];
  ResolvedNodes resolved;
  visitUses(call, resolved, [&](CallGraphNode *node, Operation *) {
    auto it = userUses.inner.find(node);
    if (it == userUses.inner.end())
      return;
    --it->second;
    --counts[node];
  });
}

void SymbolUseCounts::eraseNode(CallGraphNode *node) {
  llvm::SmallVector<CallGraphNode *> pending = {node};
  while (!pending.empty()) {
    CallGraphNode *current = pending.pop_back_val();
    for (const CallGraphNode::Edge &edge : *current)
      if (edge.isChild())
        pending.push_back(edge.getTarget());
    subtract(uses.lookup(current));
    uses.erase(current);
    counts.erase(current);
  }
}

void SymbolUseCounts::subtract(const Uses &old) {
  for (CallGraphNode *node : old.own)
    if (auto it = counts.find(node); it != counts.end())
      --it->second;
  for (const auto &[node, number] : old.inner)
    if (auto it = counts.find(node); it != counts.end())
      it->second -= number;
}

void SymbolUseCounts::recompute(CallGraphNode *node) {
  subtract(uses.lookup(node));
  Uses current;
  Operation *op = node->getCallableRegion()->getParentOp();
  ResolvedNodes resolved;
  visitUses(op, resolved, [&](CallGraphNode *used, Operation *user) {
    auto it = counts.find(used);
    if (it == counts.end())
      return;
    if (user != op)
      ++current.inner[used];
    else if (!current.own.insert(used).second)
      return;
    ++it->second;
  });
  uses[node] = std::move(current);
}

void SymbolUseCounts::addUses(CallGraphNode *from, CallGraphNode *to) {
  const Uses added = uses.lookup(from);
  Uses &all = uses[to];
  for (const auto &[node, number] : added.inner) {
    all.inner[node] += number;
    if (auto it = counts.find(node); it != counts.end())
      it->second += number;
  }
}

/// Returns the number of uses of all results, counted up to `limit`.
static int countUses(Operation *op, int limit) {
  int number = 0;
  for (Value result : op->getResults())
    for (auto it = result.use_begin();
         it != result.use_end() && number <= limit; ++it)
      ++number;
  return number;
}

bool SymbolUseCounts::hasUses(CallGraphNode *node, int number) const {
  Operation *op = node->getCallableRegion()->getParentOp();
  if (!llvm::isa<SymbolOpInterface>(op))
    return isMemoryEffectFree(op) && countUses(op, number) == number;
  auto it = counts.find(node);
  return !isUnknown && it != counts.end() && it->second == number;
}
