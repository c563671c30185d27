// SPDX-License-Identifier: Apache-2.0
//
// Shifts of integers that are two halves of N bits. A shift of a half by its
// width or more is poison. Hence the amount of each shift below is in range
// whenever its result is selected, including an amount of zero.
#include "core/conversion/conversion_pattern.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/arith/arith.h"
#include "dialects/arith/transforms/emulate_wide_int/emulate_wide_int_patterns.h"
#include "dialects/arith/transforms/emulate_wide_int/wide_int_halves.h"

using namespace mlir;
using namespace mlir::arith;

namespace {

/// Common subexpressions of both directions. `n` is the amount.
struct Shift {
  Shift(HalvesBuilder &halves, Value lhs, Value rhs, unsigned width) {
    std::tie(low, high) = halves.split(lhs);
    n = halves.extract(rhs, 0);
    const Type type = low.getType();
    zero = halves.constant(type, 0);
    one = halves.constant(type, 1);
    last = halves.constant(type, width - 1);
    all = halves.constant(type, width);
    isFar = CmpIOp::create(halves, CmpIPredicate::uge, n, all);
    beyond = SubIOp::create(halves, n, all);
    rest = SubIOp::create(halves, last, n);
  }

  Value low, high, n;
  Value zero, one, last, all;
  /// They are n >= N, n - N, N - 1 - n.
  Value isFar, beyond, rest;
};

/// a << n -> (a0 << n, a1 << n | a0 >> 1 >> N - 1 - n), if n < N
/// a << n -> (0, a0 << n - N) otherwise
struct ConvertShiftLeft final : OpConversionPattern<ShLIOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(ShLIOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    auto type = getTypeConverter()->convertType<VectorType>(op.getType());
    if (!type)
      return failure();
    HalvesBuilder halves(rewriter, op.getLoc());
    const Shift shift(halves, adaptor.getLhs(), adaptor.getRhs(),
                      type.getElementTypeBitWidth());
    Value low = SelectOp::create(halves, shift.isFar, shift.zero,
                                 ShLIOp::create(halves, shift.low, shift.n));
    Value far = ShLIOp::create(halves, shift.low, shift.beyond);
    Value upper = ShLIOp::create(halves, shift.high, shift.n);
    Value lower = ShRUIOp::create(
        halves, ShRUIOp::create(halves, shift.low, shift.one), shift.rest);
    Value near = OrIOp::create(halves, upper, lower);
    Value high = SelectOp::create(halves, shift.isFar, far, near);
    rewriter.replaceOp(op, halves.join(type, low, high));
    return success();
  }
};

/// a >> n -> (a0 >> n | a1 << 1 << N - 1 - n, a1 >> n), if n < N
/// a >> n -> (a1 >> n - N, 0), or signed (a1 >> n - N, a1 >> N - 1) otherwise
template <typename OpT>
struct ConvertShiftRight final : OpConversionPattern<OpT> {
  using OpConversionPattern<OpT>::OpConversionPattern;
  using typename OpConversionPattern<OpT>::OpAdaptor;

  LogicalResult
  matchAndRewrite(OpT op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    auto type = this->getTypeConverter()->template convertType<VectorType>(
        op.getType());
    if (!type)
      return failure();
    HalvesBuilder halves(rewriter, op.getLoc());
    const Shift shift(halves, adaptor.getLhs(), adaptor.getRhs(),
                      type.getElementTypeBitWidth());
    Value filler = shift.zero;
    if constexpr (std::is_same_v<OpT, ShRSIOp>)
      filler = ShRSIOp::create(halves, shift.high, shift.last);
    Value high = SelectOp::create(halves, shift.isFar, filler,
                                  OpT::create(halves, shift.high, shift.n));
    Value far = OpT::create(halves, shift.high, shift.beyond);
    Value lower = ShRUIOp::create(halves, shift.low, shift.n);
    Value upper = ShLIOp::create(
        halves, ShLIOp::create(halves, shift.high, shift.one), shift.rest);
    Value near = OrIOp::create(halves, lower, upper);
    Value low = SelectOp::create(halves, shift.isFar, far, near);
    rewriter.replaceOp(op, halves.join(type, low, high));
    return success();
  }
};

} // namespace

void arith::populateWideIntShiftPatterns(
    const WideIntEmulationConverter &converter, RewritePatternSet &patterns) {
  patterns.add<ConvertShiftLeft, ConvertShiftRight<ShRUIOp>,
               ConvertShiftRight<ShRSIOp>>(converter, patterns.getContext());
}
