// SPDX-License-Identifier: Apache-2.0
//
// What the folders of math share. Not for other dialects.
#ifndef DIALECTS_MATH_FOLDS_H
#define DIALECTS_MATH_FOLDS_H

#include "core/ir/builtin_types.h"
#include "core/ir/constant_fold.h"
#include "dialects/math/math.h"
#include "dialects/ub/ub.h"

namespace mlir::math {

/// Whether it is in the format of `f32` or `f64`. Release 22 folds functions of
/// no other ones.
inline bool isCommon(const APFloat &value) {
  return &value.getSemantics() == &APFloat::IEEEsingle() ||
         &value.getSemantics() == &APFloat::IEEEdouble();
}

/// Of a constant of such floats, element by element; `calculate` gives an
/// optional value.
template <typename OpAdaptorT, typename CalculationT>
OpFoldResult foldCommon(OpAdaptorT adaptor, CalculationT calculate) {
  return constFoldUnaryOpConditional<FloatAttr>(
      adaptor.getOperands(), [&](const APFloat &a) -> std::optional<APFloat> {
        return isCommon(a) ? calculate(a) : std::nullopt;
      });
}
/// The same of two.
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
