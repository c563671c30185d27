// SPDX-License-Identifier: Apache-2.0
#include "core/asm/parser_cache.h"

#include <limits>
#include <string>

#include "core/ir/context/context.h"
#include "core/ir/context/dialect.h"
#include "gtest/gtest.h"

namespace mlir {
namespace detail {
namespace {

class ParserCacheTest : public testing::Test {
protected:
  MLIRContext context;
  ParserCache cache{&context};
};

TEST_F(ParserCacheTest, StringIsThatOfTheContext) {
  EXPECT_EQ(cache.getString("abc"), StringAttr::get(&context, "abc"));
}

TEST_F(ParserCacheTest, EmptyString) {
  EXPECT_EQ(cache.getString(""), StringAttr::get(&context, ""));
}

TEST_F(ParserCacheTest, StringWithZeros) {
  const std::string text("\0\0", 2);
  EXPECT_EQ(cache.getString(text).getValue(), text);
  EXPECT_EQ(cache.getString(llvm::StringRef(text).take_front(1)).size(), 1u);
}

/// The strings have equal ends and sizes, so they share an entry.
TEST_F(ParserCacheTest, StringsOfOneHash) {
  for (const char *text : {"aaaaaaaa1aaaaaaaa", "aaaaaaaa2aaaaaaaa"})
    for (unsigned i = 0; i < 2; ++i)
      EXPECT_EQ(cache.getString(text), StringAttr::get(&context, text));
  EXPECT_EQ(cache.getString("aaaaaaaa1aaaaaaaa").getValue(),
            "aaaaaaaa1aaaaaaaa");
}

TEST_F(ParserCacheTest, MoreStringsThanEntries) {
  for (unsigned round = 0; round < 2; ++round)
    for (unsigned i = 0; i < 1000; ++i) {
      const std::string text = "s" + std::to_string(i);
      EXPECT_EQ(cache.getString(text).getValue(), text);
    }
}

TEST_F(ParserCacheTest, AttributeNameIsAString) {
  EXPECT_EQ(cache.getAttributeName("a"), StringAttr::get(&context, "a"));
}

TEST_F(ParserCacheTest, AttributeNameLoadsItsDialect) {
  static const DialectDescriptor dialect = {.name = "d",
                                            .id = TypeID::fromName("d")};
  DialectRegistry registry;
  registry.insert(dialect);
  context.appendDialectRegistry(registry);
  cache.getAttributeName("d.e.f");
  EXPECT_TRUE(context.getLoadedDialect("d"));
}

TEST_F(ParserCacheTest, StringLoadsNoDialect) {
  static const DialectDescriptor dialect = {.name = "d",
                                            .id = TypeID::fromName("d")};
  DialectRegistry registry;
  registry.insert(dialect);
  context.appendDialectRegistry(registry);
  cache.getString("d.e");
  EXPECT_FALSE(context.getLoadedDialect("d"));
}

TEST_F(ParserCacheTest, AttributeNamesWithDotsAtTheEnds) {
  EXPECT_EQ(cache.getAttributeName(".a").getValue(), ".a");
  EXPECT_EQ(cache.getAttributeName("a.").getValue(), "a.");
  EXPECT_EQ(cache.getAttributeName(".").getValue(), ".");
}

TEST_F(ParserCacheTest, IntegerTypesOfAnyWidth) {
  for (unsigned width : {0u, 1u, 64u, 65u, 16777215u})
    for (unsigned i = 0; i < 2; ++i)
      EXPECT_EQ(cache.getIntegerType(width, IntegerType::Signless),
                IntegerType::get(&context, width));
}

TEST_F(ParserCacheTest, IntegerTypesOfOneWidth) {
  cache.getIntegerType(8, IntegerType::Signless);
  EXPECT_TRUE(cache.getIntegerType(8, IntegerType::Signed).isSigned());
  EXPECT_TRUE(cache.getIntegerType(8, IntegerType::Unsigned).isUnsigned());
}

TEST_F(ParserCacheTest, IntegersOfOneTypeAndOther) {
  const Type i8 = IntegerType::get(&context, 8);
  const Type i32 = IntegerType::get(&context, 32);
  for (unsigned i = 0; i < 2; ++i) {
    EXPECT_EQ(cache.getInteger(i8, 5), IntegerAttr::get(i8, 5));
    EXPECT_EQ(cache.getInteger(i32, 5), IntegerAttr::get(i32, 5));
    EXPECT_EQ(cache.getInteger(i32, 6), IntegerAttr::get(i32, 6));
  }
}

TEST_F(ParserCacheTest, ZeroIsNoEmptyEntry) {
  const Type i8 = IntegerType::get(&context, 8);
  EXPECT_EQ(cache.getInteger(i8, 0), IntegerAttr::get(i8, 0));
}

TEST_F(ParserCacheTest, ExtremeIntegers) {
  const Type i64 = IntegerType::get(&context, 64);
  for (int64_t value : {std::numeric_limits<int64_t>::min(),
                        std::numeric_limits<int64_t>::max(), int64_t(-1)})
    EXPECT_EQ(cache.getInteger(i64, value).getValue().getSExtValue(), value);
}

TEST_F(ParserCacheTest, IntegersAreCutToTheirType) {
  const Type i8 = IntegerType::get(&context, 8);
  EXPECT_EQ(cache.getInteger(i8, 0x1ff), cache.getInteger(i8, -1));
}

TEST_F(ParserCacheTest, MoreIntegersThanEntries) {
  const Type i32 = IntegerType::get(&context, 32);
  for (unsigned round = 0; round < 2; ++round)
    for (int64_t i = -1000; i < 1000; ++i)
      EXPECT_EQ(cache.getInteger(i32, i).getInt(), i);
}

TEST_F(ParserCacheTest, SymbolRefs) {
  for (unsigned round = 0; round < 2; ++round)
    for (unsigned i = 0; i < 200; ++i) {
      const std::string text = "s" + std::to_string(i);
      EXPECT_EQ(cache.getSymbolRef(text), SymbolRefAttr::get(&context, text));
    }
}

TEST_F(ParserCacheTest, TypesThatHaveNoParameters) {
  EXPECT_EQ(cache.index, IndexType::get(&context));
  EXPECT_EQ(cache.f32, Float32Type::get(&context));
  EXPECT_EQ(cache.f64, Float64Type::get(&context));
  EXPECT_EQ(cache.none, NoneType::get(&context));
  EXPECT_EQ(cache.unit, UnitAttr::get(&context));
}

} // namespace
} // namespace detail
} // namespace mlir
