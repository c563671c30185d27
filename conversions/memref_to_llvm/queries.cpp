// SPDX-License-Identifier: Apache-2.0
//
// Sizes, ranks, pointers and other metadata of descriptors.
#include "conversions/memref_to_llvm/pattern_families.h"
#include "core/rewrite/pattern_set.h"

using namespace mlir;
using namespace mlir::memref_to_llvm;

PointersAndOffset
memref_to_llvm::extractPointers(OpBuilder &builder, Location loc,
                                const LLVMTypeConverter &converter, Type type,
                                Value descriptorValue, bool withOffset) {
  PointersAndOffset result;
  if (isa<MemRefType>(type)) {
    MemRefDescriptor descriptor(descriptorValue);
    result.allocated = descriptor.allocatedPtr(builder, loc);
    result.aligned = descriptor.alignedPtr(builder, loc);
    if (withOffset)
      result.offset = descriptor.offset(builder, loc);
    return result;
  }
  FailureOr<unsigned> space =
      converter.getMemRefAddressSpace(cast<BaseMemRefType>(type));
  if (failed(space))
    return result;
  const auto pointer = LLVM::LLVMPointerType::get(type.getContext(), *space);
  UnrankedMemRefDescriptor descriptor(descriptorValue);
  Value address = descriptor.memRefDescPtr(builder, loc);
  result.allocated =
      UnrankedMemRefDescriptor::allocatedPtr(builder, loc, address, pointer);
  result.aligned = UnrankedMemRefDescriptor::alignedPtr(builder, loc, converter,
                                                        address, pointer);
  if (withOffset)
    result.offset = UnrankedMemRefDescriptor::offset(builder, loc, converter,
                                                     address, pointer);
  return result;
}

namespace {

/// dim m, i -> constant, or the size field of the descriptor
/// dim m, i -> load from the ranked descriptor, if m is unranked
class DimLowering : public ConvertOpToLLVMPattern<memref::DimOp> {
public:
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(memref::DimOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    const Type type = op.getSource().getType();
    if (auto memref = dyn_cast<MemRefType>(type)) {
      rewriter.replaceOp(op, getRankedSize(op, memref, adaptor, rewriter));
      return success();
    }
    auto unranked = cast<UnrankedMemRefType>(type);
    FailureOr<unsigned> space =
        getTypeConverter()->getMemRefAddressSpace(unranked);
    if (failed(space))
      return op.emitOpError("memref memory space must be convertible to an "
                            "integer address space");
    rewriter.replaceOp(
        op, getUnrankedSize(op, unranked, *space, adaptor, rewriter));
    return success();
  }

private:
  static std::optional<int64_t> getConstantIndex(memref::DimOp op) {
    if (std::optional<int64_t> index = op.getConstantIndex())
      return index;
    if (auto constant = op.getIndex().getDefiningOp<LLVM::ConstantOp>())
      return cast<IntegerAttr>(constant.getValue()).getValue().getSExtValue();
    return std::nullopt;
  }

  Value getRankedSize(memref::DimOp op, MemRefType type, OpAdaptor adaptor,
                      OpBuilder &builder) const {
    const Location loc = op.getLoc();
    const std::optional<int64_t> index = getConstantIndex(op);
    if (!index || *index < 0 || *index >= type.getRank())
      return MemRefDescriptor(adaptor.getSource())
          .size(builder, loc, adaptor.getIndex(), type.getRank());
    if (type.isDynamicDim(*index))
      return MemRefDescriptor(adaptor.getSource())
          .size(builder, loc, static_cast<unsigned>(*index));
    return createIndexAttrConstant(builder, loc, getIndexType(),
                                   type.getDimSize(*index));
  }

  /// The sizes follow the offset in memory.
  Value getUnrankedSize(memref::DimOp op, UnrankedMemRefType type,
                        unsigned space, OpAdaptor adaptor,
                        OpBuilder &builder) const {
    const Location loc = op.getLoc();
    const Type scalar =
        typeConverter->convertType(MemRefType::get({}, type.getElementType()));
    const Type pointer = getPtrType(space);
    Value descriptor = UnrankedMemRefDescriptor(adaptor.getSource())
                           .memRefDescPtr(builder, loc);
    Value offset =
        LLVM::GEPOp::create(builder, loc, pointer, scalar, descriptor,
                            ArrayRef<LLVM::GEPArg>{0, 2});
    Value one = createIndexAttrConstant(builder, loc, getIndexType(), 1);
    Value place = LLVM::AddOp::create(builder, loc, one, adaptor.getIndex());
    Value size = LLVM::GEPOp::create(builder, loc, pointer, getIndexType(),
                                     offset, ValueRange(place));
    return LLVM::LoadOp::create(builder, loc, getIndexType(), size);
  }
};

/// rank m -> constant, or the rank field of the unranked descriptor
struct RankLowering : ConvertOpToLLVMPattern<memref::RankOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(memref::RankOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    const Location loc = op.getLoc();
    if (auto memref = dyn_cast<MemRefType>(op.getMemref().getType()))
      rewriter.replaceOp(op,
                         createIndexAttrConstant(rewriter, loc, getIndexType(),
                                                 memref.getRank()));
    else
      rewriter.replaceOp(
          op,
          UnrankedMemRefDescriptor(adaptor.getMemref()).rank(rewriter, loc));
    return success();
  }
};

/// extract_aligned_pointer_as_index m -> ptrtoint(aligned pointer of m)
struct AlignedPointerLowering
    : ConvertOpToLLVMPattern<memref::ExtractAlignedPointerAsIndexOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(memref::ExtractAlignedPointerAsIndexOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    const Location loc = op.getLoc();
    auto type = cast<BaseMemRefType>(op.getSource().getType());
    Value pointer;
    if (isa<MemRefType>(type)) {
      pointer = MemRefDescriptor(adaptor.getSource()).alignedPtr(rewriter, loc);
    } else {
      FailureOr<unsigned> space =
          getTypeConverter()->getMemRefAddressSpace(type);
      if (failed(space))
        return failure();
      UnrankedMemRefDescriptor descriptor(adaptor.getSource());
      Value address = descriptor.memRefDescPtr(rewriter, loc);
      pointer = UnrankedMemRefDescriptor::alignedPtr(
          rewriter, loc, *getTypeConverter(), address,
          LLVM::LLVMPointerType::get(op.getContext(), *space));
    }
    rewriter.replaceOpWithNewOp<LLVM::PtrToIntOp>(op, getIndexType(), pointer);
    return success();
  }
};

/// extract_strided_metadata m -> base buffer, offset, sizes and strides of the
/// descriptor
struct StridedMetadataLowering
    : ConvertOpToLLVMPattern<memref::ExtractStridedMetadataOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(memref::ExtractStridedMetadataOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    if (!LLVM::isCompatibleType(adaptor.getSource().getType()))
      return failure();
    const Location loc = op.getLoc();
    const unsigned rank = cast<MemRefType>(op.getSource().getType()).getRank();
    MemRefDescriptor source(adaptor.getSource());
    Value allocated = source.allocatedPtr(rewriter, loc);
    Value aligned = source.alignedPtr(rewriter, loc);
    SmallVector<Value> results = {MemRefDescriptor::fromStaticShape(
        rewriter, loc, *getTypeConverter(),
        cast<MemRefType>(op.getBaseBuffer().getType()), allocated, aligned)};
    results.push_back(source.offset(rewriter, loc));
    for (unsigned i = 0; i < rank; ++i)
      results.push_back(source.size(rewriter, loc, i));
    for (unsigned i = 0; i < rank; ++i)
      results.push_back(source.stride(rewriter, loc, i));
    rewriter.replaceOp(op, results);
    return success();
  }
};

} // namespace

void memref_to_llvm::populateQueryPatterns(const LLVMTypeConverter &converter,
                                           RewritePatternSet &patterns) {
  patterns.add<AlignedPointerLowering, DimLowering, RankLowering,
               StridedMetadataLowering>(converter);
}
