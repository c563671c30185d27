// SPDX-License-Identifier: Apache-2.0
//
// Loads, stores, prefetches, and assumptions about addresses.
#include "conversions/memref_to_llvm/pattern_families.h"
#include "core/rewrite/pattern_set.h"

using namespace mlir;
using namespace mlir::memref_to_llvm;

/// Accesses are in bounds.
static constexpr LLVM::GEPNoWrapFlags noWrap =
    LLVM::GEPNoWrapFlags(static_cast<uint32_t>(LLVM::GEPNoWrapFlags::inbounds) |
                         static_cast<uint32_t>(LLVM::GEPNoWrapFlags::nuw));

namespace {

/// memref.load m[i…] -> llvm.load of the element's address
struct LoadLowering : ConvertOpToLLVMPattern<memref::LoadOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(memref::LoadOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    const MemRefType type = op.getMemRefType();
    Value address =
        getStridedElementPtr(rewriter, op.getLoc(), type, adaptor.getMemref(),
                             adaptor.getIndices(), noWrap);
    rewriter.replaceOpWithNewOp<LLVM::LoadOp>(
        op, typeConverter->convertType(type.getElementType()), address,
        op.getAlignment().value_or(0), /*isVolatile=*/false,
        op.getNontemporal());
    return success();
  }
};

/// memref.store x, m[i…] -> llvm.store x to the element's address
struct StoreLowering : ConvertOpToLLVMPattern<memref::StoreOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(memref::StoreOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Value address =
        getStridedElementPtr(rewriter, op.getLoc(), op.getMemRefType(),
                             adaptor.getMemref(), adaptor.getIndices(), noWrap);
    rewriter.replaceOpWithNewOp<LLVM::StoreOp>(
        op, adaptor.getValue(), address, op.getAlignment().value_or(0),
        /*isVolatile=*/false, op.getNontemporal());
    return success();
  }
};

/// memref.prefetch m[i…] -> llvm.intr.prefetch of the element's address
struct PrefetchLowering : ConvertOpToLLVMPattern<memref::PrefetchOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(memref::PrefetchOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Value address = getStridedElementPtr(
        rewriter, op.getLoc(), cast<MemRefType>(op.getMemref().getType()),
        adaptor.getMemref(), adaptor.getIndices());
    rewriter.replaceOpWithNewOp<LLVM::Prefetch>(
        op, address, rewriter.getI32IntegerAttr(op.getIsWrite()),
        rewriter.getI32IntegerAttr(op.getLocalityHint()),
        rewriter.getI32IntegerAttr(op.getIsDataCache()));
    return success();
  }
};

/// assume_alignment m, n -> m, and llvm.intr.assume "align"(address, n)
struct AssumeAlignmentLowering
    : ConvertOpToLLVMPattern<memref::AssumeAlignmentOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(memref::AssumeAlignmentOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    const Location loc = op.getLoc();
    Value memref = adaptor.getMemref();
    Value address = getStridedElementPtr(
        rewriter, loc, cast<MemRefType>(op.getMemref().getType()), memref, {});
    Value condition =
        LLVM::ConstantOp::create(rewriter, loc, rewriter.getBoolAttr(true));
    Value alignment = createIndexAttrConstant(rewriter, loc, getIndexType(),
                                              op.getAlignment());
    LLVM::AssumeOp::create(rewriter, loc, condition, LLVM::AssumeAlignTag(),
                           address, alignment);
    rewriter.replaceOp(op, memref);
    return success();
  }
};

/// distinct_objects m… -> m…, and llvm.intr.assume "separate_storage" for each
/// pair
struct DistinctObjectsLowering
    : ConvertOpToLLVMPattern<memref::DistinctObjectsOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(memref::DistinctObjectsOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    ValueRange memrefs = adaptor.getOperands();
    const Location loc = op.getLoc();
    SmallVector<Value> addresses;
    if (memrefs.size() > 1)
      for (auto [operand, memref] : llvm::zip_equal(op->getOperands(), memrefs))
        addresses.push_back(getStridedElementPtr(
            rewriter, loc, cast<MemRefType>(operand.getType()), memref, {}));
    if (!addresses.empty()) {
      Value condition =
          LLVM::ConstantOp::create(rewriter, loc, rewriter.getBoolAttr(true));
      for (size_t i = 0; i < addresses.size(); ++i)
        for (size_t j = i + 1; j < addresses.size(); ++j)
          LLVM::AssumeOp::create(rewriter, loc, condition,
                                 LLVM::AssumeSeparateStorageTag(), addresses[i],
                                 addresses[j]);
    }
    rewriter.replaceOp(op, memrefs);
    return success();
  }
};

} // namespace

void memref_to_llvm::populateAccessPatterns(const LLVMTypeConverter &converter,
                                            RewritePatternSet &patterns) {
  patterns.add<AssumeAlignmentLowering, DistinctObjectsLowering, LoadLowering,
               PrefetchLowering, StoreLowering>(converter);
}
