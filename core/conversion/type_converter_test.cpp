// SPDX-License-Identifier: Apache-2.0
#include "core/conversion/type_converter.h"

#include <thread>

#include "core/ir/context/context.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

class TypeConverterTest : public testing::Test {
protected:
  MLIRContext context;
  Builder builder{&context};
  TypeConverter converter;
  Type i32 = builder.getI32Type(), index = builder.getIndexType();
};

TEST_F(TypeConverterTest, TheLastConversionIsAskedFirst) {
  converter.addConversion([&](IntegerType) { return index; });
  converter.addConversion([&](IntegerType type) -> std::optional<Type> {
    if (type.getWidth() == 8)
      return type;
    return std::nullopt;
  });
  EXPECT_EQ(converter.convertType(i32), index);
  EXPECT_EQ(converter.convertType(builder.getI8Type()), builder.getI8Type());
  EXPECT_FALSE(converter.convertType(index));
}

TEST_F(TypeConverterTest, AConversionIsAskedOnce) {
  int calls = 0;
  converter.addConversion([&](IntegerType) {
    ++calls;
    return index;
  });
  EXPECT_EQ(converter.convertType(i32), index);
  EXPECT_EQ(converter.convertType(i32), index);
  EXPECT_EQ(calls, 1);
  converter.addConversion([&](IntegerType type) { return Type(type); });
  EXPECT_EQ(converter.convertType(i32), i32);
}

TEST_F(TypeConverterTest, AConversionMayUseTheConverter) {
  converter.addConversion([&](Type type) { return type; });
  converter.addConversion([&](IntegerType) { return index; });
  converter.addConversion([&](TupleType type) -> std::optional<Type> {
    llvm::SmallVector<Type> types;
    if (failed(converter.convertTypes(type.getTypes(), types)))
      return Type();
    return builder.getTupleType(types);
  });
  EXPECT_EQ(converter.convertType(builder.getTupleType({i32, index})),
            builder.getTupleType({index, index}));
}

TEST_F(TypeConverterTest, ATypeBecomesAnyNumber) {
  converter.addConversion([&](IntegerType, llvm::SmallVectorImpl<Type> &results)
                              -> std::optional<LogicalResult> {
    results.append(2, index);
    return success();
  });
  llvm::SmallVector<Type> types;
  EXPECT_TRUE(succeeded(converter.convertType(i32, types)));
  EXPECT_TRUE(succeeded(converter.convertType(i32, types)));
  EXPECT_EQ(types, (llvm::SmallVector<Type>{index, index, index, index}));
  EXPECT_FALSE(converter.convertType(i32));
}

TEST_F(TypeConverterTest, ValuesOfOneTypeMayBecomeDifferentTypes) {
  converter.addConversion([&](IntegerType type) { return Type(type); });
  converter.addConversion([&](Value value) -> std::optional<Type> {
    auto argument = llvm::dyn_cast<BlockArgument>(value);
    if (argument && argument.getArgNumber() == 0)
      return index;
    return std::nullopt;
  });
  Block block;
  Location unknown = builder.getUnknownLoc();
  block.addArgument(i32, unknown);
  block.addArgument(i32, unknown);
  EXPECT_EQ(converter.convertType(Value(block.getArgument(0))), index);
  EXPECT_EQ(converter.convertType(Value(block.getArgument(1))), i32);
  EXPECT_EQ(converter.convertType(i32), i32);
  EXPECT_FALSE(converter.isLegal(ValueRange(block.getArguments())));
  auto signature = converter.convertBlockSignature(&block);
  ASSERT_TRUE(signature);
  EXPECT_EQ(signature->getConvertedTypes(), (llvm::ArrayRef<Type>{index, i32}));
}

TEST_F(TypeConverterTest, AttributesOfTypesAreConverted) {
  using Result = TypeConverter::AttributeConversionResult;
  converter.addTypeAttributeConversion(
      [&](IntegerType, IntegerAttr attribute) -> Result {
        return builder.getIndexAttr(attribute.getInt() + 1);
      });
  converter.addTypeAttributeConversion(
      [&](Type, StringAttr) { return Result::abort(); });
  EXPECT_EQ(converter.convertTypeAttribute(i32, builder.getI32IntegerAttr(1)),
            Attribute(builder.getIndexAttr(2)));
  EXPECT_FALSE(converter.convertTypeAttribute(i32, builder.getStringAttr("x")));
  EXPECT_FALSE(converter.convertTypeAttribute(i32, builder.getUnitAttr()));
}

TEST_F(TypeConverterTest, ManyThreadsMayConvert) {
  converter.addConversion([&](IntegerType type) {
    return Type(IntegerType::get(&context, type.getWidth() + 1));
  });
  std::vector<std::thread> threads;
  std::atomic<int> wrong = 0;
  for (int i = 0; i < 4; ++i)
    threads.emplace_back([&] {
      for (unsigned width = 1; width < 200; ++width) {
        auto type = converter.convertType<IntegerType>(
            Type(IntegerType::get(&context, width)));
        wrong += type.getWidth() != width + 1;
      }
    });
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_EQ(wrong, 0);
}

} // namespace
} // namespace mlir
