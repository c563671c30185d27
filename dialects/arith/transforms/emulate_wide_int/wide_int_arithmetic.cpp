// SPDX-License-Identifier: Apache-2.0
//
// Sums, products, bitwise operations, comparisons and selects of wide integers,
// which are two halves. A value is written (low, high) below.
#include "core/conversion/conversion_pattern.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/arith/arith.h"
#include "dialects/arith/transforms/emulate_wide_int/emulate_wide_int_patterns.h"
#include "dialects/arith/transforms/emulate_wide_int/wide_int_halves.h"

using namespace mlir;
using namespace mlir::arith;

namespace {

/// The base class of patterns for binary operations on two converted values.
template <typename OpT> class BinaryPattern : public OpConversionPattern<OpT> {
public:
  using OpConversionPattern<OpT>::OpConversionPattern;
  using typename OpConversionPattern<OpT>::OpAdaptor;

  LogicalResult
  matchAndRewrite(OpT op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const final {
    auto type = this->getTypeConverter()->template convertType<VectorType>(
        op.getType());
    if (!type)
      return failure();
    HalvesBuilder halves(rewriter, op.getLoc());
    auto [a0, a1] = halves.split(adaptor.getLhs());
    auto [b0, b1] = halves.split(adaptor.getRhs());
    auto [low, high] = compute(halves, a0, a1, b0, b1);
    rewriter.replaceOp(op, halves.join(type, low, high));
    return success();
  }

private:
  virtual std::pair<Value, Value> compute(HalvesBuilder &halves, Value a0,
                                          Value a1, Value b0,
                                          Value b1) const = 0;
};

/// a + b -> (a0 + b0, carry + a1 + b1)
struct ConvertAdd final : BinaryPattern<AddIOp> {
  using BinaryPattern::BinaryPattern;
  std::pair<Value, Value> compute(HalvesBuilder &halves, Value a0, Value a1,
                                  Value b0, Value b1) const override {
    auto low = AddUIExtendedOp::create(halves, a0, b0);
    Value carry = ExtUIOp::create(halves, a0.getType(), low.getOverflow());
    Value high = AddIOp::create(halves, carry, a1);
    return {low.getSum(), AddIOp::create(halves, high, b1)};
  }
};

/// a - b -> (a0 - b0, a1 - borrow - b1)
struct ConvertSub final : BinaryPattern<SubIOp> {
  using BinaryPattern::BinaryPattern;
  std::pair<Value, Value> compute(HalvesBuilder &halves, Value a0, Value a1,
                                  Value b0, Value b1) const override {
    Value low = SubIOp::create(halves, a0, b0);
    Value isLess = CmpIOp::create(halves, CmpIPredicate::ult, a0, b0);
    Value borrow = ExtUIOp::create(halves, a0.getType(), isLess);
    Value high = SubIOp::create(halves, a1, borrow);
    return {low, SubIOp::create(halves, high, b1)};
  }
};

/// a * b -> (low half of a0 * b0, its high half + a0 * b1 + a1 * b0)
struct ConvertMul final : BinaryPattern<MulIOp> {
  using BinaryPattern::BinaryPattern;
  std::pair<Value, Value> compute(HalvesBuilder &halves, Value a0, Value a1,
                                  Value b0, Value b1) const override {
    auto product = MulUIExtendedOp::create(halves, a0, b0);
    Value ahead = MulIOp::create(halves, a0, b1);
    Value across = MulIOp::create(halves, a1, b0);
    Value high = AddIOp::create(halves, product.getHigh(), ahead);
    return {product.getLow(), AddIOp::create(halves, high, across)};
  }
};

/// a op b -> (a0 op b0, a1 op b1)
template <typename OpT> struct ConvertBitwise final : BinaryPattern<OpT> {
  using BinaryPattern<OpT>::BinaryPattern;
  std::pair<Value, Value> compute(HalvesBuilder &halves, Value a0, Value a1,
                                  Value b0, Value b1) const override {
    Value low = OpT::create(halves, a0, b0);
    return {low, OpT::create(halves, a1, b1)};
  }
};

CmpIPredicate toUnsigned(CmpIPredicate predicate) {
  switch (predicate) {
  case CmpIPredicate::sge:
    return CmpIPredicate::uge;
  case CmpIPredicate::sgt:
    return CmpIPredicate::ugt;
  case CmpIPredicate::sle:
    return CmpIPredicate::ule;
  case CmpIPredicate::slt:
    return CmpIPredicate::ult;
  default:
    return predicate;
  }
}

/// cmpi eq, a, b -> a0 == b0 and a1 == b1
/// cmpi ne, a, b -> a0 != b0 or a1 != b1
/// cmpi p, a, b -> a1 == b1 ? p_u(a0, b0) : p(a1, b1) otherwise
struct ConvertCompare final : OpConversionPattern<CmpIOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(CmpIOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    if (!getTypeConverter()->convertType<VectorType>(
            Value(op.getLhs()).getType()))
      return failure();
    HalvesBuilder halves(rewriter, op.getLoc());
    auto [a0, a1] = halves.split(adaptor.getLhs());
    auto [b0, b1] = halves.split(adaptor.getRhs());
    const CmpIPredicate predicate = op.getPredicate();
    Value low = CmpIOp::create(halves, toUnsigned(predicate), a0, b0);
    Value high = CmpIOp::create(halves, predicate, a1, b1);
    Value result;
    if (predicate == CmpIPredicate::eq) {
      result = AndIOp::create(halves, low, high);
    } else if (predicate == CmpIPredicate::ne) {
      result = OrIOp::create(halves, low, high);
    } else {
      Value isEqual = CmpIOp::create(halves, CmpIPredicate::eq, a1, b1);
      result = SelectOp::create(halves, isEqual, low, high);
    }
    rewriter.replaceOp(op, halves.dropUnitDimension(result));
    return success();
  }
};

/// select(c, a, b) -> (select(c, a0, b0), select(c, a1, b1))
struct ConvertSelect final : OpConversionPattern<SelectOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(SelectOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    auto type = getTypeConverter()->convertType<VectorType>(op.getType());
    if (!type)
      return failure();
    HalvesBuilder halves(rewriter, op.getLoc());
    auto [a0, a1] = halves.split(adaptor.getTrueValue());
    auto [b0, b1] = halves.split(adaptor.getFalseValue());
    Value condition = halves.addUnitDimension(adaptor.getCondition());
    Value low = SelectOp::create(halves, condition, a0, b0);
    Value high = SelectOp::create(halves, condition, a1, b1);
    rewriter.replaceOp(op, halves.join(type, low, high));
    return success();
  }
};

/// min(a, b) -> a < b ? a : b, on wide integers, which are converted next; the
/// same for max
template <typename OpT, CmpIPredicate predicate>
struct ConvertExtremum final : OpConversionPattern<OpT> {
  using OpConversionPattern<OpT>::OpConversionPattern;
  using typename OpConversionPattern<OpT>::OpAdaptor;

  LogicalResult
  matchAndRewrite(OpT op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    HalvesBuilder wide(rewriter, op.getLoc());
    Value isFirst = CmpIOp::create(wide, predicate, op.getLhs(), op.getRhs());
    rewriter.replaceOpWithNewOp<SelectOp>(op, isFirst, op.getLhs(),
                                          op.getRhs());
    return success();
  }
};

} // namespace

void arith::populateWideIntArithmeticPatterns(
    const WideIntEmulationConverter &converter, RewritePatternSet &patterns) {
  patterns.add<ConvertAdd, ConvertSub, ConvertMul, ConvertBitwise<AndIOp>,
               ConvertBitwise<OrIOp>, ConvertBitwise<XOrIOp>, ConvertCompare,
               ConvertSelect, ConvertExtremum<MaxUIOp, CmpIPredicate::ugt>,
               ConvertExtremum<MaxSIOp, CmpIPredicate::sgt>,
               ConvertExtremum<MinUIOp, CmpIPredicate::ult>,
               ConvertExtremum<MinSIOp, CmpIPredicate::slt>>(
      converter, patterns.getContext());
}
