// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/indexed/small_types.h"

#include <cmath>
#include <optional>

#include "core/ir/builtin/builtin_types.h"
#include "dialects/math/float_ops.h"
#include "dialects/onnx/indexed/term.h"

namespace mlir::onnx {
namespace {

/// A format with a sign, an exponent and a mantissa. The bits without the sign
/// are a number that grows with the value.
struct Format {
  unsigned width, mantissa;
  int bias;
  /// The bits of the largest number, and those of infinity and of a NaN; those
  /// of the largest number if there are none.
  unsigned largest, infinity, nan;
  /// The only NaN is negative zero.
  bool hasUnsignedZero;
};

} // namespace

/// Source: the OCP 8-bit floating point and Microscaling specifications, and
/// ONNX's "Float stored in 8 bits" for the formats without negative zero.
static std::optional<Format> getFormat(Type type) {
  if (isa<Float8E4M3FNType>(type))
    return Format{8, 3, 7, 0x7E, 0x7F, 0x7F, false};
  if (isa<Float8E4M3FNUZType>(type))
    return Format{8, 3, 8, 0x7F, 0x80, 0x80, true};
  if (isa<Float8E5M2Type>(type))
    return Format{8, 2, 15, 0x7B, 0x7C, 0x7E, false};
  if (isa<Float8E5M2FNUZType>(type))
    return Format{8, 2, 16, 0x7F, 0x80, 0x80, true};
  if (isa<Float4E2M1FNType>(type))
    return Format{4, 1, 1, 0x7, 0x7, 0x7, false};
  return std::nullopt;
}

bool isSmallType(Type type) {
  if (auto integer = dyn_cast<IntegerType>(type))
    return integer.getWidth() > 1 && integer.getWidth() < 8;
  return isa<FloatType>(type) && type.getIntOrFloatBitWidth() <= 8;
}

bool isConvertible(Type smallType) {
  return isa<IntegerType, Float8E8M0FNUType>(smallType) ||
         getFormat(smallType).has_value();
}

Type getComputedType(Type smallType) {
  MLIRContext *context = smallType.getContext();
  if (isa<FloatType>(smallType))
    return Float32Type::get(context);
  return IntegerType::get(context, 32,
                          smallType.isUnsignedInteger()
                              ? IntegerType::Unsigned
                              : IntegerType::Signless);
}

//===----------------------------------------------------------------------===//
// From bits

namespace {

/// Emits computations on i32 and f32.
class BitBuilder {
public:
  explicit BitBuilder(ScalarBuilder &b) : b(b) {}

  Value bits(int64_t value) { return b.constant(b.getI32Type(), value); }
  Value real(double value) { return b.constant(b.getF32Type(), value); }
  Value mask(Value x, int64_t value) {
    return b.createOrFold<arith::AndIOp>(x, bits(value));
  }
  Value shiftLeft(Value x, int64_t count) {
    return b.createOrFold<arith::ShLIOp>(x, bits(count));
  }
  Value shiftRight(Value x, int64_t count) {
    return b.createOrFold<arith::ShRUIOp>(x, bits(count));
  }
  Value toReal(Value x) {
    return b.createOrFold<arith::BitcastOp>(b.getF32Type(), x);
  }
  Value toBits(Value x) {
    return b.createOrFold<arith::BitcastOp>(b.getI32Type(), x);
  }
  Value isEqual(Value x, int64_t value) {
    return b.compare(arith::CmpIPredicate::eq, x, bits(value));
  }
  Value isAbove(Value x, int64_t value) {
    return b.compare(arith::CmpIPredicate::sgt, x, bits(value));
  }
  Value isNaN(Value x) { return b.compare(arith::CmpFPredicate::UNO, x, x); }

  ScalarBuilder &b;
};

} // namespace

/// 2^(bits - 127), or NaN for 0xFF.
static Value emitFromPower(ScalarBuilder &builder, Value bits) {
  BitBuilder e(builder);
  // The power with exponent bits 0 is not a normal number.
  Value power = builder.select(e.isEqual(bits, 0), e.bits(0x400000),
                               e.shiftLeft(bits, 23));
  return builder.select(e.isEqual(bits, 0xFF), e.real(std::nan("")),
                        e.toReal(power));
}

Value emitFromSmall(ScalarBuilder &builder, Value byte, Type smallType) {
  BitBuilder e(builder);
  Value bits = arith::ExtUIOp::create(builder, builder.getI32Type(), byte);
  if (auto integer = dyn_cast<IntegerType>(smallType)) {
    const int64_t unused = 32 - integer.getWidth();
    Value shifted = e.shiftLeft(bits, unused);
    if (integer.isUnsigned())
      return e.shiftRight(shifted, unused);
    return builder.createOrFold<arith::ShRSIOp>(shifted, e.bits(unused));
  }
  const std::optional<Format> format = getFormat(smallType);
  if (!format)
    return emitFromPower(builder, bits);
  // The exponent and mantissa at their places in an f32, whose exponent has
  // another bias.
  const int64_t sign = int64_t(1) << (format->width - 1);
  Value magnitude = e.mask(bits, sign - 1);
  Value number =
      builder.mul(e.toReal(e.shiftLeft(magnitude, 23 - format->mantissa)),
                  e.real(std::ldexp(1.0, 127 - format->bias)));
  if (!format->hasUnsignedZero && format->infinity != format->largest) {
    if (format->infinity != format->nan)
      number = builder.select(e.isEqual(magnitude, format->infinity),
                              e.real(INFINITY), number);
    number = builder.select(e.isAbove(magnitude, format->infinity == format->nan
                                                     ? format->largest
                                                     : format->infinity),
                            e.real(std::nan("")), number);
  }
  // The sign bit is moved, so that a zero keeps it.
  Value signBit = e.shiftLeft(e.mask(bits, sign), 32 - format->width);
  number =
      e.toReal(builder.createOrFold<arith::OrIOp>(e.toBits(number), signBit));
  if (format->hasUnsignedZero)
    number = builder.select(e.isEqual(bits, format->nan), e.real(std::nan("")),
                            number);
  return number;
}

//===----------------------------------------------------------------------===//
// To bits

/// The exponent, by 1 larger if the mantissa is rounded up. NaN and infinity
/// become NaN. The sign is lost.
static Value emitToPower(ScalarBuilder &builder, Value number,
                         SmallFloatRounding rounding) {
  using Powers = SmallFloatRounding::Powers;
  BitBuilder e(builder);
  Value bits = e.toBits(number);
  Value exponent = e.mask(e.shiftRight(bits, 23), 0xFF);
  Value mantissa = e.mask(bits, 0x7FFFFF);
  Value isUp;
  switch (rounding.powers) {
  case Powers::Down:
    return exponent;
  case Powers::Up:
    isUp = e.isAbove(mantissa, 0);
    break;
  case Powers::Nearest:
    // A half is rounded up, but not to the smallest number.
    isUp = builder.createOrFold<arith::OrIOp>(
        e.isAbove(mantissa, 0x400000),
        builder.createOrFold<arith::AndIOp>(e.isEqual(mantissa, 0x400000),
                                            e.isAbove(exponent, 0)));
    break;
  }
  Value next = builder.add(exponent, e.bits(1));
  Value limit = e.bits(rounding.saturates ? 0xFE : 0xFF);
  Value rounded = builder.select(isUp, builder.min(next, limit), exponent);
  return builder.select(e.isEqual(exponent, 0xFF), exponent, rounded);
}

static Value emitToFormat(ScalarBuilder &builder, Value number,
                          const Format &format, bool saturates) {
  BitBuilder e(builder);
  Value isNaN = e.isNaN(number);
  Value sign =
      e.shiftLeft(e.shiftRight(e.toBits(number), 31), format.width - 1);
  // Larger numbers are too large in all formats, and infinity has no integer.
  Value magnitude = math::AbsFOp::create(builder, number);
  magnitude = builder.select(
      builder.compare(arith::CmpFPredicate::OLT, magnitude, e.real(1e6)),
      magnitude, e.real(1e6));
  // |x| = q * 2^(exponent - mantissa), and the bits are those of the exponent
  // before a normal number plus q.
  Value exponent = builder.max(
      builder.sub(e.shiftRight(e.toBits(magnitude), 23), e.bits(127)),
      e.bits(1 - format.bias));
  Value scale = e.toReal(e.shiftLeft(
      builder.sub(e.bits(127 + int(format.mantissa)), exponent), 23));
  Value quotient =
      math::RoundEvenOp::create(builder, builder.mul(magnitude, scale));
  Value bits = builder.add(
      e.shiftLeft(builder.add(exponent, e.bits(format.bias - 1)),
                  format.mantissa),
      arith::FPToSIOp::create(builder, builder.getI32Type(), quotient));
  const unsigned beyond = saturates ? format.largest : format.infinity;
  Value isBeyond = e.isAbove(bits, format.largest);
  bits = builder.select(isBeyond, e.bits(beyond), bits);
  Value isUnsigned;
  if (format.hasUnsignedZero) {
    isUnsigned = e.isEqual(e.mask(bits, 0x7F), 0);
    bits = builder.select(isUnsigned, bits,
                          builder.createOrFold<arith::OrIOp>(bits, sign));
  } else {
    bits = builder.createOrFold<arith::OrIOp>(bits, sign);
  }
  return builder.select(isNaN, e.bits(format.nan), bits);
}

Value emitToSmall(ScalarBuilder &builder, Value number, Type smallType,
                  SmallFloatRounding rounding) {
  BitBuilder e(builder);
  Value bits;
  if (auto integer = dyn_cast<IntegerType>(smallType))
    bits = e.mask(number, (int64_t(1) << integer.getWidth()) - 1);
  else if (const std::optional<Format> format = getFormat(smallType))
    bits = emitToFormat(builder, number, *format, rounding.saturates);
  else
    bits = emitToPower(builder, number, rounding);
  return arith::TruncIOp::create(builder, builder.getI8Type(), bits);
}

} // namespace mlir::onnx
