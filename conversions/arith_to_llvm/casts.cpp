// SPDX-License-Identifier: Apache-2.0
//
// Casts of indices, truncations of floats, and bitcasts that are identities.
#include "conversions/arith_common/llvm_attributes.h"
#include "conversions/arith_to_llvm/pattern_families.h"
#include "core/rewrite/pattern_set.h"

using namespace mlir;
using namespace mlir::arith;

namespace {

/// bitcast(x) -> x
/// Guard: the converted types are equal.
struct IdentityBitcast : ConvertOpToLLVMPattern<BitcastOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(BitcastOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Value in = adaptor.getIn();
    if (typeConverter->convertType(op.getType()) != in.getType())
      return rewriter.notifyMatchFailure(op, "not an identity");
    rewriter.replaceOp(op, in);
    return success();
  }
};

/// index_cast(x) -> x, if the converted types are equal
/// index_cast(x) -> trunc(x), if the result is narrower
/// index_cast(x) -> sext(x), or zext(x) for index_castui, otherwise
template <typename CastOpT, typename ExtOpT>
struct IndexCastLowering : ConvertOpToLLVMPattern<CastOpT> {
  using ConvertOpToLLVMPattern<CastOpT>::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(CastOpT op, typename CastOpT::Adaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    if (isa<BaseMemRefType>(op.getType()))
      return rewriter.notifyMatchFailure(op, "elements in memory stay");
    const LLVMTypeConverter &converter = *this->getTypeConverter();
    auto getBits = [&](Type type) {
      Type element = converter.convertType(getElementTypeOrSelf(type));
      return element ? element.getIntOrFloatBitWidth() : 0;
    };
    const unsigned to = getBits(op.getType());
    const unsigned from = getBits(op.getIn().getType());
    Value in = adaptor.getIn();
    if (to == from) {
      rewriter.replaceOp(op, in);
      return success();
    }
    auto cast = [&](Type type, Value value) -> Value {
      if (to < from)
        return LLVM::TruncOp::create(rewriter, op.getLoc(), type, value);
      return ExtOpT::create(rewriter, op.getLoc(), type, value);
    };
    if (!isa<LLVM::LLVMArrayType>(in.getType())) {
      const Type type = converter.convertType(op.getType());
      if (!type)
        return failure();
      rewriter.replaceOp(op, cast(type, in));
      return success();
    }
    if (!isa<VectorType>(op.getType()))
      return rewriter.notifyMatchFailure(op, "expected vector result type");
    return LLVM::detail::handleMultidimensionalVectors(
        op, adaptor.getOperands(), converter,
        [&](Type type, ValueRange operands) -> Value {
          return cast(type, operands.front());
        },
        rewriter);
  }
};

/// truncf(x) -> llvm.fptrunc(x)
/// truncf(x) rounding mode -> constrained fptrunc(x, mode)
/// llvm.fptrunc has no flags. The attributes are kept.
struct TruncFLowering : ConvertOpToLLVMPattern<TruncFOp, true> {
  using ConvertOpToLLVMPattern<TruncFOp, true>::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(TruncFOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    StringRef target = "llvm.fptrunc";
    SmallVector<NamedAttribute> attributes(op->getAttrs());
    if (op.getRoundingmodeAttr()) {
      target = "llvm.intr.experimental.constrained.fptrunc";
      attributes.clear();
      if (failed(convertConstrainedFPToLLVM(op, attributes)))
        return failure();
    }
    return LLVM::detail::vectorOneToOneRewrite(
        op, target, adaptor.getOperands(), attributes, *getTypeConverter(),
        rewriter);
  }
};

} // namespace

void arith_to_llvm::populateCastPatterns(const LLVMTypeConverter &converter,
                                         RewritePatternSet &patterns) {
  patterns.add<IdentityBitcast>(converter, /*benefit=*/10);
  patterns.add<IndexCastLowering<IndexCastOp, LLVM::SExtOp>,
               IndexCastLowering<IndexCastUIOp, LLVM::ZExtOp>, TruncFLowering>(
      converter);
}
