// SPDX-License-Identifier: Apache-2.0
#include "targets/native/float16_conversions.h"

#include <cstdint>

#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Intrinsics.h"

using llvm::Type;
using llvm::Value;

namespace mlir::native {
namespace {

// Bits of a float: the sign is in bit 31, the exponent begins at bit 23.
constexpr uint32_t floatSign = 0x80000000;
constexpr uint32_t floatInfinity = 0x7f800000;
constexpr unsigned floatQuietBit = 22;

// Bits of a half: the exponent begins at bit 10.
constexpr uint32_t halfSign = 0x8000;
constexpr uint32_t halfInfinity = 0x7c00;
constexpr uint32_t halfQuietNaN = 0x7e00;
constexpr uint32_t halfMantissa = 0x3ff;
/// The number of additional mantissa bits of a float.
constexpr unsigned halfShift = 13;
/// The difference of the exponent biases, as bits of a float's exponent.
constexpr uint32_t halfBias = uint32_t(127 - 15) << 23;
/// 2^16, the smallest power of two that overflows a half.
constexpr uint32_t halfOverflow = uint32_t(127 + 16) << 23;
/// 2^-14, the smallest normal half.
constexpr uint32_t halfSmallestNormal = uint32_t(127 - 14) << 23;

/// Emits code on the bits of floats. All integers are i32 or vectors of i32.
class BitCode {
public:
  /// `like` is the converted half or float, or a vector of such.
  BitCode(llvm::IRBuilderBase &builder, Type *like)
      : builder(builder), narrow(withElementType(like, builder.getInt16Ty())),
        wide(withElementType(like, builder.getInt32Ty())),
        floats(withElementType(like, builder.getFloatTy())) {}

  Value *extendHalf(Value *bits);
  Value *extendBFloat(Value *bits);
  Value *truncateToHalf(Value *bits);
  Value *truncateToBFloat(Value *bits);

  /// Returns the bits of a half or bfloat.
  Value *load(Value *value) {
    return builder.CreateZExt(builder.CreateBitCast(value, narrow), wide);
  }
  Value *store(Value *bits, Type *type) {
    return builder.CreateBitCast(builder.CreateTrunc(bits, narrow), type);
  }
  Value *toFloat(Value *bits) { return builder.CreateBitCast(bits, floats); }
  Value *toBits(Value *value) { return builder.CreateBitCast(value, wide); }

private:
  Value *constant(uint32_t bits) { return llvm::ConstantInt::get(wide, bits); }
  Value *mask(Value *bits, uint32_t kept) {
    return builder.CreateAnd(bits, constant(kept));
  }
  Value *add(Value *bits, uint32_t other) {
    return builder.CreateAdd(bits, constant(other));
  }
  /// Returns the addend that makes a right shift by `shift` round to nearest
  /// even.
  Value *roundingTerm(Value *bits, unsigned shift) {
    Value *isOdd = mask(builder.CreateLShr(bits, shift), 1);
    return add(isOdd, (uint32_t(1) << (shift - 1)) - 1);
  }

  llvm::IRBuilderBase &builder;
  Type *narrow;
  Type *wide;
  Type *floats;
};

Value *BitCode::extendHalf(Value *bits) {
  Value *sign = builder.CreateShl(mask(bits, halfSign), 16);
  Value *magnitude = mask(bits, halfSign - 1);
  Value *shifted = builder.CreateShl(magnitude, halfShift);
  Value *normal = add(shifted, halfBias);
  // Build a normal float from the mantissa and subtract its leading one.
  Value *smallest = toFloat(constant(halfSmallestNormal));
  Value *subnormal = toBits(
      builder.CreateFSub(toFloat(add(shifted, halfSmallestNormal)), smallest));
  Value *isNaN = builder.CreateICmpUGT(magnitude, constant(halfInfinity));
  Value *special = builder.CreateOr(
      builder.CreateOr(shifted, constant(floatInfinity)),
      builder.CreateShl(builder.CreateZExt(isNaN, wide), floatQuietBit));
  Value *isSubnormal = builder.CreateICmpULE(magnitude, constant(halfMantissa));
  Value *isSpecial = builder.CreateICmpUGE(magnitude, constant(halfInfinity));
  Value *result = builder.CreateSelect(
      isSpecial, special, builder.CreateSelect(isSubnormal, subnormal, normal));
  return builder.CreateOr(result, sign);
}

Value *BitCode::extendBFloat(Value *bits) {
  Value *shifted = builder.CreateShl(bits, 16);
  Value *isNaN = builder.CreateICmpUGT(mask(shifted, floatSign - 1),
                                       constant(floatInfinity));
  return builder.CreateOr(
      shifted,
      builder.CreateShl(builder.CreateZExt(isNaN, wide), floatQuietBit));
}

Value *BitCode::truncateToHalf(Value *bits) {
  Value *sign = mask(builder.CreateLShr(bits, 16), halfSign);
  Value *magnitude = mask(bits, floatSign - 1);
  Value *normal = builder.CreateLShr(
      add(builder.CreateAdd(magnitude, roundingTerm(magnitude, halfShift)),
          -halfBias),
      halfShift);
  // The last mantissa bit of 0.5 has the weight of the last bit of a subnormal
  // half, so the addition rounds at that bit.
  Value *half = constant(uint32_t(127 - 1) << 23);
  Value *subnormal = builder.CreateSub(
      toBits(builder.CreateFAdd(toFloat(magnitude), toFloat(half))), half);
  Value *payload = builder.CreateOr(
      mask(builder.CreateLShr(magnitude, halfShift), halfMantissa),
      constant(halfQuietNaN));
  Value *isNaN = builder.CreateICmpUGT(magnitude, constant(floatInfinity));
  Value *special = builder.CreateSelect(isNaN, payload, constant(halfInfinity));
  Value *isSpecial = builder.CreateICmpUGE(magnitude, constant(halfOverflow));
  Value *isSubnormal =
      builder.CreateICmpULT(magnitude, constant(halfSmallestNormal));
  Value *result = builder.CreateSelect(
      isSpecial, special, builder.CreateSelect(isSubnormal, subnormal, normal));
  return builder.CreateOr(result, sign);
}

Value *BitCode::truncateToBFloat(Value *bits) {
  Value *rounded =
      builder.CreateLShr(builder.CreateAdd(bits, roundingTerm(bits, 16)), 16);
  Value *isNaN =
      builder.CreateICmpUGT(mask(bits, floatSign - 1), constant(floatInfinity));
  Value *quiet =
      builder.CreateOr(builder.CreateLShr(bits, 16),
                       constant(uint32_t(1) << (floatQuietBit - 16)));
  return builder.CreateSelect(isNaN, quiet, rounded);
}

/// Rounds wider floats to float with rounding to odd: a value between two
/// floats becomes the float whose last bit is set. A second rounding to fewer
/// bits then gives the correctly rounded result. Source: Boldo and Melquiond,
/// "When double rounding is odd", 2005.
Value *truncateToOdd(llvm::IRBuilderBase &builder, Value *value) {
  Type *floats = withElementType(value->getType(), builder.getFloatTy());
  Type *wide = withElementType(value->getType(), builder.getInt32Ty());
  Value *rounded = builder.CreateFPTrunc(value, floats);
  Value *back = builder.CreateFPExt(rounded, value->getType());
  Value *isInexact = builder.CreateFCmpONE(back, value);
  // The rounded value has the greater magnitude.
  Value *isTooFar = builder.CreateAnd(
      isInexact, builder.CreateICmpEQ(
                     builder.CreateFCmpOGT(back, value),
                     builder.CreateFCmpOGT(
                         value, llvm::ConstantFP::getZero(value->getType()))));
  Value *bits = builder.CreateBitCast(rounded, wide);
  bits = builder.CreateSub(bits, builder.CreateZExt(isTooFar, wide));
  bits = builder.CreateOr(bits, builder.CreateZExt(isInexact, wide));
  return builder.CreateBitCast(bits, floats);
}

/// The widest integers that a double represents exactly.
constexpr unsigned doubleBits = 53;

/// Converts unsigned integers that are wider than a double's mantissa to
/// double. Keeps the first 32 bits and replaces all lower bits by one sticky
/// bit, which is set if any of them is. A second rounding to fewer bits then
/// gives the correctly rounded result.
Value *convertToSticky(llvm::IRBuilderBase &builder, Value *value) {
  constexpr unsigned kept = 32;
  Type *type = value->getType();
  const unsigned width = type->getScalarSizeInBits();
  Type *doubles = withElementType(type, builder.getDoubleTy());
  Type *doubleInts = withElementType(type, builder.getInt64Ty());
  Value *zeros = builder.CreateBinaryIntrinsic(llvm::Intrinsic::ctlz, value,
                                               builder.getFalse());
  // Zero has only leading zeros; a shift by the full width would be poison.
  Value *isZero = builder.CreateICmpEQ(value, llvm::ConstantInt::get(type, 0));
  Value *shift =
      builder.CreateSelect(isZero, llvm::ConstantInt::get(type, 0), zeros);
  Value *normal = builder.CreateShl(value, shift);
  Value *top =
      builder.CreateTrunc(builder.CreateLShr(normal, width - kept), doubleInts);
  Value *isInexact = builder.CreateICmpNE(builder.CreateShl(normal, kept),
                                          llvm::ConstantInt::get(type, 0));
  top = builder.CreateOr(top, builder.CreateZExt(isInexact, doubleInts));
  // Multiply by 2^(width - kept - shift).
  Value *exponent =
      builder.CreateSub(llvm::ConstantInt::get(doubleInts, 1023 + width - kept),
                        builder.CreateZExtOrTrunc(shift, doubleInts));
  Value *scale =
      builder.CreateBitCast(builder.CreateShl(exponent, 52), doubles);
  return builder.CreateFMul(builder.CreateUIToFP(top, doubles), scale);
}

} // namespace

Type *withElementType(Type *type, Type *element) {
  if (auto *vector = llvm::dyn_cast<llvm::VectorType>(type))
    return llvm::VectorType::get(element, vector->getElementCount());
  return element;
}

Value *extendFloat16(llvm::IRBuilderBase &builder, Value *value) {
  BitCode code(builder, value->getType());
  Value *bits = code.load(value);
  return code.toFloat(value->getType()->getScalarType()->isHalfTy()
                          ? code.extendHalf(bits)
                          : code.extendBFloat(bits));
}

Value *truncateToFloat16(llvm::IRBuilderBase &builder, Value *value,
                         Type *type) {
  if (!value->getType()->getScalarType()->isFloatTy())
    value = truncateToOdd(builder, value);
  BitCode code(builder, type);
  Value *bits = code.toBits(value);
  return code.store(type->getScalarType()->isHalfTy()
                        ? code.truncateToHalf(bits)
                        : code.truncateToBFloat(bits),
                    type);
}

Value *convertToFloat16(llvm::IRBuilderBase &builder, Value *value,
                        bool isSigned, Type *type) {
  const unsigned width = value->getType()->getScalarSizeInBits();
  // Integers that a float cannot represent exactly overflow a half.
  if (type->getScalarType()->isHalfTy() || width <= 24) {
    Type *floats = withElementType(type, builder.getFloatTy());
    return truncateToFloat16(builder,
                             isSigned ? builder.CreateSIToFP(value, floats)
                                      : builder.CreateUIToFP(value, floats),
                             type);
  }
  Type *doubles = withElementType(type, builder.getDoubleTy());
  if (width <= doubleBits)
    return truncateToFloat16(builder,
                             isSigned ? builder.CreateSIToFP(value, doubles)
                                      : builder.CreateUIToFP(value, doubles),
                             type);
  if (!isSigned)
    return truncateToFloat16(builder, convertToSticky(builder, value), type);
  Value *isNegative =
      builder.CreateICmpSLT(value, llvm::ConstantInt::get(value->getType(), 0));
  Value *magnitude = builder.CreateBinaryIntrinsic(
      llvm::Intrinsic::abs, value, /*is_int_min_poison=*/builder.getFalse());
  Value *rounded = convertToSticky(builder, magnitude);
  return truncateToFloat16(
      builder,
      builder.CreateSelect(isNegative, builder.CreateFNeg(rounded), rounded),
      type);
}

} // namespace mlir::native
