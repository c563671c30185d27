// SPDX-License-Identifier: Apache-2.0
#include "core/float_math/dyadic.h"

#include "llvm/ADT/APInt.h"
#include "llvm/ADT/bit.h"

using namespace mlir::elementary;
using llvm::APFloat;
using llvm::APInt;

int64_t Dyadic::getLog2() const { return exponent + llvm::bit_width(odd) - 1; }

// Each number of a supported format is a normal number in quadruple precision,
// which has a sign, 15 exponent bits and 112 significand bits.
Dyadic mlir::elementary::getDyadic(const APFloat &value) {
  if (value.isZero())
    return {value.isNegative(), 0, 0};
  APFloat quad = value;
  bool losesInfo = false;
  quad.convert(APFloat::IEEEquad(), APFloat::rmNearestTiesToEven, &losesInfo);
  APInt bits = quad.bitcastToAPInt();
  int64_t biased = bits.extractBitsAsZExtValue(15, 112);
  APInt significand = bits.trunc(113);
  significand.setBit(112);
  unsigned zeros = significand.countTrailingZeros();
  return {value.isNegative(), significand.lshr(zeros).getZExtValue(),
          biased - 16383 - 112 + zeros};
}

bool mlir::elementary::isSupported(const llvm::fltSemantics &semantics) {
  switch (APFloat::SemanticsToEnum(semantics)) {
  case APFloat::S_Float6E3M2FN:
  case APFloat::S_Float6E2M3FN:
  case APFloat::S_Float4E2M1FN:
    return false;
  default:
    return APFloat::semanticsPrecision(semantics) <= 53;
  }
}
