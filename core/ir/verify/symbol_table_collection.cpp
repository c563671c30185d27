// SPDX-License-Identifier: Apache-2.0
#include "core/ir/verify/symbol_table.h"

namespace mlir {

SymbolTable &SymbolTableCollection::getSymbolTable(Operation *op) {
  std::unique_ptr<SymbolTable> &table = symbolTables[op];
  if (!table)
    table = std::make_unique<SymbolTable>(op);
  return *table;
}

void SymbolTableCollection::invalidateSymbolTable(Operation *op) {
  symbolTables.erase(op);
}

Operation *SymbolTableCollection::lookupSymbolIn(Operation *symbolTableOp,
                                                 StringAttr name) {
  return getSymbolTable(symbolTableOp).lookup(name);
}

Operation *SymbolTableCollection::lookupSymbolIn(Operation *symbolTableOp,
                                                 SymbolRefAttr name) {
  llvm::SmallVector<Operation *> symbols;
  if (failed(lookupSymbolIn(symbolTableOp, name, symbols)))
    return nullptr;
  return symbols.back();
}

LogicalResult SymbolTableCollection::lookupSymbolIn(
    Operation *symbolTableOp, SymbolRefAttr name,
    llvm::SmallVectorImpl<Operation *> &symbols) {
  return detail::lookupSymbolPath(symbolTableOp, name, symbols,
                                  [&](Operation *table, StringAttr part) {
                                    return lookupSymbolIn(table, part);
                                  });
}

Operation *SymbolTableCollection::lookupNearestSymbolFrom(Operation *from,
                                                          StringAttr name) {
  Operation *table = SymbolTable::getNearestSymbolTable(from);
  return table ? lookupSymbolIn(table, name) : nullptr;
}

Operation *SymbolTableCollection::lookupNearestSymbolFrom(Operation *from,
                                                          SymbolRefAttr name) {
  Operation *table = SymbolTable::getNearestSymbolTable(from);
  return table ? lookupSymbolIn(table, name) : nullptr;
}

SymbolUserMap::SymbolUserMap(SymbolTableCollection &symbolTable,
                             Operation *symbolTableOp)
    : symbolTable(symbolTable) {
  auto addUsers = [&](Operation *table, bool) {
    for (Operation &op : table->getRegion(0).getOps()) {
      auto uses = SymbolTable::getSymbolUses(&op);
      if (!uses)
        continue;
      for (const SymbolUse &use : *uses) {
        // Collects the symbols on the path, even if it cannot be fully
        // resolved.
        llvm::SmallVector<Operation *> symbols;
        (void)symbolTable.lookupSymbolIn(table, use.getSymbolRef(), symbols);
        for (Operation *symbol : symbols)
          users[symbol].insert(use.getUser());
      }
    }
  };
  SymbolTable::walkSymbolTables(symbolTableOp, /*allSymUsesVisible=*/false,
                                addUsers);
}

llvm::ArrayRef<Operation *> SymbolUserMap::getUsers(Operation *symbol) const {
  auto found = users.find(symbol);
  return found == users.end() ? llvm::ArrayRef<Operation *>()
                              : found->second.getArrayRef();
}

bool SymbolUserMap::useEmpty(Operation *symbol) const {
  return !users.contains(symbol);
}

void SymbolUserMap::replaceAllUsesWith(Operation *symbol, StringAttr newName) {
  auto found = users.find(symbol);
  if (found == users.end())
    return;
  for (Operation *user : found->second)
    (void)SymbolTable::replaceAllSymbolUses(symbol, newName, user);
  Operation *newSymbol =
      symbolTable.lookupSymbolIn(symbol->getParentOp(), newName);
  if (newSymbol == symbol)
    return;
  llvm::SetVector<Operation *> moved = std::move(found->second);
  users.erase(found);
  if (newSymbol)
    users[newSymbol].insert(moved.begin(), moved.end());
}

} // namespace mlir
