// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/indexed/scalar_builder.h"

#include <optional>

namespace mlir::onnx {

Value ScalarBuilder::size(DimExpr expr) {
  if (std::optional<int64_t> value = expr.getConstant())
    return arith::ConstantIndexOp::create(*this, *value);
  return surroundings.getSize(expr);
}

Value ScalarBuilder::constant(Type type, double value) {
  if (isa<FloatType>(type))
    return arith::ConstantOp::create(*this, getFloatAttr(type, value));
  return constant(type, static_cast<int64_t>(value));
}

Value ScalarBuilder::constant(Type type, int64_t value) {
  if (isa<FloatType>(type))
    return constant(type, static_cast<double>(value));
  return arith::ConstantOp::create(*this, getIntegerAttr(type, value));
}

Value ScalarBuilder::add(Value left, Value right) {
  if (isFloat(left))
    return createOrFold<arith::AddFOp>(left, right);
  return createOrFold<arith::AddIOp>(left, right);
}

Value ScalarBuilder::sub(Value left, Value right) {
  if (isFloat(left))
    return createOrFold<arith::SubFOp>(left, right);
  return createOrFold<arith::SubIOp>(left, right);
}

Value ScalarBuilder::mul(Value left, Value right) {
  if (isFloat(left))
    return createOrFold<arith::MulFOp>(left, right);
  return createOrFold<arith::MulIOp>(left, right);
}

/// Emits `left` if the comparison holds or `left` is NaN, otherwise `right`.
/// If only `right` is NaN, the ordered comparison is false, and that is chosen.
static Value choose(ScalarBuilder &builder, Value left, Value right,
                    arith::CmpFPredicate predicate) {
  Value isChosen = builder.createOrFold<arith::OrIOp>(
      builder.compare(predicate, left, right),
      builder.compare(arith::CmpFPredicate::UNO, left, left));
  return builder.select(isChosen, left, right);
}

Value ScalarBuilder::max(Value left, Value right, bool isUnsigned) {
  if (isFloat(left))
    return choose(*this, left, right, arith::CmpFPredicate::OGT);
  if (isUnsigned)
    return createOrFold<arith::MaxUIOp>(left, right);
  return createOrFold<arith::MaxSIOp>(left, right);
}

Value ScalarBuilder::min(Value left, Value right, bool isUnsigned) {
  if (isFloat(left))
    return choose(*this, left, right, arith::CmpFPredicate::OLT);
  if (isUnsigned)
    return createOrFold<arith::MinUIOp>(left, right);
  return createOrFold<arith::MinSIOp>(left, right);
}

/// The result may be either of two zeros.
static arith::FastMathFlagsAttr getAnyZero(MLIRContext *context) {
  return arith::FastMathFlagsAttr::get(context, arith::FastMathFlags::nsz);
}

Value ScalarBuilder::reduceMax(Value left, Value right, bool isUnsigned) {
  if (isFloat(left))
    return arith::MaximumFOp::create(*this, left, right,
                                     getAnyZero(getContext()));
  return max(left, right, isUnsigned);
}

Value ScalarBuilder::reduceMin(Value left, Value right, bool isUnsigned) {
  if (isFloat(left))
    return arith::MinimumFOp::create(*this, left, right,
                                     getAnyZero(getContext()));
  return min(left, right, isUnsigned);
}

} // namespace mlir::onnx
