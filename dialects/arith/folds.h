// SPDX-License-Identifier: Apache-2.0
//
// What the folders and rules of arith share. Not for other dialects.
#ifndef DIALECTS_ARITH_FOLDS_H
#define DIALECTS_ARITH_FOLDS_H

#include "core/ir/builders.h"
#include "core/ir/builtin_types.h"
#include "core/ir/constant_fold.h"
#include "core/ir/matchers.h"
#include "dialects/arith/arith.h"
#include "dialects/ub/ub.h"
#include "dialects/ub/ub_matchers.h"

namespace mlir::arith {

/// The constant with 0 in each element; null where its shape is not known.
inline TypedAttr getZeroOf(Type type) {
  return Builder(type.getContext()).getZeroAttr(type);
}

/// Whether a constant is an integer, or a splat of one, with all bits set.
inline bool isAllOnes(Attribute attribute) {
  APInt value;
  return matchPattern(attribute, m_ConstantInt(&value)) && value.isAllOnes();
}

/// Whether `value` is `xori(other, -1)`.
inline bool isNotOf(Value value, Value other) {
  APInt mask;
  return matchPattern(value, m_Op<XOrIOp>(matchers::m_Val(other),
                                          m_ConstantInt(&mask))) &&
         mask.isAllOnes();
}

/// Of two constant integers, element by element.
template <typename OpAdaptorT, typename CalculationT>
Attribute foldIntegers(OpAdaptorT adaptor, CalculationT calculate) {
  return constFoldBinaryOpConditional<IntegerAttr>(
      adaptor.getOperands(),
      [&](const APInt &a, const APInt &b) -> std::optional<APInt> {
        return calculate(a, b);
      });
}

/// The least and the greatest exponent of a format's normal numbers.
std::pair<int, int> getNormalExponents(const FloatSemantics &semantics);
/// The float of `type` nearest to an integer, ties to even.
APFloat convertToFloat(const APInt &value, bool isSigned, FloatType type);
/// The number in the format that holds the values of `type`, and none if it is
/// not exactly one of them, or a signaling NaN.
std::optional<APFloat> convertExactly(const APFloat &value, FloatType type);

} // namespace mlir::arith

#endif // DIALECTS_ARITH_FOLDS_H
