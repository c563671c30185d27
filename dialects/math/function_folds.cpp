// SPDX-License-Identifier: Apache-2.0
//
// Folds of functions that round. They use the elementary functions of core,
// whose results are the same on every host.
#include "core/float_math/elementary.h"
#include "dialects/math/folds.h"

using namespace mlir;
using namespace mlir::math;

OpFoldResult ExpOp::fold(FoldAdaptor adaptor) {
  return foldCommon(adaptor, elementary::exp);
}
OpFoldResult Exp2Op::fold(FoldAdaptor adaptor) {
  return foldCommon(adaptor, elementary::exp2);
}
OpFoldResult ExpM1Op::fold(FoldAdaptor adaptor) {
  return foldCommon(adaptor, elementary::expm1);
}
OpFoldResult ErfOp::fold(FoldAdaptor adaptor) {
  return foldCommon(adaptor, elementary::erf);
}
OpFoldResult ErfcOp::fold(FoldAdaptor adaptor) {
  return foldCommon(adaptor, elementary::erfc);
}

OpFoldResult SinOp::fold(FoldAdaptor adaptor) {
  return foldCommon(adaptor, elementary::sin);
}
OpFoldResult CosOp::fold(FoldAdaptor adaptor) {
  return foldCommon(adaptor, elementary::cos);
}
OpFoldResult TanOp::fold(FoldAdaptor adaptor) {
  return foldCommon(adaptor, elementary::tan);
}
OpFoldResult AsinOp::fold(FoldAdaptor adaptor) {
  return foldCommon(adaptor, elementary::asin);
}
OpFoldResult AcosOp::fold(FoldAdaptor adaptor) {
  return foldCommon(adaptor, elementary::acos);
}
OpFoldResult AtanOp::fold(FoldAdaptor adaptor) {
  return foldCommon(adaptor, elementary::atan);
}

OpFoldResult SinhOp::fold(FoldAdaptor adaptor) {
  return foldCommon(adaptor, elementary::sinh);
}
OpFoldResult CoshOp::fold(FoldAdaptor adaptor) {
  return foldCommon(adaptor, elementary::cosh);
}
OpFoldResult TanhOp::fold(FoldAdaptor adaptor) {
  return foldCommon(adaptor, elementary::tanh);
}
OpFoldResult AsinhOp::fold(FoldAdaptor adaptor) {
  return foldCommon(adaptor, elementary::asinh);
}
OpFoldResult AcoshOp::fold(FoldAdaptor adaptor) {
  return foldCommon(adaptor, elementary::acosh);
}
OpFoldResult AtanhOp::fold(FoldAdaptor adaptor) {
  return foldCommon(adaptor, elementary::atanh);
}

// Operands with a sign bit, including zeros and NaNs, do not fold.

template <typename OpAdaptorT, typename FunctionT>
static OpFoldResult foldUnsigned(OpAdaptorT adaptor, FunctionT function) {
  return foldCommon(adaptor, [&](const APFloat &a) {
    return a.isNegative() ? std::nullopt : function(a);
  });
}

OpFoldResult LogOp::fold(FoldAdaptor adaptor) {
  return foldUnsigned(adaptor, elementary::log);
}
OpFoldResult Log2Op::fold(FoldAdaptor adaptor) {
  return foldUnsigned(adaptor, elementary::log2);
}
OpFoldResult Log10Op::fold(FoldAdaptor adaptor) {
  return foldUnsigned(adaptor, elementary::log10);
}
OpFoldResult SqrtOp::fold(FoldAdaptor adaptor) {
  return foldUnsigned(adaptor, elementary::sqrt);
}
OpFoldResult Log1pOp::fold(FoldAdaptor adaptor) {
  return foldCommon(adaptor, [](const APFloat &a) -> std::optional<APFloat> {
    APFloat sum(a.getSemantics(), 1);
    sum.add(a, APFloat::rmNearestTiesToEven);
    return sum.isNegative() ? std::nullopt : elementary::log1p(a);
  });
}

// Functions with two operands.

OpFoldResult PowFOp::fold(FoldAdaptor adaptor) {
  return foldCommonBinary(adaptor, elementary::pow);
}
OpFoldResult Atan2Op::fold(FoldAdaptor adaptor) {
  return foldCommonBinary(adaptor, elementary::atan2);
}
