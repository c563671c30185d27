// SPDX-License-Identifier: Apache-2.0
//
// Casts from and to integers that are two halves.
#include "core/conversion/conversion_pattern.h"
#include "core/ir/builtin/type_utilities.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/arith/arith.h"
#include "dialects/arith/transforms/emulate_wide_int/emulate_wide_int_patterns.h"
#include "dialects/arith/transforms/emulate_wide_int/wide_int_halves.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APInt.h"

using namespace mlir;
using namespace mlir::arith;

namespace {

// Integers

/// extui(x) -> (x, 0), extsi(x) -> (x, sign of x), with x extended to a half
template <typename OpT> struct ConvertExtend final : OpConversionPattern<OpT> {
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
    const Type halfType = getHalfType(type);
    Value low = halves.addUnitDimension(adaptor.getIn());
    if (low.getType() != halfType)
      low = OpT::create(halves, halfType, low);
    Value high;
    if constexpr (std::is_same_v<OpT, ExtSIOp>)
      high = halves.extendSign(low);
    rewriter.replaceOp(op, halves.join(type, low, high));
    return success();
  }
};

/// trunci(a) -> a0, or trunci(a0)
struct ConvertTruncate final : OpConversionPattern<TruncIOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(TruncIOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    // A wide result means that the operand is an integer without halves.
    if (!getTypeConverter()->isLegal(op.getType()) ||
        !getTypeConverter()->convertType<VectorType>(
            Value(op.getIn()).getType()))
      return failure();
    HalvesBuilder halves(rewriter, op.getLoc());
    Value low = halves.dropUnitDimension(halves.extract(adaptor.getIn(), 0));
    if (low.getType() != op.getType())
      low = TruncIOp::create(halves, op.getType(), low);
    rewriter.replaceOp(op, low);
    return success();
  }
};

/// index_cast(a) : index -> index_cast(a0)
/// index_cast(i) : wide -> extension of index_cast(i) : half
template <typename OpT>
struct ConvertIndexCast final : OpConversionPattern<OpT> {
  using OpConversionPattern<OpT>::OpConversionPattern;
  using typename OpConversionPattern<OpT>::OpAdaptor;

  LogicalResult
  matchAndRewrite(OpT op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    const TypeConverter &converter = *this->getTypeConverter();
    HalvesBuilder halves(rewriter, op.getLoc());
    if (isa<IndexType>(getElementTypeOrSelf(op.getType()))) {
      if (!converter.convertType<VectorType>(Value(op.getIn()).getType()))
        return failure();
      Value low = halves.dropUnitDimension(halves.extract(adaptor.getIn(), 0));
      rewriter.replaceOpWithNewOp<OpT>(op, op.getType(), low);
      return success();
    }
    auto type = converter.convertType<VectorType>(op.getType());
    if (!type)
      return failure();
    Value low = halves.addUnitDimension(OpT::create(
        halves, withElementType(op.getType(), type.getElementType()),
        adaptor.getIn()));
    Value high;
    if constexpr (std::is_same_v<OpT, IndexCastOp>)
      high = halves.extendSign(low);
    rewriter.replaceOp(op, halves.join(type, low, high));
    return success();
  }
};

// Floats

/// Returns 2^width.
llvm::APFloat getPowerOfTwo(unsigned width) {
  llvm::APFloat power(llvm::APFloat::IEEEquad());
  power.convertFromAPInt(llvm::APInt::getOneBitSet(width + 1, width),
                         /*IsSigned=*/false,
                         llvm::APFloat::rmNearestTiesToEven);
  return power;
}

/// uitofp(a) -> a1 == 0 ? uitofp(a0) : uitofp(a0) + uitofp(a1) * 2^N
/// The condition avoids 0 * infinity, which is NaN.
struct ConvertUnsignedToFloat final : OpConversionPattern<UIToFPOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(UIToFPOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    auto type = getTypeConverter()->convertType<VectorType>(
        Value(op.getIn()).getType());
    if (!type)
      return failure();
    HalvesBuilder halves(rewriter, op.getLoc());
    auto [low, high] = halves.split(adaptor.getIn());
    low = halves.dropUnitDimension(low);
    high = halves.dropUnitDimension(high);
    Value zero = halves.constant(high.getType(), 0);
    Value isLow = CmpIOp::create(halves, CmpIPredicate::eq, high, zero);
    Value lowFloat = UIToFPOp::create(halves, op.getType(), low);
    Value highFloat = UIToFPOp::create(halves, op.getType(), high);
    Value power = halves.constant(op.getType(),
                                  getPowerOfTwo(type.getElementTypeBitWidth()));
    Value scaled = MulFOp::create(halves, highFloat, power);
    Value sum = AddFOp::create(halves, lowFloat, scaled);
    rewriter.replaceOpWithNewOp<SelectOp>(op, isLow, lowFloat, sum);
    return success();
  }
};

/// sitofp(a) -> a < 0 ? -uitofp(-a) : uitofp(a), on wide integers
struct ConvertSignedToFloat final : OpConversionPattern<SIToFPOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(SIToFPOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Value in = op.getIn();
    if (!getTypeConverter()->convertType<VectorType>(in.getType()))
      return failure();
    HalvesBuilder wide(rewriter, op.getLoc());
    Value zero = wide.constant(in.getType(), 0);
    Value isNegative = CmpIOp::create(wide, CmpIPredicate::slt, in, zero);
    Value negated = SubIOp::create(wide, zero, in);
    Value magnitude = SelectOp::create(wide, isNegative, negated, in);
    Value number = UIToFPOp::create(wide, op.getType(), magnitude);
    Value other = NegFOp::create(wide, number);
    rewriter.replaceOpWithNewOp<SelectOp>(op, isNegative, other, number);
    return success();
  }
};

/// fptoui(x) -> (fptoui(x rem 2^N), fptoui(x / 2^N))
struct ConvertFloatToUnsigned final : OpConversionPattern<FPToUIOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(FPToUIOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    auto type = getTypeConverter()->convertType<VectorType>(op.getType());
    if (!type)
      return failure();
    HalvesBuilder halves(rewriter, op.getLoc());
    Value in = adaptor.getIn();
    const Type halfType = withElementType(op.getType(), type.getElementType());
    Value power = halves.constant(in.getType(),
                                  getPowerOfTwo(type.getElementTypeBitWidth()));
    Value quotient = DivFOp::create(halves, in, power);
    Value high = FPToUIOp::create(halves, halfType, quotient);
    Value remainder = RemFOp::create(halves, in, power);
    Value low = FPToUIOp::create(halves, halfType, remainder);
    high = halves.addUnitDimension(high);
    low = halves.addUnitDimension(low);
    rewriter.replaceOp(op, halves.join(type, low, high));
    return success();
  }
};

/// fptosi(x) -> x < 0 ? -fptoui(-x) : fptoui(x), on wide integers
struct ConvertFloatToSigned final : OpConversionPattern<FPToSIOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(FPToSIOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    if (!getTypeConverter()->convertType<VectorType>(op.getType()))
      return failure();
    HalvesBuilder wide(rewriter, op.getLoc());
    Value in = adaptor.getIn();
    Value zero = wide.constant(in.getType(), llvm::APFloat(0.0));
    Value wideZero = wide.constant(op.getType(), 0);
    Value isNegative = CmpFOp::create(wide, CmpFPredicate::OLT, in, zero);
    Value negated = NegFOp::create(wide, in);
    Value magnitude = SelectOp::create(wide, isNegative, negated, in);
    Value number = FPToUIOp::create(wide, op.getType(), magnitude);
    Value other = SubIOp::create(wide, wideZero, number);
    rewriter.replaceOpWithNewOp<SelectOp>(op, isNegative, other, number);
    return success();
  }
};

} // namespace

void arith::populateWideIntCastPatterns(
    const WideIntEmulationConverter &converter, RewritePatternSet &patterns) {
  patterns.add<ConvertExtend<ExtUIOp>, ConvertExtend<ExtSIOp>, ConvertTruncate,
               ConvertIndexCast<IndexCastOp>, ConvertIndexCast<IndexCastUIOp>,
               ConvertUnsignedToFloat, ConvertSignedToFloat,
               ConvertFloatToUnsigned, ConvertFloatToSigned>(
      converter, patterns.getContext());
}
