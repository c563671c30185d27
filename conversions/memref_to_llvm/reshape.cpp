// SPDX-License-Identifier: Apache-2.0
//
// Reshapes to a shape that is a run-time value.
#include "conversions/memref_to_llvm/pattern_families.h"
#include "core/conversion/block_splitting.h"
#include "core/rewrite/pattern_set.h"

using namespace mlir;
using namespace mlir::memref_to_llvm;

namespace {

/// reshape m(shape) -> descriptor with the sizes loaded from shape and the
/// strides of an identity layout
class ReshapeLowering : public ConvertOpToLLVMPattern<memref::ReshapeOp> {
public:
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(memref::ReshapeOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    auto getSpace = [&](Value memref) {
      return getTypeConverter()->getMemRefAddressSpace(
          cast<BaseMemRefType>(memref.getType()));
    };
    const FailureOr<unsigned> from = getSpace(op.getSource());
    const FailureOr<unsigned> to = getSpace(op.getResult());
    if (failed(from) || failed(to) || *from != *to)
      return rewriter.notifyMatchFailure(op, "not the same memory space");
    FailureOr<Value> result = isa<MemRefType>(op.getResult().getType())
                                  ? reshapeRanked(op, adaptor, rewriter)
                                  : reshapeUnranked(op, adaptor, rewriter);
    if (failed(result))
      return failure();
    rewriter.replaceOp(op, *result);
    return success();
  }

private:
  /// Loads the size of a dimension from the shape.
  Value loadSize(memref::ReshapeOp op, int64_t dim,
                 ConversionPatternRewriter &rewriter) const {
    const Location loc = op.getLoc();
    const Type index = getIndexType();
    Value place = createIndexAttrConstant(rewriter, loc, index, dim);
    Value size = memref::LoadOp::create(rewriter, loc, op.getShape(), place);
    return castSize(op, size, rewriter);
  }

  /// Converts a size to an index. Sizes are signed.
  Value castSize(memref::ReshapeOp op, Value size,
                 ConversionPatternRewriter &rewriter) const {
    const Location loc = op.getLoc();
    const Type index = getIndexType();
    if (size.getType() == index)
      return size;
    auto integer = dyn_cast<IntegerType>(size.getType());
    if (!integer)
      return typeConverter->materializeTargetConversion(rewriter, loc, index,
                                                        size);
    if (integer.getWidth() < index.getIntOrFloatBitWidth())
      return LLVM::SExtOp::create(rewriter, loc, index, size);
    return LLVM::TruncOp::create(rewriter, loc, index, size);
  }

  FailureOr<Value> reshapeRanked(memref::ReshapeOp op, OpAdaptor adaptor,
                                 ConversionPatternRewriter &rewriter) const {
    const Location loc = op.getLoc();
    auto type = cast<MemRefType>(op.getResult().getType());
    const Type descriptorType = typeConverter->convertType(type);
    if (!descriptorType)
      return failure();
    auto descriptor = MemRefDescriptor::poison(rewriter, loc, descriptorType);
    const PointersAndOffset pointers =
        extractPointers(rewriter, loc, *getTypeConverter(),
                        op.getSource().getType(), adaptor.getSource());
    if (!pointers.aligned)
      return failure();
    descriptor.setAllocatedPtr(rewriter, loc, pointers.allocated);
    descriptor.setAlignedPtr(rewriter, loc, pointers.aligned);
    SmallVector<int64_t> strides;
    int64_t offset;
    if (failed(type.getStridesAndOffset(strides, offset)))
      return rewriter.notifyMatchFailure(
          op, "failed to get stride and offset exprs");
    if (ShapedType::isDynamic(offset))
      return rewriter.notifyMatchFailure(op, "dynamic offset is unsupported");
    descriptor.setConstantOffset(rewriter, loc, offset);
    const Type index = getIndexType();
    Value stride;
    for (int64_t i = type.getRank() - 1; i >= 0; --i) {
      // An unknown stride is the product of the sizes of the inner dimensions.
      if (!ShapedType::isDynamic(strides[i]))
        stride = createIndexAttrConstant(rewriter, loc, index, strides[i]);
      else if (!stride)
        stride = createIndexAttrConstant(rewriter, loc, index, 1);
      Value size = type.isDynamicDim(i)
                       ? loadSize(op, i, rewriter)
                       : createIndexAttrConstant(rewriter, loc, index,
                                                 type.getDimSize(i));
      descriptor.setSize(rewriter, loc, i, size);
      descriptor.setStride(rewriter, loc, i, stride);
      stride = LLVM::MulOp::create(rewriter, loc, stride, size);
    }
    return Value(descriptor);
  }

  /// Reshapes to a rank that is known at run time only. A loop, from the
  /// innermost dimension outwards, copies the sizes and computes the strides.
  FailureOr<Value> reshapeUnranked(memref::ReshapeOp op, OpAdaptor adaptor,
                                   ConversionPatternRewriter &rewriter) const {
    using Descriptor = UnrankedMemRefDescriptor;
    if (!canSplitBlockAt(op))
      return rewriter.notifyMatchFailure(op, "its block cannot be split");
    const Location loc = op.getLoc();
    const LLVMTypeConverter &converter = *getTypeConverter();
    MemRefDescriptor shape(adaptor.getShape());
    Value rank = shape.size(rewriter, loc, 0u);
    auto type = cast<UnrankedMemRefType>(op.getResult().getType());
    FailureOr<unsigned> space = converter.getMemRefAddressSpace(type);
    if (failed(space))
      return failure();
    auto result =
        Descriptor::poison(rewriter, loc, converter.convertType(type));
    result.setRank(rewriter, loc, rank);
    Value bytes =
        Descriptor::computeSize(rewriter, loc, converter, result, *space);
    Value address = LLVM::AllocaOp::create(rewriter, loc, getPtrType(),
                                           rewriter.getI8Type(), bytes);
    result.setMemRefDescPtr(rewriter, loc, address);
    const PointersAndOffset pointers =
        extractPointers(rewriter, loc, converter, op.getSource().getType(),
                        adaptor.getSource(), /*withOffset=*/true);
    if (!pointers.aligned)
      return failure();
    const auto pointer = LLVM::LLVMPointerType::get(op.getContext(), *space);
    Descriptor::setAllocatedPtr(rewriter, loc, address, pointer,
                                pointers.allocated);
    Descriptor::setAlignedPtr(rewriter, loc, converter, address, pointer,
                              pointers.aligned);
    Descriptor::setOffset(rewriter, loc, converter, address, pointer,
                          pointers.offset);
    Value sizes =
        Descriptor::sizeBasePtr(rewriter, loc, converter, address, pointer);
    Value strides =
        Descriptor::strideBasePtr(rewriter, loc, converter, sizes, rank);
    Value shapeSizes = shape.alignedPtr(rewriter, loc);
    createLoop(op, rank, shapeSizes, sizes, strides, rewriter);
    return Value(result);
  }

  /// Creates the loop and sets the insertion point after it.
  void createLoop(memref::ReshapeOp op, Value rank, Value shape, Value sizes,
                  Value strides, ConversionPatternRewriter &rewriter) const {
    const Location loc = op.getLoc();
    const LLVMTypeConverter &converter = *getTypeConverter();
    const Type index = getIndexType();
    Value one = createIndexAttrConstant(rewriter, loc, index, 1);
    Value last = LLVM::SubOp::create(rewriter, loc, rank, one);
    Block *init = rewriter.getInsertionBlock();
    auto behind = std::next(rewriter.getInsertionPoint());
    Block *condition =
        rewriter.createBlock(init->getParent(), {}, {index, index}, {loc, loc});
    Block *rest = rewriter.splitBlock(init, behind);
    rewriter.mergeBlocks(rest, condition, ValueRange());
    rewriter.setInsertionPointToEnd(init);
    LLVM::BrOp::create(rewriter, loc, ValueRange{last, one}, condition);

    rewriter.setInsertionPointToStart(condition);
    Value dim = condition->getArgument(0);
    Value stride = condition->getArgument(1);
    Value zero = createIndexAttrConstant(rewriter, loc, index, 0);
    Value isDim = LLVM::ICmpOp::create(rewriter, loc, LLVM::ICmpPredicate::sge,
                                       dim, zero);
    Block *body = rewriter.splitBlock(condition, rewriter.getInsertionPoint());
    rewriter.setInsertionPointToStart(body);
    const Type sizeType = typeConverter->convertType(
        cast<MemRefType>(op.getShape().getType()).getElementType());
    Value place = LLVM::GEPOp::create(rewriter, loc, getPtrType(), sizeType,
                                      shape, ValueRange(dim));
    Value size = castSize(
        op, LLVM::LoadOp::create(rewriter, loc, sizeType, place), rewriter);
    UnrankedMemRefDescriptor::setSize(rewriter, loc, converter, sizes, dim,
                                      size);
    UnrankedMemRefDescriptor::setStride(rewriter, loc, converter, strides, dim,
                                        stride);
    Value nextStride = LLVM::MulOp::create(rewriter, loc, stride, size);
    Value nextDim = LLVM::SubOp::create(rewriter, loc, dim, one);
    LLVM::BrOp::create(rewriter, loc, ValueRange{nextDim, nextStride},
                       condition);
    Block *end = rewriter.splitBlock(body, rewriter.getInsertionPoint());
    rewriter.setInsertionPointToEnd(condition);
    LLVM::CondBrOp::create(rewriter, loc, isDim, body, ValueRange(), end,
                           ValueRange());
    rewriter.setInsertionPointToStart(end);
  }
};

} // namespace

void memref_to_llvm::populateReshapePatterns(const LLVMTypeConverter &converter,
                                             RewritePatternSet &patterns) {
  patterns.add<ReshapeLowering>(converter);
}
