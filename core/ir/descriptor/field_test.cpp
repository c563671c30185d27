// SPDX-License-Identifier: Apache-2.0
#include "core/ir/descriptor/field.h"

#include <new>
#include <optional>
#include <string>
#include <utility>

#include "core/ir/affine/affine_map.h"
#include "core/ir/affine/integer_set.h"
#include "core/ir/data/blob.h"
#include "core/ir/ir_fixture.h"
#include "core/ir/storage/storage_allocator.h"

namespace mlir {
namespace {

/// One field of each kind.
struct Everything {
  bool flag = false;
  int32_t int32 = 0;
  uint32_t uint32 = 0;
  int64_t int64 = 0;
  uint64_t uint64 = 0;
  StoredInteger integer;
  llvm::StringRef string;
  Type type;
  Attribute attribute;
  AffineExpr expr;
  AffineMap map;
  IntegerSet set;
  llvm::ArrayRef<bool> bools;
  llvm::ArrayRef<int32_t> int32s;
  llvm::ArrayRef<int64_t> int64s;
  llvm::ArrayRef<llvm::StringRef> strings;
  llvm::ArrayRef<Type> types;
  llvm::ArrayRef<Attribute> attributes;
  llvm::ArrayRef<NamedAttribute> named;
  Blob blob;
  int32_t segments[2] = {};
  const void *pointer = nullptr;
  std::pair<Type, int64_t> custom;
  int64_t mutableNumber = 0;
};

const std::pair<Type, int64_t> &asCustom(const void *field) {
  return *static_cast<const std::pair<Type, int64_t> *>(field);
}

constexpr FieldHooks customHooks = {
    .hash =
        [](const void *field, Hasher &hasher) {
          hasher.add(asCustom(field).first.getAsOpaquePointer());
        },
    .equal =
        [](const void *a, const void *b) {
          return asCustom(a).first == asCustom(b).first;
        },
    .construct =
        [](void *to, const void *from, StorageAllocator &) {
          new (to) std::pair<Type, int64_t>(asCustom(from));
        },
    .walk =
        [](const void *field, llvm::function_ref<void(Attribute)>,
           llvm::function_ref<void(Type)> types) {
          if (asCustom(field).first)
            types(asCustom(field).first);
        },
    .replace =
        [](void *field, StorageAllocator &,
           llvm::function_ref<Attribute(Attribute)>,
           llvm::function_ref<Type(Type)> types) {
          auto &pair = *static_cast<std::pair<Type, int64_t> *>(field);
          if (pair.first)
            pair.first = types(pair.first);
          return true;
        },
};

#define FIELD(NAME, KIND) MLIR_FIELD(Everything, NAME, KIND)
constexpr FieldDescriptor fields[] = {
    FIELD(flag, Bool),
    FIELD(int32, Int32),
    FIELD(uint32, UInt32),
    FIELD(int64, Int64),
    FIELD(uint64, UInt64),
    FIELD(integer, Integer),
    FIELD(string, String),
    FIELD(type, Type),
    FIELD(attribute, Attribute),
    FIELD(expr, AffineExpr),
    FIELD(map, AffineMap),
    FIELD(set, IntegerSet),
    FIELD(bools, BoolArray),
    FIELD(int32s, Int32Array),
    FIELD(int64s, Int64Array),
    FIELD(strings, StringArray),
    FIELD(types, TypeArray),
    FIELD(attributes, AttributeArray),
    FIELD(named, NamedAttributeArray),
    FIELD(blob, Blob),
    {"segments", FieldKind::Int32Inline, offsetof(Everything, segments), 2},
    FIELD(pointer, Pointer),
    {"custom", FieldKind::Custom, offsetof(Everything, custom), 1, false, false,
     &customHooks},
    {"mutableNumber", FieldKind::Int64, offsetof(Everything, mutableNumber), 1,
     false, /*isMutable=*/true},
};
constexpr FieldTable table{fields, sizeof(Everything)};

class FieldTest : public IRTest {
protected:
  uint64_t hash(const Everything &object) {
    Hasher hasher;
    hashFields(table, &object, hasher);
    return hasher.get();
  }

  bool equal(const Everything &a, const Everything &b) {
    return equalFields(table, &a, &b);
  }

  /// The copy is never destroyed, like those in a context.
  Everything &construct(const Everything &object) {
    void *memory = allocator.allocate(sizeof(Everything));
    constructFields(table, memory, &object, allocator);
    return *static_cast<Everything *>(memory);
  }

  std::string describe(const Everything &object) {
    std::string seen;
    walkFields(
        table, &object,
        [&](Attribute attribute) {
          if (auto integer = llvm::dyn_cast<IntegerAttr>(attribute))
            seen += std::to_string(integer.getInt()) + ";";
          else
            seen += llvm::cast<StringAttr>(attribute).getValue().str() + ";";
        },
        [&](Type type) {
          seen += "i" + std::to_string(type.getIntOrFloatBitWidth()) + ";";
        });
    return seen;
  }

  Attribute number(int64_t value) { return builder.getI64IntegerAttr(value); }

  StorageAllocator allocator;
};

TEST_F(FieldTest, EachKindCountsInEqualityAndHash) {
  const bool bools[] = {true};
  const int32_t int32s[] = {1, 2};
  const int64_t int64s[] = {3};
  const llvm::StringRef strings[] = {"x"};
  const Type types[] = {i32()};
  const Attribute attributes[] = {number(1)};
  const NamedAttribute named[] = {builder.getNamedAttr("n", number(1))};
  AffineExpr d0 = builder.getAffineDimExpr(0);
  const std::vector<std::pair<const char *, std::function<void(Everything &)>>>
      changes = {
          {"flag", [](Everything &e) { e.flag = true; }},
          {"int32", [](Everything &e) { e.int32 = -1; }},
          {"uint32", [](Everything &e) { e.uint32 = 1; }},
          {"int64", [](Everything &e) { e.int64 = -1; }},
          {"uint64", [](Everything &e) { e.uint64 = 1; }},
          {"integer",
           [](Everything &e) {
             e.integer = StoredInteger(llvm::APInt(64, 0));
           }},
          {"string", [](Everything &e) { e.string = "s"; }},
          {"type", [&](Everything &e) { e.type = i32(); }},
          {"attribute", [&](Everything &e) { e.attribute = number(1); }},
          {"expr", [&](Everything &e) { e.expr = d0; }},
          {"map", [&](Everything &e) { e.map = AffineMap::get(1, 0, d0); }},
          {"set",
           [&](Everything &e) { e.set = IntegerSet::get(1, 0, d0, false); }},
          {"bools", [&](Everything &e) { e.bools = bools; }},
          {"int32s", [&](Everything &e) { e.int32s = int32s; }},
          {"int64s", [&](Everything &e) { e.int64s = int64s; }},
          {"strings", [&](Everything &e) { e.strings = strings; }},
          {"types", [&](Everything &e) { e.types = types; }},
          {"attributes", [&](Everything &e) { e.attributes = attributes; }},
          {"named", [&](Everything &e) { e.named = named; }},
          {"blob",
           [](Everything &e) {
             e.blob = Blob::copy({'b'}, 1, llvm::endianness::little);
           }},
          {"segments", [](Everything &e) { e.segments[1] = 1; }},
          {"pointer", [](Everything &e) { e.pointer = &e; }},
          {"custom", [&](Everything &e) { e.custom.first = i32(); }},
  };
  EXPECT_EQ(changes.size(), std::size(fields) - 1); // all but the mutable one
  for (const auto &[name, change] : changes) {
    Everything plain, changed;
    change(changed);
    EXPECT_FALSE(equal(plain, changed)) << name;
    EXPECT_NE(hash(plain), hash(changed)) << name;
    EXPECT_TRUE(equal(changed, changed)) << name;
  }
}

TEST_F(FieldTest, MutableFieldsAreNoPartOfTheIdentity) {
  Everything a, b;
  b.mutableNumber = 1;
  EXPECT_TRUE(equal(a, b));
  EXPECT_EQ(hash(a), hash(b));
}

TEST_F(FieldTest, HooksDecideAboutCustomFields) {
  Everything a, b;
  b.custom.second = 1;
  EXPECT_TRUE(equal(a, b));
  EXPECT_EQ(hash(a), hash(b));
}

TEST_F(FieldTest, ContentsCountNotAddresses) {
  Everything a, b;
  const std::string x = "same", y = "same";
  const std::vector<int64_t> p = {1, 2}, q = {1, 2};
  const llvm::StringRef s[] = {x}, t[] = {y};
  const llvm::APInt wide(200, 5), other(200, 5);
  a.string = x, b.string = y;
  a.int64s = p, b.int64s = q;
  a.strings = s, b.strings = t;
  a.integer = StoredInteger(wide), b.integer = StoredInteger(other);
  a.blob = Blob::copy({'b'}, 1, llvm::endianness::little);
  b.blob = Blob::copy({'b'}, 1, llvm::endianness::little);
  EXPECT_TRUE(equal(a, b));
  EXPECT_EQ(hash(a), hash(b));
}

TEST_F(FieldTest, ConstructCopiesWhatIsReferredTo) {
  std::string text = "text";
  std::vector<int64_t> numbers = {1, 2};
  llvm::StringRef strings[] = {text};
  llvm::APInt wide(200, 5);
  Everything object;
  object.string = text;
  object.int64s = numbers;
  object.strings = strings;
  object.integer = StoredInteger(wide);
  object.custom.second = 7;
  Everything &copy = construct(object);
  text = "gone";
  numbers.assign(2, 0);
  wide = 0;
  strings[0] = "";
  EXPECT_EQ(copy.string, "text");
  EXPECT_EQ(copy.int64s, llvm::ArrayRef<int64_t>({1, 2}));
  EXPECT_EQ(copy.strings[0], "text");
  EXPECT_EQ(copy.integer.get(), llvm::APInt(200, 5));
  EXPECT_EQ(copy.custom.second, 7);
}

TEST_F(FieldTest, ConstructKeepsTheOwnerOfABlob) {
  struct Owner : BlobOwner {
    explicit Owner(bool &isGone) : isGone(isGone) {}
    ~Owner() override { isGone = true; }
    bool &isGone;
  };
  bool isGone = false;
  const char bytes[] = {1, 2};
  {
    StorageAllocator local;
    void *memory = local.allocate(sizeof(Everything));
    {
      Everything object;
      object.blob = Blob(bytes, 1, llvm::endianness::little, 1,
                         llvm::makeIntrusiveRefCnt<Owner>(isGone));
      constructFields(table, memory, &object, local);
    }
    EXPECT_FALSE(isGone);
    EXPECT_EQ(static_cast<Everything *>(memory)->blob.getBytes().data(), bytes);
  }
  EXPECT_TRUE(isGone);
}

TEST_F(FieldTest, WalkVisitsInTheOrderOfTheTableAndPassesOverNull) {
  const Type types[] = {builder.getIntegerType(2), Type()};
  const Attribute attributes[] = {Attribute(), number(3)};
  const NamedAttribute named[] = {builder.getNamedAttr("n", number(4))};
  Everything object;
  object.named = named;
  object.attributes = attributes;
  object.types = types;
  object.custom.first = builder.getIntegerType(5);
  object.type = builder.getIntegerType(1);
  EXPECT_EQ(describe(object), "i1;i2;3;n;4;i5;");
}

TEST_F(FieldTest, ReplaceChangesACopy) {
  const Type types[] = {i32(), Type()};
  const Attribute attributes[] = {number(1)};
  const NamedAttribute named[] = {builder.getNamedAttr("n", number(2))};
  Everything object, result;
  object.type = i32();
  object.attribute = number(0);
  object.types = types;
  object.attributes = attributes;
  object.named = named;
  object.custom.first = i32();
  auto addTen = [&](Attribute attribute) {
    return number(llvm::cast<IntegerAttr>(attribute).getInt() + 10);
  };
  auto toI64 = [&](Type) -> Type { return builder.getI64Type(); };
  EXPECT_TRUE(
      replaceInFields(table, &result, &object, allocator, addTen, toI64));
  EXPECT_EQ(describe(result), "i64;10;i64;11;n;12;i64;");
  EXPECT_EQ(describe(object), "i32;0;i32;1;n;2;i32;");
}

TEST_F(FieldTest, ReplaceFailsWhereSomethingBecomesNull) {
  Everything object, result;
  object.type = i32();
  auto same = [](Attribute attribute) { return attribute; };
  auto none = [](Type) { return Type(); };
  EXPECT_FALSE(replaceInFields(table, &result, &object, allocator, same, none));
}

TEST(StoredInteger, HoldsAnyWidth) {
  const llvm::APInt wide = llvm::APInt::getSignedMinValue(129);
  for (const llvm::APInt &value :
       {llvm::APInt(1, 1), llvm::APInt(64, ~0ull), llvm::APInt(65, 1), wide})
    EXPECT_EQ(StoredInteger(value).get(), value);
  EXPECT_EQ(StoredInteger(wide).getNumWords(), 3u);
}

/// Optional fields.
struct Maybe {
  std::optional<int64_t> number;
  std::optional<llvm::StringRef> string;
};

const FieldDescriptor maybeFields[] = {{.name = "number",
                                        .kind = FieldKind::Optional,
                                        .offset = offsetof(Maybe, number),
                                        .element = FieldKind::Int64},
                                       {.name = "string",
                                        .kind = FieldKind::Optional,
                                        .offset = offsetof(Maybe, string),
                                        .element = FieldKind::String}};
const FieldTable maybeTable{maybeFields, sizeof(Maybe)};

TEST_F(FieldTest, OptionalFieldsTellNothingFromZero) {
  auto hashMaybe = [](const Maybe &maybe) {
    Hasher hasher;
    hashFields(maybeTable, &maybe, hasher);
    return hasher.get();
  };
  const Maybe nothing, zero{0, std::nullopt}, empty{std::nullopt, ""};
  EXPECT_TRUE(equalFields(maybeTable, &nothing, &nothing));
  EXPECT_TRUE(equalFields(maybeTable, &zero, &zero));
  EXPECT_FALSE(equalFields(maybeTable, &nothing, &zero));
  EXPECT_FALSE(equalFields(maybeTable, &nothing, &empty));
  EXPECT_NE(hashMaybe(nothing), hashMaybe(zero));
  EXPECT_NE(hashMaybe(nothing), hashMaybe(empty));
}

TEST_F(FieldTest, OptionalFieldsCopyWhatIsThere) {
  std::string text = "text";
  const Maybe maybe{std::nullopt, llvm::StringRef(text)};
  Maybe copy;
  constructFields(maybeTable, &copy, &maybe, allocator);
  text = "gone";
  EXPECT_FALSE(copy.number);
  EXPECT_EQ(*copy.string, "text");
}

TEST_F(FieldTest, OptionalFieldsAreMadePresentAndAbsent) {
  Maybe maybe;
  EXPECT_FALSE(getPresent(maybeFields[0], &maybe));
  const FieldDescriptor number = makePresent(maybeFields[0], &maybe);
  EXPECT_EQ(number.kind, FieldKind::Int64);
  EXPECT_EQ(maybe.number, 0);
  getField<int64_t>(number, &maybe) = 7;
  EXPECT_EQ(maybe.number, 7);
  ASSERT_TRUE(getPresent(maybeFields[0], &maybe));
  EXPECT_EQ(getField<int64_t>(*getPresent(maybeFields[0], &maybe), &maybe), 7);
  makeAbsent(maybeFields[0], &maybe);
  EXPECT_FALSE(maybe.number);
}

} // namespace
} // namespace mlir
