// SPDX-License-Identifier: Apache-2.0
#include "core/ir/descriptor/properties.h"

#include <memory>
#include <optional>
#include <string>

#include "core/ir/affine/affine_map.h"
#include "core/ir/affine/integer_set.h"
#include "core/ir/ir_fixture.h"

namespace mlir {
namespace {

/// One property of each kind that has a textual form.
struct AllProperties {
  bool flag;
  int32_t int32;
  uint32_t uint32;
  int64_t int64;
  uint64_t uint64;
  StoredInteger integer;
  llvm::StringRef string;
  Type type;
  Attribute attribute;
  AffineMap map;
  IntegerSet set;
  llvm::ArrayRef<bool> bools;
  llvm::ArrayRef<int32_t> int32s;
  llvm::ArrayRef<int64_t> int64s;
  llvm::ArrayRef<llvm::StringRef> strings;
  llvm::ArrayRef<Type> types;
  llvm::ArrayRef<Attribute> attributes;
  llvm::ArrayRef<NamedAttribute> named;
  std::string custom;
};

std::string &asString(void *field) {
  return *static_cast<std::string *>(field);
}
const std::string &asString(const void *field) {
  return *static_cast<const std::string *>(field);
}

/// A property that owns memory.
constexpr FieldHooks stringHooks = {
    .hash = [](const void *field,
               Hasher &hasher) { hasher.addBytes(asString(field)); },
    .equal = [](const void *a,
                const void *b) { return asString(a) == asString(b); },
    .initialize = [](void *field) { new (field) std::string(); },
    .copy = [](void *to, const void *from) { asString(to) = asString(from); },
    .destroy = [](void *field) { asString(field).~basic_string(); },
    .toAttribute = [](const void *field, MLIRContext *context) -> Attribute {
      return StringAttr::get(context, llvm::StringRef(asString(field)));
    },
    .fromAttribute =
        [](void *field, Attribute attribute) {
          auto string = llvm::dyn_cast<StringAttr>(attribute);
          if (string)
            asString(field) = string.getValue().str();
          return static_cast<bool>(string);
        },
};

#define PROPERTY(NAME, KIND) MLIR_FIELD(AllProperties, NAME, KIND)
constexpr FieldDescriptor propertyFields[] = {
    PROPERTY(flag, Bool),
    PROPERTY(int32, Int32),
    PROPERTY(uint32, UInt32),
    PROPERTY(int64, Int64),
    PROPERTY(uint64, UInt64),
    PROPERTY(integer, Integer),
    PROPERTY(string, String),
    PROPERTY(type, Type),
    PROPERTY(attribute, Attribute),
    PROPERTY(map, AffineMap),
    PROPERTY(set, IntegerSet),
    PROPERTY(bools, BoolArray),
    PROPERTY(int32s, Int32Array),
    PROPERTY(int64s, Int64Array),
    PROPERTY(strings, StringArray),
    PROPERTY(types, TypeArray),
    PROPERTY(attributes, AttributeArray),
    PROPERTY(named, NamedAttributeArray),
    {"custom", FieldKind::Custom, offsetof(AllProperties, custom), 1, false,
     false, &stringHooks},
};
constexpr FieldTable propertyTable{propertyFields, sizeof(AllProperties)};

/// Properties with defaults, and segment sizes.
struct WithDefaults {
  int64_t number;
  llvm::StringRef string;
  int32_t segments[3];
  std::string custom;
};
constexpr int64_t five = 5;
constexpr llvm::StringRef text = "text";
const std::string customDefault = "a default that is longer than the object";
const FieldDescriptor defaultFields[] = {
    {"number", FieldKind::Int64, offsetof(WithDefaults, number), 1, false,
     false, nullptr, &five},
    {"string", FieldKind::String, offsetof(WithDefaults, string), 1, false,
     false, nullptr, &text},
    {"segments", FieldKind::Int32Inline, offsetof(WithDefaults, segments), 3},
    {"custom", FieldKind::Custom, offsetof(WithDefaults, custom), 1, false,
     false, &stringHooks, &customDefault},
};
const FieldTable defaultTable{defaultFields, sizeof(WithDefaults)};

/// Properties in raw memory, initialized and destroyed by the table.
template <typename T> class Properties {
public:
  explicit Properties(const FieldTable &table) : table(table) {
    initializeProperties(table, memory);
  }
  ~Properties() { destroyProperties(table, memory); }
  T *operator->() { return reinterpret_cast<T *>(memory); }
  void *get() { return memory; }

private:
  const FieldTable &table;
  alignas(T) char memory[sizeof(T)];
};

class PropertiesTest : public IRTest {
protected:
  PropertiesTest() : properties(propertyTable), defaults(defaultTable) {}

  LogicalResult set(llvm::StringRef name, Attribute value) {
    messages.clear();
    ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
      messages += diagnostic.str();
    });
    return setPropertyFromAttribute(*lookupProperty(propertyTable, name),
                                    properties.get(), value,
                                    [&] { return emitError(location); });
  }

  Attribute get(llvm::StringRef name) {
    return getPropertyAsAttribute(*lookupProperty(propertyTable, name),
                                  properties.get(), &context);
  }

  Attribute number(int64_t value) { return builder.getI64IntegerAttr(value); }

  Properties<AllProperties> properties;
  Properties<WithDefaults> defaults;
  std::string messages;
};

TEST_F(PropertiesTest, EachKindIsSetAndReadAsAnAttribute) {
  AffineExpr d0 = builder.getAffineDimExpr(0);
  const std::pair<const char *, Attribute> values[] = {
      {"flag", builder.getBoolAttr(true)},
      {"int32", builder.getI32IntegerAttr(-3)},
      {"uint32", builder.getI32IntegerAttr(3)},
      {"int64", number(-4)},
      {"uint64", number(4)},
      {"integer", builder.getIntegerAttr(builder.getIntegerType(200),
                                         llvm::APInt(200, 7) << 150)},
      {"string", builder.getStringAttr("s")},
      {"type", TypeAttr::get(i32())},
      {"attribute", builder.getUnitAttr()},
      {"map", AffineMapAttr::get(AffineMap::get(1, 0, d0))},
      {"set", IntegerSetAttr::get(IntegerSet::get(1, 0, d0, true))},
      {"bools", builder.getDenseBoolArrayAttr({true, false})},
      {"int32s", builder.getDenseI32ArrayAttr({1, -2})},
      {"int64s", builder.getDenseI64ArrayAttr({1, -2, 3})},
      {"strings", builder.getStrArrayAttr({"a", "b"})},
      {"types", builder.getTypeArrayAttr({i32(), builder.getF32Type()})},
      {"attributes", builder.getArrayAttr({number(1)})},
      {"named", builder.getDictionaryAttr(
                    builder.getNamedAttr("n", builder.getUnitAttr()))},
      {"custom", builder.getStringAttr("c")},
  };
  EXPECT_EQ(std::size(values), std::size(propertyFields));
  for (auto [name, value] : values) {
    EXPECT_TRUE(succeeded(set(name, value))) << name;
    EXPECT_EQ(get(name), value) << name;
  }
}

TEST_F(PropertiesTest, AnAttributeOfAnotherKindChangesNothing) {
  for (const FieldDescriptor &field : propertyFields) {
    if (field.kind == FieldKind::Attribute)
      continue;
    Attribute before = get(field.name);
    Attribute wrong = builder.getF32FloatAttr(1);
    EXPECT_TRUE(failed(set(field.name, wrong))) << field.name.str();
    EXPECT_EQ(get(field.name), before) << field.name.str();
  }
}

TEST_F(PropertiesTest, AWrongAttributeIsRefused) {
  EXPECT_TRUE(failed(set("string", number(1))));
  EXPECT_EQ(messages, "expected string property to come from string attribute");
}

TEST_F(PropertiesTest, NumbersThatDoNotFitAreRefused) {
  EXPECT_TRUE(failed(set("int32", number(int64_t(1) << 31))));
  EXPECT_TRUE(succeeded(set("int32", number(-(int64_t(1) << 31)))));
  EXPECT_TRUE(failed(set("uint32", number(-1))));
  EXPECT_TRUE(succeeded(set("uint32", number((int64_t(1) << 32) - 1))));
  EXPECT_EQ(properties->uint32, ~0u);
}

TEST_F(PropertiesTest, AUnitAttributeIsAFlagThatMayBeAbsent) {
  const Attribute unit = builder.getUnitAttr();
  EXPECT_TRUE(failed(set("flag", unit)));
  FieldDescriptor field = *lookupProperty(propertyTable, "flag");
  field.optional = true;
  EXPECT_EQ(getPropertyAsAttribute(field, properties.get(), &context),
            builder.getBoolAttr(false));
  EXPECT_TRUE(succeeded(
      setPropertyFromAttribute(field, properties.get(), unit, nullptr)));
  EXPECT_TRUE(properties->flag);
  EXPECT_EQ(getPropertyAsAttribute(field, properties.get(), &context), unit);
}

TEST_F(PropertiesTest, ArraysWithElementsOfAnotherClassAreRefused) {
  EXPECT_TRUE(failed(
      set("strings",
          builder.getArrayAttr({builder.getStringAttr("a"), number(1)}))));
  EXPECT_TRUE(failed(set("types", builder.getStrArrayAttr({"a"}))));
}

TEST_F(PropertiesTest, ArraysOfNumbersMayBeAttributesOneByOne) {
  EXPECT_TRUE(
      succeeded(set("int64s", builder.getArrayAttr({number(5), number(-1)}))));
  EXPECT_EQ(properties->int64s, llvm::ArrayRef<int64_t>({5, -1}));
  EXPECT_TRUE(
      failed(set("int32s", builder.getArrayAttr({number(int64_t(1) << 31)}))));
  EXPECT_TRUE(failed(set("bools", builder.getArrayAttr({number(5)}))));
  EXPECT_TRUE(succeeded(
      set("bools", builder.getArrayAttr({builder.getBoolAttr(true)}))));
  EXPECT_EQ(properties->bools, llvm::ArrayRef<bool>({true}));
}

TEST_F(PropertiesTest, NullClears) {
  EXPECT_TRUE(succeeded(set("attribute", number(1))));
  EXPECT_TRUE(succeeded(set("attribute", Attribute())));
  EXPECT_EQ(properties->attribute, Attribute());
  EXPECT_TRUE(succeeded(set("custom", builder.getStringAttr("x"))));
  EXPECT_TRUE(succeeded(set("custom", Attribute())));
  EXPECT_EQ(properties->custom, "");
}

TEST_F(PropertiesTest, DefaultsAreThereAtFirst) {
  EXPECT_EQ(defaults->number, 5);
  EXPECT_EQ(defaults->string, "text");
  EXPECT_EQ(defaults->custom, customDefault);
  EXPECT_EQ(defaults->segments[2], 0);
}

TEST_F(PropertiesTest, NullBringsTheDefaultBack) {
  defaults->number = 6;
  defaults->custom = "other";
  for (const char *name : {"number", "custom"})
    EXPECT_TRUE(succeeded(
        setPropertyFromAttribute(*lookupProperty(defaultTable, name),
                                 defaults.get(), Attribute(), nullptr)));
  EXPECT_EQ(defaults->number, 5);
  EXPECT_EQ(defaults->custom, customDefault);
}

TEST_F(PropertiesTest, CopyGoesByTheTable) {
  Properties<WithDefaults> other(defaultTable);
  other->number = 9;
  other->segments[1] = 4;
  other->custom = "another text, also longer than the object";
  copyProperties(defaultTable, defaults.get(), other.get());
  EXPECT_EQ(defaults->number, 9);
  EXPECT_EQ(defaults->segments[1], 4);
  EXPECT_EQ(defaults->custom, other->custom);
  EXPECT_TRUE(equalFields(defaultTable, defaults.get(), other.get()));
}

TEST_F(PropertiesTest, TheDictionaryHasDefaultsToo) {
  EXPECT_EQ(
      getPropertiesAsAttribute(defaultTable, defaults.get(), &context),
      builder.getDictionaryAttr(
          {builder.getNamedAttr("custom", builder.getStringAttr(customDefault)),
           builder.getNamedAttr("number", number(five)),
           builder.getNamedAttr("segments",
                                builder.getDenseI32ArrayAttr({0, 0, 0})),
           builder.getNamedAttr("string", builder.getStringAttr(text))}));
}

TEST_F(PropertiesTest, TheDictionaryHasNoAttributesThatAreNotSet) {
  auto getDictionary = [&] {
    return llvm::cast<DictionaryAttr>(
        getPropertiesAsAttribute(propertyTable, properties.get(), &context));
  };
  EXPECT_EQ(getDictionary().get("attribute"), Attribute());
  EXPECT_EQ(getDictionary().get("flag"), builder.getBoolAttr(false));
  EXPECT_TRUE(succeeded(set("attribute", builder.getUnitAttr())));
  EXPECT_EQ(getDictionary().get("attribute"), builder.getUnitAttr());
}

TEST_F(PropertiesTest, SegmentSizesHaveAFixedNumber) {
  const FieldDescriptor &field = *lookupProperty(defaultTable, "segments");
  EXPECT_TRUE(failed(setPropertyFromAttribute(
      field, defaults.get(), builder.getDenseI32ArrayAttr({1, 2}), nullptr)));
  EXPECT_TRUE(succeeded(setPropertyFromAttribute(
      field, defaults.get(), builder.getDenseI32ArrayAttr({1, 2, 3}),
      nullptr)));
  EXPECT_EQ(defaults->segments[2], 3);
}

TEST_F(PropertiesTest, ADictionarySetsItsFieldsOnly) {
  defaults->number = 9;
  Attribute dictionary = builder.getDictionaryAttr(
      {builder.getNamedAttr("string", builder.getStringAttr("s")),
       builder.getNamedAttr("unknown", number(1))});
  EXPECT_TRUE(succeeded(setPropertiesFromAttribute(defaultTable, defaults.get(),
                                                   dictionary, nullptr)));
  EXPECT_EQ(defaults->string, "s");
  EXPECT_EQ(defaults->number, 9);
}

TEST_F(PropertiesTest, WhatIsNoDictionaryIsRefused) {
  ScopedDiagnosticHandler handler(
      &context, [&](Diagnostic &diagnostic) { messages += diagnostic.str(); });
  EXPECT_TRUE(failed(
      setPropertiesFromAttribute(propertyTable, properties.get(), number(1),
                                 [&] { return emitError(location); })));
  EXPECT_EQ(messages, "expected DictionaryAttr to set properties");
}

TEST_F(PropertiesTest, NoAttributeSetsNothing) {
  EXPECT_TRUE(succeeded(setPropertiesFromAttribute(
      propertyTable, properties.get(), Attribute(), nullptr)));
}

TEST_F(PropertiesTest, LookupFindsByName) {
  EXPECT_EQ(lookupProperty(propertyTable, "flag"), &propertyFields[0]);
  EXPECT_EQ(lookupProperty(propertyTable, "none"), nullptr);
}

struct OptionalProperties {
  std::optional<int64_t> number;
  std::optional<bool> flag;
};

const FieldDescriptor optionalFields[] = {
    {.name = "number",
     .kind = FieldKind::Optional,
     .offset = offsetof(OptionalProperties, number),
     .element = FieldKind::Int64},
    {.name = "flag",
     .kind = FieldKind::Optional,
     .offset = offsetof(OptionalProperties, flag),
     .element = FieldKind::Bool}};
const FieldTable optionalTable{optionalFields, sizeof(OptionalProperties)};

TEST_F(PropertiesTest, OptionalOnesAreArraysOfNoneOrOne) {
  Properties<OptionalProperties> maybe(optionalTable);
  auto getText = [&] {
    Attribute all =
        getPropertiesAsAttribute(optionalTable, maybe.get(), &context);
    std::string text;
    llvm::raw_string_ostream(text) << all;
    return text;
  };
  auto setTo = [&](llvm::StringRef name, Attribute value) {
    messages.clear();
    ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
      messages += diagnostic.str();
    });
    return setPropertyFromAttribute(*lookupProperty(optionalTable, name),
                                    maybe.get(), value,
                                    [&] { return emitError(location); });
  };
  EXPECT_FALSE(maybe->number);
  EXPECT_TRUE(succeeded(setTo("number", builder.getArrayAttr(number(5)))));
  EXPECT_TRUE(succeeded(
      setTo("flag", builder.getArrayAttr(builder.getBoolAttr(true)))));
  EXPECT_EQ(maybe->number, 5);
  EXPECT_EQ(getText(), "{flag = [true], number = [5]}");
  EXPECT_TRUE(failed(setTo("number", number(6))));
  EXPECT_EQ(messages, "expected optional properties to materialize as arrays");
  EXPECT_TRUE(
      failed(setTo("number", builder.getArrayAttr({number(1), number(2)}))));
  EXPECT_EQ(messages,
            "expected optional properties to become 0- or 1-element arrays");
  EXPECT_TRUE(failed(
      setTo("number", builder.getArrayAttr(builder.getStringAttr("s")))));
  EXPECT_EQ(messages, "expected IntegerAttr for key `value`");
  EXPECT_EQ(maybe->number, 5);
  EXPECT_TRUE(succeeded(setTo("number", builder.getArrayAttr({}))));
  EXPECT_FALSE(maybe->number);
}

} // namespace
} // namespace mlir
