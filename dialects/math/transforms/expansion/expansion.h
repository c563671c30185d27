// SPDX-License-Identifier: Apache-2.0
//
// A builder of the operations of an expansion, with the shape of the expanded
// operation. Private to the passes of the dialect.
#ifndef DIALECTS_MATH_TRANSFORMS_EXPANSION_EXPANSION_H
#define DIALECTS_MATH_TRANSFORMS_EXPANSION_EXPANSION_H

#include "core/ir/data/float_semantics.h"
#include "dialects/arith/transforms/expansion/expansion.h"
#include "dialects/math/float_ops.h"

namespace mlir::math {

/// The builder of arith with operations on floats.
class Expansion : public arith::Expansion {
public:
  using arith::Expansion::Expansion;
  using arith::Expansion::integer;

  /// Whether, besides, the elements have signs and zeros, which most
  /// expansions of floats rely on.
  static bool isPossibleOfFloats(Operation *op) {
    auto type =
        dyn_cast<FloatType>(getElementTypeOrSelf(op->getResult(0).getType()));
    return type && type.getFloatSemantics().hasSignedValues &&
           type.getFloatSemantics().hasZero && isPossible(op);
  }
  static LogicalResult fail(Operation *op, PatternRewriter &rewriter) {
    return rewriter.notifyMatchFailure(
        op, "the shape is not known, or the elements have no signs");
  }

  /// A constant of the shape, whose elements are floats.
  Value real(double value) { return real(getShape(), value); }
  /// A constant of a type of floats.
  Value real(Type type, double value) {
    auto element = cast<FloatType>(getElementTypeOrSelf(type));
    return createScalarOrSplatConstant(
        rewriter, loc, type, FloatAttr::get(element, value).getValue());
  }
  /// Creates a constant of an integer type.
  Value integer(Type type, const APInt &value) {
    return createScalarOrSplatConstant(rewriter, loc, type, value);
  }

  Value size(Value x) { return make<AbsFOp>(x); }
  Value compare(arith::CmpFPredicate predicate, Value a, Value b) {
    return make<arith::CmpFOp>(predicate, a, b);
  }
  Value compare(arith::CmpIPredicate predicate, Value a, Value b) {
    return make<arith::CmpIOp>(predicate, a, b);
  }
  Value both(Value a, Value b) { return make<arith::AndIOp>(a, b); }
  Value either(Value a, Value b) { return make<arith::OrIOp>(a, b); }
  Value select(Value condition, Value yes, Value no) {
    return make<arith::SelectOp>(condition, yes, no);
  }
};

} // namespace mlir::math

#endif // DIALECTS_MATH_TRANSFORMS_EXPANSION_EXPANSION_H
