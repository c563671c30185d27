// SPDX-License-Identifier: Apache-2.0
#include "conversions/vector_to_llvm/vector_to_llvm.h"

#include "conversions/llvm_common/conversion_target.h"
#include "conversions/llvm_common/pattern.h"
#include "conversions/vector_to_llvm/pattern_families.h"
#include "conversions/vector_to_llvm/vector_to_llvm_patterns.h"
#include "core/conversion/dialect_conversion.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/vector/vector.h"

namespace mlir {

#define GEN_PASS_DEF_CONVERTVECTORTOLLVMPASS
#include "conversions/vector_to_llvm/vector_to_llvm_pass.h.inc"

namespace {

/// vector.fma a, b, c -> fmuladd(a, b, c)
struct FMALowering : ConvertOpToLLVMPattern<vector::FMAOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(vector::FMAOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    if (cast<VectorType>(op.getType()).getRank() > 1)
      return rewriter.notifyMatchFailure(op, "the rank is greater than 1");
    rewriter.replaceOpWithNewOp<LLVM::FMulAddOp>(
        op, adaptor.getLhs().getType(), adaptor.getLhs(), adaptor.getRhs(),
        adaptor.getAcc());
    return success();
  }
};

/// vector.broadcast x -> insert x into element 0 of poison; shuffle 0, …, 0
struct BroadcastLowering : ConvertOpToLLVMPattern<vector::BroadcastOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(vector::BroadcastOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    const VectorType type = op.getResultVectorType();
    if (isa<VectorType>(op.getSourceType()) || type.getRank() > 1)
      return rewriter.notifyMatchFailure(
          op, "not a scalar, or the rank is greater than 1");
    const Location loc = op.getLoc();
    const auto result =
        dyn_cast_or_null<VectorType>(typeConverter->convertType(type));
    if (!result)
      return rewriter.notifyMatchFailure(op, "the type cannot be converted");
    Value poison = LLVM::PoisonOp::create(rewriter, loc, result);
    Value zero = LLVM::ConstantOp::create(rewriter, loc, rewriter.getI32Type(),
                                          rewriter.getI32IntegerAttr(0));
    Value first = LLVM::InsertElementOp::create(rewriter, loc, result, poison,
                                                adaptor.getSource(), zero);
    if (type.getRank() == 0) {
      rewriter.replaceOp(op, first);
      return success();
    }
    const SmallVector<int32_t> mask(result.getDimSize(0), 0);
    rewriter.replaceOpWithNewOp<LLVM::ShuffleVectorOp>(op, first, poison, mask);
    return success();
  }
};

/// Returns the position of an element of a vector of rank at most 1. Returns
/// null if it is not that of an element, or is poison.
template <typename OpT>
Value getPosition(OpT op, typename OpT::Adaptor adaptor, VectorType type,
                  Type indexType, OpBuilder &builder) {
  if (type.getRank() > 1 ||
      static_cast<int64_t>(op.getNumIndices()) != type.getRank())
    return {};
  if (!adaptor.getDynamicPosition().empty())
    return adaptor.getDynamicPosition().front();
  const int64_t position =
      type.getRank() == 0 ? 0 : op.getStaticPosition().front();
  if (position == OpT::kPoisonIndex)
    return {};
  return LLVM::ConstantOp::create(builder, op.getLoc(), indexType,
                                  builder.getIntegerAttr(indexType, position));
}

/// vector.extract v[i] -> extractelement v, i
struct ExtractLowering : ConvertOpToLLVMPattern<vector::ExtractOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(vector::ExtractOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Value position = getPosition(op, adaptor, op.getSourceVectorType(),
                                 getIndexType(), rewriter);
    if (!position)
      return rewriter.notifyMatchFailure(op, "not an element of rank 1");
    rewriter.replaceOpWithNewOp<LLVM::ExtractElementOp>(op, adaptor.getSource(),
                                                        position);
    return success();
  }
};

/// vector.insert x, v[i] -> insertelement v, x, i
struct InsertLowering : ConvertOpToLLVMPattern<vector::InsertOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(vector::InsertOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Value position = getPosition(op, adaptor, op.getDestVectorType(),
                                 getIndexType(), rewriter);
    if (!position)
      return rewriter.notifyMatchFailure(op, "not an element of rank 1");
    rewriter.replaceOpWithNewOp<LLVM::InsertElementOp>(
        op, adaptor.getDest().getType(), adaptor.getDest(),
        adaptor.getValueToStore(), position);
    return success();
  }
};

/// vector.from_elements x, y, … -> insertelement … insertelement poison, x, 0
struct FromElementsLowering : ConvertOpToLLVMPattern<vector::FromElementsOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(vector::FromElementsOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    const auto type = cast<VectorType>(op.getType());
    if (type.getRank() > 1)
      return rewriter.notifyMatchFailure(op, "the rank is greater than 1");
    const Location loc = op.getLoc();
    const auto converted =
        dyn_cast_or_null<VectorType>(typeConverter->convertType(type));
    if (!converted)
      return rewriter.notifyMatchFailure(op, "the type cannot be converted");
    Value result = LLVM::PoisonOp::create(rewriter, loc, converted);
    for (auto [i, element] : llvm::enumerate(adaptor.getElements())) {
      Value position = LLVM::ConstantOp::create(
          rewriter, loc, getIndexType(),
          rewriter.getIntegerAttr(getIndexType(), static_cast<int64_t>(i)));
      result = LLVM::InsertElementOp::create(rewriter, loc, converted, result,
                                             element, position);
    }
    rewriter.replaceOp(op, result);
    return success();
  }
};

struct ConvertVectorToLLVM
    : impl::ConvertVectorToLLVMPassBase<ConvertVectorToLLVM> {
  using ConvertVectorToLLVMPassBase::ConvertVectorToLLVMPassBase;

  void runOnOperation() override {
    LLVMTypeConverter converter(&getContext());
    RewritePatternSet patterns(&getContext());
    populateVectorToLLVMConversionPatterns(
        converter, patterns, reassociateFPReductions, useVectorAlignment);
    LLVMConversionTarget target(getContext());
    if (failed(applyPartialConversion(getOperation(), target,
                                      std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace

void populateVectorToLLVMConversionPatterns(const LLVMTypeConverter &converter,
                                            RewritePatternSet &patterns,
                                            bool reassociateFPReductions,
                                            bool useVectorAlignment) {
  vector_to_llvm::populateAccessPatterns(converter, patterns,
                                         useVectorAlignment);
  vector_to_llvm::populateReductionPatterns(converter, patterns,
                                            reassociateFPReductions);
  patterns.add<BroadcastLowering, ExtractLowering, FMALowering,
               FromElementsLowering, InsertLowering>(converter);
}

} // namespace mlir
