// SPDX-License-Identifier: Apache-2.0
//
// Folds of signs, rounding and classification of floats.
#include "core/ir/builtin/elements.h"
#include "dialects/math/folds.h"
#include "dialects/ub/constant_fold.h"

using namespace mlir;
using namespace mlir::math;

OpFoldResult AbsFOp::fold(FoldAdaptor adaptor) {
  return constFoldUnaryOp<FloatAttr>(
      adaptor.getOperands(), [](const APFloat &a) { return llvm::abs(a); });
}

OpFoldResult CopySignOp::fold(FoldAdaptor adaptor) {
  return constFoldBinaryOp<FloatAttr>(adaptor.getOperands(),
                                      [](const APFloat &a, const APFloat &b) {
                                        return APFloat::copySign(a, b);
                                      });
}

// Integers.

template <typename OpAdaptorT>
static OpFoldResult foldToIntegral(OpAdaptorT adaptor,
                                   APFloat::roundingMode mode) {
  return constFoldUnaryOp<FloatAttr>(adaptor.getOperands(),
                                     [&](const APFloat &a) {
                                       APFloat result = a;
                                       result.roundToIntegral(mode);
                                       return result;
                                     });
}

/// Folds a constant of type `f32` or `f64`. As in release 22, other formats are
/// not folded.
template <typename OpAdaptorT>
static OpFoldResult foldCommonToIntegral(OpAdaptorT adaptor,
                                         APFloat::roundingMode mode) {
  return foldCommon(adaptor, [&](const APFloat &a) {
    APFloat result = a;
    result.roundToIntegral(mode);
    return std::optional(result);
  });
}

OpFoldResult CeilOp::fold(FoldAdaptor adaptor) {
  return foldToIntegral(adaptor, APFloat::rmTowardPositive);
}
OpFoldResult FloorOp::fold(FoldAdaptor adaptor) {
  return foldToIntegral(adaptor, APFloat::rmTowardNegative);
}
OpFoldResult RoundEvenOp::fold(FoldAdaptor adaptor) {
  return foldToIntegral(adaptor, APFloat::rmNearestTiesToEven);
}
OpFoldResult RoundOp::fold(FoldAdaptor adaptor) {
  return foldCommonToIntegral(adaptor, APFloat::rmNearestTiesToAway);
}
OpFoldResult TruncOp::fold(FoldAdaptor adaptor) {
  return foldCommonToIntegral(adaptor, APFloat::rmTowardZero);
}

// Classification of floats. Constants with several elements fold only if they
// are splats.

template <typename OpT>
static OpFoldResult foldKind(OpT op, typename OpT::FoldAdaptor adaptor,
                             bool (APFloat::*isOfKind)() const) {
  const Attribute operand = adaptor.getOperand();
  if (auto constant = dyn_cast_if_present<FloatAttr>(operand))
    return BoolAttr::get(op.getContext(), (constant.getValue().*isOfKind)());
  if (auto splat = dyn_cast_if_present<SplatElementsAttr>(operand))
    return DenseElementsAttr::get(cast<ShapedType>(op.getType()),
                                  (splat.getSplatValue<APFloat>().*isOfKind)());
  return {};
}

OpFoldResult IsFiniteOp::fold(FoldAdaptor adaptor) {
  return foldKind(*this, adaptor, &APFloat::isFinite);
}
OpFoldResult IsInfOp::fold(FoldAdaptor adaptor) {
  return foldKind(*this, adaptor, &APFloat::isInfinity);
}
OpFoldResult IsNaNOp::fold(FoldAdaptor adaptor) {
  return foldKind(*this, adaptor, &APFloat::isNaN);
}
OpFoldResult IsNormalOp::fold(FoldAdaptor adaptor) {
  return foldKind(*this, adaptor, &APFloat::isNormal);
}
