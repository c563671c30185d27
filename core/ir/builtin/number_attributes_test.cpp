// SPDX-License-Identifier: Apache-2.0
#include <string>

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/context/context.h"
#include "core/ir/context/diagnostics.h"
#include "core/ir/data/float_semantics.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

using llvm::APFloat;
using llvm::APInt;

class NumberAttributesTest : public testing::Test {
protected:
  InFlightDiagnostic emitHere() { return emitError(UnknownLoc::get(&context)); }
  Type getInteger(unsigned width, IntegerType::SignednessSemantics signedness =
                                      IntegerType::Signless) {
    return IntegerType::get(&context, width, signedness);
  }

  MLIRContext context{MLIRContext::Threading::Disabled};
  std::string message;
  ScopedDiagnosticHandler handler{
      &context, [this](Diagnostic &diagnostic) { message = diagnostic.str(); }};
  Type f32 = Float32Type::get(&context);
};

TEST_F(NumberAttributesTest, EqualIntegersAreOneObject) {
  EXPECT_EQ(IntegerAttr::get(getInteger(32), 7),
            IntegerAttr::get(getInteger(32), APInt(32, 7)));
}

TEST_F(NumberAttributesTest, IntegersOfOtherTypesDiffer) {
  EXPECT_NE(IntegerAttr::get(getInteger(32), 7),
            IntegerAttr::get(getInteger(32, IntegerType::Signed), 7));
}

TEST_F(NumberAttributesTest, IntegerHasItsType) {
  EXPECT_EQ(TypedAttr(IntegerAttr::get(getInteger(9), 7)).getType(),
            getInteger(9));
}

TEST_F(NumberAttributesTest, SignlessIntegerIsSignExtended) {
  EXPECT_EQ(IntegerAttr::get(getInteger(8), 255).getInt(), -1);
}

TEST_F(NumberAttributesTest, IntegerOfNoBitsIsZero) {
  EXPECT_EQ(IntegerAttr::get(getInteger(0), 1).getInt(), 0);
}

TEST_F(NumberAttributesTest, SignedInteger) {
  EXPECT_EQ(IntegerAttr::get(getInteger(8, IntegerType::Signed), -3).getSInt(),
            -3);
}

TEST_F(NumberAttributesTest, UnsignedInteger) {
  EXPECT_EQ(
      IntegerAttr::get(getInteger(8, IntegerType::Unsigned), -1).getUInt(),
      255u);
}

TEST_F(NumberAttributesTest, IndexHas64Bits) {
  EXPECT_EQ(IntegerAttr::get(IndexType::get(&context), -5).getInt(), -5);
}

TEST_F(NumberAttributesTest, WideIntegerIsSignExtended) {
  EXPECT_TRUE(IntegerAttr::get(getInteger(200), -1).getValue().isAllOnes());
}

TEST_F(NumberAttributesTest, WideIntegerIsHeld) {
  const APInt value(200, "123456789012345678901234567890", 10);
  EXPECT_EQ(IntegerAttr::get(getInteger(200), value).getValue(), value);
}

TEST_F(NumberAttributesTest, WideIntegerThatFitsIsAnInt) {
  EXPECT_EQ(IntegerAttr::get(getInteger(200), -42).getInt(), -42);
}

TEST_F(NumberAttributesTest, SignedValueMakesASignedType) {
  const llvm::APSInt value(APInt(7, 3), /*isUnsigned=*/false);
  EXPECT_EQ(IntegerAttr::get(&context, value).getType(),
            getInteger(7, IntegerType::Signed));
}

TEST_F(NumberAttributesTest, UnsignedTypeGivesAnUnsignedValue) {
  EXPECT_TRUE(IntegerAttr::get(getInteger(8, IntegerType::Unsigned), 3)
                  .getAPSInt()
                  .isUnsigned());
}

TEST_F(NumberAttributesTest, IntegerOfAnotherWidthIsRefused) {
  EXPECT_FALSE(IntegerAttr::getChecked([&] { return emitHere(); },
                                       getInteger(8), APInt(9, 0)));
  EXPECT_EQ(message, "integer type bit width (8) doesn't match value bit width "
                     "(9)");
}

TEST_F(NumberAttributesTest, IndexOfAnotherWidthIsRefused) {
  EXPECT_FALSE(IntegerAttr::getChecked([&] { return emitHere(); },
                                       IndexType::get(&context), APInt(9, 0)));
  EXPECT_EQ(message, "value bit width (9) doesn't match index type internal "
                     "storage bit width (64)");
}

TEST_F(NumberAttributesTest, IntegerOfAFloatTypeIsRefused) {
  EXPECT_FALSE(
      IntegerAttr::getChecked([&] { return emitHere(); }, f32, APInt(32, 0)));
  EXPECT_EQ(message, "expected integer or index type");
}

TEST_F(NumberAttributesTest, BoolIsAnIntegerOfOneBit) {
  EXPECT_EQ(BoolAttr::get(&context, true),
            IntegerAttr::get(getInteger(1), APInt(1, 1)));
}

TEST_F(NumberAttributesTest, TrueIsTrue) {
  EXPECT_TRUE(BoolAttr::get(&context, true).getValue());
}

TEST_F(NumberAttributesTest, FalseIsFalse) {
  EXPECT_FALSE(BoolAttr::get(&context, false).getValue());
}

TEST_F(NumberAttributesTest, UnsignedBitIsNoBool) {
  EXPECT_FALSE(
      isa<BoolAttr>(IntegerAttr::get(getInteger(1, IntegerType::Unsigned), 1)));
}

TEST_F(NumberAttributesTest, EqualFloatsAreOneObject) {
  EXPECT_EQ(FloatAttr::get(f32, 1.5), FloatAttr::get(f32, APFloat(1.5f)));
}

TEST_F(NumberAttributesTest, ZerosOfOtherSignDiffer) {
  EXPECT_NE(FloatAttr::get(f32, 0.0), FloatAttr::get(f32, -0.0));
}

TEST_F(NumberAttributesTest, EqualNaNsAreOneObject) {
  const APFloat nan = APFloat::getNaN(APFloat::IEEEsingle());
  EXPECT_EQ(FloatAttr::get(f32, nan), FloatAttr::get(f32, nan));
}

TEST_F(NumberAttributesTest, FloatIsRoundedToItsType) {
  EXPECT_EQ(FloatAttr::get(f32, 0.1).getValueAsDouble(), double(0.1f));
}

TEST_F(NumberAttributesTest, FloatHasItsBits) {
  EXPECT_EQ(FloatAttr::get(f32, 1.0).getBits(), APInt(32, 0x3F800000));
}

TEST_F(NumberAttributesTest, FloatFromBits) {
  EXPECT_EQ(FloatAttr::getFromBits(f32, APInt(32, 0x40000000)),
            FloatAttr::get(f32, 2.0));
}

TEST_F(NumberAttributesTest, FloatOfEachTypeHoldsOne) {
  for (const FloatSemantics &semantics : getFloatSemantics()) {
    const Type type = getFloatType(semantics, &context);
    EXPECT_EQ(FloatAttr::get(type, 1.0).getValueAsDouble(), 1.0)
        << semantics.name.str();
  }
}

TEST_F(NumberAttributesTest, FloatOfAnotherFormatIsRefused) {
  EXPECT_FALSE(
      FloatAttr::getChecked([&] { return emitHere(); }, f32, APFloat(1.0)));
  EXPECT_EQ(message,
            "FloatAttr type doesn't match the type implied by its value");
}

TEST_F(NumberAttributesTest, FloatOfAnIntegerTypeIsRefused) {
  EXPECT_FALSE(FloatAttr::getChecked([&] { return emitHere(); }, getInteger(32),
                                     APFloat(1.0f)));
  EXPECT_EQ(message, "expected floating point type");
}

} // namespace
} // namespace mlir
