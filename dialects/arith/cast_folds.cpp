// SPDX-License-Identifier: Apache-2.0
//
// Folds of casts.
#include "core/ir/data/float_semantics.h"
#include "dialects/arith/folds.h"
#include "llvm/ADT/APSInt.h"

using namespace mlir;
using namespace mlir::arith;

// Between integers.

static unsigned getIntegerWidth(Type type) {
  return cast<IntegerType>(getElementTypeOrSelf(type)).getWidth();
}

/// Returns the width of integers, or of index constants.
static unsigned getConstantWidth(Type type) {
  Type element = getElementTypeOrSelf(type);
  return element.isIndex() ? IndexType::kInternalStorageBitWidth
                           : element.getIntOrFloatBitWidth();
}

/// Folds a constant. `resize` converts an integer to a width.
template <typename OpT, typename ResizeT>
static Attribute foldIntegerCast(OpT op, typename OpT::FoldAdaptor adaptor,
                                 ResizeT resize) {
  const unsigned width = getConstantWidth(op.getType());
  return constFoldUnaryOp<IntegerAttr>(
      adaptor.getOperands(), op.getType(),
      [&](const APInt &a) { return resize(a, width); });
}

/// f(f(x)) = f(x), in place.
template <typename OpT> static bool skipInner(OpT op) {
  auto inner = op.getIn().template getDefiningOp<OpT>();
  if (inner)
    op->setOperand(0, inner.getIn());
  return static_cast<bool>(inner);
}

// extui(extui(x)) = extui(x).
OpFoldResult ExtUIOp::fold(FoldAdaptor adaptor) {
  if (skipInner(*this))
    return getResult();
  return foldIntegerCast(*this, adaptor, [](const APInt &a, unsigned width) {
    return a.zext(width);
  });
}

// extsi(extsi(x)) = extsi(x).
OpFoldResult ExtSIOp::fold(FoldAdaptor adaptor) {
  if (skipInner(*this))
    return getResult();
  return foldIntegerCast(*this, adaptor, [](const APInt &a, unsigned width) {
    return a.sext(width);
  });
}

// With ext = extui or extsi:
// trunci(ext(x)) = x, if the types are equal.
// trunci(ext(x)) = trunci(x), if x is wider than the result.
// trunci(trunci(x)) = trunci(x), with the flags that both have.
OpFoldResult TruncIOp::fold(FoldAdaptor adaptor) {
  Operation *inner = getIn().getDefiningOp();
  if (isa_and_nonnull<ExtUIOp, ExtSIOp>(inner)) {
    Value source = inner->getOperand(0);
    const unsigned sourceWidth = getIntegerWidth(source.getType());
    const unsigned width = getIntegerWidth(getType());
    if (sourceWidth > width) {
      (*this)->setOperand(0, source);
      return getResult();
    }
    if (sourceWidth == width)
      return source;
  }
  if (auto truncation = dyn_cast_if_present<TruncIOp>(inner)) {
    (*this)->setOperand(0, truncation.getIn());
    setOverflowFlags(getOverflowFlags() & truncation.getOverflowFlags());
    return getResult();
  }
  return foldIntegerCast(*this, adaptor, [](const APInt &a, unsigned width) {
    return a.trunc(width);
  });
}

// Between floats. Constants fold only if the conversion is exact.

static FloatType getElementFloat(Type type) {
  return cast<FloatType>(getElementTypeOrSelf(type));
}

template <typename OpT>
static Attribute foldFloatCast(OpT op, typename OpT::FoldAdaptor adaptor) {
  FloatType type = getElementFloat(op.getType());
  return constFoldUnaryOpConditional<FloatAttr>(
      adaptor.getOperands(), op.getType(),
      [&](const APFloat &a) { return convertExactly(a, type); });
}

// extf(truncf(x)) = x, if both have the flag contract.
OpFoldResult ExtFOp::fold(FoldAdaptor adaptor) {
  auto mayContract = [](std::optional<FastMathFlags> flags) {
    return flags && bitEnumContainsAll(*flags, FastMathFlags::contract);
  };
  if (auto inner = getIn().getDefiningOp<TruncFOp>())
    if (inner.getIn().getType() == getType() &&
        mayContract(inner.getFastmath()) && mayContract(getFastmath()))
      return inner.getIn();
  return foldFloatCast(*this, adaptor);
}

/// Returns whether a format has both zeros.
static bool hasNegativeZero(const FloatSemantics &semantics) {
  return semantics.hasSignedValues && semantics.hasZero &&
         APFloat::getZero(semantics.getHolder(), /*Negative=*/true)
             .isNegative();
}

/// Returns whether all values of a type are values of another one: numbers,
/// both zeros, infinity and NaN.
static bool isRepresentable(FloatType from, FloatType to) {
  const FloatSemantics &a = from.getFloatSemantics();
  const FloatSemantics &b = to.getFloatSemantics();
  const auto [minA, maxA] = getNormalExponents(a);
  const auto [minB, maxB] = getNormalExponents(b);
  return minA >= minB && maxA <= maxB && a.mantissaWidth <= b.mantissaWidth &&
         a.hasSignedValues <= b.hasSignedValues && a.hasZero <= b.hasZero &&
         hasNegativeZero(a) <= hasNegativeZero(b) &&
         a.hasInfinity <= b.hasInfinity && a.hasNaN <= b.hasNaN;
}

// truncf(extf(x)) = x, if the types are equal.
// truncf(extf(x)) = truncf(x), if x is wider than the result.
// Guard of both: the intermediate type can represent all numbers of x.
OpFoldResult TruncFOp::fold(FoldAdaptor adaptor) {
  if (auto inner = getIn().getDefiningOp<ExtFOp>()) {
    Value source = inner.getIn();
    FloatType sourceType = getElementFloat(source.getType());
    FloatType type = getElementFloat(getType());
    if (isRepresentable(sourceType, getElementFloat(inner.getType()))) {
      if (sourceType.getWidth() > type.getWidth()) {
        (*this)->setOperand(0, source);
        return getResult();
      }
      if (sourceType == type)
        return source;
    }
  }
  return foldFloatCast(*this, adaptor);
}

// Between integers and floats.

/// Rounds to nearest, ties to even.
template <typename OpT>
static Attribute foldToFloat(OpT op, typename OpT::FoldAdaptor adaptor,
                             bool isSigned) {
  FloatType type = getElementFloat(op.getType());
  return constFoldCastOp<IntegerAttr, FloatAttr>(
      adaptor.getOperands(), op.getType(), [&](const APInt &a, bool &) {
        return convertToFloat(a, isSigned, type);
      });
}

OpFoldResult UIToFPOp::fold(FoldAdaptor adaptor) {
  return foldToFloat(*this, adaptor, /*isSigned=*/false);
}

OpFoldResult SIToFPOp::fold(FoldAdaptor adaptor) {
  return foldToFloat(*this, adaptor, /*isSigned=*/true);
}

/// Rounds towards zero. Does not fold if the result is out of range.
template <typename OpT>
static Attribute foldToInteger(OpT op, typename OpT::FoldAdaptor adaptor,
                               bool isSigned) {
  const unsigned width = getIntegerWidth(op.getType());
  return constFoldCastOp<FloatAttr, IntegerAttr>(
      adaptor.getOperands(), op.getType(),
      [&](const APFloat &a, bool &castStatus) {
        llvm::APSInt value(width, !isSigned);
        bool isExact;
        castStatus = a.convertToInteger(value, APFloat::rmTowardZero,
                                        &isExact) != APFloat::opInvalidOp;
        return value;
      });
}

OpFoldResult FPToUIOp::fold(FoldAdaptor adaptor) {
  return foldToInteger(*this, adaptor, /*isSigned=*/false);
}

OpFoldResult FPToSIOp::fold(FoldAdaptor adaptor) {
  return foldToInteger(*this, adaptor, /*isSigned=*/true);
}

// Indices. Constants have 64 bits.

OpFoldResult IndexCastOp::fold(FoldAdaptor adaptor) {
  return foldIntegerCast(*this, adaptor, [](const APInt &a, unsigned width) {
    return a.sextOrTrunc(width);
  });
}

OpFoldResult IndexCastUIOp::fold(FoldAdaptor adaptor) {
  return foldIntegerCast(*this, adaptor, [](const APInt &a, unsigned width) {
    return a.zextOrTrunc(width);
  });
}

// Bitcasts.

// bitcast(x) = x, if the types are equal.
OpFoldResult BitcastOp::fold(FoldAdaptor adaptor) {
  Attribute operand = adaptor.getIn();
  Type type = getType();
  if (!operand)
    return getIn().getType() == type ? OpFoldResult(getIn()) : nullptr;
  if (auto elements = dyn_cast<DenseElementsAttr>(operand))
    return elements.bitcast(getElementTypeOrSelf(type));
  if (isa<ShapedType>(type))
    return nullptr;
  if (matchPattern(operand, ub::m_Poison()))
    return operand;
  APInt bits;
  if (auto number = dyn_cast<FloatAttr>(operand))
    bits = number.getBits();
  else if (auto integer = dyn_cast<IntegerAttr>(operand))
    bits = integer.getValue();
  else
    return nullptr;
  if (isa<FloatType>(type))
    return FloatAttr::getFromBits(type, bits);
  return IntegerAttr::get(type, bits);
}
