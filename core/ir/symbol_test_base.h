// SPDX-License-Identifier: Apache-2.0
//
// For tests of symbols: operations that are symbols, tables or both, in a
// module.
#ifndef CORE_IR_SYMBOL_TEST_BASE_H
#define CORE_IR_SYMBOL_TEST_BASE_H

#include "core/ir/builtin_ops.h"
#include "core/ir/symbol_table.h"
#include "core/ir/test_dialect.h"
#include "core/ir/traits.h"
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
    // Tables that are no symbols, and that are.
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
  /// An operation with a name, unless that is empty.
  Operation *create(llvm::StringRef kind, llvm::StringRef name = "",
                    unsigned numRegions = 0) {
    Operation *op = test.create(kind, {.numRegions = numRegions});
    if (!name.empty())
      SymbolTable::setSymbolName(op, name);
    return op;
  }
  /// The same with a region, where building goes on.
  Operation *open(llvm::StringRef kind, llvm::StringRef name = "") {
    Operation *op = create(kind, name, 1);
    test.addBlock(op);
    return op;
  }
  /// Goes on behind the operation in whose region building is.
  void leave() {
    test.builder.setInsertionPointAfter(test.builder.getBlock()->getParentOp());
  }
  /// An operation with an attribute `use`.
  Operation *use(Attribute attribute) {
    return test.create("test.plain",
                       {.attributes = {test.getNamed("use", attribute)}});
  }

  TestDialect test;
  OwningOpRef<ModuleOp> module;
  Operation *top;
};

} // namespace mlir

#endif // CORE_IR_SYMBOL_TEST_BASE_H
