// SPDX-License-Identifier: Apache-2.0
//
// Casts of memrefs to other types and address spaces.
#include "conversions/memref_to_llvm/pattern_families.h"
#include "core/rewrite/pattern_set.h"

using namespace mlir;
using namespace mlir::memref_to_llvm;

namespace {

/// cast(m : ranked -> ranked) -> m
/// cast(m : ranked -> unranked) -> {rank, address of a copy of m on the stack}
/// cast(m : unranked -> ranked) -> load of the ranked descriptor
struct MemRefCastLowering : ConvertOpToLLVMPattern<memref::CastOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(memref::CastOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    auto from = dyn_cast<MemRefType>(op.getSource().getType());
    auto to = dyn_cast<MemRefType>(op.getType());
    const Type descriptorType = typeConverter->convertType(op.getType());
    if (!descriptorType || (!from && !to))
      return failure();
    const Location loc = op.getLoc();
    Value source = adaptor.getSource();
    if (from && to) {
      if (source.getType() != descriptorType)
        return failure();
      rewriter.replaceOp(op, source);
    } else if (from) {
      // Store the descriptor to the stack.
      Value address =
          getTypeConverter()->promoteOneMemRefDescriptor(loc, source, rewriter);
      Value rank = createIndexAttrConstant(rewriter, loc, getIndexType(),
                                           from.getRank());
      auto descriptor =
          UnrankedMemRefDescriptor::poison(rewriter, loc, descriptorType);
      descriptor.setRank(rewriter, loc, rank);
      descriptor.setMemRefDescPtr(rewriter, loc, address);
      rewriter.replaceOp(op, Value(descriptor));
    } else {
      Value address =
          UnrankedMemRefDescriptor(source).memRefDescPtr(rewriter, loc);
      rewriter.replaceOpWithNewOp<LLVM::LoadOp>(op, descriptorType, address);
    }
    return success();
  }
};

/// memory_space_cast m -> descriptor with addrspacecast of both pointers
class MemorySpaceCastLowering
    : public ConvertOpToLLVMPattern<memref::MemorySpaceCastOp> {
public:
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(memref::MemorySpaceCastOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    auto ranked = dyn_cast<MemRefType>(op.getDest().getType());
    return ranked ? castRanked(op, ranked, adaptor, rewriter)
                  : castUnranked(op, adaptor, rewriter);
  }

private:
  LogicalResult castRanked(memref::MemorySpaceCastOp op, MemRefType type,
                           OpAdaptor adaptor,
                           ConversionPatternRewriter &rewriter) const {
    const Location loc = op.getLoc();
    auto descriptorType = dyn_cast_or_null<LLVM::LLVMStructType>(
        typeConverter->convertType(type));
    if (!descriptorType)
      return failure();
    const Type pointer = descriptorType.getBody().front();
    SmallVector<Value> fields;
    MemRefDescriptor::unpack(rewriter, loc, adaptor.getSource(), type, fields);
    for (Value &field : MutableArrayRef(fields).take_front(2))
      field = LLVM::AddrSpaceCastOp::create(rewriter, loc, pointer, field);
    rewriter.replaceOp(op, MemRefDescriptor::pack(rewriter, loc,
                                                  *getTypeConverter(), type,
                                                  fields));
    return success();
  }

  /// Creates a new descriptor on the stack.
  LogicalResult castUnranked(memref::MemorySpaceCastOp op, OpAdaptor adaptor,
                             ConversionPatternRewriter &rewriter) const {
    const Location loc = op.getLoc();
    const LLVMTypeConverter &converter = *getTypeConverter();
    FailureOr<unsigned> from = converter.getMemRefAddressSpace(
        cast<BaseMemRefType>(op.getSource().getType()));
    if (failed(from))
      return rewriter.notifyMatchFailure(loc,
                                         "non-integer source address space");
    FailureOr<unsigned> to = converter.getMemRefAddressSpace(
        cast<BaseMemRefType>(op.getDest().getType()));
    if (failed(to))
      return rewriter.notifyMatchFailure(loc,
                                         "non-integer result address space");
    using Descriptor = UnrankedMemRefDescriptor;
    Descriptor source(adaptor.getSource());
    Value rank = source.rank(rewriter, loc);
    Value sourceAddress = source.memRefDescPtr(rewriter, loc);
    auto result = Descriptor::poison(
        rewriter, loc, converter.convertType(op.getDest().getType()));
    result.setRank(rewriter, loc, rank);
    Value bytes =
        Descriptor::computeSize(rewriter, loc, converter, result, *to);
    Value address = LLVM::AllocaOp::create(rewriter, loc, getPtrType(),
                                           rewriter.getI8Type(), bytes);
    result.setMemRefDescPtr(rewriter, loc, address);

    const auto fromPointer = LLVM::LLVMPointerType::get(op.getContext(), *from);
    const auto toPointer = LLVM::LLVMPointerType::get(op.getContext(), *to);
    Value allocated =
        Descriptor::allocatedPtr(rewriter, loc, sourceAddress, fromPointer);
    Value aligned = Descriptor::alignedPtr(rewriter, loc, converter,
                                           sourceAddress, fromPointer);
    allocated =
        LLVM::AddrSpaceCastOp::create(rewriter, loc, toPointer, allocated);
    aligned = LLVM::AddrSpaceCastOp::create(rewriter, loc, toPointer, aligned);
    Descriptor::setAllocatedPtr(rewriter, loc, address, toPointer, allocated);
    Descriptor::setAlignedPtr(rewriter, loc, converter, address, toPointer,
                              aligned);

    // The fields of the descriptor after the pointers are copied.
    Value sourceRest = Descriptor::offsetBasePtr(rewriter, loc, converter,
                                                 sourceAddress, fromPointer);
    Value rest =
        Descriptor::offsetBasePtr(rewriter, loc, converter, address, toPointer);
    Value skipped = createIndexAttrConstant(
        rewriter, loc, getIndexType(),
        2 * llvm::divideCeil(converter.getPointerBitwidth(*to), 8));
    Value restBytes = LLVM::SubOp::create(rewriter, loc, bytes, skipped);
    LLVM::MemcpyOp::create(rewriter, loc, rest, sourceRest, restBytes,
                           /*isVolatile=*/false);
    rewriter.replaceOp(op, Value(result));
    return success();
  }
};

/// reinterpret_cast m -> descriptor with the pointers of m and the given
/// offset, sizes and strides
struct ReinterpretCastLowering
    : ConvertOpToLLVMPattern<memref::ReinterpretCastOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(memref::ReinterpretCastOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    auto type = cast<MemRefType>(op.getType());
    const Type descriptorType = typeConverter->convertType(type);
    if (!descriptorType)
      return failure();
    const Location loc = op.getLoc();
    auto descriptor = MemRefDescriptor::poison(rewriter, loc, descriptorType);
    const PointersAndOffset pointers =
        extractPointers(rewriter, loc, *getTypeConverter(),
                        op.getSource().getType(), adaptor.getSource());
    if (!pointers.aligned)
      return failure();
    descriptor.setAllocatedPtr(rewriter, loc, pointers.allocated);
    descriptor.setAlignedPtr(rewriter, loc, pointers.aligned);
    if (op.isDynamicOffset(0))
      descriptor.setOffset(rewriter, loc, adaptor.getOffsets()[0]);
    else
      descriptor.setConstantOffset(rewriter, loc, op.getStaticOffset(0));
    unsigned numSizes = 0, numStrides = 0;
    for (unsigned i = 0, e = type.getRank(); i < e; ++i) {
      if (op.isDynamicSize(i))
        descriptor.setSize(rewriter, loc, i, adaptor.getSizes()[numSizes++]);
      else
        descriptor.setConstantSize(rewriter, loc, i, op.getStaticSize(i));
      if (op.isDynamicStride(i))
        descriptor.setStride(rewriter, loc, i,
                             adaptor.getStrides()[numStrides++]);
      else
        descriptor.setConstantStride(rewriter, loc, i, op.getStaticStride(i));
    }
    rewriter.replaceOp(op, Value(descriptor));
    return success();
  }
};

} // namespace

void memref_to_llvm::populateCastPatterns(const LLVMTypeConverter &converter,
                                          RewritePatternSet &patterns) {
  patterns.add<MemRefCastLowering, MemorySpaceCastLowering,
               ReinterpretCastLowering>(converter);
}
