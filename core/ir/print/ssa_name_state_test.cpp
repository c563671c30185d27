// SPDX-License-Identifier: Apache-2.0
//
// Tests of the printed names of values.
#include "core/ir/print/ssa_name_state.h"

#include <string>
#include <vector>

#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/interface/op_asm_interface.h"
#include "core/ir/print/asm_printer.h"
#include "core/ir/test_dialect.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

constexpr OpAsmTable namesResults = {
    .getAsmResultNames =
        [](Operation *op, SetNameFn setName) {
          setName(op->getResult(0), "first");
          if (op->getNumResults() > 1)
            setName(op->getResult(1), "rest");
        },
    .getAsmBlockArgumentNames =
        [](Operation *, Region &region, SetNameFn setName) {
          setName(region.getArgument(0), "iv");
        },
    .getAsmBlockNames =
        [](Operation *op, SetBlockNameFn setName) {
          for (auto [i, block] : llvm::enumerate(op->getRegion(0)))
            setName(&block, "b" + std::to_string(i));
        }};

class SSANames : public testing::Test {
protected:
  SSANames() : module(ModuleOp::create(test.builder.getUnknownLoc())) {
    test.builder.setInsertionPointToEnd(module.get().getBody());
    test.define("test.names", {},
                {{TypeID::get<OpAsmOpInterface>(), &namesResults}});
  }
  /// Creates an operation with results, with a named location if `name` is
  /// given.
  Operation *def(llvm::StringRef name = "", unsigned numResults = 1) {
    Operation *op =
        test.create("t.def", {.results = std::vector<Type>(numResults, i32())});
    if (!name.empty())
      op->setLoc(NameLoc::get(test.builder.getStringAttr(name)));
    return op;
  }
  /// Creates an operation with a block and moves the insertion point to its
  /// end.
  Operation *open(unsigned numArguments = 0) {
    Operation *op = test.create("t.region", {.numRegions = 1});
    Block *block = test.addBlock(op);
    for (unsigned i = 0; i != numArguments; ++i)
      block->addArgument(i32(), test.builder.getUnknownLoc());
    return op;
  }
  void close() {
    test.builder.setInsertionPointAfter(
        test.builder.getInsertionBlock()->getParentOp());
  }
  std::string name(Value value, OpPrintingFlags flags = {}) {
    AsmState state(module.get(), flags.assumeVerified());
    std::string text;
    llvm::raw_string_ostream os(text);
    value.printAsOperand(os, state);
    return text;
  }
  Type i32() { return test.builder.getI32Type(); }
  static OpPrintingFlags byLocation() {
    return OpPrintingFlags().printNameLocAsPrefix();
  }

  TestDialect test;
  OwningOpRef<ModuleOp> module;
};

/// Prints an operation that gives the names of its operands to the arguments of
/// its region.
void printShadowed(Operation *op, OpAsmPrinter &printer) {
  printer.shadowRegionArgs(op->getRegion(0), op->getOperands());
  printer << " (" << ValueRange(op->getRegion(0).getArguments()) << ")";
}

TEST_F(SSANames, ArgumentsAndTheirNamesMayDifferInNumber) {
  test.define("test.shadow", {}, {}, {.print = printShadowed});
  Value value = def()->getResult(0);
  auto print = [&](ValueRange operands, int numArguments) {
    Operation *op = test.create(
        "test.shadow",
        {.operands = {operands.begin(), operands.end()}, .numRegions = 1});
    if (numArguments >= 0)
      test.addBlock(op);
    for (int i = 0; i < numArguments; ++i)
      op->getRegion(0).front().addArgument(i32(), test.builder.getUnknownLoc());
    std::string text;
    llvm::raw_string_ostream os(text);
    op->print(os, OpPrintingFlags().useLocalScope().assumeVerified());
    return text;
  };
  EXPECT_EQ(print({value}, 1), "test.shadow (%0)");
  EXPECT_EQ(print({value, value}, 1), "test.shadow (%0)");
  EXPECT_TRUE(
      llvm::StringRef(print({value}, 2)).starts_with("test.shadow (%0, %arg"));
  EXPECT_EQ(print({value}, -1), "test.shadow ()");
}

TEST_F(SSANames, NestedValuesComeAfterThoseAround) {
  open();
  Value inner = def()->getResult(0);
  close();
  Value outer = def()->getResult(0);
  EXPECT_EQ(name(outer), "%0");
  EXPECT_EQ(name(inner), "%1");
}

TEST_F(SSANames, SiblingRegionsUseTheSameNumbers) {
  Operation *first = open(1);
  Value a = def()->getResult(0);
  close();
  open(1);
  Value b = def()->getResult(0);
  EXPECT_EQ(name(a), "%0");
  EXPECT_EQ(name(b), "%0");
  EXPECT_EQ(name(first->getRegion(0).getArgument(0)), "%arg0");
}

TEST_F(SSANames, UniqueNumbersAreNotUsedTwice) {
  open(1);
  Value a = def()->getResult(0);
  close();
  open(1);
  Value b = def()->getResult(0);
  const auto flags = OpPrintingFlags().printUniqueSSAIDs();
  EXPECT_EQ(name(a, flags), "%1");
  EXPECT_EQ(name(b, flags), "%0");
}

TEST_F(SSANames, GenericFormHasUniqueNumbers) {
  open();
  Value a = def()->getResult(0);
  close();
  open();
  def();
  EXPECT_EQ(name(a, OpPrintingFlags().printGenericOpForm()), "%1");
}

TEST_F(SSANames, TheRegionsOfTheRootBeginAnew) {
  OperationState state(test.builder.getUnknownLoc(), "t.root", {}, i32());
  state.addRegion();
  OwningOpRef<Operation *> root(Operation::create(state));
  test.addBlock(*root);
  def();
  std::string text;
  llvm::raw_string_ostream os(text);
  root->print(os);
  EXPECT_EQ(text, "%0 = \"t.root\"() ({\n"
                  "  %0 = \"t.def\"() : () -> i32\n"
                  "}) : () -> i32\n");
}

TEST_F(SSANames, OperationsNameTheirResults) {
  Operation *one = test.create("test.names", {.results = {i32()}});
  Operation *three =
      test.create("test.names", {.results = {i32(), i32(), i32()}});
  EXPECT_EQ(name(one->getResult(0)), "%first");
  EXPECT_EQ(name(three->getResult(0)), "%first_0");
  EXPECT_EQ(name(three->getResult(1)), "%rest#0");
  EXPECT_EQ(name(three->getResult(2)), "%rest#1");
  std::string text;
  llvm::raw_string_ostream os(text);
  three->print(os, OpPrintingFlags().assumeVerified());
  EXPECT_EQ(text, "%first_0, %rest:2 = \"test.names\"() : () -> (i32, i32, "
                  "i32)");
}

TEST_F(SSANames, OperationsNameArgumentsAndBlocks) {
  Operation *op =
      test.create("test.names", {.results = {i32()}, .numRegions = 1});
  Block *block = test.addBlock(op);
  block->addArgument(i32(), test.builder.getUnknownLoc());
  block->addArgument(i32(), test.builder.getUnknownLoc());
  EXPECT_EQ(name(block->getArgument(0)), "%iv");
  EXPECT_EQ(name(block->getArgument(1)), "%arg0");
  AsmState state(module.get(), OpPrintingFlags().assumeVerified());
  std::string text;
  llvm::raw_string_ostream os(text);
  block->printAsOperand(os, state);
  EXPECT_EQ(text, "^b0");
}

TEST_F(SSANames, GenericFormAsksForNoNames) {
  Operation *op = test.create("test.names", {.results = {i32(), i32()}});
  EXPECT_EQ(name(op->getResult(1), OpPrintingFlags().printGenericOpForm()),
            "%0#1");
}

TEST_F(SSANames, LocationsGiveNames) {
  EXPECT_EQ(name(def("foo")->getResult(0), byLocation()), "%foo");
  EXPECT_EQ(name(def("pack", 2)->getResult(1), byLocation()), "%pack#1");
  EXPECT_EQ(name(def("1 \xC3!")->getResult(0), byLocation()), "%_1_C321");
}

TEST_F(SSANames, LocationsAreBetterThanOperations) {
  Operation *op = test.create("test.names", {.results = {i32(), i32()}});
  op->setLoc(NameLoc::get(test.builder.getStringAttr("n")));
  EXPECT_EQ(name(op->getResult(0), byLocation()), "%n");
  EXPECT_EQ(name(op->getResult(1), byLocation()), "%n_0");
}

TEST_F(SSANames, TheFirstNameInALocationCounts) {
  Operation *op = def();
  LocationAttr inner = NameLoc::get(test.builder.getStringAttr("inner"));
  op->setLoc(CallSiteLoc::get(test.builder.getUnknownLoc(), inner));
  EXPECT_EQ(name(op->getResult(0), byLocation()), "%inner");
}

TEST_F(SSANames, ClashesHaveOneCounter) {
  Value x = def("x")->getResult(0), y = def("y")->getResult(0);
  Value x2 = def("x")->getResult(0), y2 = def("y")->getResult(0);
  EXPECT_EQ(name(x, byLocation()), "%x");
  EXPECT_EQ(name(x2, byLocation()), "%x_0");
  EXPECT_EQ(name(y, byLocation()), "%y");
  EXPECT_EQ(name(y2, byLocation()), "%y_1");
}

TEST_F(SSANames, NamesAreUsedAgainInSiblingRegions) {
  open();
  Value a = def("x")->getResult(0);
  close();
  open();
  Value b = def("x")->getResult(0);
  close();
  EXPECT_EQ(name(a, byLocation()), "%x");
  EXPECT_EQ(name(b, byLocation()), "%x");
}

TEST_F(SSANames, NamesAroundAreTaken) {
  open();
  Value inner = def("x")->getResult(0);
  close();
  def("x");
  EXPECT_EQ(name(inner, byLocation()), "%x_0");
}

TEST_F(SSANames, ArgumentsHaveTheirPlaceAsNumber) {
  Operation *op = open(3);
  op->getRegion(0).getArgument(1).setLoc(
      NameLoc::get(test.builder.getStringAttr("p")));
  EXPECT_EQ(name(op->getRegion(0).getArgument(1), byLocation()), "%p");
  EXPECT_EQ(name(op->getRegion(0).getArgument(2), byLocation()), "%arg2");
}

TEST_F(SSANames, ManyValuesEachHaveTheirNumber) {
  std::vector<Operation *> ops;
  for (unsigned i = 0; i != 3000; ++i)
    ops.push_back(def());
  AsmState state(module.get());
  for (unsigned i = 0; i != ops.size(); ++i) {
    std::string text;
    llvm::raw_string_ostream os(text);
    ops[i]->getResult(0).printAsOperand(os, state);
    ASSERT_EQ(text, "%" + std::to_string(i));
  }
}

TEST(ValueIDTableTest, KeepsWhatIsCrowded) {
  // All of these have the same hash.
  detail::ValueIDTable table;
  std::vector<const void *> values;
  for (uintptr_t i = 1; i != 200; ++i)
    values.push_back(reinterpret_cast<const void *>(i << 40));
  for (uint32_t i = 0; i != values.size(); ++i)
    table.set(values[i], {false, false, i});
  for (uint32_t i = 0; i != values.size(); ++i) {
    const detail::ValueID *found = table.lookup(values[i]);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->number, i);
  }
  EXPECT_FALSE(table.lookup(reinterpret_cast<const void *>(uintptr_t(3))));
}

TEST(ValueIDTableTest, ReplacesWhatIsThere) {
  detail::ValueIDTable table;
  int value;
  table.set(&value, {false, false, 1});
  table.set(&value, {true, false, 2});
  EXPECT_TRUE(table.lookup(&value)->isNamed);
  EXPECT_EQ(table.lookup(&value)->number, 2u);
}

// Names suggested by types.

struct TypeNames : SSANames {
  TypeNames() {
    descriptor.name = "test.named";
    descriptor.id = TypeID::fromName("test.named");
    descriptor.mnemonic = "named";
    descriptor.interfaces = interfaces;
    test.dialect->addType(descriptor);
    named = Type(getStorage(&test.context, descriptor, nullptr));
  }
  static constexpr OpAsmTypeTable table = {
      .getAsmName = [](Type, llvm::function_ref<void(llvm::StringRef)> set) {
        set("thing");
      }};
  static constexpr InterfaceImplementation interfaces[] = {
      {TypeID::get<OpAsmTypeInterface>(), &table}};
  TypeDescriptor descriptor;
  Type named;
};

TEST_F(TypeNames, AreGivenToResults) {
  Operation *op = test.create("t.op", {.results = {named, named}});
  EXPECT_EQ(name(op->getResult(0)), "%thing");
  EXPECT_EQ(name(op->getResult(1)), "%thing_0");
}

TEST_F(TypeNames, AreNotGivenIfSomeTypeHasNone) {
  Operation *op = test.create("t.op", {.results = {named, i32()}});
  EXPECT_EQ(name(op->getResult(0)), "%0#0");
}

TEST_F(TypeNames, AreGivenToArgumentsOfEntryBlocks) {
  Operation *op = open();
  Region &region = op->getRegion(0);
  region.addArgument(i32(), test.builder.getUnknownLoc());
  region.addArgument(named, test.builder.getUnknownLoc());
  Block *second = new Block;
  region.push_back(second);
  second->addArgument(named, test.builder.getUnknownLoc());
  EXPECT_EQ(name(region.getArgument(0)), "%arg0");
  EXPECT_EQ(name(region.getArgument(1)), "%thing");
  EXPECT_EQ(name(second->getArgument(0)), "%0");
}

} // namespace
} // namespace mlir
