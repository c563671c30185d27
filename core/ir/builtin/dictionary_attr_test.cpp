// SPDX-License-Identifier: Apache-2.0
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/context/context.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

class DictionaryAttrTest : public testing::Test {
protected:
  NamedAttribute make(llvm::StringRef name, int64_t value) {
    return NamedAttribute(name, IntegerAttr::get(i32, value));
  }
  /// Returns a dictionary with `count` entries n0, n1, …, given in descending
  /// order.
  DictionaryAttr makeLarge(int count) {
    llvm::SmallVector<NamedAttribute> entries;
    for (int i = count; i-- > 0;)
      entries.push_back(make("n" + std::to_string(i), i));
    return DictionaryAttr::get(&context, entries);
  }

  MLIRContext context{MLIRContext::Threading::Disabled};
  Type i32 = IntegerType::get(&context, 32);
};

TEST_F(DictionaryAttrTest, NamedAttributeHoldsNameAndValue) {
  EXPECT_EQ(make("a", 1).getName(), StringAttr::get(&context, "a"));
}

TEST_F(DictionaryAttrTest, NamedAttributesAreOrderedByName) {
  EXPECT_LT(make("a", 2), make("b", 1));
}

TEST_F(DictionaryAttrTest, NamedAttributeIsComparedWithText) {
  EXPECT_TRUE(make("a", 2) < "b");
}

TEST_F(DictionaryAttrTest, NamedAttributeIsRenamed) {
  NamedAttribute attribute = make("a", 2);
  attribute.setName(StringAttr::get(&context, "z"));
  EXPECT_EQ(attribute.getName().getValue(), "z");
}

TEST_F(DictionaryAttrTest, NameKnowsItsDialect) {
  EXPECT_EQ(make("builtin.a", 2).getNameDialect(),
            context.getLoadedDialect("builtin"));
}

TEST_F(DictionaryAttrTest, OrderOfTheEntriesDoesNotMatter) {
  EXPECT_EQ(DictionaryAttr::get(&context, {make("b", 1), make("a", 2)}),
            DictionaryAttr::get(&context, {make("a", 2), make("b", 1)}));
}

TEST_F(DictionaryAttrTest, EntriesAreSorted) {
  auto dictionary = DictionaryAttr::get(&context, {make("b", 1), make("a", 2)});
  EXPECT_EQ(dictionary.begin()->getName().getValue(), "a");
}

TEST_F(DictionaryAttrTest, EmptyIsOneObject) {
  EXPECT_EQ(DictionaryAttr::get(&context), DictionaryAttr::get(&context, {}));
}

TEST_F(DictionaryAttrTest, ValueIsFoundByText) {
  auto dictionary = DictionaryAttr::get(&context, {make("b", 1), make("a", 2)});
  EXPECT_EQ(dictionary.getAs<IntegerAttr>("b").getInt(), 1);
}

TEST_F(DictionaryAttrTest, ValueIsFoundByName) {
  auto dictionary = DictionaryAttr::get(&context, {make("b", 1), make("a", 2)});
  EXPECT_EQ(
      dictionary.getAs<IntegerAttr>(StringAttr::get(&context, "a")).getInt(),
      2);
}

TEST_F(DictionaryAttrTest, MissingNameHasNoValue) {
  EXPECT_FALSE(DictionaryAttr::get(&context, {make("b", 1)}).contains("a"));
}

TEST_F(DictionaryAttrTest, ValueOfAnotherClassIsNull) {
  EXPECT_FALSE(
      DictionaryAttr::get(&context, {make("b", 1)}).getAs<StringAttr>("b"));
}

TEST_F(DictionaryAttrTest, EntryIsFound) {
  auto dictionary = DictionaryAttr::get(&context, {make("b", 1)});
  EXPECT_EQ(dictionary.getNamed("b"), make("b", 1));
}

TEST_F(DictionaryAttrTest, MissingEntryIsNone) {
  auto dictionary = DictionaryAttr::get(&context, {make("b", 1)});
  EXPECT_EQ(dictionary.getNamed(StringAttr::get(&context, "c")), std::nullopt);
}

TEST_F(DictionaryAttrTest, EachOfManyIsFoundByText) {
  const DictionaryAttr dictionary = makeLarge(100);
  for (int i = 0; i != 100; ++i)
    EXPECT_EQ(dictionary.getAs<IntegerAttr>("n" + std::to_string(i)).getInt(),
              i);
}

TEST_F(DictionaryAttrTest, EachOfManyIsFoundByName) {
  const DictionaryAttr dictionary = makeLarge(100);
  for (NamedAttribute entry : dictionary)
    EXPECT_EQ(dictionary.get(entry.getName()), entry.getValue());
}

TEST_F(DictionaryAttrTest, NoneOfManyIsFoundForAnotherName) {
  EXPECT_FALSE(makeLarge(100).contains("n1000"));
}

TEST_F(DictionaryAttrTest, SortingSaysThatItMoved) {
  llvm::SmallVector<NamedAttribute> entries = {make("b", 1), make("a", 2)};
  EXPECT_TRUE(DictionaryAttr::sortInPlace(entries));
}

TEST_F(DictionaryAttrTest, SortingSaysThatItDidNotMove) {
  llvm::SmallVector<NamedAttribute> entries = {make("a", 1), make("b", 2)};
  EXPECT_FALSE(DictionaryAttr::sortInPlace(entries));
}

TEST_F(DictionaryAttrTest, DuplicateIsFound) {
  llvm::SmallVector<NamedAttribute> entries = {make("b", 1), make("a", 2),
                                               make("b", 3)};
  EXPECT_EQ(DictionaryAttr::findDuplicate(entries, /*isSorted=*/false)
                ->getName()
                .getValue(),
            "b");
}

TEST_F(DictionaryAttrTest, NoDuplicateIsNone) {
  llvm::SmallVector<NamedAttribute> entries = {make("a", 1), make("b", 1)};
  EXPECT_EQ(DictionaryAttr::findDuplicate(entries, /*isSorted=*/true),
            std::nullopt);
}

} // namespace
} // namespace mlir
