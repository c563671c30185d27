// SPDX-License-Identifier: Apache-2.0
#include "dialects/memref/transforms/emulate_wide_int/emulate_wide_int_patterns.h"

#include "core/conversion/conversion_pattern.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/memref/memref.h"

using namespace mlir;
using namespace mlir::memref;

void memref::populateMemRefWideIntEmulationConversions(
    arith::WideIntEmulationConverter &typeConverter) {
  typeConverter.addConversion(
      [&typeConverter](MemRefType type) -> std::optional<Type> {
        const auto element = dyn_cast<IntegerType>(type.getElementType());
        if (!element ||
            element.getWidth() <= typeConverter.getMaxTargetIntBitWidth())
          return type;
        const Type converted = typeConverter.convertType(element);
        if (!converted)
          return Type();
        return type.cloneWith(std::nullopt, converted);
      });
}

namespace {

/// alloc(n) : memref<T> -> alloc(n) : memref<T'>, with the converted type
struct ConvertAlloc final : OpConversionPattern<AllocOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(AllocOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    const Type type = getTypeConverter()->convertType(op.getMemref().getType());
    if (!type)
      return failure();
    rewriter.replaceOpWithNewOp<AllocOp>(op, type, adaptor.getDynamicSizes(),
                                         adaptor.getSymbolOperands(),
                                         adaptor.getAlignmentAttr());
    return success();
  }
};

/// load m[i] : memref<T> -> load m'[i] : memref<T'>, with the converted type
struct ConvertLoad final : OpConversionPattern<LoadOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(LoadOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    const Type type = getTypeConverter()->convertType(op.getResult().getType());
    if (!type)
      return failure();
    rewriter.replaceOpWithNewOp<LoadOp>(op, type, adaptor.getMemref(),
                                        adaptor.getIndices(),
                                        op.getNontemporal());
    return success();
  }
};

/// store x, m[i] : memref<T> -> store x', m'[i] : memref<T'>, with the
/// converted type
struct ConvertStore final : OpConversionPattern<StoreOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(StoreOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    if (!getTypeConverter()->convertType(op.getMemRefType()))
      return failure();
    rewriter.replaceOpWithNewOp<StoreOp>(
        op, adaptor.getValue(), adaptor.getMemref(), adaptor.getIndices(),
        op.getNontemporal());
    return success();
  }
};

} // namespace

void memref::populateMemRefWideIntEmulationPatterns(
    const arith::WideIntEmulationConverter &typeConverter,
    RewritePatternSet &patterns) {
  patterns.add<ConvertAlloc, ConvertLoad, ConvertStore>(typeConverter,
                                                        patterns.getContext());
}
