// SPDX-License-Identifier: Apache-2.0
#include "core/asm/parser_fixture.h"
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/context/dialect.h"
#include "core/ir/descriptor/op_hooks.h"
#include "core/ir/format/asm_parser.h"
#include "core/ir/format/field_text.h"
#include "core/ir/print/asm_printer.h"

namespace mlir {
namespace {

// Unknown dialects.

TEST_P(TypeParserTest, ReadsSymbols) {
  EXPECT_EQ(readType(GetParam().text), GetParam().result);
}

INSTANTIATE_TEST_SUITE_P(
    Opaque, TypeParserTest,
    testing::Values(
        ParserCase{"!foo.bar", "!foo.bar"},
        ParserCase{"!foo.bar.baz< x>", "!foo.bar.baz< x>"},
        ParserCase{"!foo<\"x\">", "!foo<\"x\">"},
        ParserCase{"!foo.< x>", "!foo<< x>>"},
        ParserCase{"!foo.bar<a -> b, [(<{}>)]>", "!foo.bar<a -> b, [(<{}>)]>"},
        ParserCase{"!foo.bar<\">\">", "!foo.bar<\">\">"},
        ParserCase{"!foo.bar<(a >= b)>", "!foo.bar<(a >= b)>"},
        ParserCase{"!foo.bar<(a > b)>",
                   "1:9 unbalanced '(' character in pretty dialect name"},
        ParserCase{"!foo\n", "1:5 undefined symbol alias id 'foo'"},
        ParserCase{"!foo <x>", "1:5 undefined symbol alias id 'foo'"},
        ParserCase{"!foo.bar<",
                   "1:9 unbalanced '<' character in pretty dialect name"},
        ParserCase{"!foo.bar<[>",
                   "1:9 unbalanced '[' character in pretty dialect name"},
        ParserCase{"!foo.bar<(]>",
                   "1:9 unbalanced '(' character in pretty dialect name"},
        ParserCase{"!foo.bar<{)>",
                   "1:9 unbalanced '{' character in pretty dialect name"},
        ParserCase{"!foo<bar]>",
                   "1:5 unbalanced '<' character in pretty dialect name"},
        ParserCase{"!foo.bar<\">", "1:12 expected '\"' in string literal"},
        ParserCase{"!builtin.foo",
                   "1:10 dialect 'builtin' provides no type parsing hook"},
        ParserCase{"!-foo.bar", "1:7 invalid dialect namespace '\"-foo\"'"}));

TEST_P(AttributeParserTest, ReadsSymbols) {
  EXPECT_EQ(readAttribute(GetParam().text), GetParam().result);
}

INSTANTIATE_TEST_SUITE_P(
    Opaque, AttributeParserTest,
    testing::Values(
        ParserCase{"#foo.bar", "#foo.bar"},
        ParserCase{"#foo.bar : i32", "#foo.bar : i32"},
        ParserCase{"#foo<\"x\"> : i32", "#foo<\"x\"> : i32"},
        ParserCase{"#foo\n", "1:5 undefined symbol alias id 'foo'"},
        ParserCase{"#foo.bar : ", "1:11 expected non-function type"},
        ParserCase{"#builtin.foo",
                   "1:10 dialect 'builtin' provides no attribute parsing "
                   "hook"}));

TEST_F(ParserTest, ChecksTheTypeThatIsAskedFor) {
  EXPECT_EQ(readAttribute("#foo.bar : i32\n", IntegerType::get(&context, 8)),
            "1:15 attribute type different than expected: expected 'i8', but "
            "got 'i32'");
}

TEST_F(ParserTest, GivesTheTypeThatIsAskedFor) {
  EXPECT_EQ(readAttribute("#foo.bar", IntegerType::get(&context, 8)),
            "#foo.bar : i8");
}

TEST_F(ParserTest, RefusesDialectsThatAreNotKnown) {
  context.allowUnregisteredDialects(false);
  EXPECT_EQ(
      readType("!foo.bar"),
      "1:6 `!\"foo\"<\"bar\">` type created with unregistered dialect. If "
      "this is intended, please call allowUnregisteredDialects() on the "
      "MLIRContext, or use -allow-unregistered-dialect with the MLIR opt "
      "tool used");
}

TEST_F(ParserTest, ReadsBracketsOfAnyDepth) {
  std::string text = "!foo.bar" + nest("<", "", ">", 100000);
  EXPECT_EQ(readType(text), text);
}

// A dialect with its own type and attribute.

} // namespace

struct BoxParameters {
  Type content;
};

class BoxType : public TypeBase<BoxType, BoxParameters> {
public:
  using TypeBase::TypeBase;
  static const TypeDescriptor descriptor;
  static BoxType get(Type content) {
    return getUnchecked(content.getContext(), {content});
  }
  Type getContent() const { return getParameters().content; }
};

namespace {

Type parseBox(AsmParser &parser, const TypeDescriptor &descriptor) {
  Type content;
  if (parser.parseLess() || parser.parseType(content) || parser.parseGreater())
    return nullptr;
  return BoxType::get(content);
}

void printBox(Type type, AsmPrinter &printer) {
  printer << "<" << cast<BoxType>(type).getContent() << ">";
}

constexpr FieldDescriptor boxFields[] = {
    MLIR_FIELD(BoxParameters, content, Type)};

} // namespace

constinit const TypeDescriptor BoxType::descriptor = {
    {.name = "box.box",
     .id = TypeID::get<BoxType>(),
     .parameters = {boxFields, sizeof(BoxParameters)},
     .mnemonic = "box"},
    parseBox,
    printBox};

namespace {

/// Parses `#box.KEYWORD` by the dialect's hook, as a string attribute.
Attribute parseBoxAttribute(const Dialect &dialect, DialectAsmParser &parser,
                            Type type) {
  llvm::StringRef keyword;
  if (parser.parseKeyword(&keyword))
    return nullptr;
  if (keyword == "spec")
    return StringAttr::get(dialect.getContext(), parser.getFullSymbolSpec());
  parser.emitError(parser.getNameLoc(), "no such box");
  return nullptr;
}

constexpr const TypeDescriptor *boxTypes[] = {&BoxType::descriptor};

class DialectParserTest : public ParserTest {
protected:
  DialectParserTest() { context.getOrLoadDialect(boxDialect); }

  const DialectDescriptor boxDialect = {.name = "box",
                                        .id = TypeID::fromName("box"),
                                        .types = boxTypes,
                                        .parseAttribute = parseBoxAttribute};
};

TEST_F(DialectParserTest, ReadsByMnemonic) {
  EXPECT_EQ(parseType("!box.box<i32>", &context),
            BoxType::get(IntegerType::get(&context, 32)));
}

TEST_F(DialectParserTest, ReadsTheVerboseForm) {
  EXPECT_EQ(parseType("!box<box<i32>>", &context),
            BoxType::get(IntegerType::get(&context, 32)));
}

TEST_F(DialectParserTest, GoesOnBehindTheBody) {
  EXPECT_EQ(parseType("(!box.box<i32>) -> !box.box<i8>", &context),
            FunctionType::get(&context,
                              {BoxType::get(IntegerType::get(&context, 32))},
                              {BoxType::get(IntegerType::get(&context, 8))}));
}

TEST_F(DialectParserTest, SaysWhatAHookExpects) {
  EXPECT_EQ(readType("!box.box\n"), "1:9 expected '<'");
}

TEST_F(DialectParserTest, SaysWhichTypeIsUnknown) {
  EXPECT_EQ(readType("!box.bag<1>"), "1:6 unknown type `bag` in dialect `box`");
}

TEST_F(DialectParserTest, ExpectsAKeyword) {
  EXPECT_EQ(readType("!box<\"box\">"), "1:6 expected valid keyword");
}

TEST_F(DialectParserTest, AsksTheDialect) {
  EXPECT_EQ(readAttribute("#box.spec<a>"), "\"spec<a>\"");
}

TEST_F(DialectParserTest, ReportsWhatTheDialectSays) {
  EXPECT_EQ(readAttribute("#box.bag"), "1:6 no such box");
}

/// A dialect class with its own syntax for types: boxes by their mnemonic, and
/// `!trunk.nothing`.
class TrunkDialect : public Dialect {
public:
  explicit TrunkDialect(MLIRContext *context) : Dialect(descriptor, context) {}
  static const DialectDescriptor descriptor;

  Type parseType(DialectAsmParser &parser) const override {
    llvm::StringRef mnemonic;
    Type type;
    const OptionalParseResult result =
        parseKindOf(boxTypes, parser, &mnemonic, type);
    if (result.has_value())
      return type;
    if (mnemonic == "nothing")
      return NoneType::get(getContext());
    parser.emitError(parser.getNameLoc(), "nothing called ") << mnemonic;
    return nullptr;
  }
};

const DialectDescriptor TrunkDialect::descriptor = {
    .name = "trunk",
    .id = TypeID::get<TrunkDialect>(),
    .construct = &DialectHook::construct<TrunkDialect>,
    .parseType = DialectHook::getTypeParser<TrunkDialect>(),
    .printType = DialectHook::getTypePrinter<TrunkDialect>()};

TEST_F(DialectParserTest, ClassesHaveTextsOfTheirOwn) {
  EXPECT_EQ(TrunkDialect::descriptor.printType, nullptr);
  context.getOrLoadDialect(TrunkDialect::descriptor);
  EXPECT_EQ(readType("!trunk.box<i32>"), "!box.box<i32>");
  EXPECT_EQ(readType("!trunk.nothing"), "none");
  EXPECT_EQ(readType("!trunk.bag"), "1:8 nothing called bag");
  messages.clear();
  EXPECT_EQ(readType("!trunk.box\n"), "1:11 expected '<'");
}

TEST_F(DialectParserTest, RefusesNestedHooksBeyondTheLimit) {
  EXPECT_EQ(readType(nest("!box.box<", "i1", ">", 1251)),
            "1:11256 nesting is too deep, the limit is 10000");
}

} // namespace
} // namespace mlir
