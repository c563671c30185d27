// SPDX-License-Identifier: Apache-2.0
//
// Functions, with an operation class like those that the generator writes.
#include "core/asm/parser.h"
#include "core/interfaces/function_implementation.h"
#include "core/interfaces/interface_test_base.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/format/asm_parser.h"
#include "llvm/ADT/BitVector.h"

namespace mlir {
namespace {

struct TestFunc : Op<TestFunc, SymbolOpInterface::Trait,
                     ArgAndResultAttrsOpInterface::Trait,
                     CallableOpInterface::Trait, FunctionOpInterface::Trait> {
  using Op::Op;
  static const OpDescriptor descriptor;

  static StringAttr getFunctionTypeAttrName(OperationName name) {
    return StringAttr::get(name.getContext(), "function_type");
  }
  FunctionType getFunctionType() {
    return llvm::cast<FunctionType>(
        getOperation()->getAttrOfType<TypeAttr>("function_type").getValue());
  }
  void setFunctionTypeAttr(TypeAttr type) {
    getOperation()->setAttr("function_type", type);
  }
  ArrayAttr getArgAttrsAttr() {
    return getOperation()->getAttrOfType<ArrayAttr>("arg_attrs");
  }
  ArrayAttr getResAttrsAttr() {
    return getOperation()->getAttrOfType<ArrayAttr>("res_attrs");
  }
  void setArgAttrsAttr(ArrayAttr attrs) {
    getOperation()->setAttr("arg_attrs", attrs);
  }
  void setResAttrsAttr(ArrayAttr attrs) {
    getOperation()->setAttr("res_attrs", attrs);
  }
  Attribute removeArgAttrsAttr() {
    return getOperation()->removeAttr("arg_attrs");
  }
  Attribute removeResAttrsAttr() {
    return getOperation()->removeAttr("res_attrs");
  }
  Type cloneTypeWith(TypeRange inputs, TypeRange results) {
    return FunctionType::get(getContext(), inputs, results);
  }
  Region *getCallableRegion() { return &getOperation()->getRegion(0); }
  llvm::ArrayRef<Type> getArgumentTypes() {
    return getFunctionType().getInputs();
  }
  llvm::ArrayRef<Type> getResultTypes() {
    return getFunctionType().getResults();
  }
  bool isDeclaration() { return isExternal(); }

  static ParseResult parse(OpAsmParser &parser, OperationState &state) {
    auto get = [&](llvm::StringRef name) {
      return parser.getBuilder().getStringAttr(name);
    };
    auto makeType = [](Builder &builder, llvm::ArrayRef<Type> inputs,
                       llvm::ArrayRef<Type> results,
                       function_interface_impl::VariadicFlag flag,
                       std::string &message) -> Type {
      if (!flag.isVariadic())
        return builder.getFunctionType(inputs, results);
      message = "not variadic";
      return {};
    };
    return function_interface_impl::parseFunctionOp(
        parser, state, /*allowVariadic=*/true, get("function_type"), makeType,
        get("arg_attrs"), get("res_attrs"));
  }
  static void print(Operation *op, OpAsmPrinter &printer) {
    auto get = [&](llvm::StringRef name) {
      return StringAttr::get(op->getContext(), name);
    };
    function_interface_impl::printFunctionOp(
        printer, FunctionOpInterface(op), /*isVariadic=*/false, "function_type",
        get("arg_attrs"), get("res_attrs"));
  }
};

constexpr InterfaceImplementation interfaces[] = {
    {TypeID::get<SymbolOpInterface>(),
     &SymbolOpInterface::Model<TestFunc>::table},
    {TypeID::get<ArgAndResultAttrsOpInterface>(),
     &ArgAndResultAttrsOpInterface::Model<TestFunc>::table},
    {TypeID::get<CallableOpInterface>(),
     &CallableOpInterface::Model<TestFunc>::table},
    {TypeID::get<FunctionOpInterface>(),
     &FunctionOpInterface::Model<TestFunc>::table}};
constexpr TraitUse traits[] = {{&OpTrait::OneRegion::descriptor},
                               {&SymbolOpInterface::Model<TestFunc>::trait},
                               {&FunctionOpInterface::Model<TestFunc>::trait}};
const OpDescriptor TestFunc::descriptor = {
    .name = "test.func",
    .id = TypeID::get<TestFunc>(),
    .traits = traits,
    .interfaces = interfaces,
    .hooks = {.parse = TestFunc::parse, .print = TestFunc::print}};

class FunctionTest : public InterfaceTest {
protected:
  FunctionTest() { test.dialect->addOperation(TestFunc::descriptor); }

  /// Returns the printed module, or the diagnostics.
  std::string read(llvm::StringRef text) {
    module = parseSourceString<ModuleOp>(text, ParserConfig(&test.context));
    return print();
  }
  std::string print() {
    if (!module)
      return test.takeMessages();
    std::string printed;
    llvm::raw_string_ostream os(printed);
    for (Operation &op : *module.get().getBody())
      os << op << "\n";
    return test.takeMessages() + printed;
  }
  /// Returns the first function.
  TestFunc function() {
    return llvm::cast<TestFunc>(module.get().getBody()->front());
  }
  DictionaryAttr dictionary(llvm::StringRef name) {
    return test.builder.getDictionaryAttr(test.getNamed(name));
  }

  OwningOpRef<ModuleOp> module;
};

TEST_F(FunctionTest, Text) {
  for (llvm::StringRef text :
       {"test.func private @f()\n", "test.func private @f(i32) -> i64\n",
        "test.func private @f(i32 {a.b}, i64) -> (i64 {a.c = 1 : i32})\n",
        "test.func private @f() -> (i64, i32)\n",
        "test.func private @f() -> (() -> ())\n",
        "test.func nested @f(%arg0: i32) attributes {x} {\n"
        "  \"unknown.end\"(%arg0) : (i32) -> ()\n}\n",
        "test.func @f(%arg0: i32 {a.b}, %arg1: i64) -> (i32 {a.c}, i64) {\n"
        "  \"unknown.end\"() : () -> ()\n}\n"})
    EXPECT_EQ(read(text), text);
}

TEST_F(FunctionTest, BadText) {
  EXPECT_EQ(read("test.func @f(%x: i32, i32)"),
            "custom op 'test.func' expected SSA identifier");
  EXPECT_EQ(read("test.func @f(i32, %x: i32)"),
            "custom op 'test.func' expected type instead of SSA identifier");
  EXPECT_EQ(read("test.func @f(..., i32)"),
            "custom op 'test.func' variadic arguments must be in the end of "
            "the argument list");
  EXPECT_EQ(read("test.func @f(i32, ...)"),
            "custom op 'test.func' failed to construct function type: not "
            "variadic");
  EXPECT_EQ(read("test.func @f() attributes {sym_name = \"x\"}"),
            "custom op 'test.func' 'sym_name' is an inferred attribute and "
            "should not be specified in the explicit attribute dictionary");
  EXPECT_EQ(read("test.func @f() {}"),
            "custom op 'test.func' expected non-empty function body");
}

TEST_F(FunctionTest, Verifies) {
  auto make = [](llvm::StringRef properties) {
    return ("\"test.func\"() ({\n^a(%x: i32):\n  \"unknown.end\"() : () -> ()\n"
            "}) {sym_name = \"f\", " +
            properties + "} : () -> ()")
        .str();
  };
  EXPECT_EQ(read(make("function_type = () -> ()")),
            "'test.func' op entry block must have 0 arguments to match "
            "function signature");
  EXPECT_EQ(read(make("function_type = (i64) -> ()")),
            "'test.func' op type of entry block argument #0('i32') must match "
            "the type of the corresponding argument in function "
            "signature('i64')");
  EXPECT_EQ(read(make("function_type = (i32) -> (), arg_attrs = []")),
            "'test.func' op expects argument attribute array to have the same "
            "number of elements as the number of function arguments, got 0, "
            "but expected 1");
  EXPECT_EQ(read(make("function_type = (i32) -> (), arg_attrs = [1 : i32]")),
            "'test.func' op expects argument attribute dictionary to be a "
            "DictionaryAttr, but got `1 : i32`");
  EXPECT_EQ(read(make("function_type = (i32) -> (), arg_attrs = [{a}]")),
            "'test.func' op arguments may only have dialect attributes");
  EXPECT_EQ(read(make("function_type = (i32) -> i64, res_attrs = [{a}]")),
            "'test.func' op results may only have dialect attributes");
  EXPECT_EQ(read("test.func @f()"),
            "'test.func' op symbol declaration cannot have public visibility");
}

TEST_F(FunctionTest, ChangesArguments) {
  read("test.func @f(%x: i32 {a.x}) {\n  \"unknown.end\"() : () -> ()\n}");
  Location here = test.builder.getUnknownLoc();
  EXPECT_TRUE(succeeded(function().insertArguments({0, 1, 1}, {i64, index, i32},
                                                   {{}, dictionary("a.y"), {}},
                                                   {here, here, here})));
  EXPECT_EQ(print(),
            "test.func @f(%arg0: i64, %arg1: i32 {a.x}, %arg2: index "
            "{a.y}, %arg3: i32) {\n  \"unknown.end\"() : () -> ()\n}\n");
  llvm::BitVector erased(4);
  erased.set(0);
  erased.set(1);
  EXPECT_TRUE(succeeded(function().eraseArguments(erased)));
  EXPECT_EQ(print(), "test.func @f(%arg0: index {a.y}, %arg1: i32) {\n  "
                     "\"unknown.end\"() : () -> ()\n}\n");
}

TEST_F(FunctionTest, ChangesResults) {
  read("test.func private @f() -> i32");
  FunctionOpInterface interface(function());
  EXPECT_TRUE(succeeded(interface.insertResult(0, i64, dictionary("a.y"))));
  EXPECT_EQ(print(), "test.func private @f() -> (i64 {a.y}, i32)\n");
  EXPECT_TRUE(succeeded(interface.eraseResult(0)));
  EXPECT_EQ(print(), "test.func private @f() -> i32\n");
}

TEST_F(FunctionTest, Attributes) {
  read("test.func private @f(i32, i64)");
  TestFunc f = function();
  EXPECT_FALSE(f.getArgAttrDict(0));
  f.setArgAttr(1, "a.x", test.builder.getUnitAttr());
  EXPECT_EQ(print(), "test.func private @f(i32, i64 {a.x})\n");
  EXPECT_TRUE(f.getArgAttr(1, "a.x"));
  EXPECT_FALSE(f.getArgAttr(0, "a.x"));
  llvm::SmallVector<DictionaryAttr> all;
  f.getAllArgAttrs(all);
  EXPECT_EQ(all, (llvm::SmallVector<DictionaryAttr>{
                     test.builder.getDictionaryAttr({}), dictionary("a.x")}));
  f.setType(FunctionType::get(&test.context, {i32, i64, index}, {}));
  EXPECT_EQ(print(), "test.func private @f(i32, i64 {a.x}, index)\n");
  EXPECT_TRUE(f.removeArgAttr(1, "a.x"));
  EXPECT_FALSE(f.getArgAttrsAttr());
  EXPECT_EQ(print(), "test.func private @f(i32, i64, index)\n");
}

TEST_F(FunctionTest, Bodies) {
  read("test.func private @f(i32, i64)");
  TestFunc f = function();
  EXPECT_TRUE(f.isExternal());
  Block *entry = f.addEntryBlock();
  EXPECT_EQ(entry->getNumArguments(), 2u);
  EXPECT_EQ(f.getArgument(1).getType(), i64);
  EXPECT_EQ(f.addBlock(), &f.back());
  f.eraseBody();
  EXPECT_TRUE(f.empty());
  OperationState state(test.builder.getUnknownLoc(), "test.func");
  TestFunc::buildWithEntryBlock(test.builder, state, "g",
                                FunctionType::get(&test.context, {i32}, {}), {},
                                {i32});
  EXPECT_EQ(state.regions[0]->front().getNumArguments(), 1u);
}

} // namespace
} // namespace mlir
