// SPDX-License-Identifier: Apache-2.0
//
// Shifts of integers that are two halves of N bits. As in release 22, a shift
// by zero shifts a half by N: a poisonous amount, though its result would not
// count.
#include "core/conversion/conversion_pattern.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/arith/arith.h"
#include "dialects/arith/transforms/wide_int_emulation.h"
#include "dialects/arith/transforms/wide_int_halves.h"

using namespace mlir;
using namespace mlir::arith;

namespace {

/// What both directions share: `n` is the amount.
struct Shift {
  Shift(HalvesBuilder &halves, Value lhs, Value rhs, unsigned width) {
    std::tie(low, high) = halves.split(lhs);
    n = halves.extract(rhs, 0);
    zero = halves.constant(low.getType(), 0);
    all = halves.constant(low.getType(), width);
    isFar = halves.create<CmpIOp>(CmpIPredicate::uge, n, all);
  }

  /// N - min(n, N)
  Value getRest(HalvesBuilder &halves) {
    Value near = halves.create<SelectOp>(isFar, all, n);
    return halves.create<SubIOp>(all, near);
  }
  /// n - N
  Value getBeyond(HalvesBuilder &halves) {
    return halves.create<SubIOp>(n, all);
  }

  Value low, high, n;
  Value zero, all;
  /// n >= N
  Value isFar;
};

/// n < N: (a0 << n, a1 << n | a0 >> N - n); otherwise (0, a0 << n - N)
struct ConvertShiftLeft final : OpConversionPattern<ShLIOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(ShLIOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    auto type = getTypeConverter()->convertType<VectorType>(op.getType());
    if (!type)
      return failure();
    HalvesBuilder halves(rewriter, op.getLoc());
    Shift shift(halves, adaptor.getLhs(), adaptor.getRhs(),
                type.getElementTypeBitWidth());
    Value shifted = halves.create<ShLIOp>(shift.low, shift.n);
    Value low = halves.create<SelectOp>(shift.isFar, shift.zero, shifted);
    Value carried = halves.create<ShRUIOp>(shift.low, shift.getRest(halves));
    Value far = halves.create<ShLIOp>(shift.low, shift.getBeyond(halves));
    Value upper = halves.create<ShLIOp>(shift.high, shift.n);
    Value near = halves.create<SelectOp>(shift.isFar, shift.zero, upper);
    Value other = halves.create<SelectOp>(shift.isFar, far, carried);
    Value high = halves.create<OrIOp>(other, near);
    rewriter.replaceOp(op, halves.join(type, low, high));
    return success();
  }
};

/// n < N: (a0 >> n | a1 << N - n, a1 >> n); otherwise (a1 >> n - N, 0)
struct ConvertShiftRight final : OpConversionPattern<ShRUIOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(ShRUIOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    auto type = getTypeConverter()->convertType<VectorType>(op.getType());
    if (!type)
      return failure();
    HalvesBuilder halves(rewriter, op.getLoc());
    Shift shift(halves, adaptor.getLhs(), adaptor.getRhs(),
                type.getElementTypeBitWidth());
    Value lower = halves.create<ShRUIOp>(shift.low, shift.n);
    Value near = halves.create<SelectOp>(shift.isFar, shift.zero, lower);
    Value upper = halves.create<ShRUIOp>(shift.high, shift.n);
    Value high = halves.create<SelectOp>(shift.isFar, shift.zero, upper);
    Value carried = halves.create<ShLIOp>(shift.high, shift.getRest(halves));
    Value far = halves.create<ShRUIOp>(shift.high, shift.getBeyond(halves));
    Value other = halves.create<SelectOp>(shift.isFar, far, carried);
    Value low = halves.create<OrIOp>(near, other);
    rewriter.replaceOp(op, halves.join(type, low, high));
    return success();
  }
};

/// a >> n unsigned, and the sign << 2 * N - n in the bits that it leaves free;
/// a where n is 0. Both shifts are of wide integers, converted in turn.
struct ConvertSignedShiftRight final : OpConversionPattern<ShRSIOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(ShRSIOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    auto type = getTypeConverter()->convertType<VectorType>(op.getType());
    if (!type)
      return failure();
    const Type wide = op.getType();
    HalvesBuilder halves(rewriter, op.getLoc());
    Value high = halves.extract(adaptor.getLhs(), 1);
    Value amount = halves.extract(adaptor.getRhs(), 0);
    const Type half = high.getType();
    Value zero = halves.constant(half, 0);
    Value isNegative = halves.create<CmpIOp>(CmpIPredicate::slt, high, zero);
    Value sign =
        halves.create<ExtSIOp>(wide, halves.dropUnitDimension(isNegative));
    Value width = halves.constant(half, 2 * type.getElementTypeBitWidth());
    Value rest = halves.create<SubIOp>(width, amount);
    Value distance =
        halves.create<ExtUIOp>(wide, halves.dropUnitDimension(rest));
    Value filler = halves.create<ShLIOp>(sign, distance);
    Value shifted = halves.create<ShRUIOp>(op.getLhs(), op.getRhs());
    Value filled = halves.create<OrIOp>(shifted, filler);
    Value isZero = halves.create<CmpIOp>(CmpIPredicate::eq, amount, zero);
    rewriter.replaceOpWithNewOp<SelectOp>(op, halves.dropUnitDimension(isZero),
                                          op.getLhs(), filled);
    return success();
  }
};

} // namespace

void arith::populateWideIntShiftPatterns(
    const WideIntEmulationConverter &converter, RewritePatternSet &patterns) {
  patterns.add<ConvertShiftLeft, ConvertShiftRight, ConvertSignedShiftRight>(
      converter, patterns.getContext());
}
