// SPDX-License-Identifier: Apache-2.0
#include "core/ir/data/float_semantics.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <cmath>

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"

namespace mlir {

using llvm::APFloat;
using llvm::APFloatBase;
using llvm::APInt;

namespace {

constexpr FloatSemantics Formats[] = {
    {"f4E2M1FN", 4, 2, &APFloatBase::Float4E2M1FN, true, true, true, false,
     false},
    {"f6E2M3FN", 6, 4, &APFloatBase::Float6E2M3FN, true, true, true, false,
     false},
    {"f6E3M2FN", 6, 3, &APFloatBase::Float6E3M2FN, true, true, true, false,
     false},
    {"f8E5M2", 8, 3, &APFloatBase::Float8E5M2, true, true, true, true, true},
    {"f8E4M3", 8, 4, &APFloatBase::Float8E4M3, true, true, true, true, true},
    {"f8E4M3FN", 8, 4, &APFloatBase::Float8E4M3FN, true, true, true, false,
     true},
    {"f8E5M2FNUZ", 8, 3, &APFloatBase::Float8E5M2FNUZ, true, true, true, false,
     true},
    {"f8E4M3FNUZ", 8, 4, &APFloatBase::Float8E4M3FNUZ, true, true, true, false,
     true},
    {"f8E4M3B11FNUZ", 8, 4, &APFloatBase::Float8E4M3B11FNUZ, true, true, true,
     false, true},
    {"f8E3M4", 8, 5, &APFloatBase::IEEEhalf, false, true, true, true, true},
    {"f8E8M0FNU", 8, 1, &APFloatBase::IEEEsingle, false, false, false, false,
     true},
    {"bf16", 16, 8, &APFloatBase::BFloat, true, true, true, true, true},
    {"f16", 16, 11, &APFloatBase::IEEEhalf, true, true, true, true, true},
    {"tf32", 19, 11, &APFloatBase::FloatTF32, true, true, true, true, true},
    {"f32", 32, 24, &APFloatBase::IEEEsingle, true, true, true, true, true},
    {"f64", 64, 53, &APFloatBase::IEEEdouble, true, true, true, true, true},
    {"f80", 80, 64, &APFloatBase::x87DoubleExtended, true, true, true, true,
     true},
    {"f128", 128, 113, &APFloatBase::IEEEquad, true, true, true, true, true},
};

/// The sum of two doubles, which no builtin type uses.
constexpr FloatSemantics DoubleDouble = {
    "ppc_fp128", 128,  106, &APFloatBase::PPCDoubleDouble, true, true,
    true,        true, true};

/// A format whose values are held in another format. Exponents are those of
/// normal numbers.
struct HeldFormat {
  int minExponent;
  int maxExponent;
  int fractionBits;
};
constexpr HeldFormat E3M4 = {-2, 3, 4};
constexpr HeldFormat E8M0 = {-127, 127, 0};

} // namespace

llvm::ArrayRef<FloatSemantics> getFloatSemantics() { return Formats; }

const FloatSemantics *lookupFloatSemantics(llvm::StringRef name) {
  const auto *found = llvm::find_if(
      Formats, [&](const FloatSemantics &f) { return f.name == name; });
  return found == std::end(Formats) ? nullptr : found;
}

const FloatSemantics *lookupFloatSemantics(const llvm::fltSemantics &holder) {
  if (&holder == &APFloatBase::PPCDoubleDouble())
    return &DoubleDouble;
  const auto *found = llvm::find_if(Formats, [&](const FloatSemantics &f) {
    return f.isHolder && &f.getHolder() == &holder;
  });
  return found == std::end(Formats) ? nullptr : found;
}

/// Rounds `value`, finite and not zero, to the fraction bits of the format. The
/// exponent is not limited above.
static APFloat roundFraction(const HeldFormat &format, const APFloat &value) {
  const int exponent = std::max(ilogb(value), format.minExponent);
  const int unit = exponent - format.fractionBits;
  APFloat scaled = scalbn(value, -unit, llvm::RoundingMode::NearestTiesToEven);
  scaled.roundToIntegral(llvm::RoundingMode::NearestTiesToEven);
  return scalbn(scaled, unit, llvm::RoundingMode::NearestTiesToEven);
}

static APFloat roundToE3M4(const APFloat &value) {
  const llvm::fltSemantics &holder = APFloatBase::IEEEhalf();
  APFloat result = value;
  bool loses;
  if (value.isNaN()) {
    // Keeps the upper bits of the payload, including the quiet bit.
    result.convert(holder, llvm::RoundingMode::NearestTiesToEven, &loses);
    return APFloat(holder, result.bitcastToAPInt() & APInt(16, 0xFFC0));
  }
  if (value.isFiniteNonZero())
    result = roundFraction(E3M4, value);
  if (result.isFiniteNonZero() && ilogb(result) > E3M4.maxExponent)
    return APFloat::getInf(holder, value.isNegative());
  result.convert(holder, llvm::RoundingMode::NearestTiesToEven, &loses);
  return result;
}

static APFloat roundToE8M0(const APFloat &value) {
  const llvm::fltSemantics &holder = APFloatBase::IEEEsingle();
  if (!value.isFinite())
    return APFloat::getQNaN(holder);
  APFloat result = value;
  if (value.isFiniteNonZero())
    result = roundFraction(E8M0, value);
  if (result.isZero())
    return scalbn(APFloat(holder, 1), E8M0.minExponent,
                  llvm::RoundingMode::NearestTiesToEven);
  if (result.isNegative() || ilogb(result) > E8M0.maxExponent)
    return APFloat::getQNaN(holder);
  bool loses;
  result.convert(holder, llvm::RoundingMode::NearestTiesToEven, &loses);
  return result;
}

/// Returns true if `rounded`, converted to the format of `value`, differs from
/// it.
static bool differs(const APFloat &value, APFloat rounded) {
  bool loses;
  rounded.convert(value.getSemantics(), llvm::RoundingMode::NearestTiesToEven,
                  &loses);
  return loses || !rounded.bitwiseIsEqual(value);
}

APFloat roundToFloat(const FloatSemantics &semantics, const APFloat &value,
                     bool *losesInformation) {
  bool loses = false;
  APFloat result = value;
  if (!semantics.hasNaN && !value.isFinite()) {
    // Treated as overflow: the result is the largest number.
    loses = true;
    result = APFloat::getLargest(semantics.getHolder(),
                                 value.isInfinity() && value.isNegative());
  } else if (semantics.isHolder) {
    result.convert(semantics.getHolder(), llvm::RoundingMode::NearestTiesToEven,
                   &loses);
  } else {
    // Quad precision makes the rounding steps exact.
    APFloat wide = value;
    wide.convert(APFloatBase::IEEEquad(), llvm::RoundingMode::NearestTiesToEven,
                 &loses);
    result = semantics.hasZero ? roundToE3M4(wide) : roundToE8M0(wide);
    loses |= differs(wide, result);
  }
  if (losesInformation)
    *losesInformation = loses;
  return result;
}

static uint64_t encodeE3M4(const APFloat &value) {
  const uint64_t half = value.bitcastToAPInt().getZExtValue();
  const uint64_t sign = half >> 15 << 7;
  if (!value.isFinite())
    return sign | 0x70 | (half >> 6 & 0xF);
  if (value.isZero())
    return sign;
  const int exponent = std::max(ilogb(value), E3M4.minExponent);
  APFloat scaled = scalbn(value, E3M4.fractionBits - exponent,
                          llvm::RoundingMode::NearestTiesToEven);
  scaled.clearSign();
  // The implicit bit adds one to the exponent field.
  const uint64_t significand = scaled.convertToDouble();
  return sign | ((exponent - E3M4.minExponent) * 16 + significand);
}

static APFloat decodeE3M4(uint64_t bits) {
  const llvm::fltSemantics &holder = APFloatBase::IEEEhalf();
  const bool negative = bits & 0x80;
  const unsigned exponent = bits >> 4 & 7;
  const uint64_t fraction = bits & 0xF;
  if (exponent == 7)
    return APFloat(holder,
                   APInt(16, (negative ? 0xFC00 : 0x7C00) | fraction << 6));
  const uint64_t significand = exponent == 0 ? fraction : 16 + fraction;
  const int unit =
      std::max(int(exponent), 1) - 1 + E3M4.minExponent - E3M4.fractionBits;
  APFloat result = scalbn(APFloat(holder, significand), unit,
                          llvm::RoundingMode::NearestTiesToEven);
  if (negative)
    result.changeSign();
  return result;
}

static uint64_t encodeE8M0(const APFloat &value) {
  return value.isNaN() ? 0xFF : ilogb(value) - E8M0.minExponent;
}

static APFloat decodeE8M0(uint64_t bits) {
  const llvm::fltSemantics &holder = APFloatBase::IEEEsingle();
  if (bits == 0xFF)
    return APFloat::getQNaN(holder);
  return scalbn(APFloat(holder, 1), int(bits) + E8M0.minExponent,
                llvm::RoundingMode::NearestTiesToEven);
}

APInt floatToBits(const FloatSemantics &semantics, const APFloat &value) {
  assert(&value.getSemantics() == &semantics.getHolder() &&
         "the value is not in the holder's format");
  if (semantics.isHolder)
    return value.bitcastToAPInt();
  return APInt(semantics.width,
               semantics.hasZero ? encodeE3M4(value) : encodeE8M0(value));
}

APFloat floatFromBits(const FloatSemantics &semantics, const APInt &bits) {
  assert(bits.getBitWidth() == semantics.width && "bits of another format");
  if (semantics.isHolder)
    return APFloat(semantics.getHolder(), bits);
  const uint64_t word = bits.getZExtValue();
  return semantics.hasZero ? decodeE3M4(word) : decodeE8M0(word);
}

/// Returns true if the host parses the text as `number`. Not for subnormal
/// numbers, which some implementations of from_chars report as out of range.
template <typename Number>
static bool readsBack(llvm::StringRef text, Number number) {
  Number read = 0;
  const std::from_chars_result result =
      std::from_chars(text.begin(), text.end(), read);
  return result.ec == std::errc() && read == number;
}

/// Returns true if `text` is parsed as `value`.
static bool readsBack(const FloatSemantics &semantics, const APFloat &value,
                      llvm::StringRef text) {
  const llvm::fltSemantics &holder = value.getSemantics();
  if (semantics.isHolder && !value.isDenormal()) {
    if (&holder == &APFloatBase::IEEEdouble())
      return readsBack(text, value.convertToDouble());
    if (&holder == &APFloatBase::IEEEsingle())
      return readsBack(text, value.convertToFloat());
  }
  const llvm::fltSemantics &reader =
      semantics.isHolder ? holder : APFloatBase::IEEEdouble();
  return roundToFloat(semantics, APFloat(reader, text)).bitwiseIsEqual(value);
}

/// Prints an integer of up to six digits, the most common case.
static bool printInteger(const APFloat &value, llvm::raw_ostream &os) {
  if (&value.getSemantics() != &APFloatBase::IEEEdouble() &&
      &value.getSemantics() != &APFloatBase::IEEEsingle())
    return false;
  const double number = value.convertToDouble();
  if (std::abs(number) >= 1e6 || number != std::trunc(number))
    return false;
  char text[32];
  const std::to_chars_result end = std::to_chars(
      text, std::end(text), number, std::chars_format::scientific, 6);
  os << llvm::StringRef(text, end.ptr - text);
  return true;
}

/// Prints six digits, a zero and an exponent if that parses as the same value.
static bool printShort(const FloatSemantics &semantics, const APFloat &value,
                       llvm::raw_ostream &os) {
  if (semantics.isHolder && printInteger(value, os))
    return true;
  // toString sometimes truncates these digits instead of rounding them; the
  // textual format depends on this.
  llvm::SmallString<64> text;
  value.toString(text, /*FormatPrecision=*/6, /*FormatMaxPadding=*/0,
                 /*TruncateZero=*/false);
  if (!readsBack(semantics, value, text))
    return false;
  os << text;
  return true;
}

void printFloat(const FloatSemantics &semantics, const APFloat &value,
                llvm::raw_ostream &os) {
  if (value.isFinite()) {
    if (printShort(semantics, value, os))
      return;
    llvm::SmallString<64> text;
    value.toString(text);
    if (text.str().contains('.')) {
      os << text;
      return;
    }
  }
  llvm::SmallString<40> bits;
  floatToBits(semantics, value)
      .toString(bits, /*Radix=*/16, /*Signed=*/false,
                /*formatAsCLiteral=*/true);
  os << bits;
}

} // namespace mlir
