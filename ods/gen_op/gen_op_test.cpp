// SPDX-License-Identifier: Apache-2.0
#include "ods/gen_op/gen_op.h"

#include "ods/gen_enum/generator_test_base.h"

namespace mlir::ods {
namespace {

class GenOp : public GeneratorTest {
protected:
  static std::string decls(const std::string &text) {
    return generate(text, [](const auto &records, auto &os) {
      return emitOpDecls(records, {}, os);
    });
  }
  static std::string defs(const std::string &text, OpFilter filter = {}) {
    return generate(text, [&](const auto &records, auto &os) {
      return emitOpDefs(records, filter, os);
    });
  }
};

constexpr char plain[] = R"(
def AddOp : TestOp<"add"> {
  let summary = "a sum";
  let arguments = (ins I32:$lhs, Variadic<I32>:$rest, I64Attr:$width,
                       OptionalAttr<StrAttr>:$sym_name);
  let results = (outs I32:$sum);
  let hasVerifier = 1;
  let hasFolder = 1;
}
)";

TEST_F(GenOp, DeclaresAccessors) {
  const std::string text = decls(plain);
  EXPECT_TRUE(has(text, "namespace test {\nclass AddOp;\n"));
  EXPECT_TRUE(has(text, "static const ::mlir::OpDescriptor descriptor;"));
  EXPECT_TRUE(has(text, "::mlir::TypedValue<::mlir::IntegerType> getLhs() "
                        "const { return (*this)->getOperand(0).getImpl(); }"));
  EXPECT_TRUE(has(text, "::mlir::OperandRange getRest() const"));
  EXPECT_TRUE(has(text, "::mlir::MutableOperandRange getRestMutable() const"));
  EXPECT_TRUE(has(text, "::mlir::IntegerAttr getWidthAttr() const"));
  EXPECT_TRUE(has(text, "uint64_t getWidth() const"));
  EXPECT_TRUE(has(text, "::mlir::Attribute removeSymNameAttr() const"));
  EXPECT_TRUE(has(text, "  ::llvm::LogicalResult verify();\n"));
  EXPECT_TRUE(has(text, "  ::mlir::OpFoldResult fold(FoldAdaptor adaptor);\n"));
}

TEST_F(GenOp, BuildsFromAttributesAndFromValues) {
  const std::string text = decls(plain);
  EXPECT_TRUE(has(text, "::mlir::Type sum, ::mlir::Value lhs, "
                        "::mlir::ValueRange rest, ::mlir::IntegerAttr width, "
                        "/*optional*/::mlir::StringAttr sym_name) {"));
  EXPECT_TRUE(has(text, "::mlir::TypeRange resultTypes, ::mlir::Value lhs, "
                        "::mlir::ValueRange rest, uint64_t width, "
                        "/*optional*/::mlir::StringAttr sym_name) {"));
}

TEST_F(GenOp, DefinesData) {
  const std::string text = defs(plain);
  EXPECT_TRUE(has(text, "#ifdef GET_OP_LIST\n#undef GET_OP_LIST\n\n"
                        "::test::AddOp\n#endif // GET_OP_LIST\n"));
  EXPECT_TRUE(has(text, "{&::mlir::OpTrait::ZeroRegions::descriptor},\n"
                        "    {&::mlir::OpTrait::OneResult::descriptor},\n"));
  EXPECT_TRUE(has(text, "{&::mlir::OpTrait::AtLeastNOperands::descriptor, 1}"));
  EXPECT_TRUE(has(text, "constinit const ::mlir::OpDescriptor "
                        "AddOp::descriptor = {\n    .name = \"test.add\",\n"
                        "    .id = ::mlir::TypeID::get<::test::AddOp>(),\n"));
  EXPECT_TRUE(has(text, ".verify = &::mlir::OpHook::verify<AddOp>"));
  EXPECT_TRUE(has(text, ".fold = &::mlir::OpHook::foldOne<AddOp>"));
}

TEST_F(GenOp, SharesEqualConstants) {
  const std::string text = defs(R"(
def FirstOp : TestOp<"first"> { let arguments = (ins I32:$value); }
def SecondOp : TestOp<"second"> { let arguments = (ins I32:$value); }
)");
  EXPECT_TRUE(has(text, "odsTraits0[]"));
  EXPECT_FALSE(has(text, "odsTraits1[]"));
  EXPECT_FALSE(has(text, "odsOperands1[]"));
}

TEST_F(GenOp, CallsPredicatesWithoutExpressionInCpp) {
  const std::string text = defs(R"(
def Odd : Type<CPred<"$_self.isOdd() && true">, "odd type">;
def OddOp : TestOp<"odd"> { let arguments = (ins Odd:$value); }
)");
  EXPECT_TRUE(has(text, "bool odsIsSatisfied0(const void *entity)"));
  EXPECT_TRUE(has(text, "return (self.isOdd() && true);"));
  EXPECT_TRUE(has(text, ".predicate = &odsIsSatisfied0"));
}

TEST_F(GenOp, CallsCustomDirectives) {
  const std::string text = defs(R"(
def FooOp : TestOp<"foo"> {
  let arguments = (ins I32:$value, Optional<I32>:$other);
  let assemblyFormat = "custom<Foo>($value, $other) attr-dict";
}
)");
  EXPECT_TRUE(has(text, "parseFoo(parser, state.operands[0].operands[0], "
                        "odsValue0);"));
  EXPECT_TRUE(has(text, "printFoo(printer, op, op.getValue(), "
                        "op.getOther());"));
}

TEST_F(GenOp, FiltersByName) {
  const std::string text = R"(
def FirstOp : TestOp<"first">;
def SecondOp : TestOp<"second">;
)";
  EXPECT_FALSE(has(defs(text, {"second", ""}), "::test::FirstOp"));
  EXPECT_FALSE(has(defs(text, {"", "sec.nd$"}), "::test::SecondOp"));
}

TEST_F(GenOp, RefusesOverlap) {
  EXPECT_EXIT(decls(R"(
def FooOp : TestOp<"foo"> { let arguments = (ins I32:$a, I32:$properties,
                                                 I32Attr:$x); }
)"),
              testing::ExitedWithCode(1),
              "error: Unexpected overlap when generating `getProperties` for "
              "test.foo");
}

} // namespace
} // namespace mlir::ods
