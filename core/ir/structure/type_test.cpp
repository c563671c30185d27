// SPDX-License-Identifier: Apache-2.0
#include "core/ir/structure/type.h"

#include "core/ir/builtin/builtin_types.h"
#include "core/ir/context/context.h"
#include "llvm/ADT/DenseSet.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

class TypeTest : public testing::Test {
protected:
  Type getInteger(unsigned width, IntegerType::SignednessSemantics signedness =
                                      IntegerType::Signless) {
    return IntegerType::get(&context, width, signedness);
  }
  MLIRContext context{MLIRContext::Threading::Disabled};
  const Type index = IndexType::get(&context);
  const Type none = NoneType::get(&context);
  const Type f16 = Float16Type::get(&context);
  const Type f32 = Float32Type::get(&context);
  const Type bf16 = BFloat16Type::get(&context);
};

TEST_F(TypeTest, NullIsFalse) {
  EXPECT_FALSE(Type());
  EXPECT_TRUE(!Type(nullptr));
}

TEST_F(TypeTest, EqualTypesAreOneObject) {
  EXPECT_EQ(getInteger(32), getInteger(32));
  EXPECT_EQ(f32, Type(Float32Type::get(&context)));
}

TEST_F(TypeTest, DifferentTypesDiffer) {
  EXPECT_FALSE(getInteger(32) == getInteger(33));
  EXPECT_FALSE(getInteger(32) == getInteger(32, IntegerType::Signed));
  EXPECT_FALSE(f16 == bf16);
}

TEST_F(TypeTest, KnowsItsContext) { EXPECT_EQ(f32.getContext(), &context); }

TEST_F(TypeTest, KnowsItsDialect) {
  EXPECT_EQ(&f32.getDialect(), context.getLoadedDialect("builtin"));
}

TEST_F(TypeTest, KnowsItsClass) {
  EXPECT_EQ(f32.getTypeID(), TypeID::get<Float32Type>());
  EXPECT_EQ(f32.getAbstractType().getName(), "builtin.f32");
}

TEST_F(TypeTest, PassesThroughAnOpaquePointer) {
  EXPECT_EQ(Type::getFromOpaquePointer(f32.getAsOpaquePointer()), f32);
}

TEST_F(TypeTest, CastsToItsClass) {
  EXPECT_TRUE(isa<Float32Type>(f32));
  EXPECT_FALSE(isa<Float64Type>(f32));
  EXPECT_EQ(cast<Float32Type>(f32), f32);
  EXPECT_FALSE(dyn_cast<IntegerType>(f32));
}

TEST_F(TypeTest, CastsToItsInterfaces) {
  EXPECT_TRUE(isa<FloatType>(f32));
  EXPECT_FALSE(isa<FloatType>(index));
  EXPECT_FALSE(dyn_cast_or_null<FloatType>(Type()));
}

TEST_F(TypeTest, IsAKeyOfHashTables) {
  llvm::DenseSet<Type> set = {f32, f16, f32};
  EXPECT_EQ(set.size(), 2u);
  llvm::DenseSet<IntegerType> integers;
  integers.insert(IntegerType::get(&context, 1));
  EXPECT_TRUE(integers.contains(IntegerType::get(&context, 1)));
}

TEST_F(TypeTest, AsksForEachFloat) {
  EXPECT_TRUE(f16.isF16());
  EXPECT_TRUE(bf16.isBF16());
  EXPECT_TRUE(f32.isF32());
  EXPECT_TRUE(Type(FloatTF32Type::get(&context)).isTF32());
  EXPECT_TRUE(Type(Float64Type::get(&context)).isF64());
  EXPECT_TRUE(Type(Float80Type::get(&context)).isF80());
  EXPECT_TRUE(Type(Float128Type::get(&context)).isF128());
  EXPECT_FALSE(bf16.isF16());
}

TEST_F(TypeTest, AsksForFloats) {
  EXPECT_TRUE(f32.isFloat());
  EXPECT_TRUE(f32.isFloat(32));
  EXPECT_FALSE(f32.isFloat(64));
  EXPECT_FALSE(getInteger(32).isFloat(32));
}

TEST_F(TypeTest, AsksForIntegers) {
  EXPECT_TRUE(getInteger(8).isInteger());
  EXPECT_TRUE(getInteger(8, IntegerType::Unsigned).isInteger(8));
  EXPECT_FALSE(getInteger(8).isInteger(9));
  EXPECT_FALSE(index.isInteger());
}

TEST_F(TypeTest, AsksForSignedness) {
  const Type i8 = getInteger(8), si8 = getInteger(8, IntegerType::Signed),
             ui8 = getInteger(8, IntegerType::Unsigned);
  EXPECT_TRUE(i8.isSignlessInteger() && i8.isSignlessInteger(8));
  EXPECT_TRUE(si8.isSignedInteger() && si8.isSignedInteger(8));
  EXPECT_TRUE(ui8.isUnsignedInteger() && ui8.isUnsignedInteger(8));
  EXPECT_FALSE(i8.isSignedInteger() || i8.isUnsignedInteger());
  EXPECT_FALSE(si8.isSignlessInteger() || si8.isSignedInteger(9));
}

TEST_F(TypeTest, AsksForOneOfSeveral) {
  const Type si8 = getInteger(8, IntegerType::Signed);
  EXPECT_TRUE(index.isIntOrIndex() && si8.isIntOrIndex());
  EXPECT_TRUE(f32.isIntOrFloat() && si8.isIntOrFloat());
  EXPECT_FALSE(index.isIntOrFloat());
  EXPECT_TRUE(index.isIntOrIndexOrFloat());
  EXPECT_FALSE(none.isIntOrIndexOrFloat());
}

TEST_F(TypeTest, AsksForOneOfSeveralWithoutSign) {
  const Type i8 = getInteger(8), si8 = getInteger(8, IntegerType::Signed);
  EXPECT_TRUE(i8.isSignlessIntOrIndex() && index.isSignlessIntOrIndex());
  EXPECT_TRUE(i8.isSignlessIntOrFloat() && f32.isSignlessIntOrFloat());
  EXPECT_TRUE(index.isSignlessIntOrIndexOrFloat());
  EXPECT_FALSE(si8.isSignlessIntOrIndex() || si8.isSignlessIntOrFloat() ||
               si8.isSignlessIntOrIndexOrFloat());
}

TEST_F(TypeTest, HasAWidth) {
  EXPECT_EQ(getInteger(17).getIntOrFloatBitWidth(), 17u);
  EXPECT_EQ(bf16.getIntOrFloatBitWidth(), 16u);
  EXPECT_EQ(Type(FloatTF32Type::get(&context)).getIntOrFloatBitWidth(), 19u);
}

} // namespace
} // namespace mlir
