// SPDX-License-Identifier: Apache-2.0
//
// Casts of bf16, whose bits are the upper ones of an f32, and of f8E8M0FNU,
// whose bits are its exponent; casts with a scale.
#include "dialects/arith/transforms/expand_ops/expand_ops_patterns.h"
#include "dialects/arith/transforms/expansion/expansion.h"

using namespace mlir;
using namespace mlir::arith;

namespace {

// extf(x : bf16) -> bits of x << 16
struct ExpandBFloat16ExtF final : OpRewritePattern<ExtFOp> {
  using Base::Base;
  LogicalResult matchAndRewrite(ExtFOp op,
                                PatternRewriter &rewriter) const override {
    if (!getElementTypeOrSelf(op.getIn()).isBF16() ||
        !getElementTypeOrSelf(op.getOut()).isF32() ||
        !Expansion::isPossible(op))
      return rewriter.notifyMatchFailure(op, "not from bf16 to f32");
    Expansion e(op, rewriter);
    Value bits = e.bitcast(op.getIn(), rewriter.getI16Type());
    Value wide = e.make<ExtUIOp>(e.asInteger(32), bits);
    Value shifted = e.make<ShLIOp>(wide, e.integer(32, 16));
    rewriter.replaceOpWithNewOp<BitcastOp>(op, op.getType(), shifted);
    return success();
  }
};

// truncf(x) : bf16 -> (bits of x + 0x7FFF + bit 16 of x) >> 16, or 0x7FC0 for
// NaN
// The sum carries into the result if the dropped bits are more than a half, or
// exactly a half and the result is odd.
struct ExpandBFloat16TruncF final : OpRewritePattern<TruncFOp> {
  using Base::Base;
  LogicalResult matchAndRewrite(TruncFOp op,
                                PatternRewriter &rewriter) const override {
    if (!getElementTypeOrSelf(op.getIn()).isF32() ||
        !getElementTypeOrSelf(op.getOut()).isBF16() ||
        !Expansion::isPossible(op))
      return rewriter.notifyMatchFailure(op, "not from f32 to bf16");
    if (op.getRoundingmode())
      return rewriter.notifyMatchFailure(op, "not the default rounding mode");
    Expansion e(op, rewriter);
    Value isNaN = e.make<CmpFOp>(CmpFPredicate::UNE, op.getIn(), op.getIn());
    Value halfLess = e.integer(32, 0x7FFF);
    Value nan = e.integer(16, 0x7FC0);
    Value sixteen = e.integer(32, 16);
    Value one = e.integer(32, 1);
    Value bits = e.bitcast(op.getIn(), rewriter.getI32Type());
    Value upper = e.make<ShRUIOp>(bits, sixteen);
    Value odd = e.make<AndIOp>(upper, one);
    Value carry = e.make<AddIOp>(odd, halfLess);
    Value rounded = e.make<AddIOp>(bits, carry);
    Value shifted = e.make<ShRUIOp>(rounded, sixteen);
    Value narrow = e.make<TruncIOp>(e.asInteger(16), shifted);
    Value result = e.make<SelectOp>(isNaN, nan, narrow);
    rewriter.replaceOpWithNewOp<BitcastOp>(op, op.getType(), result);
    return success();
  }
};

// extf(x : f8E8M0FNU) -> bits of x << 23, or NaN for 0xFF, then a cast to the
// result type
struct ExpandF8E8M0ExtF final : OpRewritePattern<ExtFOp> {
  using Base::Base;
  LogicalResult matchAndRewrite(ExtFOp op,
                                PatternRewriter &rewriter) const override {
    if (!isa<Float8E8M0FNUType>(getElementTypeOrSelf(op.getIn())) ||
        !Expansion::isPossible(op))
      return rewriter.notifyMatchFailure(op, "not from f8E8M0FNU");
    Expansion e(op, rewriter);
    Value bits = e.bitcast(op.getIn(), rewriter.getI8Type());
    Value nan = e.integer(8, 0xFF);
    Value wideNaN = e.integer(32, -1);
    Value place = e.integer(32, 23);
    Value exponent = e.make<ExtUIOp>(e.asInteger(32), bits);
    Value shifted = e.make<ShLIOp>(exponent, place);
    Value isNaN = e.make<CmpIOp>(CmpIPredicate::eq, bits, nan);
    Value chosen = e.make<SelectOp>(isNaN, wideNaN, shifted);
    Value result = e.bitcast(chosen, rewriter.getF32Type());
    const unsigned width =
        getElementTypeOrSelf(op.getOut()).getIntOrFloatBitWidth();
    if (width < 32)
      result =
          e.make<TruncFOp>(op.getType(), result, nullptr, op.getFastmathAttr());
    else if (width > 32)
      result = e.make<ExtFOp>(op.getType(), result, op.getFastmathAttr());
    rewriter.replaceOp(op, result);
    return success();
  }
};

// truncf(x) : f8E8M0FNU -> bits of x as f32 >> 23, truncated to 8 bits: the
// exponent; the sign is ignored
struct ExpandF8E8M0TruncF final : OpRewritePattern<TruncFOp> {
  using Base::Base;
  LogicalResult matchAndRewrite(TruncFOp op,
                                PatternRewriter &rewriter) const override {
    if (!isa<Float8E8M0FNUType>(getElementTypeOrSelf(op.getOut())) ||
        !Expansion::isPossible(op))
      return rewriter.notifyMatchFailure(op, "not to f8E8M0FNU");
    if (op.getRoundingmode())
      return rewriter.notifyMatchFailure(op, "not the default rounding mode");
    Expansion e(op, rewriter);
    Value in = op.getIn();
    const unsigned width = getElementTypeOrSelf(in).getIntOrFloatBitWidth();
    if (width < 32)
      in = e.make<ExtFOp>(e.asF32(), in, op.getFastmathAttr());
    else if (width > 32)
      in = e.make<TruncFOp>(e.asF32(), in, nullptr, op.getFastmathAttr());
    Value bits = e.bitcast(in, rewriter.getI32Type());
    Value exponent = e.make<ShRUIOp>(bits, e.integer(32, 23));
    Value narrow = e.make<TruncIOp>(e.asInteger(8), exponent);
    rewriter.replaceOpWithNewOp<BitcastOp>(op, op.getType(), narrow);
    return success();
  }
};

} // namespace

/// Returns true if the types differ in their element types only.
static bool haveSameShape(Type a, Type b) {
  auto shaped = dyn_cast<ShapedType>(a);
  if (!shaped)
    return !isa<ShapedType>(b);
  return shaped.cloneWith(std::nullopt, getElementTypeOrSelf(b)) == b;
}

/// Converts the scale via f8E8M0FNU to `target`, a wider float type. Returns
/// null if that is not possible: a scalar scale is not broadcast.
template <typename OpT>
static Value convertScale(OpT op, Type target, Expansion &e) {
  Value scale = op.getScale();
  Type narrow = Float8E8M0FNUType::get(op.getContext());
  const bool isNarrow = getElementTypeOrSelf(scale) == narrow;
  if (!haveSameShape(scale.getType(), target) ||
      !haveSameShape(op.getIn().getType(), op.getType()))
    return nullptr;
  if ((!isNarrow && getElementTypeOrSelf(scale).getIntOrFloatBitWidth() < 16) ||
      getElementTypeOrSelf(target).getIntOrFloatBitWidth() <= 8)
    return nullptr;
  if (!isNarrow)
    scale =
        e.make<TruncFOp>(e.as(narrow), scale, nullptr, op.getFastmathAttr());
  return e.make<ExtFOp>(target, scale, op.getFastmathAttr());
}

namespace {

// scaling_extf(x, s) -> extf(x) * extf(truncf(s))
struct ExpandScalingExtF final : OpRewritePattern<ScalingExtFOp> {
  using Base::Base;
  LogicalResult matchAndRewrite(ScalingExtFOp op,
                                PatternRewriter &rewriter) const override {
    Expansion e(op, rewriter);
    Value scale = convertScale(op, op.getType(), e);
    if (!scale)
      return rewriter.notifyMatchFailure(
          op, "the scale does not become a float by way of f8E8M0FNU");
    Value in = e.make<ExtFOp>(op.getType(), op.getIn(), op.getFastmathAttr());
    Value product = e.make<MulFOp>(in, scale, getFlags(op));
    rewriter.replaceOp(op, product);
    return success();
  }

  template <typename OpT> static FastMathFlagsAttr getFlags(OpT op) {
    if (FastMathFlagsAttr flags = op.getFastmathAttr())
      return flags;
    return FastMathFlagsAttr::get(op.getContext(), FastMathFlags::none);
  }
};

// scaling_truncf(x, s) -> truncf(x / extf(truncf(s)))
struct ExpandScalingTruncF final : OpRewritePattern<ScalingTruncFOp> {
  using Base::Base;
  LogicalResult matchAndRewrite(ScalingTruncFOp op,
                                PatternRewriter &rewriter) const override {
    Expansion e(op, rewriter);
    Value scale = convertScale(op, op.getIn().getType(), e);
    if (!scale)
      return rewriter.notifyMatchFailure(
          op, "the scale does not become a float by way of f8E8M0FNU");
    Value quotient =
        e.make<DivFOp>(op.getIn(), scale, ExpandScalingExtF::getFlags(op));
    rewriter.replaceOpWithNewOp<TruncFOp>(op, op.getType(), quotient,
                                          op.getRoundingmodeAttr(),
                                          op.getFastmathAttr());
    return success();
  }
};

} // namespace

void arith::populateExpandBFloat16Patterns(RewritePatternSet &patterns) {
  patterns.add<ExpandBFloat16ExtF, ExpandBFloat16TruncF>(patterns.getContext());
}

void arith::populateExpandF8E8M0Patterns(RewritePatternSet &patterns) {
  patterns.add<ExpandF8E8M0ExtF, ExpandF8E8M0TruncF>(patterns.getContext());
}

void arith::populateExpandScalingExtTruncPatterns(RewritePatternSet &patterns) {
  patterns.add<ExpandScalingExtF, ExpandScalingTruncF>(patterns.getContext());
}
