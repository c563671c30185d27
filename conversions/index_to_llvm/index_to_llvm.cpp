// SPDX-License-Identifier: Apache-2.0
#include "conversions/index_to_llvm/index_to_llvm.h"

#include "conversions/index_to_llvm/index_to_llvm_patterns.h"
#include "conversions/index_to_llvm/pattern_families.h"
#include "conversions/llvm_common/conversion_target.h"
#include "conversions/llvm_common/convert_to_llvm_interface.h"
#include "conversions/llvm_common/one_to_one.h"
#include "core/conversion/dialect_conversion.h"
#include "core/rewrite/pattern_set.h"

namespace mlir {

#define GEN_PASS_DEF_CONVERTINDEXTOLLVMPASS
#include "conversions/index_to_llvm/index_to_llvm_pass.h.inc"

namespace {

constexpr OneToOneConversion conversions[] = {
    {"index.add", "llvm.add"},
    {"index.and", "llvm.and"},
    {"index.bool.constant", "llvm.mlir.constant"},
    {"index.divs", "llvm.sdiv"},
    {"index.divu", "llvm.udiv"},
    {"index.maxs", "llvm.intr.smax"},
    {"index.maxu", "llvm.intr.umax"},
    {"index.mins", "llvm.intr.smin"},
    {"index.minu", "llvm.intr.umin"},
    {"index.mul", "llvm.mul"},
    {"index.or", "llvm.or"},
    {"index.rems", "llvm.srem"},
    {"index.remu", "llvm.urem"},
    {"index.shl", "llvm.shl"},
    {"index.shrs", "llvm.ashr"},
    {"index.shru", "llvm.lshr"},
    {"index.sub", "llvm.sub"},
    {"index.xor", "llvm.xor"},
};

/// cast(x) -> x, trunc(x), or ext(x)
/// The widths select the operation. The extension is sext for casts and zext
/// for castu.
template <typename CastOpT, typename ExtOpT>
struct CastLowering : ConvertOpToLLVMPattern<CastOpT> {
  using ConvertOpToLLVMPattern<CastOpT>::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(CastOpT op, typename CastOpT::Adaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Value in = adaptor.getInput();
    const Type type = this->typeConverter->convertType(op.getType());
    const unsigned from = in.getType().getIntOrFloatBitWidth();
    const unsigned to = type.getIntOrFloatBitWidth();
    if (from == to)
      rewriter.replaceOp(op, in);
    else if (from > to)
      rewriter.replaceOpWithNewOp<LLVM::TruncOp>(op, type, in);
    else
      rewriter.replaceOpWithNewOp<ExtOpT>(op, type, in);
    return success();
  }
};

/// index.cmp p(x, y) -> icmp p, x, y
struct CmpLowering : ConvertOpToLLVMPattern<index::CmpOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  static LLVM::ICmpPredicate convert(index::IndexCmpPredicate predicate) {
    switch (predicate) {
    case index::IndexCmpPredicate::EQ:
      return LLVM::ICmpPredicate::eq;
    case index::IndexCmpPredicate::NE:
      return LLVM::ICmpPredicate::ne;
    case index::IndexCmpPredicate::SGE:
      return LLVM::ICmpPredicate::sge;
    case index::IndexCmpPredicate::SGT:
      return LLVM::ICmpPredicate::sgt;
    case index::IndexCmpPredicate::SLE:
      return LLVM::ICmpPredicate::sle;
    case index::IndexCmpPredicate::SLT:
      return LLVM::ICmpPredicate::slt;
    case index::IndexCmpPredicate::UGE:
      return LLVM::ICmpPredicate::uge;
    case index::IndexCmpPredicate::UGT:
      return LLVM::ICmpPredicate::ugt;
    case index::IndexCmpPredicate::ULE:
      return LLVM::ICmpPredicate::ule;
    case index::IndexCmpPredicate::ULT:
      return LLVM::ICmpPredicate::ult;
    }
    llvm_unreachable("all predicates are handled");
  }

  LogicalResult
  matchAndRewrite(index::CmpOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    rewriter.replaceOpWithNewOp<LLVM::ICmpOp>(
        op, convert(op.getPred()), adaptor.getLhs(), adaptor.getRhs());
    return success();
  }
};

/// index.constant c -> constant of c, truncated to the width of indices
struct ConstantLowering : ConvertOpToLLVMPattern<index::ConstantOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(index::ConstantOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    const Type type = getIndexType();
    const APInt value = op.getValue().sextOrTrunc(type.getIntOrFloatBitWidth());
    rewriter.replaceOpWithNewOp<LLVM::ConstantOp>(
        op, type, IntegerAttr::get(type, value));
    return success();
  }
};

/// index.sizeof -> constant, the width of indices in bits
struct SizeOfLowering : ConvertOpToLLVMPattern<index::SizeOfOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(index::SizeOfOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    const Type type = getIndexType();
    rewriter.replaceOpWithNewOp<LLVM::ConstantOp>(
        op, type,
        IntegerAttr::get(type, getTypeConverter()->getIndexTypeBitwidth()));
    return success();
  }
};

struct ConvertIndexToLLVM
    : impl::ConvertIndexToLLVMPassBase<ConvertIndexToLLVM> {
  using ConvertIndexToLLVMPassBase::ConvertIndexToLLVMPassBase;

  void runOnOperation() override {
    LLVMConversionTarget target(getContext());
    target.addIllegalDialect<index::IndexDialect>();
    LLVMTypeConverter converter(
        &getContext(), makeLoweringOptions(&getContext(), indexBitwidth));
    RewritePatternSet patterns(&getContext());
    index::populateIndexToLLVMConversionPatterns(converter, patterns);
    if (failed(applyPartialConversion(getOperation(), target,
                                      std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace

void index::populateIndexToLLVMConversionPatterns(
    const LLVMTypeConverter &typeConverter, RewritePatternSet &patterns) {
  populateOneToOneToLLVMPatterns(typeConverter, patterns, conversions);
  index_to_llvm::populateDivisionPatterns(typeConverter, patterns);
  patterns.add<CastLowering<CastSOp, LLVM::SExtOp>,
               CastLowering<CastUOp, LLVM::ZExtOp>, CmpLowering,
               ConstantLowering, SizeOfLowering>(typeConverter);
}

void index::registerConvertIndexToLLVMInterface(Registry &registry) {
  registerPatternsToLLVM<IndexDialect,
                         index::populateIndexToLLVMConversionPatterns>(
      registry);
}

} // namespace mlir
