// SPDX-License-Identifier: Apache-2.0
//
// Folds of arithmetic on floats. Results are rounded to nearest, ties to even,
// in the format of the type.
#include "core/ir/data/float_semantics.h"
#include "dialects/arith/folds.h"

using namespace mlir;
using namespace mlir::arith;

std::optional<APFloat> arith::convertExactly(const APFloat &value,
                                             FloatType type) {
  const FloatSemantics &semantics = type.getFloatSemantics();
  if (value.isSignaling() || (value.isInfinity() && !semantics.hasInfinity) ||
      (value.isNaN() && !semantics.hasNaN))
    return std::nullopt;
  bool loses = false;
  APFloat result = roundToFloat(semantics, value, &loses);
  return loses ? std::nullopt : std::optional(result);
}

// A format with 113 bits of precision holds every integer that other formats
// can hold without overflow.
APFloat arith::convertToFloat(const APInt &value, bool isSigned,
                              FloatType type) {
  const FloatSemantics &semantics = type.getFloatSemantics();
  APFloat result(semantics.isHolder ? semantics.getHolder()
                                    : APFloat::IEEEquad());
  result.convertFromAPInt(value, isSigned, APFloat::rmNearestTiesToEven);
  return semantics.isHolder ? result : roundToFloat(semantics, result);
}

std::pair<int, int> arith::getNormalExponents(const FloatSemantics &semantics) {
  if (semantics.isHolder)
    return {APFloat::semanticsMinExponent(semantics.getHolder()),
            APFloat::semanticsMaxExponent(semantics.getHolder())};
  // These are f8E3M4, and f8E8M0FNU, which is unsigned.
  return semantics.hasSignedValues ? std::pair(-2, 3) : std::pair(-127, 127);
}

/// Returns the type of the elements.
static FloatType getElementFloat(Type type) {
  return cast<FloatType>(getElementTypeOrSelf(type));
}

/// Folds two constants. `calculate` modifies its first argument. Small formats
/// are computed in a wider one, which has enough precision to make double
/// rounding harmless.
template <typename OpT, typename CalculationT>
static Attribute foldFloats(OpT op, typename OpT::FoldAdaptor adaptor,
                            CalculationT calculate) {
  const FloatSemantics &semantics =
      getElementFloat(op.getType()).getFloatSemantics();
  return constFoldBinaryOpConditional<FloatAttr>(
      adaptor.getOperands(),
      [&](const APFloat &a, const APFloat &b) -> std::optional<APFloat> {
        APFloat result = a;
        if (!calculate(result, b))
          return std::nullopt;
        return semantics.isHolder ? result : roundToFloat(semantics, result);
      });
}

/// Returns true if the quotient or remainder is defined. A format without NaN
/// or infinity has no result for a zero divisor.
template <typename OpT> static bool isDefined(OpT op, const APFloat &divisor) {
  const FloatSemantics &semantics =
      getElementFloat(op.getType()).getFloatSemantics();
  return semantics.hasNaN || !divisor.isZero();
}

// -(-x) = x.
OpFoldResult NegFOp::fold(FoldAdaptor adaptor) {
  if (auto inner = getOperand().getDefiningOp<NegFOp>())
    return inner.getOperand();
  const FloatSemantics &semantics =
      getElementFloat(getType()).getFloatSemantics();
  return constFoldUnaryOp<FloatAttr>(
      adaptor.getOperands(), [&](const APFloat &a) {
        return semantics.hasSignedValues ? -a : roundToFloat(semantics, -a);
      });
}

// x + -0.0 = x.
OpFoldResult AddFOp::fold(FoldAdaptor adaptor) {
  if (matchPattern(adaptor.getRhs(), m_NegZeroFloat()))
    return getLhs();
  return foldFloats(*this, adaptor, [](APFloat &a, const APFloat &b) {
    a.add(b, APFloat::rmNearestTiesToEven);
    return true;
  });
}

// x - 0.0 = x.
OpFoldResult SubFOp::fold(FoldAdaptor adaptor) {
  if (matchPattern(adaptor.getRhs(), m_PosZeroFloat()))
    return getLhs();
  return foldFloats(*this, adaptor, [](APFloat &a, const APFloat &b) {
    a.subtract(b, APFloat::rmNearestTiesToEven);
    return true;
  });
}

// x * 1.0 = x; x * 0.0 = 0.0 with nnan and nsz.
OpFoldResult MulFOp::fold(FoldAdaptor adaptor) {
  if (matchPattern(adaptor.getRhs(), m_OneFloat()))
    return getLhs();
  if (bitEnumContainsAll(getFastmath(),
                         FastMathFlags::nnan | FastMathFlags::nsz) &&
      matchPattern(adaptor.getRhs(), m_AnyZeroFloat()))
    return getRhs();
  return foldFloats(*this, adaptor, [](APFloat &a, const APFloat &b) {
    a.multiply(b, APFloat::rmNearestTiesToEven);
    return true;
  });
}

// x / 1.0 = x.
OpFoldResult DivFOp::fold(FoldAdaptor adaptor) {
  if (matchPattern(adaptor.getRhs(), m_OneFloat()))
    return getLhs();
  return foldFloats(*this, adaptor, [&](APFloat &a, const APFloat &b) {
    if (!isDefined(*this, b))
      return false;
    a.divide(b, APFloat::rmNearestTiesToEven);
    return true;
  });
}

// The result has the sign of the dividend.
OpFoldResult RemFOp::fold(FoldAdaptor adaptor) {
  return foldFloats(*this, adaptor, [&](APFloat &a, const APFloat &b) {
    if (!isDefined(*this, b))
      return false;
    a.mod(b);
    return true;
  });
}

// Minima and maxima. A signaling NaN becomes quiet.

/// Folds two constants. A NaN operand is the result.
template <typename OpAdaptorT>
static Attribute foldExtremum(OpAdaptorT adaptor,
                              APFloat (*choose)(const APFloat &,
                                                const APFloat &)) {
  return constFoldBinaryOp<FloatAttr>(
      adaptor.getOperands(), [&](const APFloat &a, const APFloat &b) {
        if (a.isNaN() || b.isNaN())
          return (a.isNaN() ? a : b).makeQuiet();
        return choose(a, b);
      });
}

/// Folds two constants. A quiet NaN operand is ignored.
template <typename OpAdaptorT>
static Attribute foldNumber(OpAdaptorT adaptor,
                            APFloat (*choose)(const APFloat &,
                                              const APFloat &)) {
  return constFoldBinaryOp<FloatAttr>(
      adaptor.getOperands(), [&](const APFloat &a, const APFloat &b) {
        if (a.isSignaling() || b.isSignaling())
          return (a.isSignaling() ? a : b).makeQuiet();
        return choose(a, b);
      });
}

// max(x, x) = x; max(x, -inf) = x.
OpFoldResult MaximumFOp::fold(FoldAdaptor adaptor) {
  if (getLhs() == getRhs())
    return getRhs();
  if (matchPattern(adaptor.getRhs(), m_NegInfFloat()))
    return getLhs();
  return foldExtremum(adaptor, llvm::maximum);
}

// max(x, x) = x; max(x, NaN) = x.
OpFoldResult MaxNumFOp::fold(FoldAdaptor adaptor) {
  if (getLhs() == getRhs())
    return getRhs();
  if (matchPattern(adaptor.getRhs(), m_NaNFloat()))
    return getLhs();
  return foldNumber(adaptor, llvm::maxnum);
}

// min(x, x) = x; min(x, +inf) = x.
OpFoldResult MinimumFOp::fold(FoldAdaptor adaptor) {
  if (getLhs() == getRhs())
    return getRhs();
  if (matchPattern(adaptor.getRhs(), m_PosInfFloat()))
    return getLhs();
  return foldExtremum(adaptor, llvm::minimum);
}

// min(x, x) = x; min(x, NaN) = x.
OpFoldResult MinNumFOp::fold(FoldAdaptor adaptor) {
  if (getLhs() == getRhs())
    return getRhs();
  if (matchPattern(adaptor.getRhs(), m_NaNFloat()))
    return getLhs();
  return foldNumber(adaptor, llvm::minnum);
}
