// SPDX-License-Identifier: Apache-2.0
//
// Utilities of folds and patterns. Private to this dialect.
#ifndef DIALECTS_ARITH_FOLDS_H
#define DIALECTS_ARITH_FOLDS_H

#include "core/ir/builtin/builtin_types.h"
#include "core/ir/structure/builders.h"
#include "core/ir/structure/matchers.h"
#include "dialects/arith/arith.h"
#include "dialects/ub/constant_fold.h"
#include "dialects/ub/ub.h"
#include "dialects/ub/ub_matchers.h"

namespace mlir::arith {

/// Returns a zero constant, or null if the shape is not static.
inline TypedAttr getZeroOf(Type type) {
  return Builder(type.getContext()).getZeroAttr(type);
}

/// Returns true if the constant is an integer, or a splat of one, with all bits
/// set.
inline bool isAllOnes(Attribute attribute) {
  APInt value;
  return matchPattern(attribute, m_ConstantInt(&value)) && value.isAllOnes();
}

/// Returns true if `value` is `xori(other, -1)`.
inline bool isNotOf(Value value, Value other) {
  APInt mask;
  return matchPattern(value, m_Op<XOrIOp>(matchers::m_Val(other),
                                          m_ConstantInt(&mask))) &&
         mask.isAllOnes();
}

/// Folds two constant integers element by element.
template <typename OpAdaptorT, typename CalculationT>
Attribute foldIntegers(OpAdaptorT adaptor, CalculationT calculate) {
  return constFoldBinaryOpConditional<IntegerAttr>(
      adaptor.getOperands(),
      [&](const APInt &a, const APInt &b) -> std::optional<APInt> {
        return calculate(a, b);
      });
}

/// Returns the minimum and maximum exponent of normal numbers.
std::pair<int, int> getNormalExponents(const FloatSemantics &semantics);
/// Returns the float of `type` that is nearest to an integer, ties to even.
APFloat convertToFloat(const APInt &value, bool isSigned, FloatType type);
/// Converts a number to the format that holds the values of `type`. Returns
/// nullopt if the conversion is not exact or the number is a signaling NaN.
std::optional<APFloat> convertExactly(const APFloat &value, FloatType type);

} // namespace mlir::arith

#endif // DIALECTS_ARITH_FOLDS_H
