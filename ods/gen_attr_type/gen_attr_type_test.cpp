// SPDX-License-Identifier: Apache-2.0
#include "ods/gen_attr_type/gen_attr_type.h"

#include "ods/gen_enum/generator_test_base.h"

namespace mlir::ods {
namespace {

class GenAttrType : public GeneratorTest {
protected:
  template <auto emit> static std::string run(const std::string &text) {
    return generate(
        text, [](const llvm::RecordKeeper &records, llvm::raw_ostream &os) {
          return emit(records, os, "test");
        });
  }
};

constexpr char pair[] = R"td(
def Pair : TestType<"Pair"> {
  let mnemonic = "pair";
  let parameters = (ins "::mlir::IntegerType":$first, "unsigned":$count,
                        ArrayRefParameter<"int64_t">:$sizes,
                        APFloatParameter<"">:$scale,
                        OptionalParameter<"::mlir::Attribute">:$note);
  let assemblyFormat = [{
    `<` $first `,` $count `,` $sizes `,` $scale (`,` $note^)? `>`
  }];
  let genVerifyDecl = 1;
  let builders = [TypeBuilder<(ins CArg<"unsigned", "1">:$count), [{
    return make($_ctxt, $_get($_ctxt, count));
  }]>];
}
)td";

TEST_F(GenAttrType, DeclaresClass) {
  const std::string text = run<emitTypeDefDecls>(pair);
  EXPECT_TRUE(has(text, R"(struct PairTypeParameters {
  ::mlir::Type first;
  unsigned count;
  ::llvm::ArrayRef<int64_t> sizes;
  ::llvm::APFloat scale;
  ::mlir::Attribute note;
)"));
  EXPECT_TRUE(has(text, "class PairType : public ::mlir::TypeBase<PairType, "
                        "detail::PairTypeParameters, ::mlir::Type> {"));
  EXPECT_TRUE(has(text, "static const ::mlir::TypeDescriptor descriptor;"));
  EXPECT_TRUE(has(text, "static PairType get(::mlir::MLIRContext *context, "
                        "unsigned count = 1);"));
  EXPECT_TRUE(has(text, "static ::llvm::LogicalResult verify("));
  EXPECT_TRUE(has(text, "PairType::getFirst() const {\n  return "
                        "::mlir::IntegerType(getParameters().first"
                        ".getImpl());\n}\n"));
}

TEST_F(GenAttrType, DefinesConstructorsBehindAllClasses) {
  const std::string text = run<emitTypeDefDecls>(R"td(
def Left : TestType<"Left"> {
  let parameters = (ins "RightType":$right);
}
def Right : TestType<"Right"> {
  let parameters = (ins "LeftType":$left);
}
)td");
  EXPECT_LT(text.find("class RightType : "),
            text.find("inline detail::LeftTypeParameters::LeftTypeParameters("
                      "RightType right)"));
}

TEST_F(GenAttrType, ParsesWhatOpensAGroupAsMissingIfItIsTheDefault) {
  const std::string text = run<emitTypeDefDefs>(R"td(
def Maybe : TestType<"Maybe"> {
  let mnemonic = "maybe";
  let parameters = (ins OptionalParameter<"::test::Thing">:$thing);
  let assemblyFormat = "($thing^ `,`)? `x`";
}
)td");
  EXPECT_TRUE(has(text, ".parseOptional = [](::mlir::AsmParser &parser,"));
  EXPECT_TRUE(has(text, "const ::test::Thing missing = ::test::Thing();\n"
                        "       if (*value == missing)\n"
                        "         return ::std::nullopt;\n"));
}

TEST_F(GenAttrType, SaysWhichInterfacesItImplements) {
  const std::string text = run<emitTypeDefDecls>(R"td(
def First : TypeInterface<"First"> { let cppNamespace = "::test"; }
def Second : TypeInterface<"Second">;
def Both : TypeDef<Test_Dialect, "Both",
                   [First, DeclareTypeInterfaceMethods<Second>]>;
)td");
  EXPECT_TRUE(has(text, "  template <typename I>\n"
                        "  static constexpr bool implements =\n"
                        "      ::std::is_same_v<I, ::test::First> ||\n"
                        "      ::std::is_same_v<I, Second>;\n"));
}

constexpr char unnamed[] = R"td(
def Bytes : TypeParameter<"::mlir::Blob", ""> { let kind = "blob"; }
def Entry : TypeParameter<"const void *", ""> { let kind = "pointer"; }
def Sign : TypeParameter<"::test::Sign", ""> { let kind = "u32"; }
def Hidden : TestType<"Hidden"> {
  let typeName = "test.secret";
  let parameters = (ins Bytes:$bytes, Entry:$entry, Sign:$sign);
  let hasNormalizer = 1;
}
)td";

TEST_F(GenAttrType, NamesWhatHasNoMnemonic) {
  EXPECT_TRUE(has(run<emitTypeDefDecls>(unnamed),
                  "StringLiteral name = \"test.secret\";"));
  EXPECT_TRUE(
      has(run<emitTypeDefDefs>(unnamed), "    .name = \"test.secret\",\n"));
}

TEST_F(GenAttrType, LeavesNormalizingToTheClass) {
  EXPECT_TRUE(has(run<emitTypeDefDecls>(unnamed),
                  "static void normalize(void *parameters);"));
  EXPECT_TRUE(has(run<emitTypeDefDefs>(unnamed),
                  ".normalize = &HiddenType::normalize,"));
}

TEST_F(GenAttrType, TakesKindsOfParametersFromRecords) {
  const std::string text = run<emitTypeDefDefs>(unnamed);
  EXPECT_TRUE(has(text, ".kind = ::mlir::FieldKind::Blob"));
  EXPECT_TRUE(has(text, ".kind = ::mlir::FieldKind::Pointer"));
  EXPECT_TRUE(has(text, ".kind = ::mlir::FieldKind::UInt32"));
  EXPECT_TRUE(has(run<emitTypeDefDecls>(unnamed), "  const void *entry;\n"));
}

TEST_F(GenAttrType, DefinesDescriptor) {
  const std::string text = run<emitTypeDefDefs>(pair);
  EXPECT_TRUE(has(text, "#ifdef GET_TYPEDEF_LIST\n#undef GET_TYPEDEF_LIST\n"
                        "::test::PairType\n#endif"));
  EXPECT_TRUE(has(text, "{.name = \"sizes\",\n"
                        "     .kind = ::mlir::FieldKind::Int64Array,\n"));
  EXPECT_TRUE(has(text, ".hooks = &pairTypeScaleHooks"));
  EXPECT_TRUE(has(text, ".accepts = &::mlir::isKindOf<::mlir::IntegerType>"));
  EXPECT_TRUE(has(text, "// `<` parameter:0 `,` _parameter:1"));
  EXPECT_TRUE(has(text, "return PairType::verify(emitError, "
                        "::mlir::IntegerType(values.first.getImpl()), "
                        "values.count, values.sizes, values.scale, "
                        "values.note);"));
  EXPECT_TRUE(has(text, "return make(context, Base::get(context, count));"));
  EXPECT_TRUE(has(text, "return make(context, "
                        "Base::getChecked(emitError, context, count));"));
}

TEST_F(GenAttrType, NeedsNoStructWithoutParameters) {
  const std::string text =
      run<emitTypeDefDecls>("def Plain : TestType<\"Plain\">;");
  EXPECT_TRUE(has(text,
                  "class PlainType : public "
                  "::mlir::SingletonTypeBase<PlainType, ::mlir::Type> {"));
  EXPECT_FALSE(has(text, "struct PlainTypeParameters"));
}

TEST_F(GenAttrType, DefinesAttributes) {
  constexpr char note[] = R"(
def Note : AttrDef<Test_Dialect, "Note"> {
  let mnemonic = "note";
  let parameters = (ins StringRefParameter<>:$text);
  let hasCustomAssemblyFormat = 1;
}
)";
  EXPECT_TRUE(has(run<emitAttrDefDecls>(note),
                  "static ::mlir::Attribute parse(::mlir::AsmParser "
                  "&odsParser, ::mlir::Type odsType);"));
  const std::string text = run<emitAttrDefDefs>(note);
  EXPECT_TRUE(has(text, "return NoteAttr::parse(parser, type);"));
  EXPECT_TRUE(has(text, ".kind = ::mlir::FieldKind::String,"));
}

TEST_F(GenAttrType, ParsersAreGivenTheTypeOfTheAttribute) {
  const std::string text = run<emitAttrDefDefs>(R"td(
class Of : AttrOrTypeParameter<"Value", ""> {
  let parser = "parseValue($_parser, $_type)";
}
def Note : AttrDef<Test_Dialect, "Note"> {
  let mnemonic = "note";
  let parameters = (ins Of<>:$value);
  let assemblyFormat = "$value";
}
)td");
  EXPECT_TRUE(has(text, ".parse = [](::mlir::AsmParser &parser, ::mlir::Type "
                        "type,\n"));
  EXPECT_TRUE(has(text, "auto value = parseValue(parser, type);"));
}

TEST_F(GenAttrType, NamesCasesOfEnumerationsByTheirClass) {
  const std::string text = run<emitTypeDefDefs>(R"td(
def Kind : I32EnumAttr<"Kind", "", [I32EnumAttrCase<"A", 0>]> {
  let cppNamespace = "::test";
}
def Sorted : TestType<"Sorted"> {
  let mnemonic = "sorted";
  let parameters = (ins "::test::Kind":$kind);
  let assemblyFormat = "$kind";
}
)td");
  EXPECT_TRUE(has(text, ".enumeration = &::test::kindDescriptor"));
}

TEST_F(GenAttrType, DialectsOwnTextFindsMnemonics) {
  const std::string text = run<emitTypeDefDefs>(pair);
  EXPECT_TRUE(has(text, "generatedTypeParser(::mlir::AsmParser &parser, "
                        "::llvm::StringRef *mnemonic,\n"
                        "                   ::mlir::Type &value) {"));
  EXPECT_TRUE(has(text, "generatedTypePrinter(::mlir::Type def, "
                        "::mlir::AsmPrinter &printer) {"));
}

TEST_F(GenAttrType, ChecksClassesWithStorageByHand) {
  const std::string text = run<emitTypeDefDefs>(R"td(
def Wrap : TestType<"Wrap"> {
  let mnemonic = "wrap";
  let genStorageClass = 0;
  let parameters = (ins "::mlir::IntegerType":$inner);
  let assemblyFormat = "$inner";
}
)td");
  EXPECT_TRUE(has(text, ".constraint = &wrapTypeInnerConstraint"));
  EXPECT_TRUE(has(text, "    .parameters = detail::WrapTypeStorage::fields,"));
}

TEST_F(GenAttrType, CallsCustomDirectives) {
  const std::string text = run<emitTypeDefDefs>(R"td(
def Sized : TestType<"Sized"> {
  let mnemonic = "sized";
  let parameters = (ins "unsigned":$a, "unsigned":$b);
  let assemblyFormat = "`<` $a custom<Size>($b, ref($a), \"x\") `>`";
}
)td");
  EXPECT_TRUE(has(text, "parseSize(parser, ::mlir::detail::"
                        "unwrapForCustomParse(odsResult1), (*static_cast<"
                        "unsigned *>(state.getParameter(0))), x);"));
  EXPECT_TRUE(has(text, "printSize(printer, parameters.b, parameters.a, x);"));
  EXPECT_TRUE(has(text, "state.setParsed(1);"));
}

} // namespace
} // namespace mlir::ods
