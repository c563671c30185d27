// SPDX-License-Identifier: Apache-2.0
//
// Tests of definitions that are rejected because they require C++.
#include <map>

#include "ods/load/load_test_base.h"

using namespace mlir::ods;
using mlir::ods::test::LoadTest;

namespace {

/// A text, and the error without the part that all errors share.
struct Refusal {
  const char *name;
  const char *text;
  const char *message;
};

class RefusalTest : public LoadTest,
                    public testing::WithParamInterface<Refusal> {};

TEST_P(RefusalTest, Says) {
  EXPECT_EQ(refuse(GetParam().text), GetParam().message) << messages;
}

INSTANTIATE_TEST_SUITE_P(
    Encode, RefusalTest,
    testing::Values(
        Refusal{"Verifier",
                "def FooOp : TestOp<\"foo\"> {\n  let hasVerifier = 1;\n}\n",
                "2:7: error: 'test.foo' cannot be loaded: it has a verifier in "
                "C++ ('hasVerifier')"},
        Refusal{"RegionVerifier",
                "def FooOp : TestOp<\"foo\"> {\n"
                "  let hasRegionVerifier = 1;\n}\n",
                "2:7: error: 'test.foo' cannot be loaded: it has a verifier in "
                "C++ ('hasRegionVerifier')"},
        Refusal{"Printer",
                "def FooOp : TestOp<\"foo\"> {\n"
                "  let hasCustomAssemblyFormat = 1;\n}\n",
                "2:7: error: 'test.foo' cannot be loaded: it is parsed and "
                "printed in C++ ('hasCustomAssemblyFormat')"},
        Refusal{"Constraint",
                "def T : Type<CPred<\"$_self.isOdd()\">, \"odd\">;\n"
                "def FooOp : TestOp<\"foo\"> {\n"
                "  let arguments = (ins T:$a);\n}\n",
                "1:5: error: 'test.foo' cannot be loaded: the constraint 'odd' "
                "is known in C++ only: '($_self.isOdd())' has no expression"},
        Refusal{"PartOfAConstraint",
                "def FooOp : TestOp<\"foo\"> {\n"
                "  let arguments = (ins Type<And<[I32.predicate,\n"
                "    CPred<\"$_self.isOdd()\">]>, \"odd\">:$a);\n}\n",
                "1:5: error: 'test.foo' cannot be loaded: the constraint 'odd' "
                "is known in C++ only: '($_self.isOdd())' has no expression"},
        Refusal{"Predicate",
                "def FooOp : TestOp<\"foo\",\n"
                "    [PredOpTrait<\"so\", CPred<\"isSo($_op)\">>]>;\n",
                "1:5: error: 'test.foo' cannot be loaded: the constraint 'so' "
                "is known in C++ only: '(isSo($_op))' has no expression"},
        Refusal{"CustomDirective",
                "def FooOp : TestOp<\"foo\"> {\n"
                "  let arguments = (ins I32:$a);\n"
                "  let assemblyFormat = \"custom<It>($a) attr-dict\";\n}\n",
                "3:7: error: 'test.foo' cannot be loaded: its format has "
                "functions in C++: 'custom<It>'"},
        Refusal{"Property",
                "include \"mlir/IR/Properties.td\"\n"
                "def FooOp : TestOp<\"foo\"> {\n"
                "  let arguments = (ins Property<\"std::map<int, int>\">:$a);\n"
                "}\n",
                "2:5: error: 'test.foo' cannot be loaded: its property 'a' has "
                "a type of C++: 'std::map<int, int>'"},
        Refusal{"OptionalArray",
                "include \"mlir/IR/Properties.td\"\n"
                "def FooOp : TestOp<\"foo\"> {\n"
                "  let arguments = (ins OptionalProp<ArrayProp<I64Prop>>:$a);\n"
                "}\n",
                "2:5: error: 'test.foo' cannot be loaded: its property 'a' has "
                "a type of C++: 'std::optional<::llvm::SmallVector<int64_t>>'"},
        Refusal{"DefaultOfAnAttribute",
                "def FooOp : TestOp<\"foo\"> {\n"
                "  let arguments = (ins DefaultValuedAttr<I32Attr, \"f()\">"
                ":$a);\n}\n",
                "1:5: error: 'test.foo' cannot be loaded: the default of its "
                "attribute 'a' is known in C++ only: 'f()'"},
        Refusal{"InferredTypes",
                "def FooOp : TestOp<\"foo\",\n"
                "    [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {\n"
                "  let results = (outs AnyType:$r);\n}\n",
                "1:5: error: 'test.foo' cannot be loaded: it infers the types "
                "of its results in C++"},
        Refusal{"TypeRule",
                "def FooOp : TestOp<\"foo\", [TypesMatchWith<\"so\", \"a\",\n"
                "    \"r\", \"f($_self)\">]> {\n"
                "  let arguments = (ins AnyType:$a);\n"
                "  let results = (outs AnyType:$r);\n}\n",
                "1:5: error: 'test.foo' cannot be loaded: the constraint 'so' "
                "is known in C++ only: '(std::equal_to<>()(f($a.getType()), "
                "$r.getType()))' has "
                "no expression"},
        Refusal{
            "InterfaceMethods",
            "def I : OpInterface<\"I\"> {\n  let methods = [\n"
            "    InterfaceMethod<\"\", \"int\", \"f\">];\n}\n"
            "def FooOp : TestOp<\"foo\", [DeclareOpInterfaceMethods<I>]>;\n",
            "5:5: error: 'test.foo' cannot be loaded: it has the method "
            "'f' of the interface 'I' in C++"},
        Refusal{"TypeVerifier",
                "def PairType : TestType<\"Pair\"> {\n"
                "  let mnemonic = \"pair\";\n  let genVerifyDecl = 1;\n}\n",
                "3:7: error: 'test.pair' cannot be loaded: it has a verifier "
                "in C++ ('genVerifyDecl')"},
        Refusal{"TypePrinter",
                "def PairType : TestType<\"Pair\"> {\n"
                "  let mnemonic = \"pair\";\n"
                "  let hasCustomAssemblyFormat = 1;\n}\n",
                "3:7: error: 'test.pair' cannot be loaded: it is parsed and "
                "printed in C++ ('hasCustomAssemblyFormat')"},
        Refusal{"Parameter",
                "def PairType : TestType<\"Pair\"> {\n"
                "  let mnemonic = \"pair\";\n"
                "  let parameters = (ins \"std::map<int, int>\":$a);\n"
                "  let assemblyFormat = \"$a\";\n}\n",
                "1:5: error: 'test.pair' cannot be loaded: its parameter 'a' "
                "has a type of C++: 'std::map<int, int>'"},
        Refusal{"TypeDirective",
                "def PairType : TestType<\"Pair\"> {\n"
                "  let mnemonic = \"pair\";\n"
                "  let parameters = (ins \"int64_t\":$a);\n"
                "  let assemblyFormat = \"custom<It>($a)\";\n}\n",
                "4:7: error: 'test.pair' cannot be loaded: its format has "
                "functions in C++: 'custom<It>'"},
        Refusal{"DialectVerifier",
                "def O : Dialect {\n  let name = \"o\";\n"
                "  let hasOperationAttrVerify = 1;\n}\n",
                "3:7: error: 'o' cannot be loaded: it verifies attributes in "
                "C++ ('hasOperationAttrVerify')"}),
    [](const testing::TestParamInfo<Refusal> &info) {
      return info.param.name;
    });

TEST_F(LoadTest, ReportsAllRefusals) {
  EXPECT_FALSE(load("def FooOp : TestOp<\"foo\"> { let hasVerifier = 1; }\n"
                    "def BarOp : TestOp<\"bar\"> { let hasVerifier = 1; }\n"));
  EXPECT_NE(messages.find("'test.foo'"), std::string::npos);
  EXPECT_NE(messages.find("'test.bar'"), std::string::npos);
}

TEST_F(LoadTest, SaysWhatNeedsAConstraint) {
  EXPECT_FALSE(load("def T : Type<CPred<\"$_self.isOdd()\">, \"odd\">;\n"
                    "def FooOp : TestOp<\"foo\"> {\n"
                    "  let arguments = (ins T:$a);\n}\n"));
  EXPECT_NE(messages.find("main.td:12:5: note: needed here\n"),
            std::string::npos)
      << messages;
}

} // namespace
