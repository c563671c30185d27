// SPDX-License-Identifier: Apache-2.0
#include "dialects/affine/expand.h"

#include "dialects/arith/arith.h"

using namespace mlir;
using namespace mlir::affine;
using arith::CmpIPredicate;

namespace {

/// Creates the operations of one expression.
class Expander {
public:
  Expander(OpBuilder &builder, Location loc) : builder(builder), loc(loc) {}

  Value constant(int64_t value) {
    return arith::ConstantIndexOp::create(builder, loc, value);
  }
  template <typename OpT> Value make(Value lhs, Value rhs) {
    return OpT::create(builder, loc, lhs, rhs);
  }
  Value compare(CmpIPredicate predicate, Value lhs, Value rhs) {
    return arith::CmpIOp::create(builder, loc, predicate, lhs, rhs);
  }
  Value select(Value condition, Value ifTrue, Value ifFalse) {
    return arith::SelectOp::create(builder, loc, condition, ifTrue, ifFalse);
  }

  /// a mod b -> (r < 0 ? r + b : r), where r = a rem b
  Value modulo(Value lhs, Value rhs) {
    Value remainder = make<arith::RemSIOp>(lhs, rhs);
    Value zero = constant(0);
    Value isNegative = compare(CmpIPredicate::slt, remainder, zero);
    Value corrected = make<arith::AddIOp>(remainder, rhs);
    return select(isNegative, corrected, remainder);
  }

  /// a floordiv b -> (a < 0 ? -1 - (-1 - a) / b : a / b)
  Value floorDiv(Value lhs, Value rhs) {
    Value zero = constant(0), minusOne = constant(-1);
    Value isNegative = compare(CmpIPredicate::slt, lhs, zero);
    Value negated = make<arith::SubIOp>(minusOne, lhs);
    Value dividend = select(isNegative, negated, lhs);
    Value quotient = make<arith::DivSIOp>(dividend, rhs);
    Value corrected = make<arith::SubIOp>(minusOne, quotient);
    return select(isNegative, corrected, quotient);
  }

  /// a ceildiv b -> (a <= 0 ? -(-a / b) : (a - 1) / b + 1)
  Value ceilDiv(Value lhs, Value rhs) {
    Value zero = constant(0), one = constant(1);
    Value isNotPositive = compare(CmpIPredicate::sle, lhs, zero);
    Value negated = make<arith::SubIOp>(zero, lhs);
    Value decremented = make<arith::SubIOp>(lhs, one);
    Value dividend = select(isNotPositive, negated, decremented);
    Value quotient = make<arith::DivSIOp>(dividend, rhs);
    Value negatedQuotient = make<arith::SubIOp>(zero, quotient);
    Value incremented = make<arith::AddIOp>(quotient, one);
    return select(isNotPositive, negatedQuotient, incremented);
  }

  /// Returns the value of an expression with the given operands. Emits a
  /// diagnostic and returns null on failure.
  Value apply(AffineBinaryOpExpr expr, Value lhs, Value rhs) {
    if (expr.getKind() == AffineExprKind::Add)
      return make<arith::AddIOp>(lhs, rhs);
    if (expr.getKind() == AffineExprKind::Mul)
      // Index arithmetic does not overflow.
      return arith::MulIOp::create(builder, loc, lhs, rhs,
                                   arith::IntegerOverflowFlags::nsw);
    const bool isModulo = expr.getKind() == AffineExprKind::Mod;
    auto divisor = dyn_cast<AffineConstantExpr>(expr.getRHS());
    if (divisor && divisor.getValue() <= 0) {
      emitError(loc, isModulo ? "modulo" : "division")
          << " by non-positive value is not supported";
      return {};
    }
    if (isModulo)
      return modulo(lhs, rhs);
    return expr.getKind() == AffineExprKind::FloorDiv ? floorDiv(lhs, rhs)
                                                      : ceilDiv(lhs, rhs);
  }

private:
  OpBuilder &builder;
  Location loc;
};

} // namespace

Value affine::expandAffineExpr(OpBuilder &builder, Location loc,
                               AffineExpr expr, ValueRange dimValues,
                               ValueRange symbolValues) {
  Expander expander(builder, loc);
  // The walk visits operands first.
  SmallVector<Value> values;
  const bool isComplete = expr.walkWhile([&](AffineExpr part) {
    if (auto constant = dyn_cast<AffineConstantExpr>(part)) {
      values.push_back(expander.constant(constant.getValue()));
    } else if (auto dim = dyn_cast<AffineDimExpr>(part)) {
      values.push_back(dimValues[dim.getPosition()]);
    } else if (auto symbol = dyn_cast<AffineSymbolExpr>(part)) {
      values.push_back(symbolValues[symbol.getPosition()]);
    } else {
      Value rhs = values.pop_back_val();
      Value lhs = values.pop_back_val();
      values.push_back(
          expander.apply(cast<AffineBinaryOpExpr>(part), lhs, rhs));
    }
    return static_cast<bool>(values.back());
  });
  return isComplete ? values.back() : Value();
}

std::optional<SmallVector<Value, 8>>
affine::expandAffineMap(OpBuilder &builder, Location loc, AffineMap affineMap,
                        ValueRange operands) {
  const unsigned numDims = affineMap.getNumDims();
  SmallVector<Value, 8> results;
  for (AffineExpr expr : affineMap.getResults()) {
    results.push_back(expandAffineExpr(builder, loc, expr,
                                       operands.take_front(numDims),
                                       operands.drop_front(numDims)));
    if (!results.back())
      return std::nullopt;
  }
  return results;
}

template <typename OpT>
static Value reduce(OpBuilder &builder, Location loc, AffineMap map,
                    ValueRange operands) {
  auto values = expandAffineMap(builder, loc, map, operands);
  if (!values)
    return {};
  Value result = values->front();
  for (Value value : llvm::drop_begin(*values))
    result = OpT::create(builder, loc, result, value);
  return result;
}

Value affine::lowerAffineMapMin(OpBuilder &builder, Location loc, AffineMap map,
                                ValueRange operands) {
  return reduce<arith::MinSIOp>(builder, loc, map, operands);
}

Value affine::lowerAffineMapMax(OpBuilder &builder, Location loc, AffineMap map,
                                ValueRange operands) {
  return reduce<arith::MaxSIOp>(builder, loc, map, operands);
}

Value affine::lowerAffineLowerBound(AffineForOp op, OpBuilder &builder) {
  return lowerAffineMapMax(builder, op.getLoc(), op.getLowerBoundMap(),
                           op.getLowerBoundOperands());
}

Value affine::lowerAffineUpperBound(AffineForOp op, OpBuilder &builder) {
  return lowerAffineMapMin(builder, op.getLoc(), op.getUpperBoundMap(),
                           op.getUpperBoundOperands());
}
