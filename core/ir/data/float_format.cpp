// SPDX-License-Identifier: Apache-2.0
#include "core/ir/data/float_format.h"

#include <cmath>
#include <cstdint>

#include "llvm/ADT/bit.h"
#include "llvm/Support/Endian.h"

namespace mlir {

using namespace llvm::support::endian;

FloatFormat::FloatFormat(const FloatSemantics &semantics)
    : semantics(semantics),
      isHalf(semantics.width == 16 && semantics.mantissaWidth == 11) {}

double FloatFormat::getLargest() const {
  llvm::APFloat largest = llvm::APFloat::getLargest(semantics.getHolder());
  bool isInexact;
  largest.convert(llvm::APFloat::IEEEdouble(),
                  llvm::APFloat::rmNearestTiesToEven, &isInexact);
  return largest.convertToDouble();
}

/// Returns whether bits of a float are those of a NaN, of which the hosts'
/// conversions may keep different bits.
static bool isNaN(uint32_t bits) { return (bits & 0x7fffffff) > 0x7f800000; }

/// Converts the bits without the host's arithmetic.
static double convert(const FloatSemantics &semantics, uint64_t bits) {
  llvm::APFloat value =
      floatFromBits(semantics, llvm::APInt(semantics.width, bits));
  bool isInexact;
  value.convert(llvm::APFloat::IEEEdouble(), llvm::APFloat::rmNearestTiesToEven,
                &isInexact);
  return value.convertToDouble();
}

double FloatFormat::read(const char *bytes) const {
  if (semantics.width == 64)
    return llvm::bit_cast<double>(read64le(bytes));
  if (semantics.width == 32 || !isHalf) {
    const uint32_t bits = semantics.width == 32
                              ? read32le(bytes)
                              : uint32_t(read16le(bytes)) << 16;
    return isNaN(bits)
               ? convert(semantics, semantics.width == 32 ? bits : bits >> 16)
               : llvm::bit_cast<float>(bits);
  }
  const uint32_t bits = read16le(bytes), magnitude = bits & 0x7fff;
  if (magnitude > 0x7c00)
    return convert(semantics, bits);
  double number;
  if (magnitude < 0x400)
    number = magnitude * 0x1p-24;
  else if (magnitude == 0x7c00)
    number = HUGE_VAL;
  else
    number = llvm::bit_cast<float>((magnitude << 13) + (uint32_t(112) << 23));
  return bits & 0x8000 ? -number : number;
}

/// Rounds the bits of a float that is no NaN to f16.
static uint16_t roundToHalf(uint32_t bits) {
  const uint32_t magnitude = bits & 0x7fffffff;
  const uint16_t sign = (bits >> 16) & 0x8000;
  constexpr uint32_t infinity = 0x47800000, leastNormal = 0x38800000;
  if (magnitude >= infinity)
    return sign | 0x7c00;
  // The sum of a small number and 0.5 has the bits of f16 at its end.
  if (magnitude < leastNormal)
    return sign |
           (llvm::bit_cast<uint32_t>(llvm::bit_cast<float>(magnitude) + 0.5f) -
            llvm::bit_cast<uint32_t>(0.5f));
  const uint32_t half = 0xfff + ((magnitude >> 13) & 1);
  return sign | ((magnitude - (uint32_t(112) << 23) + half) >> 13);
}

void FloatFormat::write(char *bytes, double number) const {
  if (semantics.width == 64)
    return write64le(bytes, llvm::bit_cast<uint64_t>(number));
  if (!std::isnan(number)) {
    const float rounded = static_cast<float>(number);
    const auto bits = llvm::bit_cast<uint32_t>(rounded);
    if (semantics.width == 32)
      return write32le(bytes, bits);
    // Other numbers would be rounded twice.
    if (static_cast<double>(rounded) == number)
      return write16le(bytes, isHalf
                                  ? roundToHalf(bits)
                                  : (bits + 0x7fff + ((bits >> 16) & 1)) >> 16);
  }
  const uint64_t bits =
      floatToBits(semantics, roundToFloat(semantics, llvm::APFloat(number)))
          .getZExtValue();
  if (semantics.width == 32)
    write32le(bytes, bits);
  else
    write16le(bytes, bits);
}

} // namespace mlir
