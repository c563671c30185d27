// SPDX-License-Identifier: Apache-2.0
#include "conversions/ub_to_llvm/ub_to_llvm.h"

#include "conversions/llvm_common/conversion_target.h"
#include "conversions/llvm_common/convert_to_llvm_interface.h"
#include "conversions/llvm_common/pattern.h"
#include "conversions/ub_to_llvm/ub_to_llvm_patterns.h"
#include "core/conversion/dialect_conversion.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/ub/ub.h"

namespace mlir {

#define GEN_PASS_DEF_UBTOLLVMCONVERSIONPASS
#include "conversions/ub_to_llvm/ub_to_llvm_pass.h.inc"

namespace {

/// ub.poison -> llvm.mlir.poison
/// Guard: the value is entirely poison.
struct PoisonLowering : ConvertOpToLLVMPattern<ub::PoisonOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(ub::PoisonOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    if (!isa<ub::PoisonAttr>(op.getValue()))
      return rewriter.notifyMatchFailure(op, [&](Diagnostic &diag) {
        diag << "pattern can only convert op with '"
             << ub::PoisonAttr::getMnemonic() << "' poison value";
      });
    const Type type = typeConverter->convertType(op.getType());
    if (!type)
      return rewriter.notifyMatchFailure(op, [&](Diagnostic &diag) {
        diag << "failed to convert result type " << op.getType();
      });
    rewriter.replaceOpWithNewOp<LLVM::PoisonOp>(op, type);
    return success();
  }
};

/// ub.unreachable -> llvm.unreachable
struct UnreachableLowering : ConvertOpToLLVMPattern<ub::UnreachableOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(ub::UnreachableOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    rewriter.replaceOpWithNewOp<LLVM::UnreachableOp>(op);
    return success();
  }
};

struct ConvertUBToLLVM : impl::UBToLLVMConversionPassBase<ConvertUBToLLVM> {
  using UBToLLVMConversionPassBase::UBToLLVMConversionPassBase;

  void runOnOperation() override {
    LLVMConversionTarget target(getContext());
    LLVMTypeConverter converter(
        &getContext(), makeLoweringOptions(&getContext(), indexBitwidth));
    RewritePatternSet patterns(&getContext());
    ub::populateUBToLLVMConversionPatterns(converter, patterns);
    if (failed(applyPartialConversion(getOperation(), target,
                                      std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace

void ub::populateUBToLLVMConversionPatterns(const LLVMTypeConverter &converter,
                                            RewritePatternSet &patterns) {
  patterns.add<PoisonLowering, UnreachableLowering>(converter);
}

void ub::registerConvertUBToLLVMInterface(Registry &registry) {
  registerPatternsToLLVM<UBDialect, ub::populateUBToLLVMConversionPatterns>(
      registry);
}

} // namespace mlir
