// SPDX-License-Identifier: Apache-2.0
#include "passes/symbol_dce/symbol_dce.h"

#include "core/ir/descriptor/traits.h"
#include "core/ir/verify/symbol_table.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir {

#define GEN_PASS_DEF_SYMBOLDCE
#include "passes/symbol_dce/symbol_dce_pass.h.inc"

namespace {

/// Finds the live symbols. Uses no recursion, so that the depth of the IR is
/// not limited.
class Liveness {
public:
  explicit Liveness(SymbolTableCollection &symbolTables)
      : symbolTables(symbolTables) {}

  /// Marks the live symbols in `symbolTable`. `isHidden` says that symbols in
  /// the table cannot be referenced from outside.
  LogicalResult run(Operation *symbolTable, bool isHidden);
  bool isAlive(Operation *symbol) const { return alive.contains(symbol); }

private:
  /// The symbols of a table that remain to be visited.
  struct Scope {
    bool isHidden;
    llvm::SmallVector<Operation *, 0> worklist;
    /// True if the last element of the list has been visited, with the
    /// operations nested in it.
    bool isNestedDone = false;
  };

  void enter(Operation *symbolTable, bool isHidden);
  LogicalResult markUses(Operation *op, Scope &scope);

  SymbolTableCollection &symbolTables;
  llvm::DenseSet<Operation *> alive;
  llvm::SmallVector<Scope, 0> scopes;
};

struct SymbolDCE : impl::SymbolDCEBase<SymbolDCE> {
  void runOnOperation() override;
};

} // namespace

/// Starts with the operations that are not symbols and the symbols that must
/// stay.
void Liveness::enter(Operation *symbolTable, bool isHidden) {
  Scope scope = {isHidden, {}};
  for (Operation &op : symbolTable->getRegion(0).getOps()) {
    auto symbol = llvm::dyn_cast<SymbolOpInterface>(&op);
    if (!symbol) {
      scope.worklist.push_back(&op);
      continue;
    }
    const bool isDiscardable =
        (isHidden || symbol.isPrivate()) && symbol.canDiscardOnUseEmpty();
    if (!isDiscardable && alive.insert(&op).second)
      scope.worklist.push_back(&op);
  }
  scopes.push_back(std::move(scope));
}

LogicalResult Liveness::markUses(Operation *op, Scope &scope) {
  std::optional<SymbolTable::UseRange> uses = SymbolTable::getSymbolUses(op);
  if (!uses)
    return op->emitError()
           << "operation contains potentially unknown symbol table, meaning "
              "that we can't reliable compute symbol uses";
  for (const SymbolUse &use : *uses) {
    llvm::SmallVector<Operation *> symbols;
    // A referenced symbol may be undefined.
    if (failed(symbolTables.lookupSymbolIn(op->getParentOp(),
                                           use.getSymbolRef(), symbols)))
      continue;
    for (Operation *symbol : symbols)
      if (alive.insert(symbol).second)
        scope.worklist.push_back(symbol);
  }
  return success();
}

LogicalResult Liveness::run(Operation *symbolTable, bool isHidden) {
  enter(symbolTable, isHidden);
  while (!scopes.empty()) {
    Scope &scope = scopes.back();
    if (scope.worklist.empty()) {
      scopes.pop_back();
      continue;
    }
    Operation *op = scope.worklist.back();
    if (op->hasTrait<OpTrait::SymbolTable>() && !scope.isNestedDone) {
      scope.isNestedDone = true;
      auto symbol = llvm::dyn_cast<SymbolOpInterface>(op);
      enter(op, scope.isHidden || !symbol || symbol.isPrivate());
      continue;
    }
    scope.isNestedDone = false;
    scope.worklist.pop_back();
    if (failed(markUses(op, scope)))
      return failure();
  }
  return success();
}

void SymbolDCE::runOnOperation() {
  Operation *top = getOperation();
  if (!top->hasTrait<OpTrait::SymbolTable>()) {
    top->emitOpError() << " was scheduled to run under SymbolDCE, but does not "
                          "define a symbol table";
    return signalPassFailure();
  }
  auto symbol = llvm::dyn_cast<SymbolOpInterface>(top);
  const bool isHidden = !top->getParentOp() || !symbol || symbol.isPrivate();
  SymbolTableCollection symbolTables;
  Liveness liveness(symbolTables);
  if (failed(liveness.run(top, isHidden)))
    return signalPassFailure();
  top->walk([&](Operation *table) {
    if (!table->hasTrait<OpTrait::SymbolTable>())
      return;
    for (Block &block : table->getRegion(0))
      for (Operation &op : llvm::make_early_inc_range(block))
        if (llvm::isa<SymbolOpInterface>(&op) && !liveness.isAlive(&op)) {
          op.erase();
          ++numDCE;
        }
  });
}

} // namespace mlir
