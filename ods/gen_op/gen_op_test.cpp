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
  static std::string defs(const std::string &text, OpSelection filter = {}) {
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

TEST_F(GenOp, AttributesAreInTheDictionaryIfTheDialectSaysSo) {
  const std::string text = defs(R"(
def OldDialect : Dialect {
  let name = "old";
  let cppNamespace = "::old";
  let usePropertiesForAttributes = 0;
}
def OldOp : Op<OldDialect, "op"> {
  let arguments = (ins I64Attr:$width);
}
)");
  EXPECT_TRUE(
      has(text, "{&::mlir::OpTrait::AttributesInDictionary::descriptor}"));
  EXPECT_FALSE(has(defs(plain), "AttributesInDictionary"));
}

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
  EXPECT_TRUE(has(text, "::mlir::TypeRange resultTypes, ::mlir::Value lhs, "
                        "::mlir::ValueRange rest, ::mlir::IntegerAttr width, "
                        "/*optional*/::mlir::StringAttr sym_name) {"));
  EXPECT_TRUE(has(text, "::mlir::TypeRange resultTypes, ::mlir::Value lhs, "
                        "::mlir::ValueRange rest, uint64_t width, "
                        "/*optional*/::mlir::StringAttr sym_name) {"));
}

// A type converts to a range of one type.
TEST_F(GenOp, BuildsFromSeparateTypesUnlessThereIsOne) {
  EXPECT_FALSE(has(decls(plain), "::mlir::Type sum"));
  EXPECT_TRUE(has(decls(R"(
def TwoOp : TestOp<"two"> { let results = (outs I32:$a, I32:$b); }
)"),
                  "::mlir::Type a, ::mlir::Type b) {"));
  EXPECT_TRUE(has(decls(R"(
def OwnOp : TestOp<"own"> {
  let results = (outs I32:$a);
  let builders = [OpBuilder<(ins "::mlir::Value":$like)>];
}
)"),
                  "::mlir::Type a) {"));
}

TEST_F(GenOp, IncludesTheParserForDirectivesOnly) {
  const char *header = "core/ir/format/op_format_state.h";
  EXPECT_FALSE(has(defs(plain), header));
  EXPECT_TRUE(has(defs(R"(
def TextOp : TestOp<"text"> {
  let arguments = (ins I32:$value);
  let assemblyFormat = "custom<Value>($value) attr-dict";
}
)"),
                  header));
}

TEST_F(GenOp, InheritsCollectiveBuilders) {
  const std::string text = decls(plain);
  EXPECT_TRUE(has(text, ", ::mlir::InferringBuilder<0, AddOpProperties> {\n"));
  EXPECT_EQ(llvm::StringRef(text).count("using InferringBuilder::build;"), 1u);
  // A builder of the definition that accepts the same calls replaces it.
  EXPECT_FALSE(has(decls(R"(
def OwnOp : TestOp<"own"> {
  let builders = [OpBuilder<(ins
      "::mlir::TypeRange":$types, "::mlir::ValueRange":$operands,
      CArg<"::llvm::ArrayRef<::mlir::NamedAttribute>", "{}">:$attributes)>];
}
)"),
                   "CollectiveBuilder"));
}

TEST_F(GenOp, DeclaresClassesBeforeWhatTheyShare) {
  const std::string text = decls(R"(
def AOp : TestOp<"a"> { let arguments = (ins I32:$value); }
def BOp : TestOp<"b">;
)");
  EXPECT_TRUE(has(text, "namespace test {\nclass AOp;\nclass BOp;\n}"));
  EXPECT_EQ(llvm::StringRef(text).count("namespace test::detail {\n"), 1u);
}

TEST_F(GenOp, AdaptorsHaveAttributesAndRegions) {
  const std::string text = decls(R"(
def AOp : TestOp<"a"> {
  let arguments = (ins I32:$value, UnitAttr:$exact);
  let regions = (region AnyRegion:$body);
}
)");
  EXPECT_TRUE(has(text, "struct AdaptorOf : ::mlir::GenericOpAdaptor<RangeT, "
                        "OpT, AOpProperties> {\n"));
  EXPECT_TRUE(has(text, "auto getValue() const { return "
                        "this->getOperands()[0]; }\n"));
  EXPECT_TRUE(has(text, "bool getExact() const { return "
                        "this->getExactAttr() != nullptr; }\n"));
  EXPECT_TRUE(has(text, "::mlir::Region &getBody() const { return "
                        "*this->odsRegions[0]; }\n"));
}

// A missing unit attribute is its default; it is not created.
TEST_F(GenOp, UnitAttributesHaveNoDefault) {
  const std::string text = decls(R"(
def AOp : TestOp<"a"> { let arguments = (ins UnitAttr:$exact); }
)");
  EXPECT_TRUE(has(text, "bool getExact() const { return getExactAttr() != "
                        "nullptr; }\n"));
  EXPECT_FALSE(has(text, "((false)"));
}

TEST_F(GenOp, InheritsTheAnswerOfSpeculatableOperations) {
  const std::string text = decls(R"(
def Speculatable : NativeOpTrait<"AlwaysSpeculatableImplTrait">;
def AOp : TestOp<"a", [Speculatable]>;
)");
  EXPECT_TRUE(has(text, "using AOpMembers = AOpMembersOf<::mlir::OpAccess::"
                        "AlwaysSpeculatable<::mlir::OpState>>;\n"));
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
  EXPECT_TRUE(has(text, "odsTraits0_FirstOp[]"));
  EXPECT_FALSE(has(text, "odsTraits1"));
  EXPECT_FALSE(has(text, "odsOperands1"));
}

TEST_F(GenOp, CallsPredicatesWithoutExpressionInCpp) {
  const std::string text = defs(R"(
def Odd : Type<CPred<"$_self.isOdd() && true">, "odd type">;
def OddOp : TestOp<"odd"> { let arguments = (ins Odd:$value); }
)");
  EXPECT_TRUE(has(text, "bool odsIsSatisfied0_OddOp(const void *entity)"));
  EXPECT_TRUE(has(text, "return (self.isOdd() && true);"));
  EXPECT_TRUE(has(text, ".predicate = &odsIsSatisfied0_OddOp"));
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

TEST_F(GenOp, KeepsMethodsOfBothBasesVisible) {
  const std::string text = decls(R"(
def OneOp : TestOp<"one"> {
  let results = (outs I32:$result);
  let regions = (region AnyRegion:$body);
}
)");
  EXPECT_TRUE(has(text, "::mlir::OpAccess::OneRegion<::mlir::OpAccess::"
                        "OneResult<::mlir::IntegerType>>"));
  EXPECT_TRUE(has(text, "  using OdsBase::getResult;\n"));
  EXPECT_FALSE(has(text, "OdsBase::getRegion;"));
}

TEST_F(GenOp, SharesMembersOfOperationsWithEqualParts) {
  const std::string text = decls(R"(
def AOp : TestOp<"a"> { let arguments = (ins I32:$value, I64Attr:$width); }
def BOp : TestOp<"b"> { let arguments = (ins I32:$value, I64Attr:$width); }
def COp : TestOp<"c"> { let arguments = (ins I32:$value, I64Attr:$size); }
)");
  EXPECT_EQ(llvm::StringRef(text).count("uint64_t getWidth() const"), 2u);
  EXPECT_TRUE(has(text, "struct AOpMembersOf : OdsBase, "
                        "::mlir::CollectiveBuilder<0, AOpProperties> {\n"));
  EXPECT_TRUE(has(text, "using AOpMembers = AOpMembersOf<::mlir::OpState>;\n"));
  EXPECT_TRUE(has(text, "OpWithBase<AOp, detail::AOpMembers>"));
  EXPECT_TRUE(has(text, "OpWithBase<BOp, detail::AOpMembers>"));
  EXPECT_TRUE(has(text, "OpWithBase<COp, detail::COpMembers>"));
  EXPECT_TRUE(has(text, "using BOpGenericAdaptor = "
                        "detail::AOpMembers::AdaptorOf<RangeT, BOp>;\n"));
}

TEST_F(GenOp, KeepsSharedMembersVisible) {
  const std::string text = decls(R"(
class SumOp<string name> : TestOp<name> {
  let arguments = (ins I32:$value);
  let builders = [OpBuilder<(ins "int":$number)>];
  let extraClassDeclaration = "void getValue(int index);";
}
def AOp : SumOp<"a">;
def BOp : SumOp<"b">;
)");
  EXPECT_TRUE(has(text, "  using detail::AOpMembers::getValue;\n"));
  EXPECT_TRUE(has(text, "  using detail::AOpMembers::build;\n"));
  EXPECT_FALSE(has(text, "using detail::AOpMembers::getValueMutable;"));
}

TEST_F(GenOp, KeepsMembersVisibleNextToThoseOfInterfaces) {
  const std::string text = decls(R"(
def Loop : OpInterface<"Loop"> {
  let cppNamespace = "::test";
  let extraSharedClassDeclaration = "::mlir::OperandRange getInits();";
}
def LoopOp : TestOp<"loop", [DeclareOpInterfaceMethods<Loop>]> {
  let arguments = (ins Variadic<I32>:$inits);
}
)");
  EXPECT_TRUE(has(text, "detail::LoopOpMembers, ::test::Loop::Trait>"));
  EXPECT_TRUE(has(text, "  using detail::LoopOpMembers::getInits;\n"));
}

constexpr char interfaces[] = R"(
def Shape : OpInterface<"Shape"> {
  let cppNamespace = "::test";
  let methods = [InterfaceMethod<"", "int", "getInits", (ins), [{}],
                                 [{ return 0; }]>,
                 InterfaceMethod<"", "int", "getOther", (ins), [{}],
                                 [{ return 0; }]>];
  let verify = [{ return ::test::check($_op); }];
}
)";

TEST_F(GenOp, AccessorsAreInThePlaceOfDefaultMethods) {
  const std::string text = decls(interfaces + std::string(R"(
def LoopOp : TestOp<"loop", [DeclareOpInterfaceMethods<Shape>]> {
  let arguments = (ins Variadic<I32>:$inits);
}
)"));
  EXPECT_TRUE(has(text, "using ::test::Shape::Trait<LoopOp>::getOther;"));
  EXPECT_FALSE(has(text, "Trait<LoopOp>::getInits;"));
}

TEST_F(GenOp, ListsVerifierOfInterfaceAtItsPlaceAndOnce) {
  const std::string text = defs(interfaces + std::string(R"(
def LoopOp : TestOp<"loop", [DeclareOpInterfaceMethods<Shape>,
                             SameOperandsAndResultType, Shape]>;
)"));
  EXPECT_TRUE(has(text, "{&::mlir::OpTrait::OpInvariants::descriptor},\n"
                        "    {&::test::Shape::Model<LoopOp>::trait},\n    {"
                        "&::mlir::OpTrait::SameOperandsAndResultType"
                        "::descriptor}"));
  EXPECT_EQ(llvm::StringRef(text).count("Model<LoopOp>::trait"), 1u);
}

constexpr char effects[] = R"(
include "core/interfaces/side_effects.td"
)";

TEST_F(GenOp, SharesTablesOfRecordedEffects) {
  const std::string text = defs(effects + std::string(R"(
def PureOp : TestOp<"pure", [Pure]>;
def WrapOp : TestOp<"wrap", [RecursivelySpeculatable]>;
)"));
  EXPECT_TRUE(has(text, "{::mlir::TypeID::get<::mlir::MemoryEffectOpInterface>"
                        "(), &::mlir::detail::describedMemoryEffects}"));
  EXPECT_TRUE(has(text, "&::mlir::detail::alwaysSpeculatable}"));
  EXPECT_TRUE(has(text, "&::mlir::detail::recursivelySpeculatable}"));
  EXPECT_FALSE(has(text, "Model<PureOp>"));
}

TEST_F(GenOp, KeepsTablesOfEffectsInCpp) {
  const std::string text = defs(effects + std::string(R"(
def CppOp : TestOp<"cpp", [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<ConditionallySpeculatable>]>;
)"));
  EXPECT_TRUE(has(text, "&::mlir::MemoryEffectOpInterface::Model<CppOp>"));
  EXPECT_TRUE(has(text, "&::mlir::ConditionallySpeculatable::Model<CppOp>"));
}

TEST_F(GenOp, HooksInferenceThatTheClassDeclares) {
  const std::string text = defs(R"(
def OwnOp : TestOp<"own", [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let results = (outs AnyType:$type);
}
def InheritedOp : TestOp<"inherited", [InferTypeOpInterface]> {
  let results = (outs AnyType:$type);
}
def ExtraOp : TestOp<"extra", [InferTypeOpInterface]> {
  let results = (outs AnyType:$type);
  let extraClassDeclaration = "static int inferReturnTypes();";
}
)");
  EXPECT_TRUE(has(text, "::mlir::detail::inferResultTypesHook<OwnOp>"));
  EXPECT_TRUE(has(text, "::mlir::detail::inferResultTypesHook<ExtraOp>"));
  EXPECT_FALSE(has(text, "inferResultTypesHook<InheritedOp>"));
}

TEST_F(GenOp, RefersToTheDescriptorForInferenceThatTheClassInherits) {
  const std::string text = defs(R"(
def PlainOp : TestOp<"plain", [InferTypeOpInterface]> {
  let results = (outs AnyType:$type);
}
def CompatibleOp : TestOp<"compatible", [InferTypeOpInterface]> {
  let results = (outs AnyType:$type);
  let extraClassDeclaration = "static bool isCompatibleReturnTypes();";
}
)");
  EXPECT_TRUE(has(text,
                  "constexpr ::mlir::detail::InferredTypesTable "
                  "odsInferredTypes0_CompatibleOp(PlainOp::descriptor);"));
  EXPECT_FALSE(has(text, "InferTypeOpInterface::Model<PlainOp>"));
  EXPECT_TRUE(has(text, "InferTypeOpInterface::Model<CompatibleOp>::table"));
}

TEST_F(GenOp, BuildersWithSeveralPartsShareAMethod) {
  const std::string text = decls(R"(
def OneOp : TestOp<"one"> { let arguments = (ins I32:$value); }
def TwoOp : TestOp<"two"> { let arguments = (ins I32:$value, I64Attr:$width); }
)");
  EXPECT_EQ(llvm::StringRef(text).count("&odsAddParts("), 1u);
  EXPECT_TRUE(has(text, "odsAddParts(odsState, value, width)"));
  EXPECT_TRUE(has(text, "odsAddParts(odsState, value, "
                        "odsBuilder.getIntegerAttr("));
}

TEST_F(GenOp, PrintsTextOfTraitsOnce) {
  const std::string text = decls(R"(
class Counted<int i> : NativeOpTrait<"Counted" # i, [], "int count();">;
def TwiceOp : TestOp<"twice", [Counted<1>, Counted<2>]>;
)");
  EXPECT_EQ(llvm::StringRef(text).count("int count();"), 1u);
}

TEST_F(GenOp, GivesConstantsOfShardsNamesOfTheirOwn) {
  OpSelection two;
  two.shardCount = 2;
  const std::string text = defs(R"(
def AOp : TestOp<"a"> { let arguments = (ins I32:$value); }
def BOp : TestOp<"b"> { let arguments = (ins I32:$value); }
)",
                                two);
  EXPECT_TRUE(has(text, "odsTraits0_AOp[]"));
  EXPECT_TRUE(has(text, "odsTraits0_BOp[]"));
  EXPECT_TRUE(has(text, "odsConstraints_BOp[]"));
}

TEST_F(GenOp, AnOperationWithoutAClassIsADescriptor) {
  const std::string op = R"(
def FooOp : TestOp<"foo"> {
  let arguments = (ins I32:$lhs, OptionalAttr<StrAttr>:$label);
  let hasCppClass = 0;
}
)";
  EXPECT_FALSE(has(decls(op), "Foo"));
  const std::string text = defs(op);
  EXPECT_TRUE(has(text, "struct FooOp {\nstruct Properties {\n"));
  EXPECT_TRUE(has(text, "constinit const ::mlir::OpDescriptor "
                        "FooOp::descriptor = {\n    .name = \"test.foo\""));
  EXPECT_FALSE(has(text, "class FooOp"));
}

TEST_F(GenOp, CutsDefinitionsIntoShards) {
  const std::string ops = R"(
def AOp : TestOp<"a">;
def BOp : TestOp<"b">;
def COp : TestOp<"c">;
)";
  OpSelection two;
  two.shardCount = 2;
  const std::string text = defs(ops, two);
  EXPECT_TRUE(has(text, "#ifdef GET_OP_DEFS_0\n#undef GET_OP_DEFS_0\n"));
  EXPECT_TRUE(has(text, "void registerTestDialectOperations("
                        "::test::TestDialect *dialect) {\n"
                        "  registerTestDialectOperations0(dialect);\n"
                        "  registerTestDialectOperations1(dialect);\n}\n"));
  EXPECT_TRUE(has(text, "dialect->addOperations<::test::AOp,\n"
                        "::test::BOp>();"));
  EXPECT_TRUE(has(text, "#ifdef GET_OP_DEFS_1\n#undef GET_OP_DEFS_1\n"));
  EXPECT_FALSE(has(text, "GET_OP_LIST"));
  EXPECT_TRUE(has(
      generate(ops, [&](const auto &records,
                        auto &os) { return emitOpDecls(records, two, os); }),
      "void registerTestDialectOperations1("
      "::test::TestDialect *dialect);"));
}

TEST_F(GenOp, AsksCppAboutPropertiesThatOnlyCppKnows) {
  const std::string text = defs(R"td(
class NoZero<Property p>
    : ConfinedProp<p, CPred<"isNoZero($_self)", "(ne self 0)">, "no zero">;
def Other : Property<"::other::Thing">;
def FooOp : TestOp<"foo"> {
  let arguments = (ins NoZero<I64Prop>:$a, OptionalProp<NoZero<I64Prop>>:$b,
                       NoZero<Other>:$c);
}
)td");
  EXPECT_TRUE(has(text, "return (isNoZero(propStorage));"));
  EXPECT_EQ(llvm::StringRef(text).count(".predicate = &odsIsSatisfied"), 1u);
  EXPECT_TRUE(has(text, "{.name = \"b\", .kind = ::mlir::FieldKind::Optional"));
  EXPECT_TRUE(has(text, ".element = ::mlir::FieldKind::Int64}"));
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

TEST_F(GenOp, KnowsAttributesByTheirClass) {
  const std::string text = defs(R"td(
def Kind : AttrDef<Test_Dialect, "Kind"> {
  let mnemonic = "kind";
}
def KindByClass : Attr<CPred<"check($_self)">, "a kind"> {
  let storageType = "::test::KindAttr";
}
def AddOp : TestOp<"add"> {
  let arguments = (ins KindByClass:$kind);
}
)td");
  EXPECT_TRUE(has(text, ".kind = &::test::KindAttr::descriptor"));
}

} // namespace
} // namespace mlir::ods
