// SPDX-License-Identifier: Apache-2.0
//
// Round trips of parameters printed by their field table
// (core/ir/format/field_text.h).
#include "core/ir/format/field_text.h"

#include "core/asm/parser_fixture.h"
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/definition/dynamic_dialect.h"
#include "core/ir/storage/storage_allocator.h"

namespace mlir {

// A static type with a parameter of a custom C++ type.
struct GradeParameters {
  char grade;
  int32_t sizes[2];
  llvm::ArrayRef<StringAttr> labels;
};
class GradeType : public TypeBase<GradeType, GradeParameters> {
public:
  using TypeBase::TypeBase;
  static const TypeDescriptor descriptor;
};

namespace {

/// A letter, printed as a string.
constexpr FieldHooks gradeHooks = {
    .hash = [](const void *field,
               Hasher &hasher) { hasher.add(uint64_t(*(const char *)field)); },
    .equal = [](const void *a,
                const void *b) { return *(const char *)a == *(const char *)b; },
    .construct = [](void *to, const void *from,
                    StorageAllocator &) { *(char *)to = *(const char *)from; },
    .toAttribute = [](const void *field, MLIRContext *context) -> Attribute {
      return StringAttr::get(context, llvm::StringRef((const char *)field, 1));
    },
    .fromAttribute =
        [](void *field, Attribute attribute) {
          auto string = llvm::dyn_cast<StringAttr>(attribute);
          if (!string || string.getValue().size() != 1)
            return false;
          *(char *)field = string.getValue()[0];
          return true;
        },
};

constexpr Constraint stringAttribute = {
    .summary = "string attribute", .entityClass = ods::EntityClass::StringAttr};

constexpr FieldDescriptor gradeFields[] = {
    {.name = "grade",
     .kind = FieldKind::Custom,
     .offset = offsetof(GradeParameters, grade),
     .hooks = &gradeHooks},
    {.name = "sizes",
     .kind = FieldKind::Int32Inline,
     .offset = offsetof(GradeParameters, sizes),
     .count = 2},
    {.name = "labels",
     .kind = FieldKind::AttributeArray,
     .offset = offsetof(GradeParameters, labels),
     .constraint = &stringAttribute}};

} // namespace

constinit const TypeDescriptor GradeType::descriptor = {
    {.name = "school.grade",
     .id = TypeID::get<GradeType>(),
     .parameters = {gradeFields, sizeof(GradeParameters)},
     .mnemonic = "grade"}};

namespace {

constexpr const TypeDescriptor *schoolTypes[] = {&GradeType::descriptor};

LogicalResult verifyPair(EmitErrorFn emitError, const void *parameters) {
  const int64_t number = *static_cast<const int64_t *>(parameters);
  if (number == 13)
    return failure();
  if (number < 0)
    return emitError() << "expected a number that is not negative";
  return success();
}

class FieldTextTest : public ParserTest {
protected:
  FieldTextTest() : dialect(DynamicDialect::create(&context, "dyn")) {
    context.getOrLoadDialect(school);
    add("unit", {});
    add("pair", {{"number", FieldKind::Int64}, {"element", FieldKind::Type}},
        verifyPair);
    for (auto [name, kind] :
         std::initializer_list<std::pair<const char *, FieldKind>>{
             {"bool", FieldKind::Bool},
             {"i32", FieldKind::Int32},
             {"u32", FieldKind::UInt32},
             {"i64", FieldKind::Int64},
             {"u64", FieldKind::UInt64},
             {"integer", FieldKind::Integer},
             {"string", FieldKind::String},
             {"type", FieldKind::Type},
             {"attr", FieldKind::Attribute},
             {"expr", FieldKind::AffineExpr},
             {"map", FieldKind::AffineMap},
             {"set", FieldKind::IntegerSet},
             {"bools", FieldKind::BoolArray},
             {"i32s", FieldKind::Int32Array},
             {"i64s", FieldKind::Int64Array},
             {"strings", FieldKind::StringArray},
             {"types", FieldKind::TypeArray},
             {"attrs", FieldKind::AttributeArray},
             {"named", FieldKind::NamedAttributeArray},
             {"blob", FieldKind::Blob}})
      add(name, {{"value", kind}});
    add("optional", {{"a", FieldKind::Type, true},
                     {"b", FieldKind::Attribute, true},
                     {"c", FieldKind::AffineExpr, true},
                     {"d", FieldKind::AffineMap, true},
                     {"e", FieldKind::IntegerSet, true}});
  }

  /// Adds a type and an attribute of this name.
  void add(const char *name, std::vector<DynamicField> parameters,
           LogicalResult (*verify)(EmitErrorFn, const void *) = nullptr) {
    DynamicStorageDefinition definition;
    definition.name = name;
    definition.parameters = std::move(parameters);
    definition.verify = verify;
    dialect->addType(definition);
    definition.name += "_attr";
    dialect->addAttribute(definition);
  }

  /// Returns the printed form of a module with the text, after two round trips.
  std::string reprint(llvm::StringRef text) {
    std::string result = text.str();
    for (int i = 0; i != 2; ++i) {
      OwningOpRef<ModuleOp> module =
          parseSourceString(result, ParserConfig(&context));
      if (!module)
        return messages;
      std::string printed;
      llvm::raw_string_ostream os(printed);
      module->getOperation()->print(os);
      result = printed;
    }
    return result;
  }

  const DialectDescriptor school = {
      .name = "school", .id = TypeID::fromName("school"), .types = schoolTypes};
  DynamicDialect *dialect;
};

class FieldTextRoundTrip : public FieldTextTest,
                           public testing::WithParamInterface<const char *> {};

/// The printed form equals the input and parses to the same object.
TEST_P(FieldTextRoundTrip, OfATypeAndAnAttribute) {
  const std::string text = GetParam();
  EXPECT_EQ(readType("!dyn." + text), "!dyn." + text);
  const size_t end = std::min(text.find('<'), text.size());
  const std::string attribute =
      "#dyn." + text.substr(0, end) + "_attr" + text.substr(end);
  EXPECT_EQ(readAttribute(attribute), attribute);
  EXPECT_EQ(parseType("!dyn." + text, &context),
            parseType("!dyn<" + text + ">", &context));
}

INSTANTIATE_TEST_SUITE_P(
    Kinds, FieldTextRoundTrip,
    testing::Values(
        "unit", "pair<7, i32>", "bool<true>", "bool<false>", "i32<-2147483648>",
        "u32<4294967295>", "i64<-9223372036854775808>",
        "i64<9223372036854775807>", "u64<18446744073709551615>",
        "integer<-1 : i1>", "integer<-2048 : i12>", "integer<0 : i64>",
        "integer<-170141183460469231731687303715884105728 : i128>",
        "integer<1208925819614629174706175 : i90>", "string<\"\">",
        "string<\"a\\22 > \\0A\\00, ]\">", "type<i32>", "type<none>",
        "type<(i32) -> f32>", "attr<7 : i32>", "attr<\"x\">", "attr<unit>",
        "attr<tensor<?xf32>>", "expr<affine_map<() -> (7)>>",
        "expr<affine_map<(d0, d1)[s0] -> (d1 + s0 mod 3)>>",
        "map<affine_map<(d0) -> (d0, d0)>>",
        "set<affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>>", "bools<[]>",
        "bools<[true, false]>", "i32s<[]>", "i32s<[1, -2]>", "i64s<[]>",
        "i64s<[1, -2]>", "strings<[]>", "strings<[\"\", \"a, b]>\"]>",
        "types<[]>", "types<[i32, () -> (), none]>", "attrs<[]>",
        "attrs<[1 : i8, [2], {a = \"]\"}]>", "named<{}>",
        "named<{b = 1 : i32, a}>", "blob<blob<1, 1, \"0x\">>",
        "blob<blob<4, 2147483648, \"0x0102030405060708\">>",
        "optional<?, ?, ?, ?, ?>",
        "optional<none, unit, affine_map<(d0) -> (d0)>, affine_map<() -> ()>, "
        "affine_set<() : (1 >= 0)>>",
        "type<!dyn.pair<1, !dyn.type<!dyn.types<[!dyn.unit, "
        "!dyn.attr<#dyn.i32s_attr<[5]>>]>>>>",
        "type<tensor<4x!dyn.pair<7, i32>>>"));

TEST_F(FieldTextTest, OfAStaticType) {
  EXPECT_EQ(readType("!school.grade<\"A\", [1, 2], [\"b\"]>"),
            "!school.grade<\"A\", [1, 2], [\"b\"]>");
}

TEST_F(FieldTextTest, IsRefusedBeyondTheLimitOfNesting) {
  auto nest = [](unsigned depth) {
    std::string text;
    for (unsigned i = 0; i != depth; ++i)
      text += "!dyn.type<";
    return text + "i1" + std::string(depth, '>');
  };
  EXPECT_EQ(readType(nest(1249)), nest(1249));
  EXPECT_EQ(readType(nest(1251)),
            "1:12506 nesting is too deep, the limit is 10000");
}

TEST_F(FieldTextTest, HasDimensionsThatAreUsedOnly) {
  EXPECT_EQ(readType("!dyn.expr<affine_map<(d0, d1, d2)[s0] -> (d1)>>"),
            "!dyn.expr<affine_map<(d0, d1) -> (d1)>>");
}

TEST_F(FieldTextTest, InOperations) {
  const char *text =
      "module {\n"
      "  %0 = \"t.op\"() {a = #dyn.pair_attr<1, !dyn.unit>} : () -> "
      "!dyn.types<[!dyn.pair<7, i32>]>\n"
      "  \"t.use\"(%0) : (!dyn.types<[!dyn.pair<7, i32>]>) -> ()\n"
      "}\n";
  EXPECT_EQ(reprint(text), text);
}

TEST_F(FieldTextTest, UsesAliases) {
  EXPECT_EQ(reprint("\"t.op\"() : () -> !dyn.pair<1, "
                    "!dyn.map<affine_map<(d0) -> (d0)>>>\n"
                    "\"t.op\"() : () -> !dyn.set<affine_set<(d0) : (d0 >= "
                    "0)>>"),
            "#map = affine_map<(d0) -> (d0)>\n"
            "#set = affine_set<(d0) : (d0 >= 0)>\n"
            "module {\n"
            "  %0 = \"t.op\"() : () -> !dyn.pair<1, !dyn.map<#map>>\n"
            "  %1 = \"t.op\"() : () -> !dyn.set<#set>\n"
            "}\n");
}

TEST_F(FieldTextTest, OfOtherOrderReadsAsLittleEndian) {
  static constexpr char bytes[] = {1, 2, 3, 4};
  const Blob blob(bytes, 2, llvm::endianness::big);
  std::string text;
  llvm::raw_string_ostream os(text);
  os << Type(getStorage(&context, *dialect->lookupType("blob"), &blob));
  EXPECT_EQ(text, "!dyn.blob<blob<2, 1, \"0x02010403\">>");
}

TEST_F(FieldTextTest, KeepsTheBytesOfABlob) {
  Type type = parseType("!dyn.blob<blob<2, 64, \"0x01020304\">>", &context);
  ASSERT_TRUE(type) << messages;
  const Blob &blob = getParameter<Blob>(type.getImpl(), 0);
  EXPECT_EQ(blob.getElementWidth(), 2u);
  EXPECT_EQ(blob.getAlignment(), 64u);
  EXPECT_EQ(blob.getBytes(), llvm::ArrayRef<char>({1, 2, 3, 4}));
}

class FieldTextErrors : public FieldTextTest,
                        public testing::WithParamInterface<ParserCase> {};

TEST_P(FieldTextErrors, AreLocated) {
  EXPECT_EQ(readType(GetParam().text), GetParam().result);
}

INSTANTIATE_TEST_SUITE_P(
    Kinds, FieldTextErrors,
    testing::Values(
        ParserCase{"!dyn.nope<1>", "1:6 unknown type `nope` in dialect `dyn`"},
        ParserCase{"!dyn<\"x\">", "1:6 expected valid keyword"},
        ParserCase{"!dyn.pair\n", "1:10 expected '<'"},
        ParserCase{"!dyn.pair<>", "1:11 expected integer value"},
        ParserCase{"!dyn.pair<7>", "1:12 expected ','"},
        ParserCase{"!dyn.pair<7, i32, 8>", "1:17 expected '>'"},
        ParserCase{"!dyn.pair<7, ?>", "1:13 expected non-function type"},
        ParserCase{"!dyn.pair<-7, i32>",
                   "1:6 expected a number that is not negative"},
        ParserCase{"!dyn.types<[i1, !dyn.pair<-7, i32>]>",
                   "1:22 expected a number that is not negative"},
        ParserCase{"!dyn.pair<13, i32>",
                   "1:6 invalid parameters for 'dyn.pair'"},
        ParserCase{"!dyn.bool<1>", "1:11 expected 'true' or 'false'"},
        ParserCase{"!dyn.i32<2147483648>", "1:10 integer value too large"},
        ParserCase{"!dyn.u32<4294967296>",
                   "1:10 expected an unsigned integer of 32 bits"},
        ParserCase{"!dyn.u64<-1>",
                   "1:10 expected an unsigned integer of 64 bits"},
        ParserCase{"!dyn.integer<1>", "1:15 expected ':'"},
        ParserCase{"!dyn.integer<1 : f32>",
                   "1:18 expected a signless integer type"},
        ParserCase{"!dyn.integer<256 : i8>",
                   "1:14 integer value too large for 'i8'"},
        ParserCase{"!dyn.string<x>", "1:13 expected string"},
        ParserCase{"!dyn.attr<?>", "1:11 expected attribute value"},
        ParserCase{"!dyn.map<1>", "1:10 invalid kind of attribute specified"},
        ParserCase{"!dyn.expr<affine_map<() -> ()>>",
                   "1:11 expected a map with one result"},
        ParserCase{"!dyn.i32s<1>", "1:11 expected '['"},
        ParserCase{"!dyn.types<[?]>", "1:13 expected non-function type"},
        ParserCase{"!dyn.named<1>", "1:12 expected '{'"},
        ParserCase{"!dyn.named<{a, a}>",
                   "1:16 duplicate key 'a' in dictionary attribute"},
        ParserCase{"!dyn.blob<blob<0, 1, \"0x\">>",
                   "1:16 expected a width of at least one byte"},
        ParserCase{"!dyn.blob<blob<1, 3, \"0x\">>",
                   "1:19 expected a power of two"},
        ParserCase{"!dyn.blob<blob<1, 1, \"0x0\">>",
                   "1:22 expected pairs of hex digits behind '0x'"},
        ParserCase{"!school.grade<\"AB\", [1, 2]>",
                   "1:15 invalid value for parameter 'grade'"},
        ParserCase{"!school.grade<\"A\", [1, 2], [\"b\", unit]>",
                   "1:34 invalid value for parameter 'labels'"},
        ParserCase{"!school.grade<\"A\", [1]>",
                   "1:20 expected 2 integers, not 1"}));

TEST_F(FieldTextTest, AttributesAreUnknownByName) {
  EXPECT_EQ(readAttribute("#dyn.nope"),
            "1:6 unknown attribute `nope` in dialect `dyn`");
}

TEST_F(FieldTextTest, ADialectWithoutKindsHasNoHook) {
  DynamicDialect::create(&context, "empty");
  EXPECT_EQ(readType("!empty.nope"),
            "1:8 dialect 'empty' provides no type parsing hook");
}

TEST_F(FieldTextTest, KindsWithoutTextAreRefused) {
  DynamicStorageDefinition definition;
  definition.name = "address";
  definition.parameters = {{"to", FieldKind::Pointer}};
  EXPECT_DEATH(dialect->addType(definition),
               "parameter 'to' of 'dyn.address' has no text");
  EXPECT_DEATH(dialect->addAttribute(definition),
               "parameter 'to' of 'dyn.address' has no text");
}

} // namespace
} // namespace mlir
