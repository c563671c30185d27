// SPDX-License-Identifier: Apache-2.0
//
// Fixture for tests of symbols: a module with operations that are symbols,
// symbol tables or both.
#ifndef CORE_IR_VERIFY_SYMBOL_TEST_BASE_H
#define CORE_IR_VERIFY_SYMBOL_TEST_BASE_H

#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/descriptor/traits.h"
#include "core/ir/test_dialect.h"
#include "core/ir/verify/symbol_table.h"
#include "gtest/gtest.h"

namespace mlir {

inline constexpr SymbolOpTable plainSymbol = {};

class SymbolTestBase : public testing::Test {
protected:
  SymbolTestBase() {
    const InterfaceImplementation symbol = {TypeID::get<SymbolOpInterface>(),
                                            &plainSymbol};
    test.define("test.symbol", {{&OpTrait::Symbol::descriptor}}, {symbol});
    test.define("test.plain");
    // Symbol tables with and without a name.
    test.define("test.table", {{&OpTrait::NoTerminator::descriptor},
                               {&OpTrait::SymbolTable::descriptor}});
    test.define("test.named",
                {{&OpTrait::NoTerminator::descriptor},
                 {&OpTrait::SymbolTable::descriptor},
                 {&OpTrait::Symbol::descriptor}},
                {symbol});
    module = ModuleOp::create(test.builder.getUnknownLoc());
    top = module.get().getOperation();
    test.builder.setInsertionPointToEnd(module.get().getBody());
  }

  StringAttr string(llvm::StringRef text) {
    return test.builder.getStringAttr(text);
  }
  FlatSymbolRefAttr ref(llvm::StringRef name) {
    return FlatSymbolRefAttr::get(&test.context, name);
  }
  SymbolRefAttr ref(llvm::StringRef root, std::vector<llvm::StringRef> nested) {
    llvm::SmallVector<FlatSymbolRefAttr> parts;
    for (llvm::StringRef name : nested)
      parts.push_back(ref(name));
    return SymbolRefAttr::get(&test.context, root, parts);
  }
  /// Creates an operation, with a name unless it is empty.
  Operation *create(llvm::StringRef kind, llvm::StringRef name = "",
                    unsigned numRegions = 0) {
    Operation *op = test.create(kind, {.numRegions = numRegions});
    if (!name.empty())
      SymbolTable::setSymbolName(op, name);
    return op;
  }
  /// Like create, with a region into which the insertion point moves.
  Operation *open(llvm::StringRef kind, llvm::StringRef name = "") {
    Operation *op = create(kind, name, 1);
    test.addBlock(op);
    return op;
  }
  /// Moves the insertion point after the operation that contains it.
  void leave() {
    test.builder.setInsertionPointAfter(test.builder.getBlock()->getParentOp());
  }
  /// Creates an operation with an attribute `use`.
  Operation *use(Attribute attribute) {
    return test.create("test.plain",
                       {.attributes = {test.getNamed("use", attribute)}});
  }

  TestDialect test;
  OwningOpRef<ModuleOp> module;
  Operation *top;
};

} // namespace mlir

#endif // CORE_IR_VERIFY_SYMBOL_TEST_BASE_H
