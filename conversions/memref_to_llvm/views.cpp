// SPDX-License-Identifier: Apache-2.0
//
// Views of byte buffers and transpositions.
#include "conversions/memref_to_llvm/pattern_families.h"
#include "core/rewrite/pattern_set.h"

using namespace mlir;
using namespace mlir::memref_to_llvm;

namespace {

/// Operations that another pass must have expanded: the pattern never matches.
template <typename OpT> struct ExpandedBefore : ConvertOpToLLVMPattern<OpT> {
  using ConvertOpToLLVMPattern<OpT>::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(OpT op, typename OpT::Adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    return rewriter.notifyMatchFailure(
        op, "views of parts and of other shapes should have been expanded "
            "beforehand");
  }
};

/// transpose m (permutation) -> descriptor with permuted sizes and strides
struct TransposeLowering : ConvertOpToLLVMPattern<memref::TransposeOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(memref::TransposeOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    const Location loc = op.getLoc();
    MemRefDescriptor source(adaptor.getIn());
    const AffineMap permutation = op.getPermutation();
    if (permutation.isIdentity()) {
      rewriter.replaceOp(op, adaptor.getIn());
      return success();
    }
    auto result = MemRefDescriptor::poison(
        rewriter, loc, typeConverter->convertType(op.getIn().getType()));
    result.setAllocatedPtr(rewriter, loc, source.allocatedPtr(rewriter, loc));
    result.setAlignedPtr(rewriter, loc, source.alignedPtr(rewriter, loc));
    result.setOffset(rewriter, loc, source.offset(rewriter, loc));
    for (const auto &[to, expr] : llvm::enumerate(permutation.getResults())) {
      const unsigned from = cast<AffineDimExpr>(expr).getPosition();
      result.setSize(rewriter, loc, to, source.size(rewriter, loc, from));
      result.setStride(rewriter, loc, to, source.stride(rewriter, loc, from));
    }
    rewriter.replaceOp(op, Value(result));
    return success();
  }
};

/// view m[shift][sizes…] -> descriptor of the shifted pointer with the given
/// sizes
/// Guard: the result is strided and its innermost dimension contiguous.
class ViewLowering : public ConvertOpToLLVMPattern<memref::ViewOp> {
public:
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(memref::ViewOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    const Location loc = op.getLoc();
    const MemRefType type = op.getType();
    const Type descriptorType = typeConverter->convertType(type);
    if (!descriptorType)
      return op.emitWarning("Target descriptor type not converted to LLVM"),
             failure();
    SmallVector<int64_t> strides;
    int64_t offset;
    if (failed(type.getStridesAndOffset(strides, offset)))
      return op.emitWarning("cannot cast to non-strided shape"), failure();
    // An empty memref may have strides of 0.
    if (!strides.empty() && strides.back() != 1 && strides.back() != 0)
      return op.emitWarning("cannot cast to non-contiguous shape"), failure();

    MemRefDescriptor source(adaptor.getSource());
    auto result = MemRefDescriptor::poison(rewriter, loc, descriptorType);
    result.setAllocatedPtr(rewriter, loc, source.allocatedPtr(rewriter, loc));
    Value base = source.alignedPtr(rewriter, loc);
    auto sourceType = cast<MemRefType>(op.getSource().getType());
    Value shifted = LLVM::GEPOp::create(
        rewriter, loc, base.getType(),
        typeConverter->convertType(sourceType.getElementType()), base,
        ValueRange(adaptor.getByteShift()));
    result.setAlignedPtr(rewriter, loc, shifted);
    result.setConstantOffset(rewriter, loc, offset);

    Value stride, inner;
    for (int64_t i = type.getRank() - 1; i >= 0; --i) {
      Value size = getSize(rewriter, loc, type, adaptor.getSizes(), i);
      result.setSize(rewriter, loc, i, size);
      if (!ShapedType::isDynamic(strides[i]))
        stride =
            createIndexAttrConstant(rewriter, loc, getIndexType(), strides[i]);
      else
        stride =
            stride ? LLVM::MulOp::create(rewriter, loc, stride, inner) : inner;
      result.setStride(rewriter, loc, i, stride);
      inner = size;
    }
    rewriter.replaceOp(op, Value(result));
    return success();
  }

private:
  Value getSize(OpBuilder &builder, Location loc, MemRefType type,
                ValueRange dynamicSizes, unsigned i) const {
    const int64_t size = type.getDimSize(i);
    if (!ShapedType::isDynamic(size))
      return createIndexAttrConstant(builder, loc, getIndexType(), size);
    return dynamicSizes[llvm::count(type.getShape().take_front(i),
                                    ShapedType::kDynamic)];
  }
};

} // namespace

void memref_to_llvm::populateViewPatterns(const LLVMTypeConverter &converter,
                                          RewritePatternSet &patterns) {
  patterns.add<
      ExpandedBefore<memref::SubViewOp>, ExpandedBefore<memref::ExpandShapeOp>,
      ExpandedBefore<memref::CollapseShapeOp>, TransposeLowering, ViewLowering>(
      converter);
}
