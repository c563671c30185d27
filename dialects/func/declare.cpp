// SPDX-License-Identifier: Apache-2.0
#include "dialects/func/declare.h"

#include "core/ir/verify/symbol_table.h"
#include "dialects/func/func.h"

using namespace mlir;

void func::declareFunction(OpBuilder &builder, Operation *from, StringRef name,
                           FunctionType type,
                           ArrayRef<NamedAttribute> attributes) {
  Operation *table = SymbolTable::getNearestSymbolTable(from);
  assert(table && "functions are called within symbol tables");
  if (SymbolTable::lookupSymbolIn(table, name))
    return;
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(&table->getRegion(0).front());
  auto function =
      FuncOp::create(builder, builder.getUnknownLoc(), name, type, attributes);
  function.setPrivate();
}
