// SPDX-License-Identifier: Apache-2.0
#include "core/float_math/special_values.h"

#include "core/float_math/dyadic.h"

using namespace mlir::elementary;
using llvm::APFloat;

std::optional<APFloat>
mlir::elementary::applyUnlessNaN(const APFloat &x,
                                 llvm::function_ref<APFloat()> body) {
  if (!isSupported(x.getSemantics()))
    return std::nullopt;
  return x.isNaN() ? getQuiet(x) : body();
}

APFloat mlir::elementary::getQuiet(const APFloat &nan) {
  return nan.isSignaling() ? nan.makeQuiet() : nan;
}

APFloat mlir::elementary::getInvalid(const llvm::fltSemantics &semantics) {
  return APFloat::getQNaN(semantics, /*Negative=*/true);
}

APFloat mlir::elementary::getZero(const llvm::fltSemantics &semantics,
                                  bool negative) {
  return APFloat::getZero(semantics, negative);
}

APFloat mlir::elementary::getOne(const llvm::fltSemantics &semantics,
                                 bool negative) {
  // APFloat::getOne returns 2^64 for a negative one.
  APFloat one(semantics, 1);
  return negative ? -one : one;
}

APFloat mlir::elementary::getInfinity(const llvm::fltSemantics &semantics,
                                      bool negative) {
  return APFloat::getInf(semantics, negative);
}

bool mlir::elementary::isTiny(const APFloat &x) {
  if (!x.isFinite() || x.isZero())
    return x.isZero();
  int64_t precision = APFloat::semanticsPrecision(x.getSemantics());
  return getDyadic(x).getLog2() < -(precision + 2);
}

int mlir::elementary::compareMagnitudeWithOne(const APFloat &x) {
  if (!x.isFinite())
    return 1;
  Dyadic parts = getDyadic(x);
  if (parts.odd == 0 || parts.getLog2() < 0)
    return -1;
  return parts.odd == 1 && parts.exponent == 0 ? 0 : 1;
}
