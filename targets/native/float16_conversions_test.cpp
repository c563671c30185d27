// SPDX-License-Identifier: Apache-2.0
#include "targets/native/float16_conversions.h"

#include <cstdint>
#include <random>
#include <string>

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APInt.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/IR/BasicBlock.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "gtest/gtest.h"

namespace mlir::native {
namespace {

using llvm::APFloat;
using llvm::APInt;

/// Emits code for constants and evaluates it by LLVM's constant folding.
class Float16ConversionsTest : public testing::Test {
protected:
  Float16ConversionsTest()
      : module("test", context),
        function(llvm::Function::Create(
            llvm::FunctionType::get(llvm::Type::getVoidTy(context), false),
            llvm::Function::ExternalLinkage, "f", module)),
        half(llvm::Type::getHalfTy(context)),
        bfloat(llvm::Type::getBFloatTy(context)) {}

  template <typename Emit> llvm::Constant *evaluate(Emit emit) {
    auto *block = llvm::BasicBlock::Create(context, "", function);
    llvm::IRBuilder<> builder(block);
    llvm::Value *result = emit(builder);
    for (llvm::Instruction &instruction : llvm::make_early_inc_range(*block)) {
      llvm::Constant *folded =
          llvm::ConstantFoldInstruction(&instruction, module.getDataLayout());
      if (!folded) {
        ADD_FAILURE() << "not folded: " << instruction.getOpcodeName();
        return nullptr;
      }
      if (result == &instruction)
        result = folded;
      instruction.replaceAllUsesWith(folded);
      instruction.eraseFromParent();
    }
    block->eraseFromParent();
    return llvm::cast<llvm::Constant>(result);
  }

  /// Return `value` rounded to `type`, by the emitted code and by APFloat.
  std::string truncate(const APFloat &value, llvm::Type *type);
  std::string expectTruncated(APFloat value, llvm::Type *type);
  std::string convert(const APInt &value, bool isSigned, llvm::Type *type);
  std::string expectConverted(const APInt &value, bool isSigned,
                              llvm::Type *type);

  static std::string toHex(const APFloat &value) {
    return llvm::toString(value.bitcastToAPInt(), 16, /*Signed=*/false);
  }
  static std::string toHex(llvm::Constant *value) {
    return value ? toHex(llvm::cast<llvm::ConstantFP>(value)->getValueAPF())
                 : "?";
  }

  void expectExtensions(llvm::Type *type);
  void expectTruncation(const APFloat &value) {
    for (llvm::Type *type : {half, bfloat})
      ASSERT_EQ(truncate(value, type), expectTruncated(value, type))
          << toHex(value) << (type == half ? " to half" : " to bfloat");
  }
  void expectConversion(const APInt &value) {
    for (llvm::Type *type : {half, bfloat})
      for (bool isSigned : {false, true})
        ASSERT_EQ(convert(value, isSigned, type),
                  expectConverted(value, isSigned, type))
            << llvm::toString(value, 16, isSigned)
            << (type == half ? " to half" : " to bfloat");
  }

  llvm::LLVMContext context;
  llvm::Module module;
  llvm::Function *function;
  llvm::Type *half;
  llvm::Type *bfloat;
};

std::string Float16ConversionsTest::truncate(const APFloat &value,
                                             llvm::Type *type) {
  return toHex(evaluate([&](llvm::IRBuilderBase &builder) {
    return truncateToFloat16(builder, llvm::ConstantFP::get(context, value),
                             type);
  }));
}

std::string Float16ConversionsTest::expectTruncated(APFloat value,
                                                    llvm::Type *type) {
  bool losesInfo;
  value.convert(type->getFltSemantics(), APFloat::rmNearestTiesToEven,
                &losesInfo);
  return toHex(value);
}

std::string Float16ConversionsTest::convert(const APInt &value, bool isSigned,
                                            llvm::Type *type) {
  return toHex(evaluate([&](llvm::IRBuilderBase &builder) {
    return convertToFloat16(builder, llvm::ConstantInt::get(context, value),
                            isSigned, type);
  }));
}

std::string Float16ConversionsTest::expectConverted(const APInt &value,
                                                    bool isSigned,
                                                    llvm::Type *type) {
  APFloat result(type->getFltSemantics());
  result.convertFromAPInt(value, isSigned, APFloat::rmNearestTiesToEven);
  return toHex(result);
}

void Float16ConversionsTest::expectExtensions(llvm::Type *type) {
  for (unsigned bits = 0; bits <= UINT16_MAX; ++bits) {
    APFloat value(type->getFltSemantics(), APInt(16, bits));
    llvm::Constant *extended = evaluate([&](llvm::IRBuilderBase &builder) {
      return extendFloat16(builder, llvm::ConstantFP::get(context, value));
    });
    APFloat expected = value;
    bool losesInfo;
    expected.convert(APFloat::IEEEsingle(), APFloat::rmNearestTiesToEven,
                     &losesInfo);
    ASSERT_EQ(toHex(extended), toHex(expected)) << toHex(value);
  }
}

TEST_F(Float16ConversionsTest, ExtendsAllHalves) { expectExtensions(half); }

TEST_F(Float16ConversionsTest, ExtendsAllBFloats) { expectExtensions(bfloat); }

// Tests bfloats and halves, their neighbors, and the midpoints to the next.
TEST_F(Float16ConversionsTest, RoundsFloatsAroundAllResults) {
  for (uint32_t bits = 0; bits <= UINT16_MAX; bits += 7)
    for (uint32_t low : {0x0000, 0x0001, 0x7fff, 0x8000, 0x8001, 0xffff})
      expectTruncation(
          APFloat(APFloat::IEEEsingle(), APInt(32, bits << 16 | low)));
  for (uint32_t bits = 0; bits <= UINT16_MAX; bits += 7) {
    APFloat value(APFloat::IEEEhalf(), APInt(16, bits));
    bool losesInfo;
    value.convert(APFloat::IEEEsingle(), APFloat::rmNearestTiesToEven,
                  &losesInfo);
    const uint64_t exact = value.bitcastToAPInt().getZExtValue();
    for (int32_t offset : {-1, 0x0fff, 0x1000, 0x1001})
      expectTruncation(
          APFloat(APFloat::IEEEsingle(),
                  APInt(64, exact + static_cast<int64_t>(offset)).trunc(32)));
  }
}

TEST_F(Float16ConversionsTest, RoundsRandomFloats) {
  std::mt19937 random(1);
  for (int i = 0; i < 5000; ++i)
    expectTruncation(APFloat(APFloat::IEEEsingle(), APInt(32, random())));
}

// Rounding to float first would turn a value next to a tie into the tie.
TEST_F(Float16ConversionsTest, RoundsDoublesOnce) {
  std::mt19937_64 random(2);
  for (int i = 0; i < 4000; ++i) {
    APFloat value(i % 2 ? APFloat::IEEEhalf() : APFloat::BFloat(),
                  APInt(16, random() & 0xffff));
    bool losesInfo;
    value.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven,
                  &losesInfo);
    const uint64_t exact = value.bitcastToAPInt().getZExtValue();
    const uint64_t tie = uint64_t(1) << (i % 2 ? 41 : 44);
    for (uint64_t bits : {exact, exact + 1, exact - 1, exact + tie,
                          exact + tie - 1, exact + tie + 1})
      expectTruncation(APFloat(APFloat::IEEEdouble(), APInt(64, bits)));
    expectTruncation(APFloat(APFloat::IEEEdouble(), APInt(64, random())));
  }
}

TEST_F(Float16ConversionsTest, RoundsQuadruplesOnce) {
  for (llvm::StringRef text :
       {"0x1.00400000000000000000001p0", "0x1.01000000000000000000001p0",
        "0x1.0ffffffffffffffffffffffp-15", "-0x1p-16000", "0x1p16000", "-inf",
        "0x1.ffdfffffffffffffffp15", "0x1.feffffffffffffffp127"})
    expectTruncation(APFloat(APFloat::IEEEquad(), text));
}

TEST_F(Float16ConversionsTest, ConvertsIntegersOfEveryWidth) {
  std::mt19937_64 random(3);
  for (unsigned width : {1u, 7u, 16u, 24u, 25u, 32u, 53u, 54u, 64u, 65u, 128u})
    for (int i = 0; i < 300; ++i) {
      const uint64_t words[] = {random(), random()};
      APInt value = APInt(128, words).trunc(width);
      expectConversion(value.lshr(random() % width));
      // Few bits, and ties with a nonzero bit far below.
      APInt tie =
          APInt(width,
                0x101u & llvm::maskTrailingOnes<uint64_t>(std::min(width, 64u)))
              .shl(random() % width);
      expectConversion(tie);
      expectConversion(tie | APInt(width, 1));
    }
}

TEST_F(Float16ConversionsTest, ConvertsExtremeIntegers) {
  for (unsigned width : {1u, 8u, 32u, 54u, 64u, 128u})
    for (const APInt &value :
         {APInt::getZero(width), APInt::getMaxValue(width),
          APInt::getSignedMaxValue(width), APInt::getSignedMinValue(width)})
      expectConversion(value);
}

// Vectors are converted by element.
TEST_F(Float16ConversionsTest, ConvertsVectors) {
  llvm::Constant *folded = evaluate([&](llvm::IRBuilderBase &builder) {
    llvm::Value *vector = llvm::ConstantVector::get(
        {llvm::ConstantFP::get(builder.getDoubleTy(), 1.5),
         llvm::ConstantFP::get(builder.getDoubleTy(), -65520.0)});
    llvm::Value *halves =
        truncateToFloat16(builder, vector, llvm::FixedVectorType::get(half, 2));
    return extendFloat16(builder, halves);
  });
  ASSERT_TRUE(folded);
  EXPECT_EQ(toHex(folded->getAggregateElement(0u)), "3FC00000");
  EXPECT_EQ(toHex(folded->getAggregateElement(1u)), "FF800000");
}

} // namespace
} // namespace mlir::native
