// SPDX-License-Identifier: Apache-2.0
//
// Tests of printed operations, regions and blocks.
#include <string>

#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/descriptor/traits.h"
#include "core/ir/interface/op_asm_interface.h"
#include "core/ir/print/asm_printer.h"
#include "core/ir/test_dialect.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

constexpr OpAsmTable testIsDefault = {
    .getDefaultDialect = [] { return llvm::StringRef("test"); }};

class PrintedOps : public testing::Test {
protected:
  PrintedOps() : module(ModuleOp::create(test.builder.getUnknownLoc())) {
    test.builder.setInsertionPointToEnd(module.get().getBody());
  }
  std::string print(Operation *op, OpPrintingFlags flags = {}) {
    std::string text;
    llvm::raw_string_ostream os(text);
    op->print(os, flags);
    return text;
  }
  std::string printModule(OpPrintingFlags flags = {}) {
    return print(module.get(), flags);
  }
  Type i32() { return test.builder.getI32Type(); }

  TestDialect test;
  OwningOpRef<ModuleOp> module;
};

TEST_F(PrintedOps, AnEmptyModule) { EXPECT_EQ(printModule(), "module {\n}\n"); }

TEST_F(PrintedOps, AnEmptyModuleInGenericForm) {
  EXPECT_EQ(printModule(OpPrintingFlags().printGenericOpForm()),
            "\"builtin.module\"() ({\n^bb0:\n}) : () -> ()\n");
}

TEST_F(PrintedOps, InABlockHasNoEndOfLine) {
  EXPECT_EQ(print(test.create("t.op")), "\"t.op\"() : () -> ()");
}

TEST_F(PrintedOps, ResultsOperandsAndTypes) {
  Operation *one = test.create("t.one", {.results = {i32()}});
  Operation *two = test.create(
      "t.two", {.operands = {one->getResult(0)}, .results = {i32(), i32()}});
  test.create("t.use", {.operands = {two->getResult(1), one->getResult(0)}});
  EXPECT_EQ(printModule(), "module {\n"
                           "  %0 = \"t.one\"() : () -> i32\n"
                           "  %1:2 = \"t.two\"(%0) : (i32) -> (i32, i32)\n"
                           "  \"t.use\"(%1#1, %0) : (i32, i32) -> ()\n"
                           "}\n");
}

TEST_F(PrintedOps, ResultsPastTheInlineOnes) {
  Operation *def =
      test.create("t.def", {.results = std::vector<Type>(9, i32())});
  Operation *use = test.create(
      "t.use", {.operands = {def->getResult(8), def->getResult(5)}});
  EXPECT_EQ(print(use), "\"t.use\"(%0#8, %0#5) : (i32, i32) -> ()");
}

TEST_F(PrintedOps, AFunctionAsResultIsInParentheses) {
  Type function = test.builder.getFunctionType({}, {});
  EXPECT_EQ(print(test.create("t.op", {.results = {function}})),
            "%0 = \"t.op\"() : () -> (() -> ())");
}

TEST_F(PrintedOps, AttributesAreSortedByName) {
  Operation *op = test.create(
      "t.op",
      {.attributes = {test.getNamed("z"),
                      test.getNamed("a", test.builder.getI64IntegerAttr(1))}});
  EXPECT_EQ(print(op), "\"t.op\"() {a = 1 : i64, z} : () -> ()");
}

TEST_F(PrintedOps, NothingAsOperandIsNamed) {
  Operation *op = test.create("t.op", {.operands = {Value()}});
  EXPECT_EQ(print(op, OpPrintingFlags().printGenericOpForm()),
            "\"t.op\"(<<NULL VALUE>>) : (<<NULL TYPE>>) -> ()");
}

TEST_F(PrintedOps, BlocksAndSuccessors) {
  Operation *op = test.create("t.op", {.numRegions = 2});
  Block *entry = test.addBlock(op);
  entry->addArgument(i32(), test.builder.getUnknownLoc());
  Block *second = new Block, *third = new Block;
  second->addArgument(i32(), test.builder.getUnknownLoc());
  op->getRegion(0).push_back(second);
  op->getRegion(0).push_back(third);
  test.create("t.br", {.successors = {third, third}});
  test.builder.setInsertionPointToEnd(second);
  test.create("t.br", {.successors = {third}});
  test.builder.setInsertionPointToEnd(third);
  test.create("t.br", {.successors = {third}});
  EXPECT_EQ(print(op), "\"t.op\"() ({\n"
                       "^bb0(%arg0: i32):\n"
                       "  \"t.br\"()[^bb2, ^bb2] : () -> ()\n"
                       "^bb1(%0: i32):  // no predecessors\n"
                       "  \"t.br\"()[^bb2] : () -> ()\n"
                       "^bb2:  // 4 preds: ^bb0, ^bb0, ^bb1, ^bb2\n"
                       "  \"t.br\"()[^bb2] : () -> ()\n"
                       "}, {\n"
                       "}) : () -> ()");
}

TEST_F(PrintedOps, OnePredecessorIsNamed) {
  Operation *op = test.create("t.op", {.numRegions = 1});
  test.addBlock(op);
  Block *second = new Block;
  op->getRegion(0).push_back(second);
  test.create("t.br", {.successors = {second}});
  test.builder.setInsertionPointToEnd(second);
  test.create("t.end");
  EXPECT_NE(print(op).find("^bb1:  // pred: ^bb0\n"), std::string::npos);
}

TEST_F(PrintedOps, RegionsAreSkipped) {
  Operation *op = test.create("t.op", {.numRegions = 2});
  test.addBlock(op);
  test.create("t.inner");
  EXPECT_EQ(print(op, OpPrintingFlags().skipRegions()),
            "\"t.op\"() ({...}, {...}) : () -> ()");
  EXPECT_EQ(printModule(OpPrintingFlags().skipRegions()), "module {...}\n");
}

TEST_F(PrintedOps, NestedOperationsAreIndented) {
  Operation *outer = test.create("t.outer", {.numRegions = 1});
  test.addBlock(outer);
  Operation *inner = test.create("t.inner", {.numRegions = 1});
  test.addBlock(inner);
  test.create("t.op");
  EXPECT_EQ(printModule(), "module {\n"
                           "  \"t.outer\"() ({\n"
                           "    \"t.inner\"() ({\n"
                           "      \"t.op\"() : () -> ()\n"
                           "    }) : () -> ()\n"
                           "  }) : () -> ()\n"
                           "}\n");
}

TEST_F(PrintedOps, TheDefaultDialectIsThatOfTheRegion) {
  Operation *outer = test.create("t.outer", {.numRegions = 1});
  test.addBlock(outer);
  ModuleOp::create(test.builder, test.builder.getUnknownLoc());
  EXPECT_EQ(printModule(), "module {\n"
                           "  \"t.outer\"() ({\n"
                           "    builtin.module {\n"
                           "    }\n"
                           "  }) : () -> ()\n"
                           "}\n");
}

TEST_F(PrintedOps, NamesWithTwoDotsKeepTheDialect) {
  OpHooks hooks;
  hooks.print = [](Operation *op, OpAsmPrinter &printer) {
    if (op->getNumRegions() == 0)
      return;
    printer << ' ';
    printer.printRegion(op->getRegion(0));
  };
  test.define("test.a.b", {}, {}, hooks);
  test.define("test.a", {}, {}, hooks);
  test.define("test.outer", {},
              {{TypeID::get<OpAsmOpInterface>(), &testIsDefault}}, hooks);
  Operation *outer = test.create("test.outer", {.numRegions = 1});
  test.addBlock(outer);
  test.create("test.a");
  test.create("test.a.b");
  EXPECT_EQ(print(outer, OpPrintingFlags().assumeVerified()),
            "test.outer {\n  a\n  test.a.b\n}");
}

TEST_F(PrintedOps, HooksPrintWithAllOfThePrinter) {
  OpHooks hooks;
  hooks.print = [](Operation *op, OpAsmPrinter &printer) {
    printer << ' ' << op->getOperand(0) << ' ';
    printer.printSymbolName("s");
    printer.printOptionalAttrDict(op->getDiscardableAttrs(), {"hidden"});
    printer.printOptionalAttrDictWithKeyword(op->getDiscardableAttrs());
    printer << " : ";
    printer.printFunctionalType(op);
    printer.printOptionalArrowTypeList(op->getResultTypes());
    printer << ' ';
    printer.printString("a\"");
    printer << ' ' << llvm::APFloat(0.5) << ' ';
    printer.printDimensionList({1, ShapedType::kDynamic});
    printer.increaseIndent();
    printer.printNewline();
    printer.decreaseIndent();
    printer << "end";
  };
  test.define("test.op", {}, {}, hooks);
  Operation *def = test.create("t.def", {.results = {i32()}});
  test.create("test.op", {.operands = {def->getResult(0)},
                          .attributes = {test.getNamed("hidden"),
                                         test.getNamed("shown")}});
  EXPECT_EQ(printModule(),
            "module {\n"
            "  %0 = \"t.def\"() : () -> i32\n"
            "  test.op %0 @s {shown} attributes {hidden, shown} : (i32) -> () "
            "\"a\\22\" 5.000000e-01 1x?\n"
            "    end\n"
            "}\n");
}

TEST_F(PrintedOps, HooksMayHideTerminatorsAndArguments) {
  OpHooks hooks;
  hooks.print = [](Operation *op, OpAsmPrinter &printer) {
    printer << '(';
    printer.printRegionArgument(op->getRegion(0).getArgument(0));
    printer << ") ";
    printer.printRegion(op->getRegion(0), /*printEntryBlockArgs=*/false,
                        /*printBlockTerminators=*/false);
  };
  test.define("test.op", {}, {}, hooks);
  test.define("test.end", {{&OpTrait::IsTerminator::descriptor}});
  Operation *op = test.create("test.op", {.numRegions = 1});
  test.addBlock(op)->addArgument(i32(), test.builder.getUnknownLoc());
  test.create("t.inner");
  test.create("test.end");
  EXPECT_EQ(print(op), "test.op(%arg0: i32) {\n  \"t.inner\"() : () -> ()\n}");
}

TEST_F(PrintedOps, HooksMayPrintOtherOperations) {
  OpHooks hooks;
  hooks.print = [](Operation *op, OpAsmPrinter &printer) {
    printer << " then ";
    printer.printGenericOp(&op->getRegion(0).front().front());
    printer << " and ";
    printer.printGenericOp(op, /*printOpName=*/false);
  };
  test.define("test.op", {}, {}, hooks);
  Operation *op = test.create("test.op", {.numRegions = 1});
  test.addBlock(op);
  test.create("t.inner");
  EXPECT_EQ(print(op), "test.op then \"t.inner\"() : () -> () and () ({\n"
                       "  \"t.inner\"() : () -> ()\n"
                       "}) : () -> ()");
}

TEST_F(PrintedOps, WhatIsWrongIsInGenericForm) {
  OpHooks hooks;
  hooks.verify = [](Operation *op) -> LogicalResult {
    return op->emitOpError("is wrong");
  };
  hooks.print = [](Operation *, OpAsmPrinter &printer) {
    printer << " custom";
  };
  test.define("test.op", {}, {}, hooks);
  Operation *op = test.create("test.op");
  EXPECT_EQ(print(op), "\"test.op\"() : () -> ()");
  EXPECT_EQ(print(op, OpPrintingFlags().assumeVerified()), "test.op custom");
  EXPECT_EQ(test.takeMessages(), "");
}

TEST_F(PrintedOps, UsersAreInComments) {
  Operation *one = test.create("t.one", {.results = {i32()}});
  Operation *two = test.create(
      "t.two", {.operands = {one->getResult(0)}, .results = {i32(), i32()}});
  test.create("t.use", {.operands = {two->getResult(1), two->getResult(1)}});
  test.create("t.none");
  Operation *region = test.create("t.region", {.numRegions = 1});
  test.addBlock(region)->addArgument(i32(), test.builder.getUnknownLoc());
  EXPECT_EQ(
      printModule(OpPrintingFlags().printValueUsers()),
      "module {\n"
      "  %0 = \"t.one\"() : () -> i32 // users: %1#0, %1#1\n"
      "  %1:2 = \"t.two\"(%0) : (i32) -> (i32, i32) // users: (unused), (%2)\n"
      "  \"t.use\"(%1#1, %1#1) : (i32, i32) -> () // id: %2\n"
      "  \"t.none\"() : () -> ()\n"
      "  \"t.region\"() ({\n"
      "  ^bb0(%arg0: i32):\n"
      "    // %arg0 is unused\n"
      "  }) : () -> ()\n"
      "}\n");
}

TEST_F(PrintedOps, ALoneUserIsOne) {
  Operation *one = test.create("t.one", {.results = {i32()}});
  test.create("t.use", {.operands = {one->getResult(0), one->getResult(0)}});
  EXPECT_EQ(print(one, OpPrintingFlags().printValueUsers()),
            "%0 = \"t.one\"() : () -> i32 // user: %1");
}

TEST_F(PrintedOps, DeepRegionsAreNoDeepTrouble) {
  Block *block = module.get().getBody();
  constexpr unsigned depth = 10000;
  for (unsigned i = 0; i != depth; ++i) {
    test.builder.setInsertionPointToEnd(block);
    Operation *op = test.create("t.op", {.numRegions = 1});
    block = test.addBlock(op);
  }
  const std::string text = printModule(OpPrintingFlags().assumeVerified());
  EXPECT_EQ(llvm::StringRef(text).count("t.op"), depth);
}

TEST_F(PrintedOps, DeepModulesAreNoDeepTrouble) {
  Block *block = module.get().getBody();
  constexpr unsigned depth = 10000;
  for (unsigned i = 0; i != depth; ++i) {
    test.builder.setInsertionPointToEnd(block);
    block =
        ModuleOp::create(test.builder, test.builder.getUnknownLoc()).getBody();
  }
  const std::string text = printModule(OpPrintingFlags().assumeVerified());
  EXPECT_EQ(llvm::StringRef(text).count("module"), depth + 1);
}

TEST_F(PrintedOps, BlocksByThemselves) {
  test.create("t.op");
  std::string text;
  llvm::raw_string_ostream os(text);
  module.get().getBody()->print(os);
  EXPECT_EQ(text, "^bb0:\n  \"t.op\"() : () -> ()\n");
}

TEST_F(PrintedOps, BlocksWithoutOperation) {
  Block block;
  std::string text;
  llvm::raw_string_ostream os(text);
  block.print(os);
  EXPECT_EQ(text, "<<UNLINKED BLOCK>>\n");
}

TEST_F(PrintedOps, ValuesByThemselves) {
  Operation *op = test.create("t.op", {.results = {i32()}, .numRegions = 1});
  Value argument =
      test.addBlock(op)->addArgument(i32(), test.builder.getUnknownLoc());
  auto text = [](Value value) {
    std::string text;
    llvm::raw_string_ostream(text) << value;
    return text;
  };
  EXPECT_EQ(text(argument), "<block argument> of type 'i32' at index: 0");
  EXPECT_EQ(text(Value()), "<<NULL VALUE>>");
  EXPECT_EQ(llvm::StringRef(text(op->getResult(0))).take_front(13),
            "%0 = \"t.op\"()");
}

TEST_F(PrintedOps, ValuesAndBlocksAsOperands) {
  Operation *op = test.create("t.op", {.results = {i32(), i32()}});
  AsmState state(module.get());
  std::string text;
  llvm::raw_string_ostream os(text);
  op->getResult(1).printAsOperand(os, state);
  os << ' ';
  module.get().getBody()->printAsOperand(os, state);
  EXPECT_EQ(text, "%0#1 ^bb0");
}

TEST_F(PrintedOps, WhatHasNoNameSaysSo) {
  OwningOpRef<Operation *> other(Operation::create(
      OperationState(test.builder.getUnknownLoc(), "t.op", {}, i32())));
  AsmState state(module.get());
  Block block;
  std::string text;
  llvm::raw_string_ostream os(text);
  Value(other->getResult(0)).printAsOperand(os, state);
  block.printAsOperand(os, state);
  EXPECT_EQ(text, "<<UNKNOWN SSA VALUE>>INVALIDBLOCK");
}

} // namespace
} // namespace mlir
