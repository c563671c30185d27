// SPDX-License-Identifier: Apache-2.0
//
// Utilities of folds. Private to this dialect.
#ifndef DIALECTS_MATH_FOLDS_H
#define DIALECTS_MATH_FOLDS_H

#include "core/ir/builtin/builtin_types.h"
#include "dialects/math/math.h"
#include "dialects/ub/constant_fold.h"
#include "dialects/ub/ub.h"

namespace mlir::math {

/// Returns true if the format is that of `f32` or `f64`. As in release 22,
/// functions of other formats are not folded.
inline bool isCommon(const APFloat &value) {
  return &value.getSemantics() == &APFloat::IEEEsingle() ||
         &value.getSemantics() == &APFloat::IEEEdouble();
}

/// Folds a constant of such floats element by element. `calculate` returns an
/// optional value.
template <typename OpAdaptorT, typename CalculationT>
OpFoldResult foldCommon(OpAdaptorT adaptor, CalculationT calculate) {
  return constFoldUnaryOpConditional<FloatAttr>(
      adaptor.getOperands(), [&](const APFloat &a) -> std::optional<APFloat> {
        return isCommon(a) ? calculate(a) : std::nullopt;
      });
}
/// Folds two such constants element by element.
template <typename OpAdaptorT, typename CalculationT>
OpFoldResult foldCommonBinary(OpAdaptorT adaptor, CalculationT calculate) {
  return constFoldBinaryOpConditional<FloatAttr>(
      adaptor.getOperands(),
      [&](const APFloat &a, const APFloat &b) -> std::optional<APFloat> {
        return isCommon(a) ? calculate(a, b) : std::nullopt;
      });
}

} // namespace mlir::math

#endif // DIALECTS_MATH_FOLDS_H
