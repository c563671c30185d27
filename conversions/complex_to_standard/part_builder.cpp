// SPDX-License-Identifier: Apache-2.0
#include "conversions/complex_to_standard/part_builder.h"

using namespace mlir;
using namespace mlir::complex;
using arith::FastMathFlags;

static constexpr FastMathFlags noSpecialValues =
    FastMathFlags::nnan | FastMathFlags::ninf;

PartBuilder PartBuilder::withSpecialValues() const {
  return withFlags(bitEnumClear(flags, noSpecialValues));
}

bool PartBuilder::hasNoSpecialValues() const {
  return bitEnumContainsAll(flags, noSpecialValues);
}

Value PartBuilder::re(Value number) const {
  return ReOp::create(builder, loc, part, number).getResult();
}

Value PartBuilder::im(Value number) const {
  return ImOp::create(builder, loc, part, number).getResult();
}

Value PartBuilder::create(Value real, Value imaginary) const {
  return CreateOp::create(builder, loc, getType(), real, imaginary).getResult();
}

Value PartBuilder::abs(Value number) const {
  return AbsOp::create(builder, loc, part, number, flags).getResult();
}

Value PartBuilder::constant(double value) const {
  return arith::ConstantOp::create(builder, loc, FloatAttr::get(part, value))
      .getResult();
}

Value PartBuilder::compare(arith::CmpFPredicate predicate, Value a,
                           Value b) const {
  return arith::CmpFOp::create(builder, loc, predicate, a, b, flags)
      .getResult();
}

Value PartBuilder::both(Value a, Value b) const {
  return arith::AndIOp::create(builder, loc, a, b).getResult();
}

Value PartBuilder::either(Value a, Value b) const {
  return arith::OrIOp::create(builder, loc, a, b).getResult();
}

Value PartBuilder::notOf(Value a) const {
  Value yes = arith::ConstantOp::create(builder, loc, builder.getBoolAttr(true))
                  .getResult();
  return arith::XOrIOp::create(builder, loc, a, yes).getResult();
}

Value PartBuilder::select(Value condition, Value yes, Value no) const {
  return arith::SelectOp::create(builder, loc, condition, yes, no).getResult();
}

/// Returns greater * sqrt(sum), or for the root sqrt(greater) * sum^(1/4).
/// `sum` is 1 + (lesser / greater)^2; for the reciprocal root both operands are
/// reciprocal roots. The result may be NaN if a part is zero or infinite.
static Value makeProduct(const PartBuilder &b, Value greater, Value sum,
                         SizeKind kind) {
  if (kind != SizeKind::Root) {
    Value root = b.apply<math::SqrtOp>(sum);
    return b.mul(greater, root);
  }
  Value quarter = b.constant(0.25);
  Value root = b.apply<math::SqrtOp>(greater);
  Value power = b.apply<math::PowFOp>(sum, quarter);
  return b.mul(root, power);
}

Value complex::makeSize(const PartBuilder &b, Parts number, SizeKind kind) {
  Value one = b.constant(1.0);
  Value re = b.size(number.re), im = b.size(number.im);
  Value greater = b.apply<arith::MaximumFOp>(re, im);
  Value lesser = b.apply<arith::MinimumFOp>(re, im);
  // Intermediate results may be NaN for zeros and infinities.
  const PartBuilder s = b.withSpecialValues();
  Value ratio = s.div(lesser, greater);
  Value square = s.mul(ratio, ratio);
  Value sum = s.add(square, one);
  if (kind == SizeKind::ReciprocalRoot) {
    sum = s.apply<math::RsqrtOp>(sum);
    lesser = s.apply<math::RsqrtOp>(lesser);
    greater = s.apply<math::RsqrtOp>(greater);
  }
  Value product = makeProduct(s, greater, sum, kind);
  return s.select(s.isNaN(product), lesser, product);
}
