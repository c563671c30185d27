// SPDX-License-Identifier: Apache-2.0
//
// A builder of operations on the parts of complex numbers, and the patterns of
// each file. Private to this conversion.
#ifndef CONVERSIONS_COMPLEX_TO_STANDARD_PART_BUILDER_H
#define CONVERSIONS_COMPLEX_TO_STANDARD_PART_BUILDER_H

#include "conversions/complex_common/division.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/arith/arith.h"
#include "dialects/complex/complex.h"
#include "dialects/math/math.h"

namespace mlir::complex {

class PartBuilder {
public:
  /// Builds operations on parts of `type`, a complex or float type, with
  /// `flags`.
  PartBuilder(OpBuilder &builder, Location loc, Type type,
              arith::FastMathFlags flags)
      : builder(builder), loc(loc), flags(flags) {
    auto complex = dyn_cast<ComplexType>(type);
    part = cast<FloatType>(complex ? complex.getElementType() : type);
  }
  /// Builds the replacement of an operation, for the type of its first operand.
  template <typename OpT>
  PartBuilder(OpT op, OpBuilder &builder)
      : PartBuilder(builder, op.getLoc(), op->getOperand(0).getType(),
                    op.getFastmath()) {}

  PartBuilder withFlags(arith::FastMathFlags other) const {
    return PartBuilder(builder, loc, part, other);
  }
  PartBuilder withoutFlags() const {
    return withFlags(arith::FastMathFlags::none);
  }
  /// Returns a builder with the same flags except nnan and ninf.
  PartBuilder withSpecialValues() const;
  /// Returns true if nnan and ninf are set.
  bool hasNoSpecialValues() const;
  arith::FastMathFlags getFlags() const { return flags; }

  // Complex numbers.

  ComplexType getType() const { return ComplexType::get(part); }
  Value re(Value number) const;
  Value im(Value number) const;
  /// Returns the parts. Creates the operation for the real part first.
  Parts split(Value number) const {
    Value real = re(number);
    return {real, im(number)};
  }
  Value create(Value real, Value imaginary) const;
  /// Creates an operation on complex numbers with the flags.
  template <typename OpT> Value number(Value lhs, Value rhs) const {
    return OpT::create(builder, loc, lhs, rhs, flags).getResult();
  }
  template <typename OpT> Value number(Value operand) const {
    return OpT::create(builder, loc, getType(), operand, flags).getResult();
  }
  Value abs(Value number) const;

  // Floats.

  Value constant(double value) const;
  template <typename OpT> Value apply(Value a) const {
    return OpT::create(builder, loc, a, flags).getResult();
  }
  template <typename OpT> Value apply(Value a, Value b) const {
    return OpT::create(builder, loc, a, b, flags).getResult();
  }
  template <typename OpT> Value apply(Value a, Value b, Value c) const {
    return OpT::create(builder, loc, a, b, c, flags).getResult();
  }
  Value add(Value a, Value b) const { return apply<arith::AddFOp>(a, b); }
  Value sub(Value a, Value b) const { return apply<arith::SubFOp>(a, b); }
  Value mul(Value a, Value b) const { return apply<arith::MulFOp>(a, b); }
  Value div(Value a, Value b) const { return apply<arith::DivFOp>(a, b); }
  Value neg(Value a) const { return apply<arith::NegFOp>(a); }
  Value size(Value a) const { return apply<math::AbsFOp>(a); }
  Value copySign(Value a, Value b) const {
    return apply<math::CopySignOp>(a, b);
  }
  Value compare(arith::CmpFPredicate predicate, Value a, Value b) const;
  Value equal(Value a, Value b) const {
    return compare(arith::CmpFPredicate::OEQ, a, b);
  }
  Value isNaN(Value a) const {
    return compare(arith::CmpFPredicate::UNO, a, a);
  }

  // Booleans.

  Value both(Value a, Value b) const;
  Value either(Value a, Value b) const;
  Value notOf(Value a) const;
  Value select(Value condition, Value yes, Value no) const;

private:
  OpBuilder &builder;
  Location loc;
  FloatType part;
  arith::FastMathFlags flags;
};

/// The function of the absolute value to compute.
enum class SizeKind { Size, Root, ReciprocalRoot };

/// Returns the absolute value of a number, its square root or the reciprocal of
/// the root, without intermediate overflow: the greater part times sqrt(1 +
/// (lesser / greater)^2).
Value makeSize(const PartBuilder &b, Parts number, SizeKind kind);

/// Adds patterns for add, sub, mul, neg, conj, sign, eq, neq, abs, angle.
void addArithmeticPatterns(RewritePatternSet &patterns);
/// Adds the pattern for div.
void addDivisionPatterns(RewritePatternSet &patterns, ComplexRangeFlags range);
/// Adds patterns for exp, expm1, log, log1p.
void addExponentialPatterns(RewritePatternSet &patterns);
/// Adds patterns for pow, powi, sqrt, rsqrt.
void addPowerPatterns(RewritePatternSet &patterns);
/// Adds patterns for sin, cos, tan, tanh, atan2.
void addTrigonometricPatterns(RewritePatternSet &patterns);

} // namespace mlir::complex

#endif // CONVERSIONS_COMPLEX_TO_STANDARD_PART_BUILDER_H
